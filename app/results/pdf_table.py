"""A table on paper: widths that keep words whole, a header on every page, long rows split."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from reportlab.lib.colors import Color, black
from reportlab.lib.enums import TA_LEFT, TA_RIGHT
from reportlab.lib.styles import ParagraphStyle
from reportlab.pdfbase.pdfmetrics import stringWidth
from reportlab.platypus import LongTable, Paragraph, TableStyle

from app.results.cells import Cell
from app.results.document import Language, Table, without_empty_columns
from app.results.pdf_text import BOLD, REGULAR, is_simple, markup, plain

PADDING, TIGHT = 4.0, 2.0
NARROW = 0.7
"""A column of less weight is set tight: it holds a sign or two."""
GREY, PALE = Color(0.55, 0.55, 0.55), Color(0.9, 0.9, 0.9)
LONGEST_WORD = 90.0
"""The widest that one unbroken word may make a column, in points."""
SIZE, LEADING, SMALL = 8.0, 10.0, 7.0


@cache
def style(*, bold: bool = False, right: bool = False, size: float = SIZE) -> ParagraphStyle:
    """The style of a cell that needs more than one line or font."""
    return ParagraphStyle(
        f"cell{bold}{right}{size}",
        fontName=BOLD if bold else REGULAR,
        fontSize=size,
        leading=size + 2,
        alignment=TA_RIGHT if right else TA_LEFT,
    )


def pdf_table(table: Table, width: float, language: Language) -> LongTable:
    """The table in that width, in points, without the columns that nothing fills."""
    table = without_empty_columns(table) if table.rows else table
    texts = [[_text(cell, language) for cell in row] for row in table.rows]
    titles = [plain(column.title) for column in table.columns]
    widths = _widths(table, titles, texts, width)
    head = [
        Paragraph(markup(title), style(bold=True, right=column.numeric, size=SMALL))
        for title, column in zip(titles, table.columns, strict=True)
    ]
    rows = [
        [
            _cell(text, widths[n] - 2 * _padding(table, n), bold=number in table.strong)
            for n, text in enumerate(row)
        ]
        for number, row in enumerate(texts)
    ]
    drawn = LongTable([head, *rows], colWidths=widths, repeatRows=1, splitInRow=1)
    drawn.setStyle(_style(table))
    return drawn


def _style(table: Table) -> TableStyle:
    commands: list[Any] = [
        ("FONT", (0, 0), (-1, -1), REGULAR, SIZE, LEADING),
        ("VALIGN", (0, 0), (-1, -1), "TOP"),
        ("VALIGN", (0, 0), (-1, 0), "BOTTOM"),
        ("BACKGROUND", (0, 0), (-1, 0), PALE),
        ("LINEBELOW", (0, 0), (-1, 0), 0.8, black),
        ("LINEBELOW", (0, 1), (-1, -1), 0.3, GREY),
        ("TOPPADDING", (0, 0), (-1, -1), 1.2),
        ("BOTTOMPADDING", (0, 0), (-1, -1), 2.0),
    ]
    for n in range(len(table.columns)):
        commands.append(("LEFTPADDING", (n, 0), (n, -1), _padding(table, n)))
        commands.append(("RIGHTPADDING", (n, 0), (n, -1), _padding(table, n)))
    commands += [
        ("ALIGN", (n, 1), (n, -1), "RIGHT") for n, c in enumerate(table.columns) if c.numeric
    ]
    commands += [
        ("FONT", (0, n + 1), (-1, n + 1), BOLD, SIZE, LEADING) for n in sorted(table.strong)
    ]
    return TableStyle(commands)


def _padding(table: Table, column: int) -> float:
    return TIGHT if table.columns[column].weight < NARROW else PADDING


def _text(cell: Cell, language: Language) -> str:
    match cell:
        case None:
            return ""
        case float():
            text = f"{cell:.3f}"
            return text.replace(".", ",") if language == "ru" else text
    return plain(str(cell)).strip("\n")


def _cell(text: str, room: float, *, bold: bool) -> str | Paragraph:
    font = BOLD if bold else REGULAR
    if is_simple(text) and stringWidth(text, font, SIZE) <= room:
        return text
    return Paragraph(markup(text), style(bold=bold))


def _widths(
    table: Table, titles: Sequence[str], texts: Sequence[Sequence[str]], width: float
) -> list[float]:
    """Widths by weight, but none so narrow that its words must be broken, where that can be."""
    least = [
        max([_longest(title, BOLD, SMALL), *(_longest(row[n], BOLD, SIZE) for row in texts)])
        + 2 * _padding(table, n)
        + 0.5
        for n, title in enumerate(titles)
    ]
    if sum(least) >= width:
        return _capped(least, width)
    free = width - sum(least)
    wanted = [column.weight * width / _weight(table) for column in table.columns]
    more = [max(0.0, want - need) for want, need in zip(wanted, least, strict=True)]
    total = sum(more) or 1.0
    return [need + free * share / total for need, share in zip(least, more, strict=True)]


def _capped(least: Sequence[float], width: float) -> list[float]:
    """The widths cut from the widest down until they fit, so that short words stay whole."""
    room, left = width, len(least)
    for need in sorted(least):
        if need * left > room:
            return [min(each, room / left) for each in least]
        room, left = room - need, left - 1
    return list(least)


def _weight(table: Table) -> float:
    return sum(column.weight for column in table.columns)


def _longest(text: str, font: str, size: float) -> float:
    """The width of the longest word, within reason."""
    longest = max(text.split(), key=len, default="")
    return min(stringWidth(longest, font, size), LONGEST_WORD)
