"""Rows out of an .xlsx workbook: what the cells show, never a formula, within bounds."""

import datetime as dt
import re
import struct
import warnings
import zipfile
import zlib
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from io import StringIO
from pathlib import Path

from app.packs.archive import Archive
from app.packs.choices import letter
from app.packs.encoding import tidy
from app.packs.kinds import DoubtKind, FlawKind
from app.packs.place import Place, at
from app.packs.report import Doubt, PackError
from app.packs.table.sheet import MAX_CELLS, MAX_COLUMNS, MAX_ROWS, Row, Sheet

MAX_PART = 48 * 2**20
MAX_PARTS = 96 * 2**20
MAX_SHEETS = 50

_ROW = re.compile(rb"<(?:\w+:)?row\b[^<>]*?\br=\"(\d{1,7})\"")
_BROKEN = (
    *(ArithmeticError, AssertionError, AttributeError, EOFError, LookupError, MemoryError),
    *(OSError, RuntimeError, SyntaxError, TypeError, ValueError),
    *(struct.error, zipfile.BadZipFile, zlib.error),
)


def read_xlsx(path: Path, archive: Archive) -> tuple[Sheet, ...]:
    """The sheets that are not empty, in their order.

    Raises PackError: no sound workbook, more rows or cells than any pack has, entities.
    """
    has_formulas, last = _checked(path.name, archive)
    with _sound(path.name):
        shown = list(_sheets(path, path.name, last, shown=True))
        if has_formulas:
            formulas = {sheet.name: sheet for sheet in _sheets(path, path.name, last, shown=False)}
            shown = [_with_unshown(sheet, formulas.get(sheet.name)) for sheet in shown]
        return tuple(sheet for sheet in shown if sheet.rows)


@contextmanager
def _sound(name: str) -> Iterator[None]:
    """Whatever openpyxl stumbles over is one sentence, its warnings and prints none."""
    try:
        with warnings.catch_warnings(), redirect_stdout(StringIO()):
            warnings.simplefilter("ignore")
            yield
    except PackError:
        raise
    except _BROKEN as error:
        raise PackError(name, FlawKind.BROKEN_TABLE, type(error).__name__) from None


def _checked(name: str, archive: Archive) -> tuple[bool, int]:
    """Bound the parts before anything parses them.

    Returns whether there are formulas, and the last row with a value in any sheet, or more.
    """
    parts = [part for part in archive.names if part.endswith((".xml", ".rels"))]
    sizes = [archive.size(part) for part in parts]
    if max(sizes, default=0) > MAX_PART or sum(sizes) > MAX_PARTS:
        raise PackError(name, FlawKind.TOO_BIG, f"{MAX_PART // 2**20} MB")
    formulas, last = False, 0
    for part in parts:
        data = archive.read(part, MAX_PART).replace(b"\0", b"")
        if b"<!ENTITY" in data or b"<!DOCTYPE" in data:
            raise PackError(name, FlawKind.XML_ENTITIES)
        if part.startswith("xl/worksheets/"):
            formulas = formulas or b"<f" in data
            row = _last_row(data)
            if row is not None and row > MAX_ROWS:
                raise PackError(name, FlawKind.TOO_MANY_ROWS, f"{MAX_ROWS:,}")
            last = max(last, MAX_ROWS + 1 if row is None else row)
    return formulas, last


def _last_row(data: bytes) -> int | None:
    """The row of the last value in a sheet's XML; None where rows have no numbers."""
    value = max(data.rfind(end) for end in (b"v>", b"is>", b"f>"))
    row = data.rfind(b"row ", 0, value) if value >= 0 else -1
    found = _ROW.match(data, data.rfind(b"<", 0, row)) if row >= 0 else None
    return int(found[1]) if found else None


