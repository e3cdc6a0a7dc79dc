"""Tables from rating sites read back: with tours or without, from CSV or a workbook."""

from __future__ import annotations

import csv
import io
import warnings
import zipfile
from collections.abc import Iterable, Sequence

from app.results.cells import Cell
from app.results.site_table import (
    Mark,
    SiteError,
    SitePlayer,
    SiteResult,
    SiteResults,
    SiteTeam,
    SiteTour,
)

Row = Sequence[Cell]
MAX_BYTES = 32 * 2**20
MAX_UNPACKED = 256 * 2**20
FIRST_HEADERS = ("team id", "номер команды", "id команды", "teamid")
ENCODINGS = ("utf-8-sig", "cp1251")


def read_rows(data: bytes) -> list[list[Cell]]:
    """The cells of a CSV file or of a workbook's first sheet; raises `SiteError`."""
    if len(data) > MAX_BYTES:
        raise SiteError(f"the file is bigger than {MAX_BYTES // 2**20} MB")
    return _workbook(data) if data.startswith(b"PK") else _csv(data)


def read_results(rows: Iterable[Row]) -> SiteResults:
    """A table with a header: full, or by tours with the header repeated or once.

    Raises `SiteError` with the number of the row.
    """
    found: dict[int, list[SiteResult]] = {}
    first: dict[int, int] = {}
    header: _Header | None = None
    for number, row in enumerate(rows, 1):
        if _is_blank(row):
            continue
        if _is_header(row):
            header = _Header(row, number)
            continue
        if header is None:
            raise SiteError(f"row {number}: a header with Team ID must come first")
        tour, result = header.read(row, number)
        first.setdefault(tour, header.first)
        found.setdefault(tour, []).append(result)
    if header is None:
        raise SiteError("there is no header with Team ID")
    tours = tuple(SiteTour(t, first[t], tuple(found[t])) for t in sorted(found))
    return SiteResults(_run_on(tours), by_tour=header.by_tour)


def read_upload_results(rows: Iterable[Row]) -> SiteResults:
    """The upload form without a header; raises `SiteError`."""
    found: dict[int, list[SiteResult]] = {}
    for number, row in enumerate(rows, 1):
        if _is_blank(row):
            continue
        if len(row) < 4:
            raise SiteError(f"row {number}: id, team, town, tour and marks are needed")
        marks = tuple(_mark(cell) for cell in row[4:])
        found.setdefault(_whole(row[3], number), []).append(SiteResult(_team(row), marks))
    return SiteResults(_run_on(tuple(SiteTour(t, 1, tuple(found[t])) for t in sorted(found))))


def read_rosters(rows: Iterable[Row]) -> tuple[SitePlayer, ...]:
    """The upload form of rosters, a player a row, without a header; raises `SiteError`."""
    players = []
    for number, row in enumerate(rows, 1):
        if _is_blank(row):
            continue
        if len(row) < 7:
            raise SiteError(f"row {number}: id, team, town, flag, id, surname, name are needed")
        flag, id_, surname, name, *rest = (_text(cell) for cell in row[3:])
        patronymic = rest[0] if rest else ""
        players.append(SitePlayer(_team(row), flag, id_, surname, name, patronymic))
    return tuple(players)


class _Header:
    """What the columns of the rows below mean."""

    def __init__(self, row: Row, number: int) -> None:
        words = [_text(cell).casefold() for cell in row]
        self.by_tour = len(words) > 3 and words[3] == "тур"
        self._start = 4 if self.by_tour else 3
        titles = [cell for cell in row[self._start :] if _text(cell)]
        self._count = len(titles)
        self.first = _whole(titles[0], number) if titles else 1

    def read(self, row: Row, number: int) -> tuple[int, SiteResult]:
        """The tour and the result of one row."""
        tour = _whole(row[3] if len(row) > 3 else None, number) if self.by_tour else 1
        cells = row[self._start : self._start + self._count]
        marks = tuple(_mark(cell) for cell in cells)
        return tour, SiteResult(_team(row), (*marks, *(None,) * (self._count - len(marks))))


def _run_on(tours: tuple[SiteTour, ...]) -> tuple[SiteTour, ...]:
    """Question numbers that run on, also where a table begins each tour at 1."""
    found, start = list[SiteTour](), 1
    for tour in tours:
        first = max(tour.first, start)
        found.append(SiteTour(tour.number, first, tour.rows))
        start = first + tour.questions
    return tuple(found)


def _is_header(row: Row) -> bool:
    return bool(row) and _text(row[0]).casefold() in FIRST_HEADERS


def _is_blank(row: Row) -> bool:
    return not any(_text(cell) for cell in row)


def _team(row: Row) -> SiteTeam:
    cells = [*row, None, None, None]
    return SiteTeam(_text(cells[0]), _raw(cells[1]), _raw(cells[2]))


def _mark(cell: Cell) -> Mark:
    text = _text(cell)
    match text:
        case "":
            return None
        case "0" | "0.0":
            return 0
        case "1" | "1.0":
            return 1
    return text


def _whole(cell: Cell, row: int) -> int:
    text = _text(cell).removesuffix(".0")
    if text.isascii() and text.isdigit() and len(text) < 6:
        return int(text)
    raise SiteError(f"row {row}: {text[:40]!r} is no number of a tour or question")


def _text(cell: Cell) -> str:
    return _raw(cell).strip()


def _raw(cell: Cell) -> str:
    return "" if cell is None else str(cell)


def _csv(data: bytes) -> list[list[Cell]]:
    text = _decoded(data)
    lines = text.splitlines()
    sample = next((line for line in lines if line.strip(' ",;\t')), "")
    delimiter = max(",;\t", key=sample.count)
    try:
        return [list(row) for row in csv.reader(io.StringIO(text, newline=""), delimiter=delimiter)]
    except csv.Error as error:
        raise SiteError(f"this is no table of cells: {error}") from None


def _decoded(data: bytes) -> str:
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        return data.decode("utf-16", "replace")
    for encoding in ENCODINGS:
        try:
            return data.decode(encoding)
        except UnicodeDecodeError:
            continue
    raise SiteError("the letters of this file cannot be told: it is neither UTF-8 nor windows-1251")


def _workbook(data: bytes) -> list[list[Cell]]:
    from openpyxl import load_workbook

    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            if sum(entry.file_size for entry in archive.infolist()) > MAX_UNPACKED:
                raise SiteError("unpacked, the workbook is too big for a table")
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            book = load_workbook(io.BytesIO(data), read_only=True, data_only=True)
            sheet = book.worksheets[0]
            sheet.reset_dimensions()
            rows = [[_cell(value) for value in row] for row in sheet.iter_rows(values_only=True)]
            book.close()
    except SiteError:
        raise
    except Exception as error:  # noqa: BLE001 - a broken workbook fails in many ways
        raise SiteError(f"this workbook cannot be read ({type(error).__name__})") from None
    return rows


def _cell(value: object) -> Cell:
    if value is None or isinstance(value, str | int | float):
        return int(value) if isinstance(value, float) and value.is_integer() else value
    return str(value)
