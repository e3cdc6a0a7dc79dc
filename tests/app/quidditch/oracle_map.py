"""The second referee's pitch: plain geometry over points, no tables of the engine."""

from __future__ import annotations

from math import dist
from typing import Any

Json = dict[str, Any]
WIDTHS = (3, 6, 7, 8, 9, 8, 9, 8, 9, 8, 9, 8, 9, 8, 7, 6, 3)
WHERE: dict[int, tuple[float, float]] = {}
for _column, _count in enumerate(WIDTHS):
    for _i in range(_count):
        WHERE[len(WHERE) + 1] = (_column * 3**0.5 / 2, _i - (_count - 1) / 2)
ZONE = {**dict.fromkeys((5, 6, 7, 8), "left"), **dict.fromkeys((118, 119, 120, 121), "right")}
RING = {**dict.fromkeys((1, 2, 3), "left"), **dict.fromkeys((123, 124, 125), "right")}
SURE = {"1(2)", "2(3)", "3(1)", "123(1)", "124(3)", "125(2)"}
HARD = {"1(3)", "3(2)", "123(2)", "125(3)"}


def beside(cell: int) -> list[int]:
    return [c for c in sorted(WHERE) if 0.9 < dist(WHERE[c], WHERE[cell]) < 1.1]


def field(cells: list[int]) -> list[int]:
    return [cell for cell in cells if 4 <= cell <= 122]


BESIDE = {cell: beside(cell) for cell in WHERE}


def far(a: int, b: int) -> int:
    """Steps from cell to cell, by walking outwards."""
    reached, steps = {a}, 0
    while b not in reached:
        reached |= {near for cell in reached for near in BESIDE[cell]}
        steps += 1
    return steps


FAR = {(a, b): far(a, b) for a in WHERE for b in WHERE}


def lattice_near(x: float, y: float) -> list[int | None]:
    """The lattice places nearest to a point, by column and row; None for one off the pitch."""
    places = []
    for column in range(-3, 20):
        for half in range(-24, 25):
            if (half + column) % 2 == 0:
                at = (column * 3**0.5 / 2, half / 2)
                places.append((round(_hexagonal(at[0] - x, at[1] - y), 6), column, half, at))
    least = min(place[0] for place in places)
    found = sorted(place[1:] for place in places if place[0] == least)
    return [next((c for c, w in WHERE.items() if dist(w, at) < 0.1), None) for _, _, at in found]


def _hexagonal(x: float, y: float) -> float:
    """The largest of the three cube-coordinate differences."""
    q = x / (3**0.5 / 2)
    r = y - q / 2
    return max(abs(q), abs(r), abs(q + r))


def ahead(start: int, target: int, k: int) -> list[int | None]:
    (a, b), (c, d), n = WHERE[start], WHERE[target], FAR[start, target]
    return lattice_near(c + k * (c - a) / n, d + k * (d - b) / n)


def split(spot: str) -> tuple[int, int]:
    cell, height = spot[:-1].split("(")
    return int(cell), int(height)
