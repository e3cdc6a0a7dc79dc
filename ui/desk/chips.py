"""The small buttons of a team's row: its mark, and what it may declare."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from app.night.desk import DeskRow
from app.night.scenes import Declared
from ui.desk import look
from ui.desk.ink import box, tick, tip
from ui.desk.phrases import Desk
from ui.desk.words import refusal_text
from ui.paint.fonts import BOLD

HINT = QPainter.RenderHint.Antialiasing


class Chip(QAbstractButton):
    """A painted button that never takes the keys away from the command line by a click."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._named = ("", "")
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def name(self, name: str, reason: str) -> None:
        """What a screen reader says, and why it cannot be done ("" where it can)."""
        if self._named == (name, reason):
            return
        self._named = name, reason
        self.setAccessibleName(name)
        self.setAccessibleDescription(reason)
        self.setToolTip(tip(f"{name}: {reason}" if reason else name))


class MarkChip(Chip):
    """An answer's mark: a tick, a cross, a question mark, or nothing where none has arrived."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._row: DeskRow | None = None

    def show_row(self, row: DeskRow, words: Desk) -> None:
        """Show the mark of a row."""
        self._row = row
        self.name(f"{row.team.number} {row.team.name}: {words.mark(row)}", "")
        self.update()

    def paintEvent(self, _: QPaintEvent) -> None:
        """Paint the mark."""
        painter = QPainter(self)
        painter.setRenderHint(HINT)
        place = QRectF(self.rect())
        row = self._row
        if row is None or not row.answered:
            box(painter, place, look.IDLE, look.BLUE if self.underMouse() else None)
        elif row.mark is None:
            box(painter, place, look.AMBER)
            tick(painter, place, None, look.INK)
        else:
            box(painter, place, look.GREEN if row.mark else look.RED)
            tick(painter, place, row.mark, look.SHEET)
        painter.end()


class DeclareChip(Chip):
    """A declaration: made, possible, or greyed with the reason and its clause."""

    def __init__(self, kind: Declared, parent: QWidget) -> None:
        super().__init__(parent)
        self.kind = kind
        self._letter = ""
        self._state = "may"

    def show_row(self, row: DeskRow, words: Desk) -> None:
        """Show what the row's team may do."""
        self._letter = words.letter(self.kind)
        refused = row.jump if self.kind == "jump" else row.revolution
        if row.declared == self.kind:
            self._state = "late" if row.late else "made"
        else:
            self._state = "may" if refused is None else "barred"
        reason = refusal_text(refused) if refused and self._state == "barred" else ""
        self.name(f"{row.team.number} {row.team.name}: {words.kind(self.kind)}", reason)
        self.update()

    def paintEvent(self, _: QPaintEvent) -> None:
        """Paint the letter."""
        painter = QPainter(self)
        painter.setRenderHint(HINT)
        place = QRectF(self.rect())
        strong = badge_colours(self.kind)[0]
        if self._state == "made":
            box(painter, place, strong)
            ink = look.SHEET
        elif self._state == "late":
            box(painter, place, look.IDLE, look.MUTED)
            ink = look.MUTED
        elif self._state == "may":
            box(painter, place, look.SHEET, strong if self.underMouse() else look.EDGE)
            ink = strong
        else:
            ink = "#B4BCCD"
        painter.setPen(ink)
        painter.setFont(look.type_of(place.height() * 0.52, BOLD))
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, self._letter)
        painter.end()


def badge_colours(kind: Declared) -> tuple[str, str]:
    """The strong and the soft colour of a declaration."""
    return (look.BLUE, look.BLUE_SOFT) if kind == "jump" else (look.RED, look.RED_SOFT)
