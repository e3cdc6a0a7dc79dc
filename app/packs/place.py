"""Where in a file something stands: a line, a cell, or the way through a package."""

from enum import Enum
from typing import NamedTuple


class Part(Enum):
    """A step on the way to a place; the values are the English words."""

    LINE = "line"
    ROW = "row"
    COLUMN = "column"
    SHEET = "sheet"
    ROUND = "round"
    THEME = "theme"
    STAGE = "stage"
    QUESTION = "question"
    FILE = "file"


class Step(NamedTuple):
    """One step: `value` is a 1-based number, or the letters or name of a column, sheet or file."""

    part: Part
    value: int | str

    def __str__(self) -> str:
        return f"{self.part.value} {self.value}"


Place = tuple[Step, ...]
"""The way from the outside in; () where a line says it all."""


def at(**steps: int | str) -> Place:
    """A place by words, from the outside in: `at(row=7, column="C")`."""
    return tuple(Step(Part(name), value) for name, value in steps.items())


def told(place: Place) -> str:
    """The place in English: "row 7, column C"."""
    return ", ".join(map(str, place))
