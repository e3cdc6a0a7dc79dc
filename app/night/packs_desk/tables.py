"""Small steps of the mapping of a table."""

from __future__ import annotations

from dataclasses import replace

from app.night.packs_desk.importing import Column, Mapping, Table
from app.packs.choices import letter
from app.packs.table.fields import ONCE

__all__ = ["FIRST_ROWS", "letter", "once", "sampled"]

FIRST_ROWS = 12
"""So many rows are shown."""
_TRIED_ROWS = 300


def once(mapping: Mapping, index: int, column: Column, width: int) -> Mapping:
    """The column at `index` (from 0) is this now; what may stand once leaves its old place."""
    columns = [mapping.column(n) for n in range(width)]
    if column in ONCE:
        columns = [Column.NOTE if old is column else old for old in columns]
    columns[index] = column
    return replace(mapping, columns=tuple(columns))


def sampled(table: Table, place: int) -> Table:
    """The table with so many rows of the sheet at `place` as can be tried in no time."""
    sheets = list(table.sheets)
    sheets[place] = replace(sheets[place], rows=sheets[place].rows[:_TRIED_ROWS])
    return replace(table, sheets=tuple(sheets))
