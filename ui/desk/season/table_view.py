"""A table that is only read, of any length, with the keys of a list."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QLocale,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from app.night.results_desk.season import Table
from ui.desk.dialogs.parts import is_enter, name_it
from ui.desk.dialogs.spoken import plain

NO_CHOICE = QAbstractItemView.SelectionMode.NoSelection
AnyIndex = QModelIndex | QPersistentModelIndex
NOWHERE = QModelIndex()
HEIGHT = 32
WIDE, MOST = 4.0, 220
"""Columns of this weight share what room is left; others are as wide as they need, up to MOST."""


class TableModel(QAbstractTableModel):
    """The rows of a table of the results."""

    def __init__(self, table: Table, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.table = table

    def rowCount(self, parent: AnyIndex = NOWHERE) -> int:
        """As many as the table has."""
        return 0 if parent.isValid() else len(self.table.rows)

    def columnCount(self, parent: AnyIndex = NOWHERE) -> int:
        """As many as the table has."""
        return 0 if parent.isValid() else len(self.table.columns)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The cell's text, its side, and all of it as a tip."""
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return _text(self.table.rows[index.row()][index.column()])
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self._side(index.column())
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """The column's title."""
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self._side(section)
        is_title = role == Qt.ItemDataRole.DisplayRole
        return self.table.columns[section].title if is_title else None

    def _side(self, place: int) -> Qt.AlignmentFlag:
        numeric = self.table.columns[place].numeric
        side = Qt.AlignmentFlag.AlignRight if numeric else Qt.AlignmentFlag.AlignLeft
        return side | Qt.AlignmentFlag.AlignVCenter


class TableView(QTableView):
    """`opened` carries the number of the line that was entered or clicked twice, from 0."""

    opened = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        plain(self, HEIGHT)
        self.setAlternatingRowColors(True)
        self.doubleClicked.connect(lambda index: self.opened.emit(index.row()))

    def show_table(self, table: Table, name: str) -> None:
        """Show this table; `name` is what it is called."""
        old = self.model()
        self.setModel(TableModel(table, self))
        if old is not None:
            old.deleteLater()
        head = self.horizontalHeader()
        widest = max(column.weight for column in table.columns)
        for place, column in enumerate(table.columns):
            wide = column.weight >= min(WIDE, widest)
            mode = QHeaderView.ResizeMode
            head.setSectionResizeMode(place, mode.Stretch if wide else mode.Interactive)
            if not wide:
                self.setColumnWidth(place, self._width(table, place))
        name_it(self, name)
        if table.rows and self.selectionMode() is not NO_CHOICE:
            self.selectRow(0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens the line."""
        if is_enter(event):
            if self.currentIndex().isValid() and not event.isAutoRepeat():
                self.opened.emit(self.currentIndex().row())
            return
        super().keyPressEvent(event)

    def _width(self, table: Table, place: int) -> int:
        """Room for the title and the longest of the first cells."""
        metrics = self.fontMetrics()
        cells = [_text(row[place]) for row in table.rows[:200]]
        longest = max((metrics.horizontalAdvance(text) for text in cells), default=0)
        title = metrics.horizontalAdvance(table.columns[place].title)
        return min(max(longest, title) + 34, MOST)


def _text(cell: object) -> str:
    match cell:
        case None:
            return ""
        case bool() | str() | int():
            return str(cell)
        case float():
            return QLocale().toString(cell, "f", 3)
    return str(cell)
