"""The evening ends in the program's own windows: its table is kept, it is sent, its page opens."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.hill.roster import Team
from app.hill.rules import RuleSet
from app.night import intents
from app.night.archive import night_record
from app.night.events import Founded
from app.results.club_table import default_table, save_club_table
from app.results.corrections import table_in_record
from ui.console.flow import Flow
from ui.desk.results.players_sheet import PlayersSheet
from ui.desk.results.results_sheet import ResultsSheet
from ui.desk.season.season_sheet import SeasonSheet

PATIENCE = 60_000
FIRST = Founded("Кубок", "2026-11-30", "", RuleSet(), (Team("a", "Совы"), Team("b", "=1+1")))


@pytest.fixture
def flow(flow: Flow, qtbot: QtBot) -> Iterator[Flow]:
    """The program's start window, left when nothing is being sent."""
    yield flow
    qtbot.waitUntil(lambda: not flow._courier.busy, timeout=PATIENCE)


def played(flow: Flow, *, rehearsal: bool = False) -> None:
    """An evening of one turn, ended by the host."""
    flow._found(replace(FIRST, rehearsal=rehearsal), None)
    assert flow._evening is not None
    for wish in (
        intents.Announce(),
        intents.RecordAnswers(("a",)),
        intents.Close(),
        intents.Mark({"a": True}),
        intents.Resolve(),
        intents.EndNight(),
    ):
        assert flow._evening.live.do(wish) is None


def pages(flow: Flow) -> list[ResultsSheet]:
    assert flow._evening is not None
    return flow._evening.desk.findChildren(ResultsSheet)


def test_the_page_opens_by_itself_and_the_night_is_sent(qtbot: QtBot, flow: Flow) -> None:
    table = replace(default_table(), version="5")
    save_club_table(flow.folder, table)
    played(flow)
    qtbot.waitUntil(lambda: len(pages(flow)) == 1, timeout=PATIENCE)
    assert flow._evening is not None
    assert table_in_record(night_record(flow._evening.live.night)) == table
    flow._courier.post_now()
    qtbot.waitUntil(lambda: flow._courier.state.kind == "sent", timeout=PATIENCE)
    [page] = pages(flow)
    assert "In the club's archive" in page.archive.told.text()
    page.players.click()
    assert flow._evening.desk.findChildren(PlayersSheet)
    save_club_table(flow.folder, replace(table, version="6"))
    assert flow._evening.live.do(intents.Undo()) is None
    assert flow._evening.live.do(intents.EndNight()) is None
    QApplication.processEvents()
    assert table_in_record(night_record(flow._evening.live.night)) == table


def test_leaving_at_once_leaves_nothing_unsent(qtbot: QtBot, flow: Flow) -> None:
    played(flow)
    flow.leave_evening()
    flow.leave_evening()
    assert flow._evening is None
    qtbot.waitUntil(lambda: not flow._courier.busy, timeout=PATIENCE)
    assert len(flow._courier.club.archive().nights()) == 1


def test_a_night_that_was_ended_but_not_sent_is_sent_when_it_is_opened_again(
    qtbot: QtBot, flow: Flow
) -> None:
    played(flow)
    qtbot.waitUntil(lambda: len(pages(flow)) == 1, timeout=PATIENCE)
    flow._courier._settling.stop()
    flow._courier._night = None  # as if the program had died here
    flow.leave_evening()
    flow.leave_evening()
    assert flow._evening is None
    assert not flow._courier.busy
    [game] = flow._folder.games.glob("*.koth")
    flow._open(game)
    assert flow._evening is not None
    assert flow._courier.state.kind == "sending"
    qtbot.waitUntil(lambda: not flow._courier.busy, timeout=PATIENCE)
    assert flow._courier.state.kind == "sent"
    assert len(flow._courier.club.archive().nights()) == 1


def test_a_rehearsal_opens_no_page_and_is_not_sent(qtbot: QtBot, flow: Flow) -> None:
    played(flow, rehearsal=True)
    QApplication.processEvents()
    assert pages(flow) == []
    flow._courier.post_now()
    assert not flow._courier.busy
    assert flow._evening is not None
    assert flow._evening.live.night.rating is None
    flow._evening.desk.run("results")
    assert len(pages(flow)) == 1


def test_the_season_opens_from_the_start_window(qtbot: QtBot, flow: Flow) -> None:
    assert flow._start is not None
    QTest.keyClick(flow._start.home, Qt.Key.Key_T, Qt.KeyboardModifier.ControlModifier)
    flow._start.home.season.click()
    sheets = flow._start.findChildren(SeasonSheet)
    assert sheets
    for sheet in sheets:
        qtbot.waitUntil(lambda one=sheet: not one.busy, timeout=PATIENCE)  # type: ignore[misc]
        sheet.close()
