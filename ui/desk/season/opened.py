"""What a line of the season opens to: the nights behind a figure, and the ways up of a night."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from app.night.results_desk.season import Chart, Table
from ui.desk.dialogs.parts import label
from ui.desk.dialogs.sheet import Sheet
from ui.desk.dialogs.words import Dialogs
from ui.desk.season.chart_view import ChartView
from ui.desk.season.table_view import TableView


class BehindSheet(Sheet):
    """The nights behind a team's or a player's figures, part by part."""

    def __init__(self, parent: QWidget | None, name: str, table: Table) -> None:
        super().__init__(parent)
        self.list = TableView()
        self.list.show_table(table, name)
        self._name, self._table = name, table
        self.whole = label("muted")
        self.put(self.list, self.whole)
        self.body.setStretch(0, 1)
        self.list.selectionModel().currentRowChanged.connect(self._show_whole)
        self._show_whole()
        self.resize(1180, 520)
        self.say()
        self.list.setFocus()

    def say(self) -> None:
        """Say every word again."""
        self.title(self._name, self.tr("The nights behind the figure"))
        self.verbs("", Dialogs().close)

    def _show_whole(self) -> None:
        """The sum of the chosen night in full, which a column may cut."""
        place = self.list.currentIndex().row()
        if 0 <= place < len(self._table.rows):
            columns, cells = self._table.columns, self._table.rows[place]
            widest = max(range(len(columns)), key=lambda n: columns[n].weight)
            self.whole.setText(f"{columns[widest].title}: {cells[widest]}")


class PathSheet(Sheet):
    """A night's ways up the hill."""

    def __init__(self, parent: QWidget | None, chart: Chart) -> None:
        super().__init__(parent)
        self.chart = ChartView()
        self.chart.show_chart(chart)
        self.put(self.chart)
        self.body.setStretch(0, 1)
        self.title(chart.words)
        self.resize(1000, min(700, int(chart.height * 956 / chart.width) + 130))
        self.say()

    def say(self) -> None:
        """Say every word again."""
        self.verbs("", Dialogs().close)
