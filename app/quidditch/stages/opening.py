"""Before stage 1: the balls of a new match, and a reset that a keeper may still avert."""

from __future__ import annotations

from app.quidditch.dice import pick
from app.quidditch.pitch import DISTANCE, FIELD, FIELD_NEIGHBOURS, SPOTS
from app.quidditch.position import Bludger, Pending, Snitch
from app.quidditch.tact import Tact


def draw_bludgers(tact: Tact) -> None:
    """At a match's start bludgers come on cells without a player, each cell once (1.4)."""
    if tact.kind != "first" or tact.tact != 1:
        return
    taken = {order.to.cell for order in tact.orders.values() if order.to is not None}
    taken |= {spot.cell for spot in tact.at if spot is not None}
    for number in range(len(tact.bludgers) + 1, 3):
        taken |= {bludger.at.cell for bludger in tact.bludgers}
        free = [cell for cell in FIELD if cell not in taken]
        cell = pick(tact.dice, f"1.1/0/bludger{number}", free)
        tact.bludgers.append(Bludger(SPOTS[cell][2]))


def draw_snitch(tact: Tact) -> None:
    """At a match's start the snitch comes on any cell, height 1, unseen (1.4)."""
    if tact.kind == "first" and tact.tact == 1 and tact.snitch is None:
        cell = pick(tact.dice, "1.1/0/snitch", FIELD)
        toward = pick(tact.dice, "1.1/0/snitch/way", FIELD_NEIGHBOURS[cell])
        tact.snitch = Snitch(SPOTS[cell][1], visible=False, toward=toward)


def wake_keeper(tact: Tact) -> None:
    """A called reset happens in tact 1, unless the keeper now makes for the quaffle (1.5, Q24)."""
    resets = [entry for entry in tact.pending if entry.type == "keeper_reset"]
    if not resets or tact.tact != 1 or tact.kind == "penalty":
        return
    tact.pending = [entry for entry in tact.pending if entry.type != "keeper_reset"]
    if all(_wakes(tact, entry) for entry in resets):
        return
    tact.let_go()
    tact.centre_quaffle()
    tact.note(0, "reset", "1.5, Q24", at=tact.quaffle.at)


def _wakes(tact: Tact, reset: Pending) -> bool:
    keeper, ball = tact.keeper_on(reset.side), tact.quaffle.at
    if not reset.wakes or ball is None:
        return tact.quaffle.holder is None and ball is None
    here = tact.at[keeper] if keeper is not None else None
    to = tact.order(keeper).to if keeper is not None else None
    if here is None:
        return False
    end = DISTANCE[(to or here).cell][ball.cell]
    entered = keeper in tact.orders
    return entered and (end == 0 or end < DISTANCE[here.cell][ball.cell])
