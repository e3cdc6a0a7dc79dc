"""Stage 2: the quaffle is thrown, and nobody can reach it until the next tact (1.4)."""

from __future__ import annotations

from app.quidditch.pitch import ZONE_OF
from app.quidditch.position import Flight, Quaffle
from app.quidditch.tact import Tact


def throw(tact: Tact) -> None:
    """A holder's throw, or its keeper's drop from inside the zone; else nothing to do (Q7)."""
    holder = tact.quaffle.holder
    if holder is None or holder in tact.idle:
        return
    here, order = tact.at[holder], tact.order(holder)
    if here is None or order.target is None or order.action not in ("throw", "drop"):
        return
    if order.action == "drop" and ZONE_OF[here.cell] != tact.match.sides[holder]:
        return
    tact.let_go()
    tact.thrown = Flight(here, order.target, holder)
    tact.quaffle = Quaffle()
    tact.note(2, "thrown", "1.4", holder, target=order.target)
