"""Packs in tables: CSV in any dialect, XLSX; which column is what is guessed, or told.

`load` gives the sheets of a file, `guess` a mapping for one of them with how sure it is, `apply`
the report; `read` does all three.
"""

from app.packs.table.apply import apply
from app.packs.table.fields import Column, Guess, Mapping
from app.packs.table.guess import guess
from app.packs.table.reader import load, looks_like, read
from app.packs.table.sheet import Row, Sheet

__all__ = [
    "Column",
    "Guess",
    "Mapping",
    "Row",
    "Sheet",
    "apply",
    "guess",
    "load",
    "looks_like",
    "read",
]
