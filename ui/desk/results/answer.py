"""Where it is said what became of a file: the place it was written to, or what went wrong."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QProgressBar, QWidget

from ui.desk.dialogs.parts import button, column, label, name_it, row, tell
from ui.desk.dialogs.words import put


class Answer(QWidget):
    """`opened` carries the folder to be shown, `stopped` that the making is to stop."""

    opened = Signal(object)
    stopped = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.told, self.fault = label("muted"), label("fault")
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setMaximumHeight(8)
        self.open, self.stop = button(), button()
        self._folder: Path | None = None
        inside = column(row(self.told, self.stop, self.open, stretch=True), self.bar, self.fault)
        self.setLayout(inside)
        self.open.clicked.connect(self._open)
        self.stop.clicked.connect(self.stopped)
        self.done("", "", ())
        self.say()

    def say(self) -> None:
        """Say every word again."""
        for made, text in (
            (self.open, QCoreApplication.translate("Results", "Open the folder")),
            (self.stop, QCoreApplication.translate("Results", "Stop")),
        ):
            made.setText(text)
            name_it(made, text)

    def busy(self, what: str) -> None:
        """Something is being made."""
        working = QCoreApplication.translate("Results", "Making: %1")
        self.told.setText(put(working, what))
        tell(self.fault, "")
        self.bar.setRange(0, 0)
        self._show(working=True)

    def progress(self, painted: int, count: int) -> None:
        """So many frames of a film are painted."""
        self.bar.setRange(0, count)
        self.bar.setValue(painted)

    def done(self, told: str, wrong: str, written: Sequence[Path]) -> None:
        """All is made that was asked for, or what could not be is said."""
        self._folder = written[0].parent if written else None
        self.told.setText(told)
        self.told.setAccessibleName(told)
        self.fault.setAccessibleName(wrong)
        tell(self.fault, wrong)
        self._show(working=False)

    def wrong(self, sentence: str) -> None:
        """Nothing was begun."""
        self.done("", sentence, ())

    def _show(self, *, working: bool) -> None:
        self.bar.setVisible(working)
        self.stop.setVisible(working)
        self.open.setVisible(not working and self._folder is not None)

    def _open(self) -> None:
        if self._folder is not None:
            self.opened.emit(self._folder)
