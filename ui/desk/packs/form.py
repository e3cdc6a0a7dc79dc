"""What both forms of the editor are made of: fields under their labels, in a card that scrolls."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QLayout, QScrollArea, QVBoxLayout, QWidget

from ui.desk.dialogs.parts import column, label, name_it


class Form(QScrollArea):
    """`edited` carries the name of a field of the pack or question and its value.

    `failed` carries a sentence. `names` are those of the fields that have a label.
    """

    edited = Signal(str, object)
    failed = Signal(str)

    def __init__(self, names: Sequence[str]) -> None:
        super().__init__()
        self.labels = {name: label("muted", wrap=False) for name in names}

    def pair(self, name: str, field: QWidget) -> QVBoxLayout:
        """A field under its label."""
        self.labels[name].setBuddy(field)
        return column(self.labels[name], field, gap=2)

    def hold(self, *items: QWidget | QLayout | None) -> None:
        """Put everything into the card, one under the other; None is a spring."""
        inside = QFrame()
        inside.setObjectName("card")
        layout = column(*items, gap=8)
        layout.setContentsMargins(12, 10, 12, 10)
        inside.setLayout(layout)
        self.setWidget(inside)
        self.setWidgetResizable(True)

    def say_fields(self, words: Mapping[str, str], fields: Mapping[str, QWidget]) -> None:
        """Say the labels, and name the fields for a screen reader."""
        for name, text in self.labels.items():
            text.setText(words[name])
        for name, field in fields.items():
            name_it(field, words[name])
