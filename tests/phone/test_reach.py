"""For everyone in the hall: labels, names, sizes, live regions, contrast, stillness, languages."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from app.phones.protocol import Outcome
from tests.phone.conftest import Joins, Phones
from tests.phone.night import PIN, FakeNight, clock
from tests.phone.test_judge import sheet
from tests.phone.test_orders import TEXT, tact
from ui.paint.palette import HUES, WHITE, contrast, mix

CSS = Path(__file__).resolve().parents[2] / "resources" / "phone"
LEAST_CONTRAST, LEAST_PX = 7.0, 44
UNNAMED = """() => [...document.querySelectorAll('button, input, textarea, summary, section, svg')]
  .filter(e => e.offsetParent !== null)
  .filter(e => {
    if (e.tagName === 'svg') return e.getAttribute('aria-hidden') !== 'true';
    const title = document.getElementById(e.getAttribute('aria-labelledby'));
    if (title) return !title.textContent;
    const labels = e.labels ? [...e.labels].map(l => l.textContent).join('') : '';
    return !(e.getAttribute('aria-label') || labels || e.textContent).trim();
  }).map(e => e.outerHTML.slice(0, 120))"""
SMALL = """least => [...document.querySelectorAll('button, input, textarea, summary')]
  .filter(e => e.offsetParent !== null)
  .map(e => [e.outerHTML.slice(0, 120), e.getBoundingClientRect()])
  .filter(([, box]) => box.width < least || box.height < least).map(([html]) => html)"""
TEXTS = """() => {
  const own = e => [...e.childNodes].some(n => n.nodeType === 3 && n.textContent.trim());
  const ground = e => {
    for (; e; e = e.parentElement) {
      const colour = getComputedStyle(e).backgroundColor;
      if (!/rgba\\(.*, 0\\)/.test(colour)) return colour;
    }
    return 'rgb(255, 255, 255)';
  };
  return [...document.querySelectorAll('body *')]
    .filter(e => e.offsetParent !== null && !e.closest('svg') && (own(e) || e.value))
    .map(e => [e.outerHTML.slice(0, 120), getComputedStyle(e).color, ground(e)]);
}"""


def number(colour: str) -> int:
    """`rgb(1, 2, 3)` as 0x010203."""
    red, green, blue = (int(part) for part in re.findall(r"\d+", colour)[:3])
    return red << 16 | green << 8 | blue


def check(page: Page) -> None:
    assert page.evaluate(UNNAMED) == []
    assert page.evaluate(SMALL, LEAST_PX) == []
    faint = [
        (what, round(ratio, 1))
        for what, ink, ground in page.evaluate(TEXTS)
        if (ratio := contrast(number(ink), number(ground))) < LEAST_CONTRAST
    ]
    assert faint == []


def shows(**changes: Any) -> Callable[[FakeNight, Page], None]:
    return lambda night, page: night.show("t7", **changes)


def unsent(night: FakeNight, page: Page) -> None:
    night.show("t7", phase="answers", clock=clock(8))
    page.fill("#answer", "Менделеев")


def ordered(night: FakeNight, page: Page) -> None:
    names = {"names": ("Константинопольская Александра", "Ёж", ""), "roles": ("keeper",) * 3}
    night.show_match("t7", tact().model_copy(update=names))
    page.fill("#orders", TEXT)
    page.click("#orders-send")


def taking_over(night: FakeNight, page: Page) -> None:
    night.leading["t7"] = "another"
    night.show("t7", phase="closed")
    page.click("#lead-take")
    page.click("#leave")


FALLEN = Outcome(turn=4, void=False, correct=False, kind="slid", from_step=6, to_step=5, gained=0)
STATES = {
    "declare": shows(declared="jump", outcome=FALLEN, partner=True, rehearsal=True),
    "unsent": unsent,
    "king": shows(phase="moves", king=True, step=10, hold=1, saved=False, withdrawn=True),
    "orders": ordered,
    "taking over": taking_over,
}


@pytest.mark.parametrize("state", STATES)
def test_a_teams_page_can_be_read_and_pressed_by_everyone(
    night: FakeNight, joined: Joins, state: str
) -> None:
    page = joined(size=(320, 568))
    before = night.views["t7"].phase
    STATES[state](night, page)
    after = night.views["t7"].phase
    expect(page.locator("#phase")).to_have_attribute("data-phase", after or before)
    check(page)


def test_the_door_and_the_judges_table_too(night: FakeNight, phone: Phones) -> None:
    page = phone(night.url, size=(320, 568))
    expect(page.locator("#teams li")).to_have_count(3)
    check(page)
    page.click("#teams button >> nth=0")
    page.click("#join-go")
    check(page)
    night.judge = sheet(disagreements=("t12",))
    night.publish()
    page.goto(f"{night.url}judge#{night.secret}")
    page.click("#groups summary >> nth=0")
    check(page)
    page.goto(f"{night.url}test")
    expect(page.locator("#trips li")).to_have_count(5)
    check(page)


def test_a_screen_reader_hears_the_phase_and_what_arrived(night: FakeNight, joined: Joins) -> None:
    page = joined()
    news = page.locator("#news")
    expect(news).to_have_attribute("aria-live", "polite")
    night.show("t7", phase="answers", clock=clock(60, running=False))
    expect(news).to_have_text("Ответы. вопрос 5 из 24. Осталось 60 секунд")
    expect(page.locator("#answer-status")).to_have_attribute("aria-live", "polite")
    expect(page.get_by_label("Ваш ответ")).to_be_visible()
    expect(page.get_by_role("timer")).to_have_attribute("aria-label", "Отсчёт стоит: 60 секунд")


def test_the_keyboard_goes_through_the_page_in_its_order(night: FakeNight, joined: Joins) -> None:
    page = joined()
    night.show("t7", phase="answers", clock=clock(60, running=False))
    expect(page.locator("#answer")).to_be_visible()
    page.locator("[data-language]").focus()
    seen = []
    for _ in range(3):
        page.keyboard.press("Tab")
        seen.append(page.evaluate("document.activeElement.id"))
    assert seen == ["answer", "answer-send", "leave"]


def test_nothing_moves_for_those_who_asked_for_stillness() -> None:
    for path in CSS.glob("*.css"):
        text = path.read_text(encoding="utf-8")
        assert "@keyframes" not in text
        assert not re.search(r"(?<!-)\b(transition|animation):(?! none)", text)


def test_the_hues_are_those_of_the_hill_made_lighter() -> None:
    palette = (CSS / "palette.css").read_text(encoding="utf-8")
    found = [int(code, 16) for code in re.findall(r"\.hue-\d+ \{ --team: #(\w{6});", palette)]
    assert found == [mix(hue, WHITE, 0.35) for hue in HUES]


@pytest.mark.parametrize(("lang", "said"), [("ru-RU", "Ваша команда"), ("de-DE", "Your team")])
def test_the_page_speaks_the_phones_language(
    night: FakeNight, phone: Phones, lang: str, said: str
) -> None:
    page = phone(night.url, lang=lang)
    expect(page.locator("#join-title")).to_have_text(said)


def test_the_language_is_switched_at_once_and_remembered(night: FakeNight, joined: Joins) -> None:
    page = joined()
    night.show("t7", phase="answers", clock=clock(60, running=False))
    page.fill("#answer", "Менделеев")
    page.click("[data-language]")
    expect(page.locator("#answer-status")).to_have_text("⚠ Not sent yet!")
    expect(page.locator("#phase-name")).to_have_text("Answers")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.reload()
    expect(page.locator("#phase-name")).to_have_text("Answers")
    assert PIN not in page.content()
