"""Two phones of one team: one decides, the other takes over with the PIN."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.phone.conftest import Joins
from tests.phone.night import PIN, FakeNight, clock


def test_a_second_phone_watches_and_takes_over_with_the_pin(
    night: FakeNight, joined: Joins
) -> None:
    first, second = joined(), joined()
    night.show("t7", phase="answers", clock=clock(60))
    expect(second.locator("#lead-text")).to_contain_text("Решает другой телефон")
    expect(second.locator("#lead-phones")).to_contain_text("2 телефона")
    expect(second.locator("#answer-form")).to_be_hidden()
    first.fill("#answer", "Менделеев")
    first.click("#answer-send")
    expect(second.locator("#answer-text")).to_have_text("Менделеев")

    second.click("#lead-take")
    second.fill("#lead-pin", "000000")
    second.keyboard.press("Enter")
    expect(second.locator("#lead-status")).to_have_text("✗ PIN-код не подходит к этой команде")
    second.fill("#lead-pin", PIN)
    second.keyboard.press("Enter")
    expect(second.locator("#lead-text")).to_have_text("Решает этот телефон.")
    expect(second.locator("#answer")).to_have_value("Менделеев")
    expect(first.locator("#answer-form")).to_be_hidden()
    second.fill("#answer", "Бутлеров")
    second.click("#answer-send")
    expect(first.locator("#answer-text")).to_have_text("Бутлеров")
    assert [entry[2] for entry in night.committed] == ["Менделеев", "Бутлеров"]


def test_two_phones_fighting_over_one_answer_end_with_the_leaders(
    night: FakeNight, joined: Joins
) -> None:
    first, second = joined(), joined()
    night.show("t7", phase="answers", clock=clock(60))
    night.hold()
    first.fill("#answer", "старый")
    first.click("#answer-send")
    night.arrivals_until(1)
    stale = night.held.pop()
    second.click("#lead-take")
    second.fill("#lead-pin", PIN)
    second.keyboard.press("Enter")
    night.arrivals_until(1)
    night.release()
    expect(second.locator("#answer")).to_be_visible()
    second.fill("#answer", "новый")
    second.click("#answer-send")
    expect(second.locator("#answer-status")).to_contain_text("дошёл")
    night.deliver(stale)
    expect(first.locator("#answer-status")).to_contain_text("решает другой телефон команды")
    expect(first.locator("#answer-text")).to_have_text("новый")
    assert [entry[2] for entry in night.committed] == ["новый"]
