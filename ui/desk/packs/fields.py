"""Fields of the editor: what is typed is undone by the editor, not by the field."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QWidget

BREAK = "⏎"
"""Stands for a line end inside one entry of a list."""
_OURS = (QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo)
_LINE = 23


def _is_ours(event: QEvent) -> bool:
    return isinstance(event, QKeyEvent) and any(event.matches(key) for key in _OURS)


class LineField(QLineEdit):
    """One line of text; `edited` carries it as it is typed."""

    edited = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.textEdited.connect(self.edited.emit)

    def show_value(self, value: str) -> None:
        """Show what the pack holds, without a word to anybody."""
        if value != self.text():
            self.setText(value)
            self.setCursorPosition(0)

    def event(self, event: QEvent) -> bool:
        """Leave undo and redo to the editor."""
        if event.type() == QEvent.Type.ShortcutOverride and _is_ours(event):
            event.ignore()
            return False
        return super().event(event)


class TextField(QPlainTextEdit):
    """Running text of `lines` lines; `edited` carries it as it is typed. Tab leads on."""

    edited = Signal(object)

    def __init__(self, lines: int = 3) -> None:
        super().__init__()
        self.setTabChangesFocus(True)
        self.setUndoRedoEnabled(False)
        self.setFixedHeight(_LINE * lines + 16)
        self.textChanged.connect(lambda: self.edited.emit(self.value()))

    def value(self) -> Any:
        """What stands in the field."""
        return self.toPlainText()

    def show_value(self, value: Any) -> None:
        """Show what the pack holds, without a word to anybody."""
        if value != self.value():
            self.blockSignals(True)
            self.setPlainText(self.shown(value))
            self.blockSignals(False)

    def shown(self, value: Any) -> str:
        """A value as the field's text."""
        return str(value)

    def event(self, event: QEvent) -> bool:
        """Leave undo and redo to the editor."""
        if event.type() == QEvent.Type.ShortcutOverride and _is_ours(event):
            event.ignore()
            return False
        return super().event(event)


class ListField(TextField):
    """Entries, one a line; empty lines are none."""

    def value(self) -> Any:
        """The entries."""
        lines = (line.strip() for line in self.toPlainText().split("\n"))
        return tuple(line.replace(BREAK, "\n") for line in lines if line)

    def shown(self, value: Any) -> str:
        """One line for each entry."""
        return "\n".join(entry.replace("\n", BREAK) for entry in value)


class Still(QObject):
    """Keeps the wheel, which turns the page, from changing the field that it passes over."""

    def __init__(self, *fields: QWidget) -> None:
        super().__init__(fields[0])
        for field in fields:
            field.installEventFilter(self)

    def eventFilter(self, _: QObject, event: QEvent) -> bool:
        """Leave the wheel to the page."""
        if event.type() != QEvent.Type.Wheel:
            return False
        event.ignore()
        return True
