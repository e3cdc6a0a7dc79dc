"""Where everything of a pitch's moment is, by name: what motion goes from and to."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import NamedTuple

from app.night.pitch_scene import PitchView, PlaceView, PlayerView
from ui.pitch.crowd import FULL, LIFT, Slot, slots
from ui.pitch.field import Field
from ui.pitch.marks import Huddle

QUAFFLE, SNITCH = "quaffle", "snitch"


class Spot(NamedTuple):
    """A point of the picture, a radius there, and a height 1 to 3."""

    x: float
    y: float
    radius: float
    height: int


def bludger(number: int) -> str:
    """The name of a bludger."""
    return f"bludger {number}"


def spots(view: PitchView, field: Field) -> dict[str, Spot]:
    """Every player on the pitch (by id) and every ball that is seen and in nobody's hands."""
    men: dict[int, list[tuple[str, PlayerView, PlaceView]]] = defaultdict(list)
    balls: dict[int, list[tuple[str, PlaceView]]] = defaultdict(list)
    for player in view.players:
        if player.at is not None:
            men[player.at.cell].append((player.id, player, player.at))
    for name, at in _loose(view):
        balls[at.cell].append((name, at))
    made: dict[str, Spot] = {}
    for cell in {*men, *balls}:
        here = sorted(men[cell], key=lambda one: (-one[2].height, one[1].side, one[0]))
        both = slots(len(here), len(balls[cell]))
        for (name, _, at), slot in zip(here, both.men, strict=True):
            made[name] = _spot(field, cell, slot, at.height, lift=len(here) <= 2)
        for (name, at), slot in zip(balls[cell], both.balls, strict=True):
            made[name] = _spot(field, cell, slot, at.height, lift=not here)
    return made


def huddles(view: PitchView, field: Field) -> tuple[Huddle, ...]:
    """The grounds under cells with more than they hold."""
    cells = [player.at.cell for player in view.players if player.at is not None]
    cells += [at.cell for _, at in _loose(view)]
    many = sorted(cell for cell, count in Counter(cells).items() if count > FULL)
    return tuple(Huddle(*field.point(cell), field.side * 1.62) for cell in many)


def _loose(view: PitchView) -> list[tuple[str, PlaceView]]:
    """The balls in nobody's hands, each with its place."""
    made = [] if view.quaffle is None else [(QUAFFLE, view.quaffle)]
    made += [(bludger(ball.number), ball.at) for ball in view.bludgers]
    if view.snitch is not None:
        made.append((SNITCH, view.snitch))
    return made


def _spot(field: Field, cell: int, slot: Slot, height: int, *, lift: bool) -> Spot:
    x, y = field.point(cell)
    up = LIFT * (height - 1) if lift else 0.0
    side = field.side
    return Spot(x + slot.dx * side, y + (slot.dy - up) * side, slot.radius * side, height)
