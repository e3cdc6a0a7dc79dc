"""What a player may be ordered to do: the engine lists it, and nobody else works it out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from app.quidditch.check import is_due, why_not
from app.quidditch.orders import ACTIONS, Action, Order, Orders
from app.quidditch.pitch import CELLS, SPOTS, Spot
from app.quidditch.position import Position
from app.quidditch.teams import Match


class Allowed(NamedTuple):
    """The cells a player may fly to (at any height), and its actions with their target cells."""

    cells: tuple[int, ...]
    actions: dict[Action, tuple[int, ...]]


def allowed(
    match: Match,
    now: Position,
    tact: int,
    player: int,
    *,
    here: Spot | None,
    end: Spot | None = None,
) -> Allowed:
    """What the player may be told for a tact of the round.

    `here`: where its earlier orders bring it, None off the pitch; `end`: where this order flies,
    if that is known already. `catch` has no target cells.
    """
    if here is None and not is_due(match, now, player):
        return Allowed((), {})

    def fits(order: Order) -> bool:
        return why_not(match, now, tact, player, order=order, here=here) is None

    cells = tuple(cell for cell in CELLS if fits(Order(SPOTS[cell][1])))
    start = end or (here if here is not None else SPOTS[cells[0]][1] if cells else None)
    if start is None:
        return Allowed(cells, {})
    found: dict[Action, tuple[int, ...]] = {}
    for action in ACTIONS:
        if action == "catch":
            if fits(Order(start, action)):
                found[action] = ()
            continue
        targets = tuple(c for c in CELLS if fits(Order(start, action, SPOTS[c][1])))
        if targets:
            found[action] = targets
    return Allowed(cells, found)


def may_order(match: Match, now: Position) -> tuple[int, ...]:
    """The players who may have orders in the coming round: on the pitch, or due to come onto it."""
    return tuple(
        player
        for player, spot in enumerate(now.at)
        if spot is not None or is_due(match, now, player)
    )


def without_entry(match: Match, now: Position, tacts: Sequence[Orders]) -> tuple[int, ...]:
    """Those of them who have no entry yet in any tact of the round: they would miss the turn."""
    entered = {player for orders in tacts for player in orders}
    return tuple(player for player in may_order(match, now) if player not in entered)
