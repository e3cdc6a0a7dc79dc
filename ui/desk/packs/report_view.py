"""What was read of a pack, and every doubtful place; Enter on one leads to its question."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHeaderView, QTableWidget, QTableWidgetItem, QVBoxLayout, QWidget

from app.night.question_packs import Doubt, Report
from ui.desk.dialogs.pack_words import Packs
from ui.desk.dialogs.parts import column, label, name_it, tell
from ui.desk.dialogs.spoken import plain
from ui.desk.dialogs.words import put
from ui.desk.packs.words import read_of

FITTED = 200
"""Of more doubts the rows are not fitted to their texts, which takes long."""


class ReportView(QWidget):
    """Shows one report, or that questions are read aloud; `asked` carries a Doubt."""

    asked = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.report: Report | None = None
        self.summary = label("large")
        self.read = label("muted")
        self.notes = label("muted")
        self.warning = label("note")
        self.title = label("strong")
        self.doubts = _table()
        self._spring = QWidget()
        parts = (self.summary, self.read, self.notes, self.warning, self.title, self.doubts)
        inside: QVBoxLayout = column(*parts, self._spring, gap=8)
        inside.setStretchFactor(self.doubts, 1)
        inside.setStretchFactor(self._spring, 1)
        self.setLayout(inside)
        tell(self.warning, "")
        self.doubts.cellDoubleClicked.connect(lambda row, _: self._ask(row))
        for keys in ("Return", "Enter"):
            shortcut = QShortcut(QKeySequence(keys), self.doubts)
            shortcut.setContext(Qt.ShortcutContext.WidgetShortcut)
            shortcut.activated.connect(lambda: self._ask(self.doubts.currentRow()))

    def show_report(self, report: Report | None) -> None:
        """Show it; None: no pack."""
        self.report = report
        self.say()

    def warn(self, sentence: str) -> None:
        """Say what the host should think of before choosing it."""
        tell(self.warning, sentence)

    def say(self) -> None:
        """Say every word again."""
        name_it(self.doubts, self.tr("What is doubtful in the file"))
        heads = [self.tr("Place"), self.tr("What"), self.tr("What was done")]
        self.doubts.setHorizontalHeaderLabels(heads)
        report = self.report
        doubts = () if report is None else report.doubts
        self.doubts.setVisible(bool(doubts))
        self._spring.setVisible(not doubts)
        if report is None:
            self.summary.setText(self.tr("The host reads every question from paper."))
            tell(self.read, self.tr("The program counts turns, times and marks all the same."))
            tell(self.notes, "")
            tell(self.title, "")
            return
        self.summary.setText(report.pack.title or self.tr("A pack without a title"))
        tell(self.read, read_of(report))
        tell(self.notes, self._notes(report))
        sound = self.tr("Nothing doubtful was found.")
        title = self.tr("%n doubtful place(s)", "", len(doubts)) if doubts else sound
        tell(self.title, title)
        _list(self.doubts, doubts)

    def _notes(self, report: Report) -> str:
        pack = report.pack
        stages = [stage.title for stage in pack.stages if stage.title]
        named = ", ".join(stages[:12]) + (" …" if len(stages) > 12 else "")
        parts = [put(self.tr("stages: %1"), named)] if stages else []
        if pack.editors:
            parts.append(put(self.tr("editors: %1"), ", ".join(pack.editors)))
        return " · ".join(parts)

    def _ask(self, row: int) -> None:
        if self.report is not None and 0 <= row < len(self.report.doubts):
            self.asked.emit(self.report.doubts[row])


def _table() -> QTableWidget:
    table = QTableWidget(0, 3)
    plain(table)
    table.setWordWrap(True)
    table.horizontalHeader().setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
    table.horizontalHeader().setSectionResizeMode(2, QHeaderView.ResizeMode.Stretch)
    table.setColumnWidth(0, 132)
    return table


def _list(table: QTableWidget, doubts: tuple[Doubt, ...]) -> None:
    words = Packs()
    table.setCurrentCell(-1, -1)
    table.setRowCount(len(doubts))
    for place, doubt in enumerate(doubts):
        cells = (words.place(doubt), words.what(doubt), words.done(doubt))
        for number, text in enumerate(cells):
            table.setItem(place, number, QTableWidgetItem(text))
    if len(doubts) <= FITTED:
        table.resizeRowsToContents()
