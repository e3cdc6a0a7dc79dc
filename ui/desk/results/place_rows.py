"""The rows of a rating table for places: up to which place, and how many points."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHeaderView, QTableWidget, QTableWidgetItem, QWidget

from app.night.results_desk.scores import MOST_PLACES, MOST_POINTS, PlaceRow
from ui.desk.dialogs.parts import button, column, name_it, row
from ui.desk.dialogs.spoken import plain
from ui.desk.dialogs.words import put

FIRST, LAST, POINTS = range(3)


class PlaceRows(QWidget):
    """Places follow each other without gaps: only where a row ends is typed, the last is open."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.list = QTableWidget(0, 3)
        plain(self.list, lines=False, typed=True)
        head = self.list.horizontalHeader()
        head.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.more, self.less = button(), button()
        self.setLayout(column(self.list, row(self.more, self.less, None)))
        self.more.clicked.connect(self._add)
        self.less.clicked.connect(self._remove)
        self.list.itemChanged.connect(self._edited)

    def say(self) -> None:
        """Say every word again."""
        words = [self.tr("From place"), self.tr("To place"), self.tr("Points")]
        self.list.setHorizontalHeaderLabels(words)
        name_it(self.list, self.tr("Points for places"))
        for made, text in (
            (self.more, self.tr("Another row")),
            (self.less, self.tr("Drop the row")),
        ):
            made.setText(text)
            name_it(made, text)

    def show_rows(self, rows: Sequence[PlaceRow]) -> None:
        """Show these rows."""
        self._fill([("" if one.last is None else str(one.last), str(one.points)) for one in rows])
        self.changed.emit()

    def rows(self) -> tuple[PlaceRow, ...]:
        """The rows as typed, where `fault` is ""."""
        found, first = [], 1
        texts = self._texts()
        for place, (last, points) in enumerate(texts):
            is_open = place == len(texts) - 1
            end = None if is_open else _whole(last) or 0
            found.append(PlaceRow(first, end, _whole(points) or 0))
            first = (end or 0) + 1
        return tuple(found)

    def fault(self) -> str:
        """The first thing that is wrong, as a sentence; "" where nothing is."""
        first = 1
        texts = self._texts()
        for place, (last, points) in enumerate(texts, 1):
            earned = _whole(points)
            if earned is None or abs(earned) > MOST_POINTS:
                return put(self.tr("Row %1: points are a whole number."), place)
            if place < len(texts):
                end = _whole(last)
                if end is None or not first <= end <= MOST_PLACES:
                    return put(self.tr("Row %1 ends with place %2 or a later one."), place, first)
                first = end + 1
        return ""

    def _texts(self) -> list[tuple[str, str]]:
        return [(self._text(n, LAST), self._text(n, POINTS)) for n in range(self.list.rowCount())]

    def _text(self, line: int, place: int) -> str:
        item = self.list.item(line, place)
        return item.text().strip() if item is not None else ""

    def _add(self) -> None:
        """A row before the chosen one, of one place."""
        texts = self._texts()
        at = min(max(self.list.currentRow(), 0), len(texts) - 1)
        ends = [_whole(last) or 0 for last, _ in texts]
        before = ends[at - 1] if at else 0
        texts.insert(at, (str(before + 1), texts[at][1]))
        self._fill(texts)
        self.list.setCurrentCell(at, LAST)
        self.changed.emit()

    def _remove(self) -> None:
        texts = self._texts()
        at = self.list.currentRow()
        if len(texts) > 1 and 0 <= at < len(texts):
            del texts[at]
            self._fill(texts)
            self.changed.emit()

    def _edited(self, _: QTableWidgetItem) -> None:
        self._say_beginnings()
        self.changed.emit()

    def _say_beginnings(self) -> None:
        """Work out anew from which place each row begins."""
        self.list.blockSignals(True)
        first = 1
        for line, (last, _) in enumerate(self._texts()):
            begin = self.list.item(line, FIRST)
            if begin is not None:
                begin.setText(str(first))
            first = (_whole(last) or first) + 1
        self.list.blockSignals(False)
        self.list.viewport().update()

    def _fill(self, texts: Sequence[tuple[str, str]]) -> None:
        """Write the rows."""
        self.list.blockSignals(True)
        self.list.setRowCount(len(texts))
        for line, (last, points) in enumerate(texts):
            is_open = line == len(texts) - 1
            begin = QTableWidgetItem()
            end = QTableWidgetItem(self.tr("and below") if is_open else last)
            begin.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable)
            if is_open:
                end.setFlags(begin.flags())
            for place, item in enumerate((begin, end, QTableWidgetItem(points))):
                self.list.setItem(line, place, item)
        self._say_beginnings()


def _whole(text: str) -> int | None:
    try:
        return int(text)
    except ValueError:
        return None
