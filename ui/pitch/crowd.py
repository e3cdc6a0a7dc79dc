"""Where things stand in a cell: one alone, or many, none hiding what another is."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin
from typing import NamedTuple


class Slot(NamedTuple):
    """A place in a cell, from its middle, and the radius there; in sides of a hexagon."""

    dx: float
    dy: float
    radius: float


class Slots(NamedTuple):
    """The places of players, the highest first, and of balls."""

    men: tuple[Slot, ...]
    balls: tuple[Slot, ...]


_FIRST = -0.14
FULL = 10
"""How many things a cell holds; more spread over its neighbours."""


def sized(height: int) -> float:
    """How large a thing is at a height, against one at the third: what flies higher is nearer."""
    return 0.79 + 0.07 * height


@lru_cache(maxsize=256)
def slots(men: int, balls: int) -> Slots:
    """Places for so many players and balls in one cell."""
    if men == 0:
        return Slots((), _balls_alone(balls))
    if men == 1 and balls == 1:
        return Slots((Slot(-0.27, _FIRST, 0.47),), (Slot(0.52, 0.02, 0.25),))
    if men == 1 and balls == 2:
        right, left = Slot(0.66, 0.0, 0.2), Slot(-0.66, 0.0, 0.2)
        return Slots((Slot(0.0, _FIRST, 0.42),), (right, left))
    places = _places(men + balls)
    low = (Slot(dx, dy, min(0.19, radius)) for dx, dy, radius in places[men:])
    return Slots(places[:men], tuple(low))


def _balls_alone(count: int) -> tuple[Slot, ...]:
    if count <= 1:
        return (Slot(0.0, -0.12, 0.34),) * count
    if count == 2:
        return Slot(-0.4, -0.12, 0.3), Slot(0.4, -0.12, 0.3)
    return tuple(Slot((-0.36, 0.36)[k % 2], -0.36 + 0.66 * (k // 2), 0.25) for k in range(count))


def _places(count: int) -> tuple[Slot, ...]:
    """Places for so many things of a size, from the top down."""
    if count == 1:
        return (Slot(0.0, _FIRST, 0.5),)
    if count == 2:
        return tuple(Slot(dx, _FIRST, 0.42) for dx in (-0.44, 0.44))
    if count == 3:
        return Slot(0.0, -0.46, 0.36), Slot(-0.41, 0.17, 0.36), Slot(0.41, 0.17, 0.36)
    if count == 4:
        rows = (-0.46, 0.22)
        return tuple(Slot(dx, dy, 0.34) for dy in rows for dx in (-0.38, 0.38))
    if count <= FULL:
        ring, radius = (0.6, 0.29) if count <= 7 else (0.7, 0.235)
        around = _ring(count - 1, ring)
        return tuple(Slot(dx, dy - 0.06, radius) for dx, dy in sorted((*around, (0, 0)), key=_down))
    return tuple(Slot(dx, dy - 0.06, 0.29) for dx, dy in _packed(count, 0.6))


def _down(place: tuple[float, float]) -> tuple[float, float]:
    """The order from the top down, then from the left."""
    return round(place[1], 3), place[0]


def _ring(count: int, radius: float) -> list[tuple[float, float]]:
    """Places on a circle, the first at the top."""
    turns = [2 * pi * k / count - pi / 2 for k in range(count)]
    return [(radius * cos(turn), radius * sin(turn)) for turn in turns]


def _packed(count: int, step: float) -> list[tuple[float, float]]:
    """Places around one in the middle, ring after ring, from the top down."""
    made = [(0.0, 0.0)]
    ring = 1
    while len(made) < count:
        made += _ring(min(6 * ring, count - len(made)), ring * step)
        ring += 1
    return sorted(made, key=_down)
