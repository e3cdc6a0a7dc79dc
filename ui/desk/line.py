"""The command line: always ready, it takes digits from wherever the keys are pressed."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLineEdit, QWidget

from ui.desk import look
from ui.desk.keys import Key, Seat, pressed
from ui.paint.fonts import MEDIUM


class Asked(Enum):
    """What the line is asked for: a command, or one value for a command already given."""

    COMMAND = "command"
    PARTNER = "partner"
    BREAK = "break"


class CommandLine(QLineEdit):
    """`command` carries a key of the table and its Qt code; `entered` is Enter on a full line.

    `seat` is the game whose keys count. `pasted` carries several lines at once, on the pitch.
    """

    command = Signal(object, int)
    entered = Signal()
    pasted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.asked = Asked.COMMAND
        self.seat: Seat = "hill"
        self.setFont(look.type_of(18, MEDIUM))
        self.setFixedHeight(42)
        self.setMaxLength(400)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Commands first, then the text; a key that is held down is one press."""
        if self.seat == "pitch" and event.matches(QKeySequence.StandardKey.Paste):
            text = QGuiApplication.clipboard().text().strip()
            if "\n" in text:
                self.pasted.emit(text)
                return
        key = pressed(event, self.seat)
        if key is not None and self._counts(key, event.key()):
            if key.held or not event.isAutoRepeat():
                self.command.emit(key, event.key())
        elif key is not None and key.name == "act":
            if not event.isAutoRepeat():
                self.entered.emit()
        else:
            super().keyPressEvent(event)
            if not self.text().strip():
                self.clear()

    def take(self, event: QKeyEvent) -> None:
        """A key pressed elsewhere in the window."""
        self.setFocus()
        self.keyPressEvent(event)

    def _counts(self, key: Key, code: int) -> bool:
        """Free keys count on an empty line that waits for a command; Escape always."""
        empty = not self.text() and self.asked is Asked.COMMAND
        return empty or not key.free or code == Qt.Key.Key_Escape
