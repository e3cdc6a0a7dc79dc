"""The judge's tablet: groups judged by touch and keyboard, both marks, disagreements on top."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from app.phones.protocol import Code, JudgeGroup, JudgeTeam, JudgeView, Refused
from tests.phone.conftest import Phones
from tests.phone.night import FakeNight, clock

TABLET = (1280, 800)


def answer_of(number: int, text: str | None, **marks: bool | None) -> JudgeTeam:
    return JudgeTeam(
        team=f"t{number}",
        number=number,
        name=f"Команда {number}",
        text=text,
        at_ms=None if text is None else number * 1000,
        host=marks.get("host"),
        judge=marks.get("judge"),
    )


def group(*teams: JudgeTeam, near: int = 100, proposal: bool | None = None) -> JudgeGroup:
    return JudgeGroup(text=teams[0].text or "", teams=teams, near=near, proposal=proposal)


def sheet(**changes: Any) -> JudgeView:
    plain: dict[str, Any] = {
        "title": "Осенний кубок",
        "rehearsal": False,
        "phase": "closed",
        "turn": 5,
        "clock": None,
        "question": "Кто увидел таблицу во сне?",
        "answer": "Менделеев",
        "accepted": ("Д. И. Менделеев",),
        "refused": ("Бутлеров",),
        "comment": "1869",
        "answered": 4,
        "active": 5,
        "groups": (
            group(
                answer_of(7, "Менделеев", host=True),
                answer_of(3, "менделев", host=True),
                near=88,
                proposal=True,
            ),
            group(answer_of(12, "Бутлеров", host=True), proposal=False),
            group(answer_of(4, "Ломоносов")),
        ),
        "silent": (answer_of(1, None),),
        "disagreements": (),
    }
    return JudgeView(**{**plain, **changes})


@pytest.fixture
def tablet(night: FakeNight, phone: Phones) -> Page:
    night.judge = sheet()
    night.publish()
    page = phone(f"{night.url}judge#{night.secret}", size=TABLET)
    expect(page.locator("#groups > li")).to_have_count(3)
    return page


def test_the_secret_leaves_the_address_and_the_cookie_stays(night: FakeNight, tablet: Page) -> None:
    assert tablet.url == f"{night.url}judge"
    assert tablet.evaluate("document.cookie") == ""
    tablet.reload()
    expect(tablet.locator("#groups > li")).to_have_count(3)


def test_a_wrong_link_opens_nothing(night: FakeNight, phone: Phones) -> None:
    page = phone(f"{night.url}judge#{'x' * 43}")
    expect(page.locator("#alert-text")).to_contain_text("ссылка судьи не действует")
    expect(page.locator("#table")).to_be_hidden()
    assert page.url == f"{night.url}judge"


def test_the_question_is_named_once_and_times_have_their_unit(
    night: FakeNight, tablet: Page
) -> None:
    expect(tablet.locator("#phase-name")).to_have_text("Время вышло · вопрос 5")
    expect(tablet.locator("#groups .about").first).to_contain_text("№ 7 (7,0 с)")
    night.judge = sheet(phase="question", groups=(), question="", answer="")
    night.publish()
    expect(tablet.locator("#phase-name")).to_have_text("Вопрос 5")
    night.judge = sheet(phase="over", groups=(), silent=(), question="", answer="")
    night.publish()
    expect(tablet.locator("#phase-name")).to_have_text("Игра окончена")
    expect(tablet.locator("#came")).to_be_hidden()
    expect(tablet.locator("#wait")).to_be_hidden()


def test_a_group_is_judged_with_one_touch_and_a_second_touch_takes_it_back(
    night: FakeNight, tablet: Page
) -> None:
    right = tablet.locator("#groups > li").first.locator(".head .right")
    expect(right).to_have_attribute("aria-pressed", "false")  # a proposal marks nothing
    expect(tablet.locator("#groups .proposal").first).to_contain_text("Похоже на верный")
    right.tap()
    expect(right).to_have_attribute("aria-pressed", "true")
    right.tap()
    expect(right).to_have_attribute("aria-pressed", "false")
    assert night.marks == [(("t7", "t3"), True), (("t7", "t3"), None)]


def test_a_team_is_judged_apart_from_its_group(night: FakeNight, tablet: Page) -> None:
    first = tablet.locator("#groups > li").first
    first.locator("summary").click()
    first.locator(".teams .wrong").nth(1).click()
    expect(first.locator(".head .marks")).to_have_text("я: по-разному · ведущий: ✓ верно")
    assert night.marks == [(("t3",), False)]


def test_a_disagreement_goes_to_the_top_and_away_when_it_is_settled(
    night: FakeNight, tablet: Page
) -> None:
    tablet.locator("#groups > li").nth(1).locator(".head .wrong").click()
    top = tablet.locator("#disagree > li")
    expect(top).to_have_count(1)
    expect(top).to_contain_text("Команда 12")
    expect(top.locator(".marks")).to_have_text("я: ✗ неверно · ведущий: ✓ верно")
    expect(tablet.locator("#news")).to_have_text("Разногласия с ведущим: 1")
    top.locator(".right").click()
    expect(tablet.locator("#disagree-part")).to_be_hidden()


def test_the_keyboard_is_enough(night: FakeNight, tablet: Page) -> None:
    for key in ("ArrowDown", "1", "ArrowDown", "2", "ArrowDown", "1", "0"):
        tablet.keyboard.press(key)
        expect(tablet.locator("[aria-busy=true]")).to_have_count(0)
    teams = [("t7", "t3"), ("t12",), ("t4",), ("t4",)]
    assert night.marks == list(zip(teams, (True, False, True, None), strict=True))


def test_the_hosts_marks_come_live_and_keep_the_focus(night: FakeNight, tablet: Page) -> None:
    last = tablet.locator("#groups > li").nth(2)
    last.locator(".head .right").focus()
    groups = (*sheet().groups[:2], group(answer_of(4, "Ломоносов", host=False)))
    night.judge = sheet(groups=groups)
    night.publish()
    expect(last.locator(".head .marks")).to_have_text("я: — · ведущий: ✗ неверно")
    expect(last.locator(".head .right")).to_be_focused()
    expect(tablet.locator("#silent li")).to_have_text("1Команда 1")
    expect(tablet.locator("#left")).to_have_text("без моей отметки: 4")


def test_2_2_2_nothing_is_shown_before_answers_are_closed(night: FakeNight, tablet: Page) -> None:
    night.judge = sheet(
        phase="answers",
        turn=6,
        clock=clock(30, running=False),
        question="",
        answer="",
        accepted=(),
        refused=(),
        comment="",
        groups=(),
        silent=(),
    )
    night.publish()
    expect(tablet.locator("#wait")).to_be_visible()
    expect(tablet.locator("#clock")).to_contain_text("30")
    expect(tablet.locator("#came")).to_have_text("Ответили 4 из 5")
    expect(tablet.locator("#answer-part")).to_be_hidden()


def test_a_refused_mark_says_why(night: FakeNight, tablet: Page) -> None:
    night.answering = lambda letter: Refused(id=letter.wish.id, code=Code.OTHER_TURN)  # type: ignore[union-attr]
    tablet.locator("#groups .right").first.click()
    expect(tablet.locator("#mark-fault")).to_have_text(
        "✗ Отметка не поставлена: уже идёт другой вопрос."
    )


def test_marks_made_without_wifi_go_out_when_it_is_back(night: FakeNight, tablet: Page) -> None:
    tablet.context.set_offline(True)
    expect(tablet.locator("#link-state")).to_have_text("нет связи")
    tablet.locator("#groups .right").first.click()
    tablet.context.set_offline(False)
    expect(tablet.locator("#groups .right").first).to_have_attribute("aria-pressed", "true")
    assert night.marks == [(("t7", "t3"), True)]