def _sheets(path: Path, name: str, filled: int, *, shown: bool) -> Iterator[Sheet]:
    """Every sheet to its row `filled`, its cells as shown (`shown`) or with their formulas."""
    from openpyxl import load_workbook

    with path.open("rb") as file:
        book = load_workbook(file, read_only=True, data_only=shown, keep_links=False)
        cells = 0
        for sheet in book.worksheets[:MAX_SHEETS]:
            found = _Rows(name, sheet.title)
            if hasattr(sheet, "reset_dimensions"):
                sheet.reset_dimensions()
            last, width = min(filled, MAX_ROWS + 1), MAX_COLUMNS + 1
            values = sheet.iter_rows(max_row=last, max_col=width, values_only=True)
            for number, row in enumerate(values, 1):
                found.take(number, row)
                if cells + found.cells > MAX_CELLS:
                    limit = f"{MAX_CELLS:,}"
                    raise PackError(name, FlawKind.TOO_MANY_CELLS, limit, place=at(row=number))
            cells += found.cells
            yield Sheet(sheet.title, tuple(found.rows), doubts=tuple(found.doubts))
        book.close()


class _Rows:
    """Takes the rows of one sheet."""

    def __init__(self, name: str, sheet: str) -> None:
        self.name, self.sheet = name, sheet
        self.rows: list[Row] = []
        self.doubts: list[Doubt] = []
        self.cells = 0

    def take(self, number: int, values: tuple[object, ...]) -> None:
        """Take a row; raises PackError for one beyond the last that a table may have."""
        if number > MAX_ROWS and any(value is not None for value in values):
            raise PackError(self.name, FlawKind.TOO_MANY_ROWS, f"{MAX_ROWS:,}")
        if len(values) > MAX_COLUMNS and values[MAX_COLUMNS] is not None:
            self._doubt(number, DoubtKind.TOO_WIDE, str(MAX_COLUMNS), self._place(number))
        cells = [self._cell(number, i, value) for i, value in enumerate(values[:MAX_COLUMNS])]
        while cells and not cells[-1]:
            cells.pop()
        if cells:
            self.rows.append(Row(number, tuple(cells)))
            self.cells += sum(map(bool, cells))

    def _place(self, number: int, index: int | None = None) -> Place:
        column = {} if index is None else {"column": letter(index)}
        return at(sheet=self.sheet, row=number, **column)

    def _doubt(self, number: int, kind: DoubtKind, detail: str, place: Place) -> None:
        self.doubts.append(Doubt(number, kind, detail, place))

    def _cell(self, number: int, index: int, value: object) -> str:
        if value is None:
            return ""
        text = _shown(value)
        if isinstance(value, dt.date | dt.time | dt.timedelta):
            self._doubt(number, DoubtKind.DATE_CELL, text, self._place(number, index))
        elif isinstance(value, str) and value in _ERRORS:
            self._doubt(number, DoubtKind.CELL_ERROR, text, self._place(number, index))
        return text


_ERRORS = ("#NULL!", "#DIV/0!", "#VALUE!", "#REF!", "#NAME?", "#NUM!", "#N/A")


def _shown(value: object) -> str:
    """A cell's value as a person would type it."""
    match value:
        case bool():
            return "TRUE" if value else "FALSE"
        case float():
            return str(int(value)) if value.is_integer() and abs(value) < 1e15 else f"{value:.15g}"
        case dt.datetime():
            midnight = value.time() == dt.time()
            return value.strftime("%d.%m.%Y" if midnight else "%d.%m.%Y %H:%M")
        case dt.date():
            return value.strftime("%d.%m.%Y")
        case dt.time():
            return value.strftime("%H:%M")
    text = tidy(str(value))[0]
    return "" if text.isspace() else text


def _with_unshown(shown: Sheet, formulas: Sheet | None) -> Sheet:
    """Name the formulas whose result the file does not hold."""
    known = {row.number: row for row in shown.rows}
    doubts = [
        Doubt(
            row.number,
            DoubtKind.NO_SHOWN_VALUE,
            cell,
            at(sheet=shown.name, row=row.number, column=letter(index)),
        )
        for row in (formulas.rows if formulas else ())
        for index, cell in enumerate(row.cells)
        if cell.startswith("=") and not known.get(row.number, Row(0, ())).cell(index)
    ]
    return Sheet(shown.name, shown.rows, doubts=(*shown.doubts, *doubts))
