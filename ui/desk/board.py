"""The teams of the evening in as many columns as the window needs, none of them scrolling."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import ceil

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from app.night.desk import DeskView
from app.night.night import Stage
from ui.desk import look
from ui.desk.handfuls import Handfuls
from ui.desk.measures import Measures, measure
from ui.desk.phones.mark import PhoneMark
from ui.desk.phrases import translate
from ui.desk.rowpaint import CENTRE, LEFT, RIGHT
from ui.desk.rowstate import TIMED, RowState, RowStates
from ui.desk.teamrow import TeamRow
from ui.paint.fonts import MEDIUM

HEAD, GAP, LEAST, MOST = 22, 4, 30, 74
APART = 12
WIDEST, TIGHT, BAR = 760, 232, 12
EASY, ROOMY = 38, 400


class TeamBoard(QWidget):
    """All rows, and the cursor that keys move over them.

    `declare(team, kind)`, `mark(team)` and `menu(team)` carry clicks; teams are ids.
    """

    declare = Signal(str, str)
    mark = Signal(str)
    menu = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: list[TeamRow] = []
        self._view: DeskView | None = None
        self._cursor: int | None = None
        self._phones: Mapping[str, PhoneMark] = {}
        self._columns = 1
        self._handfuls = Handfuls(self)
        self._sheet = _Sheet(self)
        self._scroll = QScrollArea(self)
        self._scroll.setWidget(self._sheet)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.viewport().setAutoFillBackground(False)
        self._sheet.setAutoFillBackground(False)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._scroll)
        self.setAccessibleName(translate("Desk", "Teams"))

    @property
    def rows(self) -> tuple[TeamRow, ...]:
        """The rows, in the order of numbers."""
        return tuple(self._rows)

    @property
    def busy(self) -> bool:
        """Whether rows are still to be painted in their newest state."""
        return self._handfuls.busy

    @property
    def columns(self) -> int:
        """How many columns there are."""
        return self._columns

    @property
    def chosen(self) -> str | None:
        """The id of the team under the cursor."""
        if self._cursor is None or self._view is None or self._cursor >= len(self._view.rows):
            return None
        return self._view.rows[self._cursor].team.id

    def show_view(self, view: DeskView) -> None:
        """Show the teams as they stand."""
        self._view = view
        if len(view.rows) != len(self._rows):
            self._build(len(view.rows))
        self._show(view, range(len(view.rows)))
        self._sheet.show_view(view)

    def show_phones(self, marks: Mapping[str, PhoneMark]) -> None:
        """Show how the teams' phones stand, by team."""
        before, self._phones = self._phones, marks
        view = self._view
        if view is not None and before != marks:
            teams = (row.team.id for row in view.rows)
            self._show(view, [n for n, t in enumerate(teams) if before.get(t) != marks.get(t)])

    def forget(self) -> None:
        """Show everything afresh the next time."""
        self.setAccessibleName(translate("Desk", "Teams"))
        self._sheet.forget()
        for row in self._rows:
            row.forget()

    def _show(self, view: DeskView, places: Iterable[int]) -> None:
        """Give rows their states; those that the host looks at are painted first."""
        states = RowStates(view, self._phones)
        first: list[TeamRow] = []
        then: list[TeamRow] = []
        for place in places:
            row, widget, before = view.rows[place], self._rows[place], self._rows[place].state
            state = states.of(row, cursor=place == self._cursor)
            if widget.take(state, row, view):
                (first if _urgent(before, state) else then).append(widget)
        self._handfuls.ask(first + then)

    def choose(self, index: int | None) -> None:
        """Put the cursor on a row, from 0; None takes it away."""
        if index is not None and not 0 <= index < len(self._rows):
            return
        before, self._cursor = self._cursor, index
        if self._view is not None and before != index:
            self._show(self._view, [n for n in (index, before) if n is not None])
        if index is not None:
            self._scroll.ensureWidgetVisible(self._rows[index], 0, GAP)

    def go(self, down: int, across: int) -> None:
        """Move the cursor by rows and columns."""
        if self._cursor is None:
            self.choose(0)
            return
        deep = self._deep()
        target = self._cursor + down + across * deep
        self.choose(max(0, min(len(self._rows) - 1, target)))

    def spot(self, team: str) -> QWidget:
        """The row of a team."""
        rows = self._view.rows if self._view else ()
        index = next((i for i, row in enumerate(rows) if row.team.id == team), 0)
        return self._rows[index]

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the rows again."""
        super().resizeEvent(event)
        self._lay()

    def _build(self, count: int) -> None:
        while len(self._rows) > count:
            row = self._rows.pop()
            self._handfuls.leave(row)
            row.deleteLater()
        while len(self._rows) < count:
            self._add(len(self._rows))
        self._lay()

    def _add(self, index: int) -> None:
        row = TeamRow(self._sheet)
        row.chosen.connect(lambda: self.choose(index))
        row.wanted.connect(lambda: self.menu.emit(self._id(index)))
        row.declared.connect(lambda kind: self.declare.emit(self._id(index), kind))
        row.marked.connect(lambda: self.mark.emit(self._id(index)))
        row.show()
        self._rows.append(row)

    def _id(self, index: int) -> str:
        return self._view.rows[index].team.id if self._view else ""

    def _deep(self) -> int:
        return max(1, ceil(len(self._rows) / self._columns))

    def _lay(self) -> None:
        """As few columns as let every row have its least height, then rows as high as they can."""
        count = len(self._rows)
        if not count:
            return
        width, height = self.width(), self.height()
        self._columns = _columns(count, width, height - HEAD)
        deep = self._deep()
        tall = max(LEAST, min(MOST, (height - HEAD) // deep - GAP))
        if HEAD + deep * (tall + GAP) > height:
            width -= BAR
        wide = min(WIDEST, (width - APART * (self._columns - 1)) // self._columns)
        for index, row in enumerate(self._rows):
            column, place = divmod(index, deep)
            row.setGeometry(column * (wide + APART), HEAD + place * (tall + GAP), wide, tall)
        self._sheet.resize(width, max(height, HEAD + deep * (tall + GAP)))
        self._sheet.heads = tuple((c * (wide + APART), wide, tall) for c in range(self._columns))

    def view(self) -> DeskView | None:
        """What is shown."""
        return self._view


def _columns(count: int, width: int, height: int) -> int:
    """As few columns as make the rows comfortable in both directions, else as few as fit."""
    fewest = 1 if count <= 6 else 2
    for columns in range(fewest, max(fewest, width // ROOMY) + 1):
        if height // ceil(count / columns) - GAP >= EASY:
            return columns
    fits = max(1, height // (LEAST + GAP))
    return max(fewest, min(ceil(count / fits), max(1, width // TIGHT)))


def _urgent(before: RowState | None, state: RowState) -> bool:
    """Whether the cursor is on a row, or its answer was marked."""
    return state.cursor or (before is not None and before.timed and before.mark is not state.mark)


class _Sheet(QWidget):
    """The ground under the rows, with the heads of the columns."""

    def __init__(self, board: TeamBoard) -> None:
        super().__init__(board)
        self.heads: tuple[tuple[int, int, int], ...] = ()
        self._timed: bool | None = None
        self._moving = False

    def show_view(self, view: DeskView) -> None:
        """Show the heads of what the rows show."""
        state = view.stage in TIMED, view.forecast is not None and view.stage is Stage.PREVIEW
        if state != (self._timed, self._moving):
            self._timed, self._moving = state
            self.update(0, 0, self.width(), HEAD)

    def forget(self) -> None:
        """Show the heads afresh the next time."""
        self._timed = None

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the heads."""
        timed = self._timed
        if timed is None or event.rect().top() >= HEAD:
            return
        painter = QPainter(self)
        painter.setPen(QColor(look.MUTED))
        painter.setFont(look.type_of(12, MEDIUM))
        for left, wide, tall in self.heads:
            self._head(painter, left, measure(wide, tall, timed), timed)
        painter.end()

    def _head(self, painter: QPainter, left: int, places: Measures, timed: bool) -> None:
        def put(place: QRectF, text: str, flag: Qt.AlignmentFlag) -> None:
            painter.drawText(QRectF(left + place.x(), 0, place.width(), HEAD - 2), flag, text)

        put(places.disc, translate("Desk", "No.", "team's number"), CENTRE)
        put(places.name, translate("Desk", "team"), LEFT)
        put(places.step, translate("Desk", "st.", "step, short"), RIGHT)
        put(places.points, translate("Desk", "pt", "points, short"), RIGHT)
        if timed:
            move, time = translate("Desk", "move"), translate("Desk", "time")
            put(places.time, move if self._moving else time, RIGHT)
