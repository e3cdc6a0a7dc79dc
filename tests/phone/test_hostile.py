"""Names and answers that want to be more than text, and screens of 320 pixels."""

from __future__ import annotations

from dataclasses import replace

import pytest
from playwright.sync_api import Page, expect

from app.phones.protocol import Arrived
from tests.app.phones.lodge import view_of
from tests.phone.conftest import Phones
from tests.phone.night import PIN, FakeNight, clock
from tests.phone.test_judge import answer_of, group, sheet

NAMES = (
    "<img src=x onerror=alert(1)><script>document.title='taken'</script>",
    "\u202eколесо\u202d 👨\u200d👩\u200d👧\u200d👦🏳️\u200d🌈 مرحبا بالعالم",
    "Щ" * 300,
)
SMALL = (320, 480)


def no_wider_than_the_screen(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]  # type: ignore[index]


@pytest.mark.parametrize("name", NAMES, ids=("markup", "turned", "long"))
def test_a_name_is_text_everywhere_and_breaks_no_screen(
    night: FakeNight, phone: Phones, name: str
) -> None:
    night.views["t7"] = view_of(7, name, clock=clock(47, running=False), phase="answers")
    night.door = replace(night.door, title=name, teams={"t7": (7, name, PIN)})
    night.judge = sheet(
        question=name,
        answer=name,
        groups=(group(answer_of(7, name).model_copy(update={"name": name})),),
        silent=(answer_of(1, None).model_copy(update={"name": name}),),
    )
    night.start_over()
    page = phone(night.url, size=SMALL)
    expect(page.locator("#teams .name")).to_have_text(name)
    no_wider_than_the_screen(page)
    page.click("#teams button")
    no_wider_than_the_screen(page)
    page.fill("#pin", PIN)
    page.click("#join-go")
    expect(page.locator("#who-name")).to_have_text(name)
    night.show("t7", answer=Arrived(text=name[:300], at_ms=5, message="m" * 8), phase="closed")
    expect(page.locator("#answer-text")).to_have_text(name[:300])
    no_wider_than_the_screen(page)
    assert page.locator("main img, main script").count() == 0
    assert page.title() != "taken"
    page.goto(f"{night.url}judge#{night.secret}")
    expect(page.locator("#groups .said")).to_have_text(name)
    no_wider_than_the_screen(page)


@pytest.mark.parametrize("lang", ["ru-RU", "en-US"])
def test_no_phase_is_wider_than_320_pixels(night: FakeNight, phone: Phones, lang: str) -> None:
    page = phone(f"{night.url}#7", lang=lang, size=SMALL)
    page.fill("#pin", PIN)
    page.click("#join-go")
    for phase in ("lobby", "declare", "question", "answers", "closed", "moves", "decision"):
        night.show("t7", phase=phase, clock=clock(7205, running=False), step=10, king=True)
        expect(page.locator("#phase")).to_have_attribute("data-phase", phase)
        no_wider_than_the_screen(page)
