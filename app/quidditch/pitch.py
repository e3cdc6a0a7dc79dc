"""The pitch: 125 cells in 17 columns, 3 heights each, rebuilt from the cells the text names.

Cells are numbered top to bottom, then left to right. Doubled coordinates: the i-th of the n cells
of a column has row `2i - (n - 1)`; neighbours differ by (0, 2) or (1, 1) in (column, row).
"""

from __future__ import annotations

from typing import Literal, NamedTuple

COLUMNS: tuple[tuple[int, int], ...] = (
    *((1, 3), (4, 9), (10, 16), (17, 24), (25, 33), (34, 41), (42, 50), (51, 58), (59, 67)),
    *((68, 75), (76, 84), (85, 92), (93, 101), (102, 109), (110, 116), (117, 122), (123, 125)),
)
Side = Literal["left", "right"]
Place = tuple[int, int]
SIDES: tuple[Side, Side] = ("left", "right")
CELLS = range(1, 126)
FIELD = range(4, 123)
HEIGHTS = (1, 2, 3)
CENTRE = 63
STEPS: tuple[Place, ...] = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))


class Spot(NamedTuple):
    """A cell and a height 1 to 3, written `12(2)`."""

    cell: int
    height: int

    def __str__(self) -> str:
        return f"{self.cell}({self.height})"


def other(side: Side) -> Side:
    """The opponent."""
    return "right" if side == "left" else "left"


def _places() -> tuple[Place, ...]:
    found: list[Place] = [(-99, -99)]
    for column, (first, last) in enumerate(COLUMNS):
        count = last - first + 1
        found += [(column, 2 * i - (count - 1)) for i in range(count)]
    return tuple(found)


PLACES = _places()
CELL_AT: dict[Place, int] = {PLACES[cell]: cell for cell in CELLS}
SPOTS: tuple[tuple[Spot, ...], ...] = tuple(
    tuple(Spot(cell, height) for height in (0, *HEIGHTS)) for cell in range(126)
)
TEXT_OF: dict[Spot, str] = {spot: str(spot) for spots in SPOTS for spot in spots}
"""Every spot as text, made once."""
CENTRE_SPOT = SPOTS[CENTRE][2]


def _apart(a: Place, b: Place) -> int:
    columns, rows = abs(a[0] - b[0]), abs(a[1] - b[1])
    return columns + max(0, (rows - columns) // 2)


DISTANCE: tuple[tuple[int, ...], ...] = tuple(
    tuple(_apart(PLACES[a], PLACES[b]) if a and b else 99 for b in range(126)) for a in range(126)
)


def _around(cell: int) -> tuple[int, ...]:
    column, row = PLACES[cell]
    near = (CELL_AT.get((column + dc, row + dr)) for dc, dr in STEPS)
    return tuple(sorted(found for found in near if found is not None))


NEIGHBOURS: tuple[tuple[int, ...], ...] = ((), *(_around(cell) for cell in CELLS))
"""The neighbours of each cell by number, ring cells included."""

FIELD_NEIGHBOURS: tuple[tuple[int, ...], ...] = tuple(
    tuple(cell for cell in near if cell in FIELD) for near in NEIGHBOURS
)
"""The neighbours of each cell on the field proper, 4 to 122 (Q1)."""

RINGS: dict[Side, frozenset[int]] = {
    "left": frozenset((1, 2, 3)),
    "right": frozenset((123, 124, 125)),
}
ZONES: dict[Side, frozenset[int]] = {
    "left": frozenset((5, 6, 7, 8)),
    "right": frozenset((118, 119, 120, 121)),
}
HALVES: dict[Side, range] = {"left": range(17, 51), "right": range(76, 110)}
EDGES: dict[Side, frozenset[int]] = {
    "left": frozenset((17, 25, 34, 42, 24, 33, 41, 50)),
    "right": frozenset((76, 85, 93, 102, 84, 92, 101, 109)),
}
"""Where players come back; the text prints 85 twice, a slip for 84 = 126 - 42."""

DROP_CELLS = frozenset((54, 55, 62, 64, 71, 72))
PENALTY_SPOT: dict[Side, Spot] = {"left": SPOTS[29][2], "right": SPOTS[97][2]}
"""Where the penalty's chaser starts, by the side whose rings are attacked."""

IS_FIELD = tuple(cell in FIELD for cell in range(126))
RING_OF: tuple[Side | None, ...] = tuple(
    next((side for side in SIDES if cell in RINGS[side]), None) for cell in range(126)
)
ZONE_OF: tuple[Side | None, ...] = tuple(
    next((side for side in SIDES if cell in ZONES[side]), None) for cell in range(126)
)
HALF_OF: tuple[Side | None, ...] = (
    None,
    *("left" if cell < 59 else "right" if cell > 67 else None for cell in CELLS),
)

GOAL_CHANCE: dict[Spot, float] = {
    **dict.fromkeys((Spot(1, 2), Spot(2, 3), Spot(3, 1)), 0.95),
    **dict.fromkeys((Spot(123, 1), Spot(124, 3), Spot(125, 2)), 0.95),
    **dict.fromkeys((Spot(1, 3), Spot(3, 2), Spot(123, 2), Spot(125, 3)), 0.25),
}
"""Chance of a goal by ring cell and height; anything else flies past."""


def line_of(cell: int, side: Side) -> int:
    """The line of a thrower before `side`'s zone: the distance to it, inside it 1 (Q15)."""
    return max(1, min(DISTANCE[cell][target] for target in ZONES[side]))


def mirrored(cell: int) -> int:
    """The cell that the pitch's half turn puts in the place of this one."""
    return 126 - cell
