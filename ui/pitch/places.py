"""Where everything of a pitch's moment is, by name: what motion goes from and to."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import NamedTuple

from app.night.pitch_scene import PitchView, PlaceView, PlayerView
from ui.pitch import balls, man
from ui.pitch.crowd import FULL, Slot, sized, slots
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
    flying: dict[int, list[tuple[str, PlayerView, PlaceView]]] = defaultdict(list)
    loose: dict[int, list[tuple[str, PlaceView]]] = defaultdict(list)
    for player in view.players:
        if player.at is not None:
            flying[player.at.cell].append((player.id, player, player.at))
    for name, at in _loose(view):
        loose[at.cell].append((name, at))
    made: dict[str, Spot] = {}
    for cell in {*flying, *loose}:
        here = sorted(flying[cell], key=lambda one: (-one[2].height, one[1].side, one[0]))
        both = slots(len(here), len(loose[cell]))
        for (name, _, at), slot in zip(here, both.men, strict=True):
            made[name] = _spot(field, at, slot, man.THICK if len(here) <= 2 else 0.0)
        for (name, at), slot in zip(loose[cell], both.balls, strict=True):
            made[name] = _spot(field, at, slot, 0.0 if here else balls.THICK)
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


def _spot(field: Field, at: PlaceView, slot: Slot, thick: float) -> Spot:
    """A thing in its slot: the higher, the larger, and the higher up on its discs, `thick` each.

    All stand on one line so; in a crowd (`thick` 0) each keeps to the middle of its slot.
    """
    (x, y), side, height = field.point(at.cell), field.side, at.height
    radius = slot.radius * sized(height)
    up = radius * (1 + thick * height) - slot.radius * (1 + thick) if thick else 0.0
    return Spot(x + slot.dx * side, y + (slot.dy - up) * side, radius * side, height)
