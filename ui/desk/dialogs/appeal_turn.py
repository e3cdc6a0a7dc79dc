"""An earlier turn as an appeal would leave it: marks, times, partner's flag, void."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QFont, QKeyEvent
from PySide6.QtWidgets import QHeaderView, QTableWidgetItem

from app.night.night import Night
from app.night.rulebook import MarkAmended, mark_of
from app.night.teams import team_views
from ui.desk.dialogs.parts import name_it
from ui.desk.dialogs.spoken import SpokenTable, plain
from ui.desk.dialogs.times import BadTimeError, shown_ms, typed_ms
from ui.desk.look import AMBER_SOFT, GREEN, MUTED, RED

NUMBER, NAME, MARK, TIME = range(4)
OWN = Qt.ItemDataRole.UserRole
HEIGHT = 27
KEYS = {"+": True, "=": True, "1": True, "-": False, "0": False}


class AppealTurn(SpokenTable):
    """One line a team that was in the turn; changed lines are marked.

    + correct, - wrong, ? not marked, Del no answer, Space the next of them; a time is typed.
    `changed` after every change.
    """

    changed = Signal()

    def __init__(self) -> None:
        super().__init__(0, 4)
        self._was: dict[str, MarkAmended] = {}
        self.marks: dict[str, MarkAmended] = {}
        self.bad_time = ""
        self._quiet = False
        plain(self, HEIGHT, lines=False, typed=True)
        head = self.horizontalHeader()
        head.setSectionResizeMode(NAME, QHeaderView.ResizeMode.Stretch)
        for place, width in ((NUMBER, 46), (MARK, 136), (TIME, 92)):
            self.setColumnWidth(place, width)
        self.itemChanged.connect(self._typed)
        self.cellClicked.connect(self._clicked)
        self.say()

    @property
    def amended(self) -> tuple[MarkAmended, ...]:
        """The marks that differ from those that stand."""
        return tuple(mark for team, mark in self.marks.items() if mark != self._was[team])

    def show_turn(self, night: Night, turn: int, team: str | None = None) -> None:
        """Show the teams of turn number `turn` from 1; choose one of them."""
        game = night.game
        views = [v for v in team_views(game, game.positions[turn], {}) if not v.withdrawn]
        self._was = {view.id: mark_of(game, turn, view.id) for view in views}
        self.marks = dict(self._was)
        self.bad_time = ""
        self._quiet = True
        self.setRowCount(len(views))
        for row, view in enumerate(views):
            number, name = QTableWidgetItem(str(view.number)), QTableWidgetItem(view.name)
            number.setData(OWN, view.id)
            for place, item in ((NUMBER, number), (NAME, name), (MARK, QTableWidgetItem())):
                item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable)
                self.setItem(row, place, item)
            self.setItem(row, TIME, QTableWidgetItem(shown_ms(self.marks[view.id].at_ms)))
        self._quiet = False
        ids = [view.id for view in views]
        self.setCurrentCell(ids.index(team) if team in ids else 0, MARK)
        self.say()

    @property
    def chosen(self) -> str:
        """The id of the team whose row is current; "" where none is."""
        return self._team(self.currentRow())

    def mark(self, row: int, correct: bool | None, *, given: bool = True) -> None:
        """Give the team of a row another mark."""
        team = self._team(row)
        old = self.marks[team] if self.marks[team].given else self._was[team]
        at_ms = old.at_ms if given else None
        self.marks[team] = MarkAmended(team, correct if given else None, at_ms, given)
        self._say_row(row)
        self.changed.emit()

    def cycle(self, row: int) -> None:
        """The next mark: correct, wrong, no answer."""
        old = self.marks[self._team(row)]
        if not old.given:
            self.mark(row, True)
        elif old.correct is True:
            self.mark(row, False)
        else:
            self.mark(row, None, given=False)

    def say(self) -> None:
        """Say every word again."""
        heads = ["№", self.tr("Team"), self.tr("Mark"), self.tr("Time, s")]
        self.setHorizontalHeaderLabels(heads)
        keys = self.tr("+ correct, - wrong, ? not marked, Del no answer, Space the next of them")
        name_it(self, self.tr("Marks of the turn"), keys)
        for row in range(self.rowCount()):
            self._say_row(row)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Marks by keys; on a time, digits are typed."""
        row, key = self.currentRow(), event.text()
        on_time = self.currentColumn() == TIME
        if row < 0:
            super().keyPressEvent(event)
        elif event.key() == Qt.Key.Key_Delete and not on_time:
            self.mark(row, None, given=False)
        elif event.key() == Qt.Key.Key_Space:
            self.cycle(row)
        elif key == "?":
            self.mark(row, None)
        elif key in KEYS and not (on_time and key.isdigit()):
            self.mark(row, KEYS[key])
        else:
            super().keyPressEvent(event)

    def _team(self, row: int) -> str:
        item = self.item(row, NUMBER)
        return str(item.data(OWN)) if item else ""

    def _say_row(self, row: int) -> None:
        team = self._team(row)
        mark, item, time = self.marks[team], self.item(row, MARK), self.item(row, TIME)
        if item is None or time is None:
            return
        self._quiet = True
        text, colour = self._word(mark)
        item.setText(text)
        item.setForeground(QColor(colour))
        time.setText(shown_ms(mark.at_ms))
        changed = mark != self._was[team]
        for place in range(4):
            cell = self.item(row, place)
            if cell is not None:
                cell.setBackground(QColor(AMBER_SOFT if changed else "transparent"))
                font = QFont(self.font())
                font.setBold(changed)
                cell.setFont(font)
        self._quiet = False

    def _word(self, mark: MarkAmended) -> tuple[str, str]:
        if not mark.given:
            return "— " + self.tr("no answer"), MUTED
        if mark.correct is None:
            return "? " + self.tr("not marked"), MUTED
        return (
            ("✓ " + self.tr("correct"), GREEN) if mark.correct else ("✗ " + self.tr("wrong"), RED)
        )

    def _typed(self, item: QTableWidgetItem) -> None:
        if self._quiet or item.column() != TIME:
            return
        team = self._team(item.row())
        try:
            at_ms = typed_ms(item.text())
        except BadTimeError:
            self.bad_time = item.text()
            self.changed.emit()
            return
        self.bad_time = ""
        old = self.marks[team]
        given = old.given or at_ms is not None
        self.marks[team] = MarkAmended(team, old.correct, at_ms, given)
        self._say_row(item.row())
        self.changed.emit()

    def _clicked(self, row: int, column: int) -> None:
        if column == MARK:
            self.cycle(row)
