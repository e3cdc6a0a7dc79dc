"""The small buttons of a team's row: its mark, and what it may declare."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QEnterEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from app.night.desk import DeskRow
from app.night.scenes import Declared
from ui.desk import look
from ui.desk.ink import box, tick, tip
from ui.desk.phrases import Desk
from ui.desk.rowstate import RowState
from ui.desk.words import refusal_text
from ui.paint.fonts import BOLD


class Chip(QAbstractButton):
    """A painted button that never takes the keys away from the command line by a click."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._named = ("", "")
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    @property
    def named(self) -> bool:
        """Whether it has a name."""
        return bool(self._named[0])

    def name(self, name: str, reason: str) -> None:
        """What a screen reader says, and why it cannot be done ("" where it can)."""
        if self._named == (name, reason):
            return
        self._named = name, reason
        self.setAccessibleName(name)
        self.setAccessibleDescription(reason)
        self.setToolTip(tip(f"{name}: {reason}" if reason else name))


class RowChip(Chip):
    """A chip that its row paints with itself.

    `hovered` is called when the mouse comes or goes, `asked` before it says its name.
    """

    def __init__(
        self, parent: QWidget, hovered: Callable[[], None], asked: Callable[[], None]
    ) -> None:
        super().__init__(parent)
        self._hovered, self._asked = hovered, asked
        self._there = False
        self.hide()
        self.setUpdatesEnabled(False)  # no painting, and none of the row's when it comes and goes

    @property
    def hot(self) -> bool:
        """Whether it can be seen under the mouse."""
        return self._there and self.underMouse()

    def be(self, there: bool) -> None:
        """Be there to be clicked, or not."""
        if there is not self._there:
            self._there = there
            self.setVisible(there)

    def accessibleName(self) -> str:
        """What a screen reader says."""
        self._asked()
        return super().accessibleName()

    def enterEvent(self, event: QEnterEvent) -> None:
        """Tell the row."""
        super().enterEvent(event)
        self._hovered()

    def leaveEvent(self, event: QEvent) -> None:
        """Tell the row."""
        super().leaveEvent(event)
        self._hovered()

    def paintEvent(self, _: QPaintEvent) -> None:
        """Nothing: the row has painted it."""


class MarkChip(RowChip):
    """An answer's mark: a tick, a cross, a question mark, or nothing where none has arrived."""

    def say(self, row: DeskRow, words: Desk) -> None:
        """Name it by the row's mark."""
        self.name(f"{row.team.number} {row.team.name}: {words.mark(row)}", "")

    def paint(self, painter: QPainter, at: RowState) -> None:
        """Paint the mark, as part of the row."""
        place = QRectF(self.geometry())
        if not at.answered:
            box(painter, place, look.IDLE, look.BLUE if self.hot else None)
        elif at.mark is None:
            box(painter, place, look.AMBER)
            tick(painter, place, None, look.INK)
        else:
            box(painter, place, look.GREEN if at.mark else look.RED)
            tick(painter, place, at.mark, look.SHEET)


class DeclareChip(RowChip):
    """A declaration: made, possible, or greyed with the reason and its clause."""

    def __init__(
        self,
        kind: Declared,
        parent: QWidget,
        hovered: Callable[[], None],
        asked: Callable[[], None],
    ) -> None:
        super().__init__(parent, hovered, asked)
        self.kind = kind

    def say(self, at: RowState, words: Desk) -> str:
        """Name it, with the reason why it may not be; the reason is returned."""
        refused = at.refused(self.kind)
        reason = refusal_text(refused) if refused else ""
        self.name(f"{at.number} {at.name}: {words.kind(self.kind)}", reason)
        return reason

    def paint(self, painter: QPainter, at: RowState, letter: str) -> None:
        """Paint the letter, as part of the row."""
        place = QRectF(self.geometry())
        ink = badge_colours(self.kind)[0]
        if at.declared == self.kind:
            box(painter, place, look.IDLE if at.late else ink, look.MUTED if at.late else None)
            ink = look.MUTED if at.late else look.SHEET
        elif at.refused(self.kind) is None:
            box(painter, place, look.SHEET, ink if self.hot else look.EDGE)
        else:
            ink = "#B4BCCD"
        painter.setPen(ink)
        painter.setFont(look.type_of(place.height() * 0.52, BOLD))
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, letter)


def badge_colours(kind: Declared) -> tuple[str, str]:
    """The strong and the soft colour of a declaration."""
    return (look.BLUE, look.BLUE_SOFT) if kind == "jump" else (look.RED, look.RED_SOFT)
