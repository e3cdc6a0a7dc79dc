"""The board's rows: painted by handfuls, and never in a state that is half the old one."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.night import intents
from app.night.night import Stage
from tests.ui.desk.rig import Rig, centre
from ui import turns
from ui.desk import look
from ui.desk.board import TeamBoard
from ui.desk.handfuls import HANDFUL, Handfuls
from ui.desk.phones.mark import PhoneMark
from ui.desk.teamrow import TeamRow

Desk = Callable[..., Rig]


class Painted(QObject):
    """Counts the rows that are painted, by the paintings of their window."""

    def __init__(self, board: TeamBoard) -> None:
        super().__init__()
        self.turns: list[list[TeamRow]] = []
        self.board = board
        for watched in (board.window(), *board.rows):
            watched.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take note of a painting."""
        if event.type() is QEvent.Type.UpdateRequest:
            self.turns.append([])
        elif event.type() is QEvent.Type.Paint and isinstance(watched, TeamRow):
            self.turns[-1].append(watched)
        return False

    def settle(self, qtbot: QtBot) -> list[list[TeamRow]]:
        """Let the event loop turn until nothing waits; what was painted in each turn."""
        self.turns = [[]]
        qtbot.waitUntil(lambda: not self.board.busy)
        QApplication.processEvents()
        return [turn for turn in self.turns if turn]


def full(rig: Rig) -> Rig:
    """The rig with all that was to be painted painted."""
    while rig.window.board.busy:
        QApplication.processEvents()
    QApplication.processEvents()
    return rig


def faces(board: TeamBoard) -> list[QImage]:
    """The rows' pictures."""
    kind = QImage.Format.Format_RGB32
    return [row.grab().toImage().convertToFormat(kind) for row in board.rows]


def anew(board: TeamBoard) -> list[QImage]:
    """The rows' pictures on another board of this size with the same view."""
    other, view = TeamBoard(), board.view()
    assert view is not None
    look.dress(other)
    other.resize(board.size())
    other.show_view(view)
    other.grab()
    images = faces(other)
    other.deleteLater()
    return images


def test_a_stage_of_48_teams_is_painted_by_handfuls(desk: Desk, qtbot: QtBot) -> None:
    rig = full(desk(48))
    board = rig.window.board
    painted = Painted(board)
    assert rig.live.do(intents.Announce()) is None
    turns = painted.settle(qtbot)
    assert [len(turn) for turn in turns] == [HANDFUL] * (48 // HANDFUL)
    assert {row for turn in turns for row in turn} == set(board.rows)


def test_what_looks_the_same_is_not_painted(desk: Desk, qtbot: QtBot) -> None:
    rig = full(desk(48))
    rig.space()
    full(rig)
    painted = Painted(rig.window.board)
    rig.space()
    assert rig.stage is Stage.ANSWERS
    assert painted.settle(qtbot) == []
    rig.type("7 9")
    (turn,) = painted.settle(qtbot)
    assert set(turn) == {rig.window.board.rows[6], rig.window.board.rows[8]}


def test_the_cursor_and_changed_marks_are_painted_first(desk: Desk, qtbot: QtBot) -> None:
    rig = full(desk(48))
    rig.turn("1-48", "1-48")
    rig.space()
    rig.window.board.choose(40)
    full(rig)
    painted = Painted(rig.window.board)
    rig.space()
    assert rig.window.board.rows[40] in painted.settle(qtbot)[0]


def test_phones_repaint_the_rows_of_their_teams_only(desk: Desk, qtbot: QtBot) -> None:
    rig = full(desk(48))
    board = rig.window.board
    marks = {row.team.id: PhoneMark(1, 0) for row in rig.window.view.rows}
    board.show_phones(marks)
    full(rig)
    painted = Painted(board)
    board.show_phones(dict(marks))
    assert painted.settle(qtbot) == []
    board.show_phones(marks | {"t5": PhoneMark(0, 1)})
    assert painted.settle(qtbot) == [[board.rows[4]]]
    assert "away" in board.rows[4].accessibleName()


@pytest.mark.parametrize("count", [8, 48])
def test_a_picture_shows_the_newest_state_at_once(desk: Desk, count: int) -> None:
    rig = desk(count)
    board = rig.window.board
    for wish in (
        intents.Announce(),
        intents.StartTimer(),
        intents.RecordAnswers(("t1", "t2", "t3"), "x"),
        intents.Close(),
        intents.Mark({"t1": True, "t2": False, "t3": True}),
        intents.OpenPreview(),
        intents.Resolve(),
        intents.ShowScene("board"),
    ):
        assert rig.live.do(wish) is None
        assert faces(board) == anew(board), wish


def test_a_click_and_the_words_are_those_of_the_newest_state(desk: Desk) -> None:
    rig = full(desk(48))
    row = rig.window.board.rows[47]
    rig.space(2)
    assert rig.window.board.busy
    assert (row.mark.isVisible(), row.jump.isVisible()) == (True, False)
    assert "no answer" in row.accessibleName()
    QTest.mouseClick(row.mark, Qt.MouseButton.LeftButton, pos=centre(row.mark))
    assert rig.row(48).answered
    assert "not marked" in row.mark.accessibleName()


class One:
    """Something to be painted."""

    def __init__(self) -> None:
        self.times = 0

    def freshen(self) -> None:
        """Count it."""
        self.times += 1


def test_many_small_changes_in_one_turn_are_a_handful_all_the_same(qtbot: QtBot) -> None:
    work = Handfuls()
    ones = [One() for _ in range(2 * HANDFUL)]
    for one in ones:
        work.ask([one])
    assert sum(one.times for one in ones) == HANDFUL
    gone = ones[-1] if not ones[-1].times else ones[0]
    work.leave(gone)
    qtbot.waitUntil(lambda: not work.busy)
    assert sum(one.times for one in ones) == 2 * HANDFUL - 1
    assert turns.TURN_MS > 0
