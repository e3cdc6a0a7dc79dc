"""The open record of a game is written to a file."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QDir, Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from app.night.game_files import StoreError
from app.night.night import Night
from app.night.record_file import is_there, record_name, save_record
from ui.desk.dialogs.ask_file import ask_file
from ui.desk.dialogs.parts import button, column, label, name_it, row
from ui.desk.dialogs.sheet import Sheet
from ui.desk.dialogs.words import Dialogs, put
from ui.desk.start.trouble import Troubles
from ui.live import LiveShow


class RecordSheet(Sheet):
    """Offers a name that says what the file is; `told` carries a sentence once it is saved.

    What is written, and what it is called, is for the other game to say anew.
    """

    told = Signal(str)
    suffix = ".hill.json"

    def __init__(self, parent: QWidget | None, live: LiveShow, folder: Path) -> None:
        super().__init__(parent)
        self._live, self._folder = live, folder
        self.path = QLineEdit(QDir.toNativeSeparators(str(folder / self.file_name(live.night))))
        self.browse = button()
        self._label = label()
        self._label.setBuddy(self.path)
        self._written: Path | None = None
        self.put(column(self._label, row(self.path, self.browse, stretch=True), gap=4))
        self.browse.clicked.connect(self._ask)
        self.path.textChanged.connect(self._check)
        self.setMinimumWidth(720)
        self.say()
        self._check()
        self.path.setFocus()

    def file_name(self, night: Night) -> str:
        """The name that is offered."""
        return record_name(night)

    def write(self, night: Night, path: Path) -> None:
        """Write the record; raises StoreError."""
        save_record(night, path)

    def heading_and_lead(self) -> tuple[str, str]:
        """What is saved, and what it is good for."""
        lead = self.tr("Complete and readable: anyone can check the game with it.")
        return self.tr("Save the open record"), lead

    def kind_of_file(self) -> str:
        """What the files are, for the system's dialog."""
        return self.tr("Open records")

    def say(self) -> None:
        """Say every word again."""
        heading, lead = self.heading_and_lead()
        if self._live.night.rehearsal:
            lead = self.tr("A rehearsal: its record says so, and its name should too.")
        self.title(heading, lead)
        self._label.setText(self.tr("File"))
        name_it(self.path, self.tr("File of the record"))
        self.browse.setText(self.tr("Another place…"))
        name_it(self.browse, self.browse.text())
        self.verbs(self.tr("Save"), Dialogs().cancel)

    def done_with(self) -> None:
        """Write it: to a new file first, which then takes the name."""
        path = self._path()
        if is_there(path) and path != self._written:
            self._written = path
            again = self.tr("“%1” is there already. Press once more to replace it.")
            self.wrong(put(again, path.name), stop=False)
            return
        try:
            self.write(self._live.night, path)
        except StoreError as error:
            self.wrong(Troubles().sentence(error), stop=False)
            return
        self.told.emit(put(self.tr("The record is saved: %1"), QDir.toNativeSeparators(str(path))))
        self.accept()

    def _path(self) -> Path:
        """The file that is named; a bare name lies in the folder of records."""
        text = self.path.text().strip()
        named = Path(text if text.endswith(".json") else f"{text}{self.suffix}")
        return self._folder / (named.expanduser() if text.startswith("~/") else named)

    def _check(self) -> None:
        self._written = None
        self.wrong("" if self.path.text().strip() else self.tr("Name the file."))

    def _ask(self) -> None:
        kinds = f"{self.kind_of_file()} (*{self.suffix})"
        ask_file(self, self.heading.text(), kinds, self._chosen, self.path.text())

    def _chosen(self, path: Path) -> None:
        self.path.setText(QDir.toNativeSeparators(str(path)))
