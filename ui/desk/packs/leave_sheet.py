"""The editor is left with changes that are not saved: what becomes of them."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from ui.desk.dialogs.parts import button, name_it
from ui.desk.dialogs.sheet import Sheet


class LeaveSheet(Sheet):
    """`saved`, `put_by` or `thrown` says what the host has chosen; Esc goes back to the editor."""

    saved = Signal()
    put_by = Signal()
    thrown = Signal()

    def __init__(self, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.throw, self.put_aside = button("loud"), button()
        self.extra.addWidget(self.throw)
        self.extra.addWidget(self.put_aside)
        self.throw.clicked.connect(self._throw)
        self.put_aside.clicked.connect(self._put_by)
        self.say()
        self.first.setFocus()

    def say(self) -> None:
        """Say every word again."""
        self.title(
            self.tr("The changes are not saved"),
            self.tr("Put by, they come back when this pack is edited again."),
        )
        for made, word in (
            (self.throw, self.tr("Throw them away")),
            (self.put_aside, self.tr("Put by")),
        ):
            made.setText(word)
            name_it(made, word)
        self.verbs(self.tr("Save"), self.tr("Back to the editor"))

    def done_with(self) -> None:
        """Save."""
        self.accept()
        self.saved.emit()

    def _put_by(self) -> None:
        self.accept()
        self.put_by.emit()

    def _throw(self) -> None:
        self.accept()
        self.thrown.emit()
