"""What a file for reading says, before it is a file: sections of headings, lines and tables.

Every format is written from this one value, so that all of them say the same.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from app.results.cells import Cell
from app.results.season.chart import Chart

Language = Literal["ru", "en"]


@dataclass(frozen=True, slots=True)
class Column:
    """A column; `weight` is its share of the width, `numeric` sets it to the right."""

    title: str
    weight: float = 1.0
    numeric: bool = False


@dataclass(frozen=True, slots=True)
class Table:
    """Rows of cells, as many as there are columns; `title` "" for none.

    `strong` are the numbers of rows, from 0, that stand out.
    """

    columns: tuple[Column, ...]
    rows: tuple[tuple[Cell, ...], ...]
    title: str = ""
    strong: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Lines:
    """Sentences, one a line; `title` "" for none."""

    lines: tuple[str, ...]
    title: str = ""


@dataclass(frozen=True, slots=True)
class Facts:
    """Names with their values: the head of a document."""

    pairs: tuple[tuple[str, Cell], ...]


@dataclass(frozen=True, slots=True)
class Plot:
    """A chart by the cells of the table that follows it, a bar or a line for each of `names`.

    They are its first rows; `values` are the first and last column of theirs, one and the same for
    bars. `words` say what it shows.
    """

    kind: Literal["bars", "lines"]
    names: tuple[str, ...]
    values: tuple[int, int]
    words: str


@dataclass(frozen=True, slots=True)
class Picture:
    """A drawing as SVG text, with what it shows in words; formats that cannot draw it leave it.

    A `chart` has its shapes too, so that paper can draw it; with a `plot` a workbook draws it.
    """

    svg: str
    words: str
    chart: Chart | None = None
    plot: Plot | None = None


Block = Table | Lines | Facts | Picture


@dataclass(frozen=True, slots=True)
class Section:
    """A part with a name: a heading on paper, a sheet in a workbook."""

    name: str
    blocks: tuple[Block, ...]


@dataclass(frozen=True, slots=True)
class Document:
    """A whole file. `mark` "" or what stands on every page: that it is a rehearsal."""

    title: str
    language: Language
    sections: tuple[Section, ...]
    mark: str = ""
    made_by: str = ""


def without_empty_columns(table: Table) -> Table:
    """The table without columns that no row fills."""
    kept = [
        n for n in range(len(table.columns)) if any(row[n] not in ("", None) for row in table.rows)
    ]
    return Table(
        tuple(table.columns[n] for n in kept),
        tuple(tuple(row[n] for n in kept) for row in table.rows),
        table.title,
        table.strong,
    )
