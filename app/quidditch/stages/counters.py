"""What is counted for the clock of the keeper and for the referee's proposals."""

from __future__ import annotations

from app.quidditch.pitch import DISTANCE, HALF_OF, RING_OF, ZONE_OF, Side
from app.quidditch.position import Pending
from app.quidditch.tact import Tact

CLOCK = 3
"""Tacts after the catch, by the last of which the keeper has released the quaffle (1.5)."""


def begin_round(tact: Tact) -> None:
    """In tact 1: where the keepers and the snitch are as the round begins (Q24, Q25)."""
    if tact.tact == 1:
        snitch = tact.snitch
        tact.counts = tact.counts._replace(
            keepers=((_keeper_cell(tact, "left"), False), (_keeper_cell(tact, "right"), False)),
            held=(True, True),
            snitch_due=0 if snitch is None else snitch.at.cell,
        )


def watch(tact: Tact) -> None:
    """Before stage 6: who holds the quaffle in its own half, which keeper is near a loose one."""
    ball = tact.quaffle_spot()
    holder = tact.quaffle.holder
    half = None if ball is None or holder is None else HALF_OF[ball.cell]
    if half is not None and holder is not None and half != tact.match.sides[holder]:
        half = None
    held, keepers = tact.counts.held, tact.counts.keepers
    new_held = (held[0] and half == "left", held[1] and half == "right")
    home = None if ball is None or holder is not None else home_of(ball.cell)
    if home is not None and ball is not None:
        keeper = _keeper_cell(tact, home)
        if keeper and DISTANCE[keeper][ball.cell] <= 1:
            left, right = keepers
            keepers = ((left[0], True), right) if home == "left" else (left, (right[0], True))
    if new_held != held or keepers is not tact.counts.keepers:
        tact.counts = tact.counts._replace(held=new_held, keepers=keepers)


def tick(tact: Tact) -> None:
    """After stage 6: one tact less to release the quaffle; when none is left, a reset (Q24)."""
    holder = tact.quaffle.holder
    if tact.kind == "after_penalty" and holder is not None and tact.match.roles[holder] == "keeper":
        tact.clock = CLOCK
    elif tact.clock is not None and tact.kind != "penalty":
        tact.clock -= 1
        if tact.clock == 0:
            tact.clock = None
            if holder is not None:
                tact.pending.append(Pending("keeper_reset", tact.match.sides[holder]))


def home_of(cell: int) -> Side | None:
    """Whose zone or rings a cell belongs to."""
    return ZONE_OF[cell] or RING_OF[cell]


def _keeper_cell(tact: Tact, side: Side) -> int:
    keeper = tact.keeper_on(side)
    spot = None if keeper is None else tact.at[keeper]
    return 0 if spot is None else spot.cell
