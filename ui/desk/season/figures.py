"""The season in figures: a table each, one under the other."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.night.results_desk.season import Table
from ui.desk.dialogs.parts import label
from ui.desk.season.table_view import NO_CHOICE, TableView

LINE, HEAD = 32, 40


class Figures(QWidget):
    """Shows tables as long as they are; empty ones are left out."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.tables: list[TableView] = []
        self._inside = QVBoxLayout(self)
        self._inside.setSpacing(8)

    def show_tables(self, tables: Iterable[Table]) -> None:
        """Show these tables under their titles."""
        while (item := self._inside.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.deleteLater()
        self.tables = []
        for table in tables:
            if table.rows:
                self._add(table)
        self._inside.addStretch(1)

    def _add(self, table: Table) -> None:
        heading = label("large", wrap=False)
        heading.setText(table.title)
        made = TableView()
        made.setSelectionMode(NO_CHOICE)
        made.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        made.show_table(table, table.title)
        made.setFixedHeight(HEAD + LINE * len(table.rows))
        self._inside.addWidget(heading)
        self._inside.addWidget(made)
        self.tables.append(made)
