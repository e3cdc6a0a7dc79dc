"""A rating site's table as a night of the past: it knows neither its title nor its day."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QDate
from PySide6.QtWidgets import QDateEdit, QFormLayout, QLineEdit, QWidget

from ui.desk.dialogs.ask_file import ask_file
from ui.desk.dialogs.parts import button, card, label, name_it, row
from ui.desk.dialogs.sheet import Sheet
from ui.desk.dialogs.words import Dialogs

ISO = "yyyy-MM-dd"
Brought = Callable[[Path, str, str, Path | None], object]


class ImportSheet(Sheet):
    """Asks for title, day and rosters of one table, then hands them over."""

    def __init__(self, parent: QWidget | None, path: Path, brought: Brought) -> None:
        super().__init__(parent)
        self._path, self._brought = path, brought
        self.name, self.date, self.rosters = QLineEdit(path.stem), QDateEdit(), QLineEdit()
        self.date.setDisplayFormat(ISO)
        self.date.lineEdit().setTextMargins(6, 0, 0, 0)
        self.date.setDate(QDate.currentDate())
        self.browse = button()
        self._labels = [label(wrap=False) for _ in range(3)]
        form = QFormLayout()
        form.addRow(self._labels[0], self.name)
        form.addRow(self._labels[1], self.date)
        form.addRow(self._labels[2], row(self.rosters, self.browse, stretch=True))
        self.put(card(form))
        self.setMinimumWidth(620)
        self.browse.clicked.connect(self._ask)
        self.name.textChanged.connect(self._check)
        self.say()
        self.name.setFocus()
        self.name.selectAll()

    def say(self) -> None:
        """Say every word again."""
        self.title(self.tr("A night of the past"), self._path.name)
        words = (self.tr("Title"), self.tr("Day"), self.tr("Rosters, a file (may stay empty)"))
        fields = (self.name, self.date, self.rosters)
        for text, field, word in zip(self._labels, fields, words, strict=True):
            text.setText(word)
            name_it(field, word)
        self.browse.setText(self.tr("Choose…"))
        name_it(self.browse, self.browse.text())
        self.verbs(self.tr("Import"), Dialogs().cancel)
        self._check()

    def done_with(self) -> None:
        """Hand it over."""
        rosters = self.rosters.text().strip()
        day = self.date.date().toString(ISO)
        self._brought(self._path, self.name.text().strip(), day, Path(rosters) if rosters else None)
        self.accept()

    def _check(self) -> None:
        self.wrong("" if self.name.text().strip() else self.tr("Name the night."))

    def _ask(self) -> None:
        kinds = self.tr("Tables") + " (*.csv *.xlsx)"
        ask_file(self, self._labels[2].text(), kinds, lambda path: self.rosters.setText(str(path)))
