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


LIFT = 0.11
"""How much higher a player stands for each height above the first, in sides."""
_FIRST = -0.14


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
    low = tuple(Slot((k - (balls - 1) / 2) * 0.46, 0.56, 0.18) for k in range(balls))
    return Slots(_men(men, balls > 0), low)


def _balls_alone(count: int) -> tuple[Slot, ...]:
    if count <= 1:
        return (Slot(0.0, -0.12, 0.34),) * count
    if count == 2:
        return Slot(-0.4, -0.12, 0.3), Slot(0.4, -0.12, 0.3)
    return tuple(Slot((-0.36, 0.36)[k % 2], -0.36 + 0.66 * (k // 2), 0.25) for k in range(count))


def _men(count: int, shifted: bool) -> tuple[Slot, ...]:
    up = -0.2 if shifted else 0.0
    if count == 1:
        return (Slot(0.0, _FIRST + up, 0.46 if shifted else 0.5),)
    if count == 2:
        return tuple(Slot(dx, _FIRST + up, 0.42) for dx in (-0.44, 0.44))
    if count == 3:
        made = ((0.0, -0.42), (-0.41, 0.2), (0.41, 0.2))
        return tuple(Slot(dx, dy + up, 0.36) for dx, dy in made)
    if count == 4:
        pairs = ((-0.38, -0.42), (0.38, -0.42), (-0.38, 0.26), (0.38, 0.26))
        return tuple(Slot(dx, dy + up, 0.34) for dx, dy in pairs)
    if count <= 7:
        return tuple(Slot(dx, dy + up, 0.29) for dx, dy in _packed(count, 0.6))
    return tuple(Slot(dx, dy, 0.29) for dx, dy in _packed(count, 0.62))


def _packed(count: int, step: float) -> list[tuple[float, float]]:
    """Places around one in the middle, ring after ring, from the top down."""
    made = [(0.0, 0.0)]
    ring = 1
    while len(made) < count:
        room = min(6 * ring, count - len(made))
        for k in range(room):
            turn = 2 * pi * k / room - pi / 2
            made.append((ring * step * cos(turn), ring * step * sin(turn)))
        ring += 1
    return sorted(made, key=lambda place: (round(place[1], 3), place[0]))
