"""Documents as a workbook: a sheet for each section, every text a text."""

from __future__ import annotations

import datetime as dt
import io
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import xlsxwriter
from xlsxwriter.format import Format
from xlsxwriter.workbook import Workbook
from xlsxwriter.worksheet import Worksheet

from app.results.cells import Cell, Profile, clean, without_isolates
from app.results.document import Block, Column, Document, Facts, Lines, Picture, Plot, Table
from app.results.xlsx_chart import add_chart, rows_of

LONGEST_TEXT = 32_767
LONGEST_SHEET_NAME = 31
NARROWEST, WIDEST = 6, 50
MADE = dt.datetime(2000, 1, 1, tzinfo=dt.UTC).replace(tzinfo=None)
"""The day that every workbook says it was made, so that equal documents are equal files."""
SAFE = {"in_memory": True, "strings_to_formulas": False, "strings_to_urls": False}


@dataclass(frozen=True, slots=True)
class _Styles:
    title: Format
    head: Format
    number_head: Format
    text: Format
    strong: Format
    whole: Format
    fraction: Format


def xlsx_document(document: Document, profile: Profile = "people") -> bytes:
    """The document's bytes; the profile decides only whether control characters are shown."""
    out = io.BytesIO()
    book = Workbook(out, SAFE)
    book.set_properties({"title": clean(document.title), "created": MADE})
    styles = _styles(book)
    taken: set[str] = set()
    for section in document.sections:
        sheet = book.add_worksheet(_sheet_name(section.name, taken))
        _Sheet(book, sheet, styles, profile).fill(document, section.blocks)
    book.close()
    return out.getvalue()


def xlsx_rows(rows: Sequence[Sequence[Cell]], sheet_name: str) -> bytes:
    """Bare rows on one sheet, every text untouched: for rating sites."""
    out = io.BytesIO()
    book = xlsxwriter.Workbook(out, SAFE)
    book.set_properties({"created": MADE})
    sheet = book.add_worksheet(sheet_name)
    for number, row in enumerate(rows):
        for place, cell in enumerate(row):
            write_cell(sheet, (number, place), cell, None, "rating")
    book.close()
    return out.getvalue()


def write_cell(
    sheet: Worksheet, at: tuple[int, int], cell: Cell, style: Format | None, profile: Profile
) -> None:
    """One cell by its type, at row and column: no text becomes a formula, a link or a number."""
    if cell is None or cell == "":
        if style is not None:
            sheet.write_blank(*at, None, style)
    elif isinstance(cell, str):
        text = without_isolates(cell)
        text = clean(text) if profile == "people" else text
        sheet.write_string(*at, _cut(text), style)
    else:
        sheet.write_number(*at, cell, style)


def _cut(text: str) -> str:
    """The text as long as a cell may be, which counts signs beyond 16 bits twice."""
    units = text.encode("utf-16-le")
    if len(units) <= 2 * LONGEST_TEXT:
        return text
    return f"{units[: 2 * (LONGEST_TEXT - 1)].decode('utf-16-le', 'ignore')}…"


def _styles(book: Workbook) -> _Styles:
    def style(**given: Any) -> Format:
        return book.add_format({"valign": "top", **given})

    head: dict[str, Any] = {"bold": True, "bottom": 1, "text_wrap": True, "bg_color": "#E8E8E8"}
    return _Styles(
        title=style(bold=True, font_size=13),
        head=style(**head),
        number_head=style(**head, align="right"),
        text=style(text_wrap=True),
        strong=style(text_wrap=True, bold=True),
        whole=style(num_format="0"),
        fraction=style(num_format="0.000"),
    )


def _sheet_name(name: str, taken: set[str]) -> str:
    """A name that a workbook takes: short, without its signs, and once."""
    bare = re.sub(r"[\[\]:*?/\\']", " ", clean(name)).strip()[:LONGEST_SHEET_NAME] or "1"
    found, number = bare, 2
    while found.casefold() in taken:
        found = f"{bare[: LONGEST_SHEET_NAME - 4]} {number}"
        number += 1
    taken.add(found.casefold())
    return found


class _Sheet:
    """One sheet on its way from the first row down."""

    def __init__(self, book: Workbook, sheet: Worksheet, styles: _Styles, profile: Profile) -> None:
        self._book, self._sheet, self._styles, self._profile = book, sheet, styles, profile
        self._plots: list[tuple[Plot, int]] = []
        self._row = 0
        self._widths: dict[int, int] = {}

    def fill(self, document: Document, blocks: Sequence[Block]) -> None:
        """Write the blocks one under another."""
        self._prepare_page(document)
        if document.mark:
            self._put(0, document.mark, self._styles.title)
            self._row += 1
        if len(blocks) == 1 and isinstance(blocks[0], Table):
            self._sheet.freeze_panes(self._row + 1, 0)
            self._sheet.repeat_rows(self._row)
        for number, block in enumerate(blocks):
            if number and not (isinstance(block, Table) and isinstance(blocks[number - 1], Lines)):
                self._row += 1
            self._write(block)
        for column, width in self._widths.items():
            self._sheet.set_column(column, column, min(max(width + 2, NARROWEST), WIDEST))

    def _prepare_page(self, document: Document) -> None:
        self._sheet.set_paper(9)
        self._sheet.set_landscape()
        self._sheet.fit_to_pages(1, 0)
        self._sheet.set_footer("&C&P / &N")
        if document.mark:
            self._sheet.set_header(f"&C{document.mark}")

    def _write(self, block: Block) -> None:
        match block:
            case Facts():
                for name, value in block.pairs:
                    self._put(0, name, self._styles.strong)
                    self._put(1, value, self._style(value))
                    self._row += 1
            case Lines():
                self._lines(block)
            case Table():
                self._table(block)
            case Picture():
                if block.plot is not None:
                    self._plots.append((block.plot, self._row))
                    self._row += rows_of(block.plot)

    def _lines(self, block: Lines) -> None:
        if block.title:
            self._put(0, block.title, self._styles.title, measure=False)
            self._row += 1
        for line in block.lines:
            self._put(0, line, None, measure=False)
            self._row += 1

    def _table(self, table: Table) -> None:
        if table.title:
            self._put(0, table.title, self._styles.title, measure=False)
            self._row += 1
        for place, column in enumerate(table.columns):
            head = self._styles.number_head if column.numeric else self._styles.head
            self._put(place, column.title, head, measure=_is_long(column))
        self._row += 1
        while self._plots:
            plot, at = self._plots.pop()
            names = len(table.columns) + 1, self._row
            for number, name in enumerate(plot.names):
                where = (self._row + number, names[0])
                write_cell(self._sheet, where, name, None, self._profile)
            self._sheet.set_column(names[0], names[0], None, None, {"hidden": True})
            add_chart(self._book, self._sheet, plot, at, names)
        for number, row in enumerate(table.rows):
            for place, cell in enumerate(row):
                strong = number in table.strong and isinstance(cell, str)
                self._put(place, cell, self._styles.strong if strong else self._style(cell))
            self._row += 1

    def _put(self, place: int, cell: Cell, style: Format | None, *, measure: bool = True) -> None:
        write_cell(self._sheet, (self._row, place), cell, style, self._profile)
        if measure and cell is not None:
            longest = max((len(line) for line in str(cell).split("\n")), default=0)
            self._widths[place] = max(self._widths.get(place, 0), longest)

    def _style(self, cell: Cell) -> Format:
        if isinstance(cell, float):
            return self._styles.fraction
        return self._styles.text if isinstance(cell, str) else self._styles.whole


def _is_long(column: Column) -> bool:
    return column.weight >= 1.0
