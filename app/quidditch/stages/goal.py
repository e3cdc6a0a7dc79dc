"""Stage 5: a shot goes on to the rings or past them, and a quaffle at a ring is decided (1.5)."""

from __future__ import annotations

from app.quidditch.dice import happens, pick
from app.quidditch.lines import along
from app.quidditch.pitch import GOAL_CHANCE, IS_FIELD, RING_OF, SPOTS, Side, other
from app.quidditch.position import Flight, Quaffle, side_index
from app.quidditch.rules import GOAL_POINTS
from app.quidditch.stages.catches import shot_at
from app.quidditch.tact import Tact


def decide_goal(tact: Tact) -> None:
    """What becomes of an uncaught throw at the zone, and of one that reached a ring cell."""
    flight, ball = tact.quaffle.flight, tact.quaffle.at
    if flight is None or ball is None:
        return
    ring = RING_OF[ball.cell]
    if ring is not None:
        _decide_at_ring(tact, flight, ring)
    elif flight.tacts == 0 and (side := shot_at(tact, flight)) is not None:
        _send_on(tact, flight, side)


def _send_on(tact: Tact, flight: Flight, side: Side) -> None:
    """The next cell of a shot's line (Q18): a ring cell, or past, where it falls (Q16)."""
    cells = along(flight.origin.cell, flight.to.cell, 1)
    if any(RING_OF[cell] == side for cell in cells):
        cell = pick(tact.dice, f"{tact.name}/6/quaffle/line", cells)
        if RING_OF[cell] == side:
            tact.next_cell = cell
            return
    tact.note(5, "past", "1.5, Q16", side=tact.match.sides[flight.by], at=flight.to)
    tact.quaffle = Quaffle(at=flight.to)


def _decide_at_ring(tact: Tact, flight: Flight, side: Side) -> None:
    """The table of the rings; an own goal counts for the other side (Q16)."""
    ball = tact.quaffle.at
    assert ball is not None
    keeper = tact.keeper_on(side)
    if happens(tact.dice, f"{tact.name}/5/goal", GOAL_CHANCE.get(ball, 0.0)):
        scorer = other(side)
        tact.score[side_index(scorer)] += GOAL_POINTS
        tact.note(5, "goal", "1.5", side=scorer, at=ball)
        if keeper is None:
            tact.centred = True
            tact.note(5, "reset", "1.5", at=SPOTS[63][2])
    else:
        tact.note(5, "past", "1.5", side=tact.match.sides[flight.by], at=ball)
        if keeper is None:
            tact.quaffle = Quaffle(at=SPOTS[_came_through(flight)][1])
            return
    tact.quaffle = Quaffle(at=ball)


def _came_through(flight: Flight) -> int:
    """The cell before the ring: where a quaffle lies that nobody may fetch there (Q17)."""
    if flight.tacts <= 1:
        return flight.to.cell
    cells = along(flight.origin.cell, flight.to.cell, flight.tacts - 1)
    return next((cell for cell in cells if IS_FIELD[cell]), flight.to.cell)
