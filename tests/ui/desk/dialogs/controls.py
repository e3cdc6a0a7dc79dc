"""What every window must keep: each control is named for a screen reader."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QHeaderView,
    QLineEdit,
    QPlainTextEdit,
    QWidget,
)

CONTROLS = (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
)
INSIDE = ("qt_", "QComboBox", "QCalendar", "QTableCorner")


def controls(window: QWidget) -> Iterator[QWidget]:
    """Every control of a window, not those that Qt makes inside of another."""
    for widget in window.findChildren(QWidget):
        inside = isinstance(widget.parent(), QComboBox | QAbstractSpinBox | QAbstractItemView)
        own = widget.objectName().startswith(INSIDE)
        own = own or widget.metaObject().className().startswith(("QTableCorner", "QCalendar"))
        if isinstance(widget, CONTROLS) and not isinstance(widget, QHeaderView):
            in_list = any(isinstance(p, QComboBox) for p in ancestors(widget))
            if not (inside or own or in_list):
                yield widget


def ancestors(widget: QWidget) -> Iterator[object]:
    """The widgets that a widget lies in."""
    parent = widget.parent()
    while parent is not None:
        yield parent
        parent = parent.parent()


def nameless(window: QWidget) -> list[str]:
    """The controls without a name for a screen reader."""
    return [
        f"{type(widget).__name__} {widget.objectName()}"
        for widget in controls(window)
        if widget.isVisibleTo(window) and not widget.accessibleName().strip()
    ]


def typed(widget: QWidget, text: str) -> None:
    """Type a text of any script; QTest knows Latin letters only."""
    for letter in text:
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            event = QKeyEvent(kind, ord(letter.upper()[0]), Qt.KeyboardModifier.NoModifier, letter)
            QApplication.sendEvent(widget, event)
