"""The pitch's 125 cells in 17 columns, as the picture needs them.

Doubled coordinates: the i-th of the n cells of a column (i from 0) has row
`2i - (n - 1)`; neighbours differ by (0, 2) or (1, 1) in (column, row).
"""

from __future__ import annotations

from typing import Literal

COLUMNS: tuple[tuple[int, int], ...] = (
    *((1, 3), (4, 9), (10, 16), (17, 24), (25, 33), (34, 41), (42, 50), (51, 58), (59, 67)),
    *((68, 75), (76, 84), (85, 92), (93, 101), (102, 109), (110, 116), (117, 122), (123, 125)),
)
"""The first and last cell of each column, from the left."""
CELLS = range(1, 126)
TALLEST = 9
Part = Literal["ring", "zone", "near", "half", "middle"]

RING_HEIGHTS = {1: 2, 2: 3, 3: 1, 123: 1, 124: 3, 125: 2}
"""How high the ring of each ring cell hangs (stage 5 of the rules: goals at 95%)."""
_ZONES = (range(5, 9), range(118, 122))
_HALVES = (range(17, 51), range(76, 110))


def _places() -> dict[int, tuple[int, int]]:
    return {
        cell: (column, 2 * (cell - first) - (last - first))
        for column, (first, last) in enumerate(COLUMNS)
        for cell in range(first, last + 1)
    }


PLACES = _places()
"""Column (0 to 16) and row (-8 to 8) of each cell."""


def distance(one: int, other: int) -> int:
    """How many flights apart two cells are."""
    (column, row), (over, down) = PLACES[one], PLACES[other]
    columns, rows = abs(column - over), abs(row - down)
    return columns + max(0, (rows - columns) // 2)


def part_of(cell: int) -> Part:
    """What a cell belongs to: rings, keeper zone, before a zone, a half for placing, middle."""
    if cell in RING_HEIGHTS:
        return "ring"
    if any(cell in zone for zone in _ZONES):
        return "zone"
    if any(cell in half for half in _HALVES):
        return "half"
    return "middle" if 51 <= cell <= 75 else "near"


def is_left(cell: int) -> bool:
    """Whether a cell lies left of the middle column."""
    return PLACES[cell][0] < 8
