"""An appeal by keys: what the preview says is what comes (H18)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.night import intents
from app.night.night import Stage
from app.night.rulebook import RuleSet
from app.night.teams import team_views
from tests.ui.desk.dialogs.controls import nameless, typed
from ui.desk.dialogs.appeal_sheet import AppealSheet

Make = Callable[..., Any]


def opened(qtbot: QtBot, one: Any, turn: int | None = None, team: str | None = None) -> AppealSheet:
    sheet = AppealSheet(None, one.live, turn, team)
    qtbot.addWidget(sheet)
    sheet.open()
    return sheet


def test_h18_the_preview_is_what_comes(qtbot: QtBot, night: Make) -> None:
    one = night()
    one.turn({1: 900, 2: 1500}, {3: 700})
    one.turn({1: 900}, {2: 800})
    sheet = opened(qtbot, one, 1, "t3")
    QTest.keyClicks(sheet.marks, "+")
    assert not sheet.first.isEnabled()
    assert "H18" in sheet.fault.text()
    typed(sheet.reason, "жюри")
    typed(sheet.by, "Команда 3")
    view = sheet.change.view
    assert view is not None
    told = {line.after.id: line.after for line in view.teams}
    assert [line.after.id for line in view.changed if line.before.step != line.after.step] == ["t3"]
    qtbot.keyClick(sheet.reason, Qt.Key.Key_Return)
    game = one.live.night.game
    assert {v.id: v for v in team_views(game, game.now, {})} == told
    assert game.appeals[0]["reason"] == "жюри"
    assert game.appeals[0]["by"] == "Команда 3"


def test_h18_turns_behind_a_new_end_are_listed(qtbot: QtBot, night: Make) -> None:
    one = night(rules=RuleSet(summit=3, hold_turns=1))
    one.turn({1: 900, 2: 950})
    one.turn({1: 900}, {2: 950})
    one.turn({2: 700}, {1: 800})
    one.turn({2: 700, 1: 800})
    sheet = opened(qtbot, one, 3, "t1")
    sheet.marks.mark(0, True)
    view = sheet.change.view
    assert view is not None
    assert view.after.king is not None
    assert view.after.king.id == "t1"
    assert view.before.reason != view.after.reason or view.ignored == ()
    assert "→" in sheet.change.sentences.text()


def test_h10_a_decision_that_an_appeal_needs_is_asked_for(qtbot: QtBot, night: Make) -> None:
    one = night(count=3, rules=RuleSet(summit=3))
    one.turn({1: 900, 2: 950})
    one.turn({1: 900, 2: 950})
    one.turn({1: 900}, {2: 950})
    one.turn({3: 900})
    sheet = opened(qtbot, one, 3, "t2")
    sheet.marks.mark(1, True)
    sheet.marks.setCurrentCell(1, 3)
    item = sheet.marks.item(1, 3)
    assert item is not None
    item.setText("0,9")
    view = sheet.change.view
    assert view is not None
    assert view.waits is not None
    assert view.waits[0] == 3
    assert not sheet.first.isEnabled()
    assert [sheet.choice.itemData(n) for n in range(sheet.choice.count())] == ["", "t1", "t2"]
    sheet.reason.setText("одновременно")
    sheet.choice.setCurrentIndex(2)
    sheet.choice.activated.emit(2)
    assert sheet.first.isEnabled()
    sheet.first.click()
    assert one.live.night.game.last.king == "t2"
    assert one.live.night.stage is not Stage.DECISION


def test_marks_by_every_key(qtbot: QtBot, night: Make) -> None:
    one = night()
    one.turn({1: 900})
    sheet = opened(qtbot, one)
    marks = sheet.marks
    for key, given, correct in (
        ("-", True, False), ("?", True, None), ("+", True, True), (" ", True, False),
        (" ", False, None), (" ", True, True),
    ):  # fmt: skip
        QTest.keyClicks(marks, key)
        assert (marks.marks["t1"].given, marks.marks["t1"].correct) == (given, correct)
    QTest.keyClick(marks, Qt.Key.Key_Delete)
    assert marks.marks["t1"].given is False
    assert marks.marks["t1"].at_ms is None


def test_an_answer_taken_off_and_given_back_keeps_its_time(qtbot: QtBot, night: Make) -> None:
    one = night()
    one.turn({1: 900})
    sheet = opened(qtbot, one, 1, "t1")
    QTest.keyClick(sheet.marks, Qt.Key.Key_Delete)
    QTest.keyClicks(sheet.marks, "+")
    assert sheet.marks.marks["t1"].at_ms == 900


def test_what_the_chosen_team_wrote_is_shown(qtbot: QtBot, night: Make) -> None:
    one = night()
    one.do(intents.Announce())
    one.do(intents.RecordAnswers(("t1",), "Менделеев"))
    one.do(intents.Close())
    one.do(intents.Mark({"t1": True}))
    one.do(intents.Resolve())
    sheet = opened(qtbot, one, 1, "t1")
    assert sheet.written.text() == "Written: Менделеев"
    sheet.marks.setCurrentCell(1, 2)
    assert not sheet.written.isVisible()


@pytest.mark.parametrize(("text", "ms"), [("5,23", 5230), ("1:02.5", 62500), ("", None)])
def test_times_are_typed_in_seconds(qtbot: QtBot, night: Make, text: str, ms: int | None) -> None:
    one = night()
    one.turn({1: 900})
    sheet = opened(qtbot, one)
    item = sheet.marks.item(0, 3)
    assert item is not None
    item.setText(text)
    assert sheet.marks.marks["t1"].at_ms == ms
    item.setText("скоро")
    assert "H19" in sheet.fault.text()
    assert not sheet.first.isEnabled()


def test_2_2_6_partner_and_h12_void_can_be_changed(qtbot: QtBot, night: Make) -> None:
    one = night()
    one.turn({1: 900})
    sheet = opened(qtbot, one)
    assert "H18" in sheet.fault.text()
    sheet.partner.setChecked(True)
    sheet.partner_name.setText("Кофейня")
    assert sheet.wish("x").partner == ("Кофейня",)
    sheet.void.setChecked(True)
    assert sheet.wish("x").void == (True,)
    sheet.reason.setText("снят")
    sheet.first.click()
    assert one.live.night.game.turns[0].void
    assert one.live.night.game.turns[0].question.partner == "Кофейня"


def test_a_turn_played_meanwhile_closes_the_sheet(qtbot: QtBot, night: Make) -> None:
    one = night()
    one.turn({1: 900})
    sheet = opened(qtbot, one)
    with qtbot.waitSignal(sheet.rejected):
        one.turn({2: 900})


def test_before_the_first_turn_there_is_nothing_to_appeal(qtbot: QtBot, night: Make) -> None:
    sheet = opened(qtbot, night())
    assert not sheet.first.isEnabled()
    assert sheet.fault.text()
    assert nameless(sheet) == []
