"""Tables of a document as text for a terminal."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from app.results.cells import Cell, one_line, without_isolates
from app.results.document import Document, Lines, Table

WIDEST = 44


def plain_document(document: Document) -> str:
    """The document's sections, tables with aligned columns; charts are left out."""
    parts = []
    for section in document.sections:
        parts.append(section.name)
        for block in section.blocks:
            if isinstance(block, Lines):
                parts += [without_isolates(one_line(line)) for line in block.lines]
            elif isinstance(block, Table):
                parts += ["", block.title] if block.title else []
                parts.append(plain_table(block))
        parts.append("")
    return "\n".join(parts).rstrip()


def plain_table(table: Table) -> str:
    """Columns aligned, long cells cut with an ellipsis; a title "" is left out."""
    rows = [[_cell(cell) for cell in row] for row in table.rows]
    heads = [column.title for column in table.columns]
    widths = [max(map(wide, cells)) for cells in zip(heads, *rows, strict=True)]
    right = [column.numeric for column in table.columns]
    return "\n".join(_line(cells, widths, right) for cells in (heads, *rows))


def wide(text: str) -> int:
    """How many columns of a terminal a text takes."""
    marks = sum(unicodedata.combining(c) != 0 for c in text)
    doubles = sum(unicodedata.east_asian_width(c) in "WF" for c in text)
    return len(text) - marks + doubles


def _cell(cell: Cell) -> str:
    if cell is None:
        return ""
    if isinstance(cell, float):
        return f"{cell:.3f}"
    text = one_line(str(cell))
    return text if len(text) <= WIDEST else f"{text[: WIDEST - 1]}…"


def _line(cells: Iterable[str], widths: Iterable[int], right: Iterable[bool]) -> str:
    padded = (
        " " * (width - wide(cell)) + cell if numeric else cell + " " * (width - wide(cell))
        for cell, width, numeric in zip(cells, widths, right, strict=True)
    )
    return "  ".join(padded).rstrip()
