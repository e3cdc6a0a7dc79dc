"""The page behind preflight's QR: does this phone reach the laptop, and how long does it take."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.phone.conftest import Phones
from tests.phone.night import FakeNight


def test_the_round_trip_is_measured_and_said(night: FakeNight, phone: Phones) -> None:
    page = phone(f"{night.url}test")
    verdict = page.locator("#verdict")
    expect(verdict).to_have_text(re.compile(r"Телефон достаёт до ноутбука.* \d+ мс"))
    expect(page.locator("#trips li")).to_have_count(5)
    expect(page.locator("#figures")).to_contain_text("измерений: 5")
    page.click("[data-language]")
    expect(verdict).to_contain_text("This phone reaches the laptop")
    page.click("#again")
    expect(page.locator("#trips li")).to_have_count(5)


def test_a_network_that_lets_no_websocket_through_is_named(night: FakeNight, phone: Phones) -> None:
    page = phone(f"{night.url}test")
    page.route_web_socket("**/ws/test", lambda socket: socket.close(code=1011))
    page.reload()
    expect(page.locator("#verdict")).to_contain_text("соединение для игры (WebSocket) не проходит")
