"""One real Chromium for the phones' page; every test gets a night and clean phones of its own."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from typing import Any, Protocol

import pytest

pytest.importorskip("playwright.sync_api", reason="Playwright is not installed")
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    expect,
    sync_playwright,
)

from tests.phone.night import PIN, FakeNight

PATIENCE_MS = 30_000
NAMES = ("chromium", "chromium-browser", "google-chrome")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Ends with its file: while Playwright's loop is there, no other test can have one."""
    path = next((found for name in NAMES if (found := shutil.which(name))), None)
    if path is None:
        pytest.skip("no Chromium on this machine: the phones' page is not tested")
    expect.set_options(timeout=PATIENCE_MS)
    with sync_playwright() as play:
        chromium = play.chromium.launch(executable_path=path, args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture
def night(request: pytest.FixtureRequest) -> Iterator[FakeNight]:
    """A night of its own; a test may ask for other limits by an indirect parameter."""
    fake = FakeNight(getattr(request, "param", None))
    fake.start()
    yield fake
    fake.stop()


class Watch:
    """What a page must never do: ask for an address outside, break its policy, fail in a script."""

    def __init__(self) -> None:
        self.faults: list[str] = []

    def over(self, context: BrowserContext) -> None:
        context.on("request", lambda request: self._address(request.url))
        context.on("page", lambda page: page.on("websocket", lambda ws: self._address(ws.url)))
        context.on("weberror", lambda error: self.faults.append(str(error.error)))
        context.on("console", self._said)

    def _address(self, url: str) -> None:
        if not url.startswith(("http://127.0.0.1:", "ws://127.0.0.1:")):
            self.faults.append(f"asked for {url}")

    def _said(self, message: ConsoleMessage) -> None:
        # That a connection broke or a PIN was wrong is an "error" too, and what tests are about.
        if "Content Security Policy" in message.text or "Uncaught" in message.text:
            self.faults.append(message.text)


class Phones(Protocol):
    """Makes phones that open an address, in Russian and 390×844 unless said."""

    def __call__(
        self, url: str, lang: str = "ru-RU", size: tuple[int, int] = (390, 844)
    ) -> Page: ...


class Joins(Protocol):
    """Makes phones that have joined a team."""

    def __call__(self, number: int = 7, **options: Any) -> Page: ...


@pytest.fixture
def phone(browser: Browser) -> Iterator[Phones]:
    """Each phone is a browser of its own: cookies and kept drafts are not shared."""
    contexts: list[BrowserContext] = []
    watch = Watch()

    def make(url: str, lang: str = "ru-RU", size: tuple[int, int] = (390, 844)) -> Page:
        viewport: Any = {"width": size[0], "height": size[1]}
        context = browser.new_context(locale=lang, viewport=viewport, has_touch=True)
        context.set_default_timeout(PATIENCE_MS)
        watch.over(context)
        contexts.append(context)
        page = context.new_page()
        page.goto(url)
        return page

    yield make
    for context in contexts:
        context.close()
    assert watch.faults == []


@pytest.fixture
def joined(night: FakeNight, phone: Phones) -> Joins:
    def make(number: int = 7, **options: Any) -> Page:
        page = phone(f"{night.url}#{number}", **options)
        page.fill("#pin", PIN)
        page.click("#join-go")
        page.wait_for_selector("#seat:not([hidden])")
        return page

    return make
