"""Straight lines over the lattice: axes, steps along them, and Q18's nearest cells."""

from __future__ import annotations

from functools import cache

from app.quidditch.pitch import (
    CELL_AT,
    CELLS,
    DISTANCE,
    FIELD,
    PLACES,
    STEPS,
    Place,
)

Cube = tuple[int, int, int]
OFF = 0
"""Stands for any place that is no cell of the pitch."""


def _axis(cell: int) -> dict[int, int]:
    """Every cell on one of the six straight lines from a cell -> the first cell that way."""
    column, row = PLACES[cell]
    found: dict[int, int] = {}
    for dc, dr in STEPS:
        first = CELL_AT.get((column + dc, row + dr))
        for k in range(1, 17):
            there = CELL_AT.get((column + k * dc, row + k * dr))
            if there is not None and first is not None:
                found[there] = first
    return found


AXES: tuple[dict[int, int], ...] = ({}, *(_axis(cell) for cell in CELLS))

HOMING: tuple[dict[int, tuple[int, int]], ...] = tuple(
    {cell: (DISTANCE[here][cell], step) for cell, step in axis.items() if DISTANCE[here][cell] <= 3}
    for here, axis in enumerate(AXES)
)
"""From a cell: the cells on its axes at most 3 away -> (distance, first step) (Q20)."""


@cache
def onward(cell: int, toward: int) -> int:
    """The cell after `toward` on the straight line from its neighbour; `OFF` beyond the pitch."""
    (a, b), (c, d) = PLACES[cell], PLACES[toward]
    return CELL_AT.get((2 * c - a, 2 * d - b), OFF)


@cache
def along(start: int, target: int, k: int) -> tuple[int, ...]:
    """The cells nearest to target + k * (target - start) / distance (Q18): one, or two tied.

    Off the pitch a place counts as `OFF`. Ordered by number, `OFF` where its place would be.
    """
    apart = DISTANCE[start][target]
    aim = _aim(_cube(PLACES[start]), _cube(PLACES[target]), apart, k)
    near = sorted(_places_near(aim, apart))
    cells = tuple(CELL_AT.get(place, OFF) for place in near)
    return cells if any(cells) else (OFF,)


@cache
def toward_centre(cell: int, centre: int) -> tuple[int, ...]:
    """The first cell of the line to the centre (Q20), or the two that are equally near."""
    if cell == centre:
        return (cell,)
    return along_from(cell, centre)


def along_from(start: int, target: int) -> tuple[int, ...]:
    """The cells nearest to start + (target - start) / distance, on the field."""
    apart = DISTANCE[start][target]
    a, b = _cube(PLACES[start]), _cube(PLACES[target])
    aim = (a[0] * (apart - 1) + b[0], a[1] * (apart - 1) + b[1], a[2] * (apart - 1) + b[2])
    near = sorted(_places_near(aim, apart))
    return tuple(cell for place in near if (cell := CELL_AT.get(place, OFF)) in FIELD)


def _cube(place: Place) -> Cube:
    column, row = place
    z = (row - column) // 2
    return column, z, -column - z


def _place(x: int, z: int) -> Place:
    return x, 2 * z + x


def _aim(start: Cube, target: Cube, apart: int, k: int) -> Cube:
    x, y, z = (t * apart + k * (t - s) for s, t in zip(start, target, strict=True))
    return x, y, z


def _places_near(aim: Cube, scale: int) -> list[Place]:
    """The lattice places nearest to aim / scale by the largest cube-coordinate difference."""
    best, found = 10**9, list[Place]()
    for x in range(aim[0] // scale - 1, aim[0] // scale + 3):
        for z in range(aim[1] // scale - 1, aim[1] // scale + 3):
            away = max(
                abs(x * scale - aim[0]),
                abs(z * scale - aim[1]),
                abs((-x - z) * scale - aim[2]),
            )
            if away < best:
                best, found = away, []
            if away == best:
                found.append(_place(x, z))
    return found
