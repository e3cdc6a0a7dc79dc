"""Charts that a workbook draws itself, from the cells of the table below them."""

from __future__ import annotations

from typing import Any

from xlsxwriter.workbook import Workbook
from xlsxwriter.worksheet import Worksheet

from app.results.document import Plot
from app.results.season.chart import COLOURS, FAINT

ROWS, WIDE, LINE, LEAST = 20, 900, 20, 260
"""Rows of a sheet that a chart of lines covers, its width, and the height of a row, in pixels."""


def rows_of(plot: Plot) -> int:
    """How many rows of a sheet the chart covers."""
    return max(ROWS, len(plot.names) + 3) if plot.kind == "bars" else ROWS


def add_chart(
    book: Workbook, sheet: Worksheet, plot: Plot, at: int, names: tuple[int, int]
) -> None:
    """Put the chart at row `at`; its names stand in a hidden column, from a row: `names`.

    That is the first row of the table that it draws, below the head.
    """
    drawn: Any = book.add_chart({"type": "bar" if plot.kind == "bars" else "line"})
    fill = _bars if plot.kind == "bars" else _lines
    fill(drawn, sheet.get_name(), plot, *names)
    drawn.set_title({"name": plot.words, "name_font": {"size": 12}, "overlay": False})
    height = max(LEAST, rows_of(plot) * LINE - LINE)
    drawn.set_size({"width": WIDE, "height": height})
    drawn.show_hidden_data()
    sheet.insert_chart(at, 0, drawn, {"description": plot.words})


def _bars(drawn: Any, sheet: str, plot: Plot, names: int, first: int) -> None:
    last = first + len(plot.names) - 1
    drawn.add_series(
        {
            "categories": [sheet, first, names, last, names],
            "values": [sheet, first, plot.values[0], last, plot.values[1]],
            "fill": {"color": COLOURS[0]},
            "data_labels": {"value": True},
            "gap": 40,
        }
    )
    drawn.set_legend({"none": True})
    drawn.set_y_axis({"reverse": True})
    drawn.set_x_axis({"visible": False, "min": 0, "major_gridlines": {"visible": False}})


def _lines(drawn: Any, sheet: str, plot: Plot, names: int, first: int) -> None:
    for row, colour in zip(range(first, first + len(plot.names)), COLOURS, strict=False):
        drawn.add_series(
            {
                "name": [sheet, row, names],
                "categories": [sheet, first - 1, plot.values[0], first - 1, plot.values[1]],
                "values": [sheet, row, plot.values[0], row, plot.values[1]],
                "line": {"color": colour, "width": 2},
            }
        )
    drawn.show_blanks_as("gap")
    faint = {"visible": True, "line": {"color": FAINT}}
    drawn.set_y_axis({"min": 0, "major_unit": 1, "major_gridlines": faint})
