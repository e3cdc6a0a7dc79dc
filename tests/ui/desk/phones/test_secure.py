"""A certificate chosen at the desk: a browser comes in over wss; a bad one changes nothing."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from app.phones.tls import Tls
from tests.app.phones.test_server import certificate
from tests.ui.desk.phones.hall_rig import HallRig
from tests.ui.desk.phones.test_network import opened
from ui.desk.phones.cards_sheet import CardsSheet

Hall = Callable[..., HallRig]
CHROMIUM = shutil.which("chromium") or shutil.which("google-chrome")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
PATIENCE_MS = 30_000


def choose(rig: HallRig, tls: Tls) -> str:
    """Give both files at the desk; what the sheet says against it, "" if it is content."""
    sheet = opened(rig)
    sheet.certificate.setText(str(tls.certificate))
    sheet.key.setText(str(tls.key))
    sheet.first.click()
    said = sheet.fault.text() if sheet.isVisible() else ""
    sheet.close()
    return said


async def joined(url: str, pin: str) -> list[str]:
    """A browser that opens the page, joins and is connected; where its WebSockets lead."""
    playwright = pytest.importorskip("playwright.async_api", reason="Playwright is not installed")
    sockets: list[str] = []
    async with playwright.async_playwright() as play:
        browser = await play.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        context = await browser.new_context(ignore_https_errors=True, locale="en-GB")
        context.set_default_timeout(PATIENCE_MS)
        page = await context.new_page()
        page.on("websocket", lambda socket: sockets.append(socket.url))
        await page.goto(url)
        await page.fill("#pin", pin)
        await page.click("#join-go")
        await page.wait_for_selector("#seat:not([hidden])")
        await browser.close()
    return sockets


def cards_of(rig: HallRig) -> list[str]:
    rig.at.cards()
    sheet = rig.at.last
    assert isinstance(sheet, CardsSheet)
    found = [card.url for card in sheet.cards]
    sheet.close()
    return found


@pytest.mark.skipif(CHROMIUM is None, reason="no Chromium on this machine")
def test_phones_come_in_over_tls_with_the_certificate_that_was_chosen(
    hall: Hall, tmp_path: Path
) -> None:
    rig = hall(2)
    tls = certificate(tmp_path)
    assert choose(rig, tls) == ""
    assert rig.keeper.settings().tls_certificate == str(tls.certificate)
    assert rig.url.startswith("https://127.0.0.1:")
    assert rig.link._join is not None
    assert rig.link._join.address == rig.url
    assert cards_of(rig) == [f"{rig.url}/#1", f"{rig.url}/#2"]
    sockets = rig.meanwhile(joined(f"{rig.url}/#2", rig.pin(2)))
    assert sockets[0] == rig.url.replace("https", "wss") + "/ws"
    rig.until(lambda: rig.link.view.teams[1].phones)


def test_a_bad_certificate_is_one_sentence_and_the_hall_stays_as_it_was(
    hall: Hall, tmp_path: Path
) -> None:
    rig = hall(2)
    good, other = certificate(tmp_path), certificate(tmp_path, "other")
    broken = tmp_path / "broken.key"
    broken.write_bytes(good.key.read_bytes()[:60])
    assert choose(rig, good) == ""
    before = rig.url, rig.keeper.settings(), cards_of(rig)
    for tls, sentence in (
        (Tls(good.certificate, other.key), "Other.key is not the key of own.pem"),
        (Tls(good.certificate, broken), "Own.pem and broken.key are no certificate and key in"),
        (Tls(tmp_path / "none.pem", good.key), "None.pem: No such file or directory"),
    ):
        assert choose(rig, tls).startswith(sentence)
        assert (rig.url, rig.keeper.settings(), cards_of(rig)) == before
