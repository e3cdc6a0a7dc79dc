"""Text -> rows of clean cells with their lines, quoted and divided as spreadsheets do."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from app.clean import clean_line


class Row(NamedTuple):
    """A row: the 1-based line on which it begins, and its cells, clean, possibly empty."""

    line: int
    cells: tuple[str, ...]

    @property
    def empty(self) -> bool:
        """Whether no cell says anything."""
        return not any(self.cells)


def rows_of(text: str, delimiter: str = "") -> list[Row]:
    """The rows of the text, empty ones included; the delimiter is guessed unless it is given."""
    text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    line = 1
    head, _, rest = text.partition("\n")
    if head.lower().startswith("sep=") and len(head.rstrip()) <= len("sep=;"):
        delimiter = delimiter or head[4:5] or "\t"
        text, line = rest, 2
    return list(_rows(text, delimiter or guess_delimiter(text), line))


def guess_delimiter(text: str) -> str:
    """Tab, semicolon or comma, or "" where each line is one cell.

    A comma may stand in a name, so it divides only where no row is without one.
    """
    if "\t" in text:
        return "\t"
    if ";" in text:
        return ";"
    rows = [row for row in _rows(text, ",", 1) if not row.empty] if "," in text else []
    return "," if rows and all(len(row.cells) > 1 for row in rows) else ""


def clean(cell: str) -> str:
    """The cell on one line, without what does not show: controls, bidi overrides, half letters."""
    return clean_line(cell)


def _rows(text: str, delimiter: str, line: int) -> Iterator[Row]:
    cells: list[str] = []
    place, begun = 0, line
    while place <= len(text):
        raw, end = _cell(text, place, delimiter)
        cells.append(clean(raw))
        line += text.count("\n", place, end)
        if end >= len(text):
            yield Row(begun, tuple(cells))
            return
        if text[end] == "\n":
            yield Row(begun, tuple(cells))
            line += 1
            cells, begun = [], line
        place = end + 1


def _cell(text: str, place: int, delimiter: str) -> tuple[str, int]:
    """The cell that begins at `place`, and where it ends."""
    if text.startswith('"', place):
        close = _closing_quote(text, place + 1, delimiter)
        if close is not None:
            return text[place + 1 : close].replace('""', '"'), close + 1
    ends = [text.find(sign, place) for sign in ("\n", delimiter) if sign]
    end = min((found for found in ends if found >= 0), default=len(text))
    return text[place:end], end


def _closing_quote(text: str, place: int, delimiter: str) -> int | None:
    """The quote that closes a cell, None where the opening one is only part of a name."""
    while (place := text.find('"', place)) >= 0:
        if text.startswith('""', place):
            place += 2
            continue
        after = text[place + 1 : place + 2]
        return place if after in ("", "\n", delimiter) else None
    return None
