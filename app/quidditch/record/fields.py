"""The fields of a record in which sides, cells and heights stand."""

from __future__ import annotations

import re

from app.openrecord import Fields as PlainFields
from app.openrecord import Place, RecordError
from app.quidditch.pitch import SIDES, SPOTS, Side, Spot

SPOT = re.compile(r"([1-9][0-9]{0,2})\(([0-9])\)")


class Fields(PlainFields):
    """A JSON object of a match's record."""

    __slots__ = ()

    def side(self, key: str) -> Side | None:
        """left or right."""
        return self.choice(key, SIDES)

    def spot(self, key: str) -> Spot | None:
        """A cell and height, `12(2)`."""
        value = self.any(key)
        return None if value is None else read_spot(value, self.place, key)


def read_spot(value: object, place: Place, what: str) -> Spot:
    """A cell and height; raises `RecordError` where there is no such cell (1.1)."""
    found = SPOT.fullmatch(value) if isinstance(value, str) else None
    if found is None:
        raise RecordError("{} must be a cell and height, as 12(2)", what, place=place)
    cell, height = int(found[1]), int(found[2])
    if cell > 125 or not 1 <= height <= 3:
        wrong = "{} is {}; cells are 1 to 125, heights 1 to 3 (1.1)"
        raise RecordError(wrong, what, f"{cell}({height})", place=place)
    return SPOTS[cell][height]
