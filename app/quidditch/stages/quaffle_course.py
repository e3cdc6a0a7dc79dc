"""Stage 6, the quaffle: at its target, on along its line, or falling (1.4)."""

from __future__ import annotations

from app.quidditch.dice import pick
from app.quidditch.lines import OFF, along
from app.quidditch.pitch import CENTRE, SPOTS, Spot
from app.quidditch.position import Flight, Quaffle
from app.quidditch.tact import Tact


def move_quaffle(tact: Tact) -> None:
    """Where the quaffle is at the next tact."""
    quaffle = tact.quaffle
    if tact.thrown is not None:
        tact.quaffle = _launched(tact, tact.thrown)
    elif tact.centred:
        tact.centre_quaffle()
    elif quaffle.at is None:
        return
    elif quaffle.tossed:
        tact.quaffle = Quaffle(at=SPOTS[CENTRE][3])
    elif quaffle.flight is not None:
        tact.quaffle = _flying(tact, quaffle.at, quaffle.flight)
    else:
        tact.quaffle = Quaffle(at=_lower(quaffle.at.cell, quaffle.at.height))


def _launched(tact: Tact, flight: Flight) -> Quaffle:
    """At its target; a keeper's `drop` has no course and falls from there."""
    dropped = tact.order(flight.by).action == "drop"
    return Quaffle(at=flight.to, flight=None if dropped else flight)


def _flying(tact: Tact, at: Spot, flight: Flight) -> Quaffle:
    """One cell on and 1 lower; a shot on to the ring at its height; at height 1 it rests."""
    moved = flight._replace(tacts=flight.tacts + 1)
    if tact.next_cell:
        return Quaffle(at=SPOTS[tact.next_cell][at.height], flight=moved)
    if at.height == 1:
        return Quaffle(at=at)
    cells = along(flight.origin.cell, flight.to.cell, moved.tacts)
    cell = pick(tact.dice, f"{tact.name}/6/quaffle/line", cells)
    if cell == OFF:
        return Quaffle(at=_lower(at.cell, at.height))
    return Quaffle(at=_lower(cell, at.height), flight=moved)


def _lower(cell: int, height: int) -> Spot:
    return SPOTS[cell][max(1, height - 1)]
