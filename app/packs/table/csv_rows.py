"""Rows out of CSV text: the delimiter found by itself, quotes and line ends inside them kept."""

import re
from collections import Counter
from collections.abc import Iterator
from itertools import islice

from app.packs.kinds import DoubtKind, FlawKind
from app.packs.place import at
from app.packs.report import Doubt, PackError
from app.packs.table.fields import Column
from app.packs.table.headings import Heading, read_heading
from app.packs.table.sheet import MAX_CELLS, MAX_COLUMNS, MAX_ROWS, Row, Sheet

DELIMITERS = (",", ";", "\t", "|")
_SEP = re.compile(r"\"?sep=([,;|\t:])\"?[^\S\n]*(?:\n|\Z)", re.IGNORECASE)
_SAMPLE = 60
_SAMPLE_TEXT = 200_000
_HEADER = 15
_MOST_OPEN = 2_000
_NONE = Heading(Column.NOTE, 0)


def read_csv(text: str, name: str, delimiter: str = "") -> Sheet:
    """Read CSV text with `\\n` line ends; an empty `delimiter` is guessed.

    Raises PackError for more rows or cells than any pack has.
    """
    start, first = 0, 1
    told = _SEP.match(text)
    if told is not None:
        delimiter = delimiter or told[1]
        start, first = told.end(), 2
    delimiter = delimiter or _delimiter(text)
    rows: list[Row] = []
    doubts: list[Doubt] = []
    cells = 0
    for number, (record, unclosed) in enumerate(_records(text, delimiter, start), first):
        doubts += [_open_quote(number, cell) for cell in unclosed]
        if len(doubts) > _MOST_OPEN:
            raise PackError(name, FlawKind.TOO_DOUBTFUL, f"{_MOST_OPEN:,}", place=at(row=number))
        if any(record[MAX_COLUMNS:]):
            place = at(row=number)
            doubts.append(Doubt(number, DoubtKind.TOO_WIDE, str(MAX_COLUMNS), place))
        kept = tuple(record[:MAX_COLUMNS])
        filled = sum(not (not cell or cell.isspace()) for cell in kept)
        if filled:
            rows.append(Row(number, kept))
            cells += filled
        _check(name, number, len(rows), cells)
    return Sheet("", tuple(rows), delimiter, tuple(doubts))


def _check(name: str, number: int, rows: int, cells: int) -> None:
    place = at(row=number)
    if rows > MAX_ROWS:
        raise PackError(name, FlawKind.TOO_MANY_ROWS, f"{MAX_ROWS:,}", place=place)
    if cells > MAX_CELLS:
        raise PackError(name, FlawKind.TOO_MANY_CELLS, f"{MAX_CELLS:,}", place=place)


def _open_quote(number: int, cell: str) -> Doubt:
    return Doubt(number, DoubtKind.OPEN_QUOTE, cell, at(row=number))


def _records(text: str, delimiter: str, start: int) -> Iterator[tuple[list[str], list[str]]]:
    """Each record, with those of its cells whose quotation mark is never closed."""
    sign = re.escape(delimiter)
    quoted = re.compile(
        rf'[^\S\n{sign}]*+"((?:[^"]{{1,400}}+|""){{0,400}}+)"[^\S\n{sign}]*+(?={sign}|\n|\Z)'
    )
    plain = re.compile(rf"[^\n{sign}]*+")
    record: list[str] = []
    unclosed: list[str] = []
    place = start
    while place < len(text) or record:
        cell = quoted.match(text, place)
        if cell is not None:
            record.append(cell[1].replace('""', '"'))
        else:
            cell = plain.match(text, place)
            if cell is None:
                break
            record.append(cell[0])
            if cell[0].lstrip().startswith('"'):
                unclosed.append(cell[0])
        place = cell.end()
        if len(record) > 10 * MAX_COLUMNS:
            end = text.find("\n", place)
            place = len(text) if end < 0 else end
        if text[place : place + 1] == delimiter:
            place += 1
            if place == len(text):
                record.append("")
                yield record, unclosed
                return
            continue
        yield record, unclosed
        record, unclosed = [], []
        place += 1


def _delimiter(text: str) -> str:
    """The sign that shows the most headings, or cuts the most rows to one width above 1."""

    def merit(sign: str) -> tuple[int, int, int, int]:
        start = text[:_SAMPLE_TEXT]
        records = [record for record, _ in islice(_records(start, sign, 0), _SAMPLE)]
        widths = Counter(len(record) for record in records if any(record))
        width, count = max(
            ((w, n) for w, n in widths.items() if w > 1), key=lambda wn: wn[1], default=(1, 0)
        )
        strays = sum(len(record) > 1 for record in records) - count
        headings = max((_headings(record) for record in records[:_HEADER]), default=0)
        return headings, count - strays, width, -DELIMITERS.index(sign)

    return max(DELIMITERS, key=merit)


def _headings(record: list[str]) -> int:
    """How many cells of a row are headings; one alone says nothing."""
    count = sum((read_heading(cell) or _NONE).confidence == 1 for cell in record)
    return count if count > 1 else 0
