"""An answer: typed, sent, arrived only after the commit, replaced, kept (H19, H20)."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from app.phones.protocol import Code, Outcome, Refused
from tests.phone.conftest import Joins
from tests.phone.night import FakeNight, clock

STATUS = "#answer-status"


def test_arrived_is_said_only_when_the_laptop_has_committed(
    night: FakeNight, joined: Joins
) -> None:
    page = joined()
    night.show("t7", phase="answers", clock=clock(47))
    page.fill("#answer", "Менделеев")
    expect(page.locator(STATUS)).to_have_text("⚠ Ещё не отправлено!")
    night.hold()
    page.click("#answer-send")
    expect(page.locator(STATUS)).to_have_text("… Отправляем…")
    assert night.committed == []
    night.release()
    expect(page.locator(STATUS)).to_have_text("✓ Ответ дошёл: 12,3 с")
    assert [entry[:3] for entry in night.committed] == [("t7", 5, "Менделеев")]


def test_h20_an_answer_is_replaced_until_closing(night: FakeNight, joined: Joins) -> None:
    page = joined()
    night.show("t7", phase="question")
    page.fill("#answer", "Бутлеров")
    page.keyboard.press("Enter")
    expect(page.locator(STATUS)).to_contain_text("дошёл")
    page.fill("#answer", "Менделеев")
    expect(page.locator(STATUS)).to_have_text("⚠ Изменение ещё не отправлено!")
    expect(page.locator("#answer-text")).to_have_text("Бутлеров")
    night.at_ms = 20_099  # as the desk tells it: tenths that have begun
    page.click("#answer-send")
    expect(page.locator(STATUS)).to_have_text("✓ Ответ дошёл: 20,0 с")
    assert [entry[2] for entry in night.committed] == ["Бутлеров", "Менделеев"]
    night.show("t7", phase="closed")
    expect(page.locator("#answer-form")).to_be_hidden()
    expect(page.locator("#answer-text")).to_have_text("Менделеев")


def test_an_acknowledgement_that_comes_before_its_view_is_not_taken_back(
    night: FakeNight, joined: Joins
) -> None:
    page = joined()
    night.show("t7", phase="answers", clock=clock(47, running=False))
    page.fill("#answer", "Бутлеров")
    page.click("#answer-send")
    expect(page.locator(STATUS)).to_contain_text("дошёл")
    old = night.views["t7"].answer
    night.is_shown = False
    page.fill("#answer", "Менделеев")
    page.click("#answer-send")
    expect(page.locator(STATUS)).to_contain_text("дошёл")
    new = night.views["t7"].answer
    night.is_shown = True
    night.show("t7", answer=old, points=8)  # a view made before the commit, on its way since
    expect(page.locator("#points")).to_have_text("8")
    expect(page.locator(STATUS)).to_contain_text("дошёл")
    night.show("t7", answer=new, points=9)
    expect(page.locator("#points")).to_have_text("9")
    night.show("t7", answer=old, points=10)  # the host has undone the replacement
    expect(page.locator(STATUS)).to_contain_text("Изменение ещё не отправлено")
    night.show("t7", answer=None, points=11)
    expect(page.locator(STATUS)).to_contain_text("Ещё не отправлено")


def test_an_answer_that_is_refused_says_why_and_stays_in_its_field(
    night: FakeNight, joined: Joins
) -> None:
    page = joined(lang="en-US")
    night.show("t7", phase="answers", clock=clock(1))
    night.answering = lambda letter: Refused(id=letter.wish.id, code=Code.NOT_SAVED)  # type: ignore[union-attr]
    page.fill("#answer", "Mendeleev")
    page.click("#answer-send")
    expect(page.locator(STATUS)).to_have_text(
        "✗ Not taken: the laptop could not save it, and so did not take it."
    )
    expect(page.locator("#answer")).to_have_value("Mendeleev")
    night.answering = None
    page.click("#answer-send")
    expect(page.locator(STATUS)).to_have_text("✓ Arrived: 12.3 s")


def test_an_empty_answer_is_not_sent(night: FakeNight, joined: Joins) -> None:
    page = joined()
    night.show("t7", phase="answers")
    page.fill("#answer", "   ")
    page.click("#answer-send")
    expect(page.locator(STATUS)).to_contain_text("Напишите ответ")
    assert night.committed == []


def test_a_laptop_that_cannot_save_says_so_before_anything_is_sent(
    night: FakeNight, joined: Joins
) -> None:
    page = joined()
    night.show("t7", phase="answers", saved=False)
    expect(page.locator("#unsaved")).to_be_visible()
    expect(page.locator("#answer-send")).to_have_attribute("aria-disabled", "true")


def test_what_was_typed_and_where_the_night_is_survive_a_reload(
    night: FakeNight, joined: Joins
) -> None:
    page = joined()
    night.show("t7", phase="answers", clock=clock(40, running=False))
    page.fill("#answer", "почти дописа")
    page.reload()
    expect(page.locator("#answer")).to_have_value("почти дописа")
    expect(page.locator(STATUS)).to_contain_text("Ещё не отправлено")
    expect(page.locator("#clock")).to_contain_text("40")
    page.click("#answer-send")
    expect(page.locator(STATUS)).to_contain_text("дошёл")
    page.reload()
    expect(page.locator(STATUS)).to_contain_text("дошёл")
    expect(page.locator("#answer")).to_have_value("почти дописа")


def test_a_draft_of_another_evening_of_the_same_name_is_left_behind(
    night: FakeNight, joined: Joins
) -> None:
    page = joined()
    night.show("t7", phase="answers", rehearsal=True)
    expect(page.locator("#rehearsal")).to_be_visible()
    page.fill("#answer", "с репетиции")
    expect(page.locator(STATUS)).to_contain_text("Ещё не отправлено")
    page.goto("about:blank")
    night.show("t7", phase="answers", rehearsal=False)
    page.goto(night.url)
    expect(page.locator("#seat")).to_be_visible()
    expect(page.locator("#rehearsal")).to_be_hidden()
    expect(page.locator("#answer")).to_have_value("")
    expect(page.locator("#answer-left")).to_be_hidden()


def test_a_draft_of_another_question_is_shown_and_not_mistaken(
    night: FakeNight, joined: Joins
) -> None:
    page = joined()
    night.show("t7", phase="answers")
    page.fill("#answer", "не успели")
    night.show("t7", phase="question", turn=6)
    expect(page.locator("#answer-left")).to_contain_text("вопрос 5")
    expect(page.locator("#answer-left-text")).to_have_text("не успели")
    expect(page.locator("#answer")).to_have_value("")
    assert night.committed == []


def test_what_happened_to_the_team_is_told_in_words(night: FakeNight, joined: Joins) -> None:
    page = joined()
    rows = (
        (True, "climbed", 6, 7, 1, "✓ Верно!", "Ступень 6 → 7. +1 балл."),
        (True, "jumped", 6, 8, 2, "✓ Верно!", "Прыжок удался: 6 → 8. +2 балла."),
        (False, "slid", 6, 5, 0, "✗ Неверно.", "Прыжок не удался: 6 → 5."),
        (False, "stayed", 6, 6, 0, "✗ Неверно.", "Вы остаётесь на ступени 6."),
        (None, "deposed", 10, 9, 0, "Ответа не было.", "Вас свергли: теперь вы на ступени 9."),
        (True, "captured", 9, 10, 2, "✓ Верно!", "Вершина ваша! Вы — Царь Горы. +2 балла."),
    )
    for correct, kind, start, end, gained, mark, text in rows:
        outcome = Outcome(
            turn=5,
            void=False,
            correct=correct,
            kind=kind,  # type: ignore[arg-type]
            from_step=start,
            to_step=end,
            gained=gained,
        )
        night.show("t7", phase="moves", outcome=outcome)
        expect(page.locator("#outcome-mark")).to_have_text(mark)
        expect(page.locator("#outcome-text")).to_have_text(text)
    void = outcome.model_copy(update={"void": True})
    night.show("t7", outcome=void)
    expect(page.locator("#outcome-text")).to_have_text("Вопрос снят: ничего не изменилось.")


@pytest.mark.parametrize(
    ("how", "text"),
    [
        ("open", "Вершину оспаривают несколько команд: решает ведущий."),
        ("points", "Вершину взяла другая команда: спор решён по баллам."),
        ("time", "Вершину взяла другая команда: спор решён по времени ответа."),
        ("decision", "Вершину взяла другая команда: спор решил ведущий."),
    ],
)
def test_2_4_7_a_team_that_answered_right_reads_why_another_took_the_summit(
    night: FakeNight, joined: Joins, how: str, text: str
) -> None:
    page = joined(size=(320, 568))
    outcome = Outcome(
        turn=5, void=False, correct=True, kind="stayed", from_step=9, to_step=9, gained=1
    )
    night.show("t7", phase="moves", outcome=outcome.model_copy(update={"dispute": how}))
    expect(page.locator("#outcome-text")).to_have_text(
        f"{text} Вы остаётесь на ступени 9. +1 балл."
    )


def test_the_king_sees_the_hold(night: FakeNight, joined: Joins) -> None:
    page = joined()
    night.show("t7", step=10, king=True, hold=2, place="1")
    expect(page.locator("#king")).to_have_text("Вы — Царь Горы! Удержание: 2 из 3")
    expect(page.locator("#hill .pip.full")).to_have_count(2)
