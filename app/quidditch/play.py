"""Tacts and rounds played: a position and orders in, the next position and what happened out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from app.quidditch.dice import Dice
from app.quidditch.events import Event, Proposal
from app.quidditch.orders import Orders
from app.quidditch.pitch import RING_OF
from app.quidditch.position import TACTS, Position
from app.quidditch.stages import COURSES, FOURTH, STAGES, Step
from app.quidditch.tact import Tact
from app.quidditch.teams import Match


class Played(NamedTuple):
    """One tact played: the position after it (still in its round), what happened, proposals."""

    position: Position
    events: tuple[Event, ...]
    proposals: tuple[Proposal, ...] = ()


def play_tact(
    match: Match, now: Position, orders: Orders, entered: frozenset[int], dice: Dice
) -> Played:
    """Play one tact; the orders have been checked (`check.check_round`).

    `entered`: the players with an entry in any tact of the round. Raises `MissingDrawError`
    where the dice have no draw.
    """
    tact = Tact(match, now, orders, entered, dice)
    for step in steps_of(now):
        step(tact)
        if tact.finished is not None:
            break
    return Played(tact.position(), tuple(tact.events), tuple(tact.proposals))


def steps_of(now: Position) -> tuple[Step, ...]:
    """The steps of the tact that is about to be played."""
    return FOURTH if is_fourth(now) else (*STAGES, *COURSES)


def is_fourth(now: Position) -> bool:
    """Whether the tact about to be played is the fourth of a penalty."""
    return now.kind == "penalty" and now.tact > TACTS["penalty"]


def is_round_over(now: Position) -> bool:
    """Whether the round has no further tact.

    A penalty has a fourth tact if in stage 5 of the third a thrown quaffle was loose on a zone
    cell (Q26), that is, if it now reaches the rings.
    """
    if now.finished is not None:
        return True
    if now.kind == "penalty" and now.tact == TACTS["penalty"] + 1:
        flight, at = now.quaffle.flight, now.quaffle.at
        return flight is None or at is None or RING_OF[at.cell] is None
    return now.tact > TACTS[now.kind]


def entered_in(tacts: Sequence[Orders]) -> frozenset[int]:
    """The players with an entry in any of these tacts."""
    return frozenset(player for orders in tacts for player in orders)
