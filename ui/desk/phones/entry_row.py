"""A row of the docket, painted by hand: the answer with its teams, and two buttons."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from ui.desk import look
from ui.desk.keys import cap
from ui.desk.phones.docket import Entry
from ui.desk.phones.group_words import Groups
from ui.desk.writing import Writing

PX = 14
WIDE, HIGH, GAP, PAD, ROUND = 52, 30, 4, 6, 6
BESIDE = 2 * (WIDE + GAP) + 10 + PAD
"""What a row needs at both sides of its text."""
LOWEST = HIGH + 2 * PAD
SIGNS = {True: ("✓", "group-right"), False: ("✗", "group-wrong")}
GROUNDS = {
    "open": look.SHEET,
    "mixed": look.AMBER_SOFT,
    "right": look.GREEN_SOFT,
    "wrong": look.RED_SOFT,
    "differ": look.RED_SOFT,
}


class EntryRow(QWidget):
    """One entry with its two buttons; `asked` carries the entry that is seen, and the mark."""

    asked = Signal(object, bool)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.entry: Entry | None = None
        self._told: object = None
        self._pressed: tuple[str, ...] | None = None
        self._current = False
        self.writing = Writing()
        self.right, self.wrong = _Button(self), _Button(self)
        for button, mark in ((self.right, True), (self.wrong, False)):
            button.pressed.connect(self._press)
            button.clicked.connect(lambda _=False, mark=mark: self._click(mark))
        self.hide()

    def show_entry(self, entry: Entry, words: Groups, *, current: bool) -> bool:
        """Show it, the current one with an edge and its keys; False where it is shown already."""
        told = entry, current, words.line(entry)
        if told == self._told:
            return False
        self._told, self.entry, self._current = told, entry, current
        self.writing.write(told[2], look.type_of(PX))
        plain = words.plain(entry)
        self.setAccessibleName(plain)
        for button, mark in ((self.right, True), (self.wrong, False)):
            sign, key = SIGNS[mark]
            button.setText(f"{cap(key)} {sign}" if current else sign)
            button.setAccessibleName(f"{words.mark(mark)}: {plain}")
        self.show()
        self.update()
        return True

    def forget(self) -> None:
        """Show nothing, until there is another entry."""
        self.hide()
        self.entry = self._told = self._pressed = None

    def heightForWidth(self, width: int) -> int:
        """As high as its text wants beside the buttons."""
        return max(self.writing.height(width - BESIDE) + 2 * PAD, LOWEST)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The buttons at the right, in the middle of the height."""
        super().resizeEvent(event)
        left, top = self.width() - PAD, (self.height() - HIGH) // 2
        for button in (self.wrong, self.right):
            button.setGeometry(left - WIDE, top, WIDE, HIGH)
            left -= WIDE + GAP

    def paintEvent(self, _: QPaintEvent) -> None:
        """Paint the ground, the edge of the current one, and the text."""
        if self.entry is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = GROUNDS[self.entry.state]
        _box(painter, QRectF(self.rect()), ground, look.BLUE if self._current else "", 2)
        width = self.width() - BESIDE
        high = self.writing.height(width)
        self.writing.draw(painter, QRect(10, (self.height() - high) // 2, width, high))
        painter.end()

    def _press(self) -> None:
        self._pressed = self.entry.key if self.entry is not None else None

    def _click(self, mark: bool) -> None:
        """Only for the entry on which the button went down."""
        if self.entry is not None and self.entry.key == self._pressed:
            self.asked.emit(self.entry, mark)


class _Button(QAbstractButton):
    """Looks like any button of the desk."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def paintEvent(self, _: QPaintEvent) -> None:
        """Paint it as it is used."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        over, down, edge = self.underMouse(), self.isDown(), 2 if self.hasFocus() else 1
        ground = look.BLUE if down else look.BLUE_SOFT if over else look.SHEET
        colour = look.BLUE if over or edge == 2 else look.EDGE
        _box(painter, QRectF(self.rect()), ground, colour, edge)
        painter.setPen(QColor(look.SHEET if down else look.INK))
        painter.setFont(look.type_of())
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.text())
        painter.end()


def _box(painter: QPainter, place: QRectF, ground: str, edge: str, wide: int) -> None:
    """A rounded box; the edge lies inside it, half of it on the ground."""
    inset, round_ = wide / 2, ROUND - wide / 2
    inner = place.adjusted(inset, inset, -inset, -inset)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(ground))
    painter.drawRoundedRect(inner, round_, round_)
    if edge:
        painter.setPen(QPen(QColor(edge), wide))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(inner, round_, round_)
