"""The desk's window: what keys and clicks do, and what is said."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest

from app.hill.rules import RuleSet
from app.night.night import Stage
from tests.ui.desk.rig import CTRL, SHIFT, Rig, centre
from ui.desk.phrases import apart

Desk = Callable[..., Rig]
KEY = Qt.Key
NONE = Qt.KeyboardModifier.NoModifier
CREATED = "2026-11-30T19:00:00+03:00"


def rise(rig: Rig, turns: int, teams: str = "1-3") -> None:
    """These teams answer correctly, alike, for some turns."""
    for _ in range(turns):
        rig.turn(teams, teams)
        rig.space()


def test_the_phase_and_the_next_step_stand_at_the_top(desk: Desk) -> None:
    rig = desk(6)
    seen = []
    for _ in range(6):
        seen.append((rig.stage, rig.window.bar.now, rig.window.bar.next.accessibleName()))
        if rig.stage is Stage.ANSWERS:
            rig.type("1 2")
        rig.space()
    assert seen == [
        (Stage.DECLARE, "Declare", "Space: announce question 1"),
        (Stage.QUESTION, "Question 1", "Space: start the time"),
        (Stage.ANSWERS, "Answers · 0 of 6", "Space: close the answers"),
        (Stage.MARKING, "Marking · 0 of 2", "Space: preview of the move"),
        (Stage.PREVIEW, "Move · preview", "Space: play the move"),
        (Stage.MOVES, "Move 1", "Space: to the board"),
    ]


def test_an_arrival_is_stamped_when_enter_is_pressed(desk: Desk) -> None:
    rig = desk(6)
    rig.space(2)
    rig.hand.ms += 7_400
    rig.put("3 5")
    rig.hand.ms += 600
    rig.press(KEY.Key_Return)
    start = rig.live.night.announced_at
    assert start is not None
    assert rig.row(3).at_ms == rig.row(5).at_ms == rig.live.now() - start
    rig.type("-3")
    assert not rig.row(3).answered


def test_what_a_line_will_do_is_said_before_it_is_done(desk: Desk) -> None:
    rig = desk(6)
    rig.space(2)
    rig.type("1 2 3")
    rig.space()
    rig.put("1 5")
    assert rig.said == "have it: 1 5 · wrong: 2 3 · without a time: 5"
    assert all(row.mark is None for row in rig.window.view.rows)


def test_a_refusal_names_team_and_clause_and_does_nothing(desk: Desk) -> None:
    rig = desk(6)
    rig.type("3j")
    assert "3 Мозговой штурм" in rig.said
    assert "(2.2.5 a)" in rig.said
    rig.press(KEY.Key_Escape)
    rig.turn("1", "1")
    rig.space()
    rig.type("1j 2j")
    assert "2 Эрудиты" in rig.said
    assert "(2.2.5 b)" in rig.said
    assert rig.row(1).declared is None
    rig.press(KEY.Key_Escape)
    rig.type("1j 77")
    assert rig.said.startswith("“77”")
    assert rig.row(1).declared is None


def test_space_after_a_faulty_line_empties_it_first(desk: Desk) -> None:
    rig = desk(6)
    rig.type("77j")
    rig.space()
    assert (rig.stage, rig.line.text()) == (Stage.DECLARE, "")
    rig.space()
    assert rig.stage is Stage.QUESTION


def test_what_a_team_may_not_do_is_said_on_hover_and_to_a_screen_reader(desk: Desk) -> None:
    rig = desk(6)
    row = rig.window.board.rows[0]
    assert "2.2.5 a" in row.jump.toolTip()
    assert "2.2.5 a" in row.jump.accessibleDescription()
    assert "2.4.5" in row.revolution.accessibleDescription()
    assert "2.2.5 a" in row.accessibleDescription()
    rig.press(KEY.Key_Down)
    assert "2.2.5 a" in rig.said
    QTest.mouseClick(row.jump, Qt.MouseButton.LeftButton)
    assert "(2.2.5 a)" in rig.said


def test_undo_and_redo_by_keys_name_what_they_do(desk: Desk) -> None:
    rig = desk(6)
    rig.space(2)
    rig.type("4")
    assert "Незнайки" in rig.window.footer.undo.accessibleName()
    rig.press(KEY.Key_Z, modifier=CTRL)
    assert not rig.row(4).answered
    assert "Незнайки" in rig.window.footer.redo.accessibleName()
    rig.press(KEY.Key_Z, modifier=CTRL | SHIFT)
    assert rig.row(4).answered
    rig.press(KEY.Key_Z, modifier=CTRL)
    rig.press(KEY.Key_Y, modifier=CTRL)
    assert rig.row(4).answered


def test_one_undo_takes_a_whole_line_back(desk: Desk) -> None:
    rig = desk(6)
    rig.turn("1-6", "*")
    rig.space()
    rig.type("1j 3j 6j")
    assert [rig.row(n).declared for n in (1, 3, 6)] == ["jump"] * 3
    rig.press(KEY.Key_Z, modifier=CTRL)
    assert [rig.row(n).declared for n in (1, 3, 6)] == [None] * 3
    rig.press(KEY.Key_Y, modifier=CTRL)
    assert [rig.row(n).declared for n in (1, 3, 6)] == ["jump"] * 3


def test_keys_on_the_chosen_team(desk: Desk) -> None:
    rig = desk(6)
    rig.turn("1-6", "*")
    rig.space()
    rig.press(KEY.Key_Down, KEY.Key_Down, KEY.Key_Return)
    assert rig.row(2).declared == "jump"
    rig.press(KEY.Key_Delete)
    assert rig.row(2).declared is None
    rig.press(KEY.Key_J)
    assert rig.row(2).declared == "jump"
    rig.space(2)
    rig.press(KEY.Key_Return)
    assert rig.row(2).answered
    first = rig.row(2).at_ms
    rig.press(KEY.Key_Return)
    assert rig.row(2).at_ms == first
    rig.space()
    rig.press(KEY.Key_Return)
    assert rig.row(2).mark is True
    rig.press(KEY.Key_Return)
    assert rig.row(2).mark is False


def test_numbers_typed_for_an_answer_do_not_become_marks(desk: Desk) -> None:
    rig = desk(6)
    rig.space(2)
    rig.type("1 2")
    rig.put("3")
    rig.beat(61_000)
    assert rig.stage is Stage.MARKING
    rig.press(KEY.Key_Return)
    assert [row.mark for row in rig.window.view.rows] == [None] * 6
    assert "have closed" in rig.said
    rig.press(KEY.Key_Return)
    assert rig.row(3).mark is True


def test_a_click_on_the_mark_goes_round(desk: Desk) -> None:
    rig = desk(6)
    rig.space(2)
    chip = rig.window.board.rows[3].mark
    seen = []
    QTest.mouseClick(chip, Qt.MouseButton.LeftButton, pos=centre(chip))
    rig.space()
    for _ in range(3):
        QTest.mouseClick(chip, Qt.MouseButton.LeftButton, pos=centre(chip))
        seen.append(rig.row(4).mark)
    assert seen == [True, False, None]
    assert rig.line.hasFocus() or not rig.window.isActiveWindow()


def test_preview_and_back_to_marking(desk: Desk) -> None:
    rig = desk(6)
    rig.space(2)
    rig.type("1 2")
    rig.space()
    rig.type("1")
    rig.space()
    assert "one step up 1:" in rig.window.side.phase.html
    rig.press(KEY.Key_Backspace)
    assert rig.stage is Stage.MARKING
    rig.space()
    rig.type("+2")
    assert "one step up 2:" in rig.window.side.phase.html
    rig.press(KEY.Key_Escape)
    assert rig.stage is Stage.MARKING


def test_a_dispute_is_explained_and_decided_by_keys(desk: Desk) -> None:
    rig = desk(6, rules=RuleSet(summit=3))
    rise(rig, 2)
    rig.space(2)
    rig.type("1 2 3")
    rig.space()
    rig.type("1-3")
    rig.space()
    assert "2.4.7" in rig.window.side.phase.html
    assert "H10" in rig.window.side.phase.html
    rig.space()
    assert rig.stage is Stage.DECISION
    rig.space()
    assert rig.stage is Stage.DECISION
    rig.type("5 no reason to be here")
    assert "H10" in rig.said
    rig.press(KEY.Key_Escape)
    rig.type("2")
    assert "H10, H17, H18" in rig.said
    rig.press(KEY.Key_Escape)
    rig.type("2 they answered aloud before time")
    assert rig.window.view.king is not None
    assert rig.window.view.king.number == 2


def test_a_dispute_by_time_shows_its_figures(desk: Desk) -> None:
    rig = desk(6, rules=RuleSet(summit=3))
    rise(rig, 2)
    rig.space(2)
    rig.hand.ms += 4_000
    rig.type("2")
    rig.hand.ms += 1_234
    rig.type("1 3")
    rig.space()
    rig.type("1-3")
    rig.space()
    assert "settled by the earliest answer" in rig.window.side.phase.html
    assert "5.334 s" in rig.window.side.phase.html
    assert "Takes the Summit: <b>2</b>" in rig.window.side.phase.html


def test_the_clock_starts_pauses_goes_on_and_is_extended(desk: Desk) -> None:
    rig = desk(6)
    rig.space()
    rig.press(KEY.Key_P)
    rig.beat(10_000)
    assert rig.window.footer.clock.text() == "0:50"
    rig.press(KEY.Key_P)
    rig.beat(20_000)
    assert rig.window.footer.clock.text() == "0:50"
    rig.press(KEY.Key_T)
    assert rig.window.footer.clock.text() == "1:00"
    rig.press(KEY.Key_P)
    rig.beat(61_000)
    assert rig.stage is Stage.MARKING


def test_a_key_that_is_held_down_is_one_press(desk: Desk) -> None:
    rig = desk(6)
    for key, modifier in ((KEY.Key_Space, NONE), (KEY.Key_V, NONE), (KEY.Key_E, CTRL)):
        line = rig.window.footer.line
        for again in (False, True, True, True):
            text = " " if key is KEY.Key_Space else ""
            line.keyPressEvent(QKeyEvent(QEvent.Type.KeyPress, key, modifier, text, again))
    assert rig.stage is Stage.QUESTION
    assert not rig.window.view.void


def test_an_arrow_that_is_held_down_goes_on(desk: Desk) -> None:
    rig = desk(6)
    for again in (False, True, True):
        pressed = QKeyEvent(QEvent.Type.KeyPress, KEY.Key_Down, NONE, "", again)
        rig.window.footer.line.keyPressEvent(pressed)
    assert rig.window.board.chosen == rig.row(3).team.id


def test_a_late_declaration_is_said_to_be_an_ordinary_turn(desk: Desk) -> None:
    rig = desk(6, rules=RuleSet(summit=3, revolution_deadline="answers"))
    rise(rig, 2)
    rig.space(2)
    rig.put("2j")
    assert rig.said == "2 jump (late: an ordinary turn)"
    rig.press(KEY.Key_Return)
    assert rig.said == "2 jump (late: an ordinary turn)"
    rig.put("3r")
    assert "late" not in rig.said
    rig.press(KEY.Key_Escape)
    rig.space()
    rig.put("3r")
    assert rig.said == "3 revolution (late: an ordinary turn)"


def test_the_last_move_says_that_the_game_is_over_and_why(desk: Desk) -> None:
    rig = desk(6, rules=RuleSet(main_questions=1))
    rig.turn("1", "1")
    assert rig.stage is Stage.MOVES
    assert "2.5.2" in rig.window.side.phase.html
    assert "Winner" in rig.window.side.phase.html
    assert rig.window.footer.line.placeholderText() == "F1: all keys"


def test_a_level_first_place_is_no_dispute_for_the_summit(desk: Desk) -> None:
    rig = desk(6, rules=RuleSet(main_questions=1))
    rig.turn("1 2", "1 2")
    assert rig.stage is Stage.DECISION
    assert "H14" in rig.window.side.phase.html
    assert "H10" not in rig.window.side.phase.html
    rig.type("2 a neater sheet")
    assert rig.said == "the first place for 2: a neater sheet"


def test_a_name_from_right_to_left_keeps_its_number_before_it(desk: Desk) -> None:
    name = "אריות ירושלים"
    rig = desk(6, rules=RuleSet(main_questions=1), names=(name, "Совы"))
    rig.type("1j")
    assert rig.said.startswith(f"1 \u2068{name}\u2069: a jump may not")
    rig.press(KEY.Key_Escape)
    rig.turn("1", "1")
    assert f"1. <b>1</b> \u2068{name}\u2069" in rig.window.side.phase.html


def test_a_name_cannot_turn_what_stands_after_it() -> None:
    assert apart("\u202eабв trick") == "абв trick"
    assert apart("אריות\u2069\u202e") == "\u2068אריות\u2069"
    assert apart("Ёжики") == "Ёжики"


def test_a_second_enter_after_a_line_changes_no_mark(desk: Desk) -> None:
    rig = desk(6)
    rig.space(2)
    rig.type("1-6")
    rig.space()
    rig.press(KEY.Key_Down, KEY.Key_Down)
    rig.type("1 2")
    rig.press(KEY.Key_Return)
    assert [rig.row(number).mark for number in (1, 2, 3)] == [True, True, False]
    assert rig.window.board.chosen is None


def test_who_can_depose_the_king_is_said_with_the_turns_it_takes(desk: Desk) -> None:
    rig = desk(3, rules=RuleSet(summit=3))
    rig.turn("1-3", "1-3")
    rig.space()
    rig.turn("1 2", "1 2")
    rig.space()
    rig.turn("1", "1")
    assert rig.window.view.king is not None
    assert "2 in 1 turn, 3 in 2 turns" in rig.window.side.phase.html


def test_a_step_done_again_is_named(desk: Desk) -> None:
    rig = desk(6)
    rig.space()
    rig.press(KEY.Key_Z, modifier=CTRL)
    assert rig.said == "Undone: question announced"
    rig.press(KEY.Key_Y, modifier=CTRL)
    assert rig.said == "Done again: question announced"


def test_beside_a_long_question_the_card_of_the_phase_is_whole(desk: Desk) -> None:
    rig = desk(24)
    side = rig.window.side
    side.question.tell("Question", "many words " * 200)
    side.phase.tell("Answers", "<br>".join(["one line"] * 5))
    side._share()
    QTest.qWait(0)
    assert side.phase.height() >= side.phase.wanted(side.width()) - 2
    assert side.question.height() > side.phase.height()
