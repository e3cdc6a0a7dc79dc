"""Which column of a table is what: guessed, shown with the first rows, changed by the host."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from app.night.packs_desk.importing import Column, Guess, Mapping, PackError, Sheet, Table
from app.night.packs_desk.tables import FIRST_ROWS, letter, once, sampled
from ui.desk.dialogs.pack_words import Packs
from ui.desk.dialogs.parts import label, name_it, row, spin, tell
from ui.desk.dialogs.sheet import Sheet as Frame
from ui.desk.dialogs.words import Dialogs, put
from ui.desk.packs.fields import Still
from ui.desk.packs.words import PackWords

DELIMITERS = ("", ",", ";", "\t", "|")
WIDE, WIDEST, SIDES = 196, 480, 100
SIZE = (1060, 620)
SURE = 0.7
"""What was guessed with less has a question mark."""


class MappingSheet(Frame):
    """`mapped` carries the Mapping to read the table by; None: every sheet by its own headings."""

    mapped = Signal(object)

    def __init__(self, parent: QWidget | None, table: Table) -> None:
        super().__init__(parent)
        self._table = table
        self._mapping = Mapping(())
        self.sheet, self.delimiter = QComboBox(), QComboBox()
        self.header = spin(0, 999)
        self.cells = QTableWidget()
        self.columns: list[QComboBox] = []
        self.outcome = label("muted")
        self._labels = [label(wrap=False) for _ in range(3)]
        self.resize(*SIZE)
        self._build()
        self._fill_sheets()
        self.say()
        self._take_sheet()
        self.sheet.currentIndexChanged.connect(self._take_sheet)
        self.delimiter.currentIndexChanged.connect(self._cut)
        self.header.valueChanged.connect(self._take_header)
        self.first.setFocus()

    @property
    def mapping(self) -> Mapping | None:
        """What would be read now."""
        return None if self._whole else self._mapping

    def say(self) -> None:
        """Say every word again."""
        self.title(
            put(self.tr("Columns of “%1”"), self._table.path.name),
            self.tr("Look whether each column is what stands above it; Enter takes them so."),
        )
        words = (self.tr("Sheet"), self.tr("Cells are divided by"), self.tr("Row of headings"))
        fields: tuple[QWidget, ...] = (self.sheet, self.delimiter, self.header)
        for text, field, word in zip(self._labels, fields, words, strict=True):
            text.setText(word)
            text.setBuddy(field)
            name_it(field, word)
        self.header.setSpecialValueText(self.tr("none"))
        names = (
            self.tr("found by itself"),
            self.tr("comma"),
            self.tr("semicolon"),
            self.tr("tab"),
            self.tr("vertical bar"),
        )
        for place, name in enumerate(names):
            self.delimiter.setItemText(place, name)
        if self._offers_all:
            self.sheet.setItemText(0, self.tr("all sheets with headings"))
        name_it(self.cells, self.tr("The first rows"))
        self.verbs(self.tr("Import"), Dialogs().cancel)
        self._say_columns()
        self._try()

    def done_with(self) -> None:
        """Read the table so."""
        self.accept()
        self.mapped.emit(self.mapping)

    @property
    def _offers_all(self) -> bool:
        return len(self._table.sheets) > 1

    @property
    def _whole(self) -> bool:
        return self._offers_all and self.sheet.currentIndex() == 0

    @property
    def _place(self) -> int:
        """The sheet that is shown, from 0; of all, the first that has questions."""
        if not self._whole:
            return max(0, self.sheet.currentIndex() - self._offers_all)
        found = (n for n, one in enumerate(self._table.guesses) if one is not None)
        return next(found, 0)

    def _build(self) -> None:
        self.delimiter.addItems([""] * len(DELIMITERS))
        parts: list[QWidget] = []
        for text, field in zip(
            self._labels, (self.sheet, self.delimiter, self.header), strict=True
        ):
            parts += [text, field]
        self.put(row(*parts, None), self.cells, self.outcome)
        self.cells.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        self.cells.setWordWrap(False)
        self.cells.setCornerButtonEnabled(False)
        self.cells.setStyleSheet("QTableCornerButton::section { background: transparent; }")
        self.cells.setTabKeyNavigation(False)
        self.cells.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        by_itself = not self._table.sheets[0].delimiter
        for hidden in (self._labels[1], self.delimiter):
            hidden.setVisible(not by_itself)
        for hidden in (self._labels[0], self.sheet):
            hidden.setVisible(self._offers_all)

    def _fill_sheets(self) -> None:
        if self._offers_all:
            self.sheet.addItem("")
        for sheet in self._table.sheets:
            self.sheet.addItem(sheet.name)

    def _take_sheet(self) -> None:
        guess = self._table.guesses[self._place]
        sheet = self._table.sheets[self._place]
        blank = Mapping((Column.NOTE,) * sheet.width)
        found = guess.mapping if guess is not None else blank
        self._mapping = replace(found, delimiter=sheet.delimiter, sheet=sheet.name)
        self.header.blockSignals(True)
        self.header.setValue(self._mapping.header)
        self.header.blockSignals(False)
        self._show_rows(sheet, guess)
        self.header.setEnabled(not self._whole)
        self._try()

    def _cut(self) -> None:
        try:
            self._table = self._table.cut(DELIMITERS[self.delimiter.currentIndex()])
        except PackError as error:
            self.wrong(Packs().flaw(error))
            return
        self._take_sheet()

    def _take_header(self, value: int) -> None:
        self._mapping = replace(self._mapping, header=value)
        self._show_rows(self._table.sheets[self._place], None)
        self._try()

    def _show_rows(self, sheet: Sheet, guess: Guess | None) -> None:
        rows = sheet.rows[:FIRST_ROWS]
        self.cells.clear()
        self.cells.setRowCount(len(rows) + 1)
        self.cells.setColumnCount(sheet.width)
        sure = guess.confidence if guess is not None else ()
        marks = ["" if n >= len(sure) or sure[n] >= SURE else " ?" for n in range(sheet.width)]
        self.cells.setHorizontalHeaderLabels([letter(n) + mark for n, mark in enumerate(marks)])
        self.cells.setVerticalHeaderLabels(["", *(str(one.number) for one in rows)])
        self.columns = [self._column(n) for n in range(sheet.width)]
        for line, one in enumerate(rows, 1):
            for n in range(sheet.width):
                self.cells.setItem(line, n, self._cell(one.cell(n), one.number))
        self.cells.setRowHeight(0, 40)
        room = (self.width() - SIDES) // max(1, sheet.width)
        for n in range(sheet.width):
            self.cells.setColumnWidth(n, min(max(WIDE, room), WIDEST))
        self._say_columns()

    def _cell(self, text: str, number: int) -> QTableWidgetItem:
        item = QTableWidgetItem(" ".join(text.split())[:200])
        item.setToolTip(text[:1000])
        if number <= self._mapping.header:
            bold = item.font()
            bold.setBold(number == self._mapping.header)
            item.setFont(bold)
            item.setForeground(Qt.GlobalColor.gray)
        return item

    def _column(self, n: int) -> QComboBox:
        made = QComboBox()
        for column in Column:
            made.addItem("", column.name)
        made.setCurrentIndex(list(Column).index(self._mapping.column(n)))
        made.setEnabled(not self._whole)
        Still(made)
        made.currentIndexChanged.connect(lambda place, n=n: self._choose(n, list(Column)[place]))
        self.cells.setCellWidget(0, n, made)
        return made

    def _say_columns(self) -> None:
        words = PackWords()
        names = [words.column(column) for column in Column]
        for n, combo in enumerate(self.columns):
            for place, name in enumerate(names):
                combo.setItemText(place, name)
            name_it(combo, put(self.tr("Column %1"), letter(n)), combo.currentText())

    def _choose(self, n: int, column: Column) -> None:
        """A column is what the host says; another one that alone may be that is it no more."""
        self._mapping = once(self._mapping, n, column, len(self.columns))
        for place, combo in enumerate(self.columns):
            combo.blockSignals(True)
            combo.setCurrentIndex(list(Column).index(self._mapping.column(place)))
            combo.blockSignals(False)
        self._try()

    def _try(self) -> None:
        """Say what the first rows become."""
        table = sampled(self._table, self._place)
        try:
            report = table.tried(self._place, self._mapping)
        except PackError as error:
            tell(self.outcome, "")
            self.wrong(Packs().flaw(error))
            return
        self.wrong("")
        first = report.pack.questions[0]
        lines = (
            self.tr("%n question(s) in the first rows", "", len(report.pack.questions)),
            put(self.tr("The first: “%1” — “%2”"), _short(first.host_text), _short(first.answer)),
        )
        tell(self.outcome, " · ".join(lines))


def _short(text: str) -> str:
    flat = " ".join(text.split())
    return flat if len(flat) <= 80 else flat[:79] + "…"
