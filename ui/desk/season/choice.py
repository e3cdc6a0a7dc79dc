"""Which nights a season counts, and how many of them for each."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QDate, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QDateEdit, QWidget

from app.night.results_desk.season import NightLine, SeasonRules, seasons_of
from ui.desk.dialogs.parts import label, name_it, row, spin

ISO = "yyyy-MM-dd"
ALL, OWN = "all", "own"


class SeasonChoice(QWidget):
    """`changed` comes when another season or another way of summing is chosen."""

    changed = Signal()

    def __init__(self, month: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._month = month
        self.season, self.first, self.last = QComboBox(), QDateEdit(), QDateEdit()
        self.season.addItem("", (ALL, "", ""))
        self.season.addItem("", (OWN, "", ""))
        self.best, self.count = QCheckBox(), spin(1, 1000)
        self.count.setValue(10)
        self._from, self._to = label(wrap=False), label(wrap=False)
        self._name = label(wrap=False)
        for field in (self.first, self.last):
            field.setDisplayFormat(ISO)
            field.lineEdit().setTextMargins(6, 0, 0, 0)
            field.setDate(QDate.currentDate())
            field.dateChanged.connect(self._dated)
        self.first.setDate(QDate.currentDate().addYears(-1))
        self._own = (self._from, self.first, self._to, self.last)
        summed = (self.best, self.count)
        self.setLayout(row(self._name, self.season, *self._own, None, *summed, gap=8))
        self.season.currentIndexChanged.connect(self._chosen)
        self.best.toggled.connect(self._chosen)
        self.count.valueChanged.connect(self._counted)
        self._enable()
        self.say()

    @property
    def rules(self) -> SeasonRules:
        """What is chosen."""
        kind, first, last = self.season.currentData() or (ALL, "", "")
        if kind == OWN:
            first, last = (field.date().toString(ISO) for field in (self.first, self.last))
        return SeasonRules(first, last, self.count.value() if self.best.isChecked() else None)

    def offer(self, nights: Sequence[NightLine]) -> None:
        """Offer the seasons in which there were nights."""
        known = [self.season.itemText(place) for place in range(self.season.count())]
        for place, span in enumerate(seasons_of(nights, self._month), 1):
            if span.name not in known:
                self.season.insertItem(place, span.name, ("season", span.first, span.last))

    def say(self) -> None:
        """Say every word again."""
        self.season.setItemText(0, self.tr("All nights"))
        self.season.setItemText(self.season.count() - 1, self.tr("From – to"))
        for made, text in (
            (self._name, self.tr("Season")),
            (self._from, self.tr("from")),
            (self._to, self.tr("to")),
        ):
            made.setText(text)
        name_it(self.season, self.tr("Season"))
        name_it(self.first, self.tr("First day"))
        name_it(self.last, self.tr("Last day"))
        self.best.setText(self.tr("Only the best games of each:"))
        name_it(self.best, self.best.text())
        name_it(self.count, self.tr("How many games count"))

    def _chosen(self) -> None:
        self._enable()
        self.changed.emit()

    def _dated(self) -> None:
        if self.first.isVisibleTo(self):
            self.changed.emit()

    def _counted(self) -> None:
        if self.best.isChecked():
            self.changed.emit()

    def _enable(self) -> None:
        own = (self.season.currentData() or (ALL,))[0] == OWN
        for part in self._own:
            part.setVisible(own)
        self.count.setEnabled(self.best.isChecked())
