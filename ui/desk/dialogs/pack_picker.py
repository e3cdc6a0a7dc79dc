"""Choosing the evening's questions: none, a pack that ships, a file; with all doubts shown."""

from __future__ import annotations

from contextlib import suppress
from functools import cache
from pathlib import Path

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import (
    QHeaderView,
    QListWidget,
    QListWidgetItem,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from app.night.question_packs import PackError, Report, read_pack, shipped_packs
from ui.desk.dialogs.ask_file import ask_file
from ui.desk.dialogs.pack_words import Packs
from ui.desk.dialogs.parts import button, card, label, name_it, row, tell
from ui.desk.dialogs.words import put

OWN = Qt.ItemDataRole.UserRole
ALOUD = "aloud"


class PackPicker(QWidget):
    """`chosen` after every choice; `report` is the pack with its doubts, None: read aloud."""

    chosen = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.report: Report | None = None
        self.packs = QListWidget()
        self.open = button()
        self.summary = label("large")
        self.notes = label("muted")
        self.fault = label("fault")
        self.doubts_title = label("strong")
        self.doubts = _doubt_table()
        self._spring = QWidget()
        left = card(self.packs, row(self.open, None), self.fault)
        right = card(self.summary, self.notes, self.doubts_title, self.doubts, self._spring, gap=8)
        both = row(left, right)
        beside = left.layout()
        if isinstance(beside, QVBoxLayout):
            beside.setStretchFactor(self.packs, 1)
        inside = right.layout()
        if isinstance(inside, QVBoxLayout):
            inside.setStretchFactor(self.doubts, 1)
            inside.setStretchFactor(self._spring, 1)
        both.setStretch(0, 4)
        both.setStretch(1, 6)
        self.setLayout(both)
        self._fill()
        self.packs.currentItemChanged.connect(self._choose)
        self.open.clicked.connect(self._ask)
        self.packs.setCurrentRow(0)
        self.say()

    def add(self, path: Path) -> None:
        """Offer a file, and choose it; why it cannot be read is said in one sentence."""
        try:
            report = read_pack(path)
        except PackError as error:
            tell(self.fault, Packs().flaw(error))
            return
        tell(self.fault, "")
        self.packs.addItem(_item(report.pack.title, report))
        self.packs.setCurrentRow(self.packs.count() - 1)

    def say(self) -> None:
        """Say every word again."""
        aloud = self.packs.item(0)
        if aloud is not None:
            aloud.setText(self.tr("No pack: questions are read aloud"))
        self.open.setText(self.tr("A .4s file…"))
        name_it(self.open, self.open.text())
        name_it(self.packs, self.tr("Question packs"))
        name_it(self.doubts, self.tr("What is doubtful in the file"))
        heads = [self.tr("Line"), self.tr("What"), self.tr("What was done")]
        self.doubts.setHorizontalHeaderLabels(heads)
        self._show()

    def changeEvent(self, event: QEvent) -> None:
        """Say the words again when the language changes."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.say()

    def _fill(self) -> None:
        tell(self.fault, "")
        self.packs.addItem(_item("", ALOUD))
        for report in _shipped():
            self.packs.addItem(_item(report.pack.title, report))

    def _choose(self) -> None:
        item = self.packs.currentItem()
        data = item.data(OWN) if item is not None else ALOUD
        self.report = data if isinstance(data, Report) else None
        self._show()
        self.chosen.emit()

    def _show(self) -> None:
        if self.report is None:
            self.summary.setText(self.tr("The host reads every question from paper."))
            tell(self.notes, self.tr("The program counts turns, times and marks all the same."))
            tell(self.doubts_title, "")
            self.doubts.hide()
            self._spring.show()
            return
        pack, doubts = self.report.pack, self.report.doubts
        self.summary.setText(pack.title)
        tell(self.notes, self._counts())
        sound = self.tr("Nothing doubtful was found.")
        title = self.tr("%n doubtful place(s)", "", len(doubts)) if doubts else sound
        tell(self.doubts_title, title)
        self.doubts.setVisible(bool(doubts))
        self._spring.setVisible(not doubts)
        _list_doubts(self.doubts, self.report)

    def _counts(self) -> str:
        if self.report is None:
            return ""
        pack = self.report.pack
        parts = [
            self.tr("%n main question(s)", "", len(pack.main)),
            self.tr("%n in reserve", "", len(pack.reserve)),
        ]
        if pack.warm_ups:
            parts.append(self.tr("%n warm-up question(s), not played", "", len(pack.warm_ups)))
        stages = [stage.title for stage in pack.stages if stage.title]
        if stages:
            parts.append(put(self.tr("stages: %1"), ", ".join(stages)))
        if pack.editors:
            parts.append(put(self.tr("editors: %1"), ", ".join(pack.editors)))
        return " · ".join(parts)

    def _ask(self) -> None:
        kinds = self.tr("Question packs") + " (*.4s *.txt)"
        ask_file(self, self.open.text(), kinds, self.add)


@cache
def _shipped() -> tuple[Report, ...]:
    """The packs that come with the program, read once."""
    found = []
    for path in shipped_packs():
        with suppress(PackError):
            found.append(read_pack(path))
    return tuple(found)


def _item(text: str, data: object) -> QListWidgetItem:
    item = QListWidgetItem(text)
    item.setData(OWN, data)
    return item


def _doubt_table() -> QTableWidget:
    table = QTableWidget(0, 3)
    table.verticalHeader().hide()
    table.horizontalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignLeft)
    table.setShowGrid(False)
    table.setWordWrap(True)
    table.setTabKeyNavigation(False)
    table.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
    table.setSelectionBehavior(QTableWidget.SelectionBehavior.SelectRows)
    table.horizontalHeader().setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
    table.horizontalHeader().setSectionResizeMode(2, QHeaderView.ResizeMode.Stretch)
    table.setColumnWidth(0, 84)
    return table


def _list_doubts(table: QTableWidget, report: Report) -> None:
    words = Packs()
    table.setRowCount(len(report.doubts))
    for place, doubt in enumerate(report.doubts):
        where = words.place(doubt) if doubt.place else str(doubt.line)
        cells = (where, words.what(doubt), words.done(doubt))
        for column_, text in enumerate(cells):
            table.setItem(place, column_, QTableWidgetItem(text))
    if len(report.doubts) <= 200:
        table.resizeRowsToContents()
