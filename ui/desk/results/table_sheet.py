"""The club's table of rating points, edited and kept with a version and a date."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QDate
from PySide6.QtWidgets import QComboBox, QDateEdit, QFormLayout, QLineEdit, QSpinBox, QWidget

from app.night.results_desk.club import Club, RatingTable, StoreError, TableError, default_table
from app.night.results_desk.scores import DEEDS, MOST_POINTS, SHARED, checked_table
from ui.desk.dialogs.parts import button, card, column, label, name_it, row, spin
from ui.desk.dialogs.sheet import Sheet
from ui.desk.dialogs.words import Dialogs, put
from ui.desk.results.place_rows import PlaceRows
from ui.desk.results.rating_words import RatingWords
from ui.desk.start.trouble import Troubles

ISO = "yyyy-MM-dd"


class RatingTableSheet(Sheet):
    """Saves the club's own table; `kept` hears of it. Games keep the one they were scored with."""

    def __init__(
        self, parent: QWidget | None, club: Club, kept: Callable[[RatingTable], object]
    ) -> None:
        super().__init__(parent)
        self._club, self._kept = club, kept
        self._broken = ""
        try:
            self.table = club.table()
        except TableError as error:
            self.table, self._broken = default_table(), Troubles().told(error)
        self.version, self.date, self.shared = QLineEdit(), QDateEdit(), QComboBox()
        self.date.setDisplayFormat(ISO)
        self.date.lineEdit().setTextMargins(6, 0, 0, 0)
        self.rows = PlaceRows()
        self.deeds = {name: spin(-MOST_POINTS, MOST_POINTS) for name in DEEDS}
        self.least = spin(1, 1000)
        self.reset = button()
        self._labels: list[tuple[QWidget, Callable[[str], None]]] = []
        self._build()
        self.show_table(self.table)
        self._connect()
        self.say()
        self.version.setFocus()

    def show_table(self, table: RatingTable) -> None:
        """Fill the fields."""
        self.version.setText(table.version)
        self.date.setDate(QDate.fromString(table.date, ISO))
        self.rows.show_rows(table.places)
        for name, field in self.deeds.items():
            field.setValue(getattr(table.deeds, name))
        self.least.setValue(table.least_jumps)
        self.shared.setCurrentIndex(SHARED.index(table.shared_places))

    @property
    def edited(self) -> RatingTable:
        """The table as it stands in the fields; raises `TableError`."""
        return checked_table(
            self.table,
            self.rows.rows(),
            {name: field.value() for name, field in self.deeds.items()},
            version=self.version.text().strip(),
            date=self.date.date().toString(ISO),
            shared_places=SHARED[max(self.shared.currentIndex(), 0)],
            least_jumps=self.least.value(),
        )

    def say(self) -> None:
        """Say every word again."""
        lead = self.tr("A game keeps the table it was scored with; this one counts from now on.")
        self.title(self.tr("Rating table"), lead)
        words = RatingWords()
        texts = [self.tr("Version"), self.tr("Date"), self.tr("Shared places (R1)")]
        texts += [words.part(name) for name in self.deeds]
        texts += [self.tr("jumps for “all jumps”, at least")]
        for (field, name), text in zip(self._labels, texts, strict=True):
            name(text)
            name_it(field, text)
        mean = (self.tr("the mean"), self.tr("the best"), self.tr("the worst"))
        for place, text in enumerate(mean):
            self.shared.setItemText(place, text)
        self.reset.setText(self.tr("The table of the program"))
        name_it(self.reset, self.reset.text())
        self.rows.say()
        self.verbs(self.tr("Save"), Dialogs().cancel)
        self._check()

    def done_with(self) -> None:
        """Keep it as the club's own."""
        try:
            table = self.edited
            self._club.keep_table(table)
        except TableError as error:
            self.wrong(Troubles().told(error))
        except StoreError as error:
            self.wrong(Troubles().sentence(error), stop=False)
        else:
            self._kept(table)
            self.accept()

    def _check(self) -> None:
        wrong = self.rows.fault()
        if not self.version.text().strip():
            wrong = self.tr("Name the version.")
        elif not wrong:
            wrong = self._same_version()
        self.wrong(wrong or self._broken, stop=bool(wrong))

    def _same_version(self) -> str:
        """Other figures need another version: games name the table by it."""
        try:
            changed = self.edited != self.table
        except TableError as error:
            return Troubles().told(error)
        if changed and self.version.text().strip() == self.table.version:
            told = self.tr("Change the version too: version %1 has other figures.")
            return put(told, self.table.version)
        return ""

    def _build(self) -> None:
        for choice in SHARED:
            self.shared.addItem("", choice)
        head, deeds = row(), QFormLayout()
        deeds.setVerticalSpacing(4)
        for field in (self.version, self.date, self.shared):
            head.addWidget(self._named(field))
            head.addWidget(field, 1)
        for number in (*self.deeds.values(), self.least):
            deeds.addRow(self._named(number), number)
        self.put(card(head), row(column(card(deeds), None), self.rows, gap=12))
        self.extra.addWidget(self.reset)
        self.resize(860, 600)

    def _named(self, field: QWidget) -> QWidget:
        """The label of a field, whose words come later."""
        name = label(wrap=False)
        name.setBuddy(field)
        self._labels.append((field, name.setText))
        return name

    def _connect(self) -> None:
        self.reset.clicked.connect(lambda: self.show_table(default_table()))
        self.version.textChanged.connect(self._check)
        self.date.dateChanged.connect(self._check)
        self.shared.currentIndexChanged.connect(self._check)
        self.rows.changed.connect(self._check)
        numbers: tuple[QSpinBox, ...] = (*self.deeds.values(), self.least)
        for field in numbers:
            field.valueChanged.connect(self._check)
