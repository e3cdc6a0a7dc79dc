"""Small pieces of which windows and dialogs are made, all in the desk's look."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFormLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLayout,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

GAP = 12


def label(name: str = "", *, wrap: bool = True) -> QLabel:
    """An empty label of a style of the look: "title", "muted", "fault" or ""."""
    made = QLabel()
    made.setObjectName(name)
    made.setWordWrap(wrap)
    made.setTextFormat(Qt.TextFormat.PlainText)
    return made


def button(name: str = "", *, enter: bool = False) -> QPushButton:
    """A button of a style of the look; only one with `enter` is pressed by Enter elsewhere."""
    made = QPushButton()
    made.setObjectName(name)
    made.setAutoDefault(enter)
    made.setDefault(enter)
    return made


def spin(least: int, most: int, step: int = 1) -> QSpinBox:
    """A field for a whole number."""
    made = QSpinBox()
    made.setRange(least, most)
    made.setSingleStep(step)
    inside = made.lineEdit()
    inside.setTextMargins(6, 0, 0, 0)
    return made


def row(*items: QWidget | QLayout | None, gap: int = GAP, stretch: bool = False) -> QHBoxLayout:
    """Items side by side; None is a spring; `stretch`: the first one takes what room is left."""
    made = QHBoxLayout()
    _fill(made, items, gap)
    if stretch:
        made.setStretch(0, 1)
    return made


def column(*items: QWidget | QLayout | None, gap: int = GAP) -> QVBoxLayout:
    """Items one under the other; None is a spring."""
    made = QVBoxLayout()
    _fill(made, items, gap)
    return made


def form(labels: Iterable[QLabel], fields: Iterable[QWidget]) -> QFormLayout:
    """Fields one under the other, each behind its label."""
    made = QFormLayout()
    for text, field in zip(labels, fields, strict=True):
        text.setBuddy(field)
        made.addRow(text, field)
    return made


def card(*items: QWidget | QLayout | None, gap: int = GAP) -> QFrame:
    """A white card with items one under the other."""
    made = QFrame()
    made.setObjectName("card")
    inside = column(*items, gap=gap)
    inside.setContentsMargins(18, 14, 18, 14)
    made.setLayout(inside)
    return made


def tell(where: QLabel, text: str) -> None:
    """Show a sentence in a label that takes no room while it is empty."""
    where.setText(text)
    where.setVisible(bool(text))


def name_it(widget: QWidget, text: str, more: str = "") -> None:
    """Give a control its name, and its description, for a screen reader."""
    widget.setAccessibleName(text)
    widget.setAccessibleDescription(more)


def is_enter(event: QKeyEvent) -> bool:
    """Whether the key is Enter, of the letters or of the digits."""
    return event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)


def join(sentences: Iterable[str]) -> str:
    """Sentences one under the other."""
    return "\n".join(sentence for sentence in sentences if sentence)


def _fill(layout: QBoxLayout, items: tuple[QWidget | QLayout | None, ...], gap: int) -> None:
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(gap)
    for item in items:
        if item is None:
            layout.addStretch(1)
        elif isinstance(item, QWidget):
            layout.addWidget(item)
        else:
            layout.addLayout(item)
