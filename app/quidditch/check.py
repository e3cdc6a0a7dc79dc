"""Orders are checked when they are entered: each refusal names its clause.

What no rule allows is refused. What merely finds nothing to do when its tact comes is not (Q7).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from app.quidditch.orders import Order, Orders
from app.quidditch.penalty import guilty_side
from app.quidditch.pitch import (
    DISTANCE,
    DROP_CELLS,
    EDGES,
    HALVES,
    NEIGHBOURS,
    RING_OF,
    ZONES,
    Spot,
)
from app.quidditch.position import BENCH, OUT, TACTS, Position
from app.quidditch.refusal import Reason, Refusal
from app.quidditch.rules import Role
from app.quidditch.teams import Match

ACTIONS_OF: dict[Role, tuple[str, ...]] = {
    "keeper": ("throw", "drop"),
    "chaser": ("catch", "throw"),
    "beater": ("beat",),
    "seeker": (),
}


def check_round(match: Match, now: Position, tacts: Sequence[Orders]) -> Iterator[Refusal]:
    """Every refusal of a round's orders, from the tact that `now` is about to play."""
    if now.finished is not None:
        yield Refusal(Reason.GAME_OVER, now.name)
        return
    planned = list(now.at)
    for tact, orders in enumerate(tacts, now.tact):
        if tact > _longest(now):
            yield Refusal(Reason.TOO_MANY_TACTS, now.name, tact)
            return
        for player, order in orders.items():
            reason = why_not(match, now, tact, player, order=order, here=planned[player])
            if reason is not None:
                yield Refusal(reason, now.name, tact, match.ids[player])
            elif order.to is not None:
                planned[player] = order.to
        yield from _same_places(match, now, tact, orders)


def why_not(
    match: Match, now: Position, tact: int, player: int, *, order: Order, here: Spot | None
) -> Reason | None:
    """Why this order may not be entered for this tact of the round; None where it may.

    `here`: where the player will be by its earlier orders of the round, None off the pitch.
    """
    if now.kind == "penalty" and tact > TACTS["penalty"]:
        return Reason.FOURTH_TACT
    if here is None:
        reason = _entering(match, now, tact, player, order)
    else:
        reason = _flight(match, player, here, order.to)
    if reason is not None:
        return reason
    end = order.to or here
    return Reason.OFF_PITCH if end is None else _action(match.roles[player], order, end)


def is_due(match: Match, now: Position, player: int) -> bool:
    """Whether an absent player may come onto the pitch in this round; in a penalty the keeper."""
    if now.at[player] is not None or now.back[player] > now.round:
        return False
    if now.kind != "penalty":
        return True
    return now.tact == 1 and player in match.of(guilty_side(now), "keeper")


def _longest(now: Position) -> int:
    return TACTS[now.kind] + (now.kind == "penalty")


def _entering(match: Match, now: Position, tact: int, player: int, order: Order) -> Reason | None:
    back = now.back[player]
    if back in (OUT, BENCH):
        return Reason.GONE if back == OUT else Reason.ON_BENCH
    if not is_due(match, now, player):
        return Reason.NOT_IN_PENALTY if now.kind == "penalty" else Reason.OFF_PITCH
    if tact != (3 if now.kind == "normal" else 1):
        return Reason.PLACES_FIRST if now.kind == "penalty" else Reason.RETURN_THIRD_TACT
    if order.to is None:
        return Reason.RETURN_NEEDS_CELL if now.kind == "normal" else Reason.PLACEMENT_NEEDS_CELL
    return _place(match, now, player, order.to)


def _place(match: Match, now: Position, player: int, to: Spot) -> Reason | None:
    side = match.sides[player]
    if match.roles[player] == "keeper":
        return None if to.cell in ZONES[side] else Reason.KEEPER_PLACE
    if now.places:
        return None if to.cell in HALVES[side] else Reason.HALF_ONLY
    return None if to.cell in EDGES[side] else Reason.EDGE_ONLY


def _flight(match: Match, player: int, here: Spot, to: Spot | None) -> Reason | None:
    """To a neighbour cell or the same, at any of the 3 heights (Q4)."""
    if to is None:
        return None
    if to.cell != here.cell and to.cell not in NEIGHBOURS[here.cell]:
        return Reason.TOO_FAR
    ring = RING_OF[to.cell]
    own = match.roles[player] == "keeper" and match.sides[player] == ring
    return Reason.RING_CELL if ring is not None and not own else None


def _action(role: Role, order: Order, end: Spot) -> Reason | None:
    action, target = order.action, order.target
    if action is None or action == "catch":
        if action == "catch" and role != "chaser":
            return Reason.NOT_THIS_ROLE
        return None if target is None else Reason.TARGET_UNWANTED
    if action not in ACTIONS_OF[role]:
        return Reason.NOT_THIS_ROLE
    if target is None:
        return Reason.TARGET_MISSING
    if RING_OF[target.cell] is not None:
        return Reason.RING_TARGET
    return _range(action, DISTANCE[end.cell][target.cell], target)


def _range(action: str, apart: int, target: Spot) -> Reason | None:
    match action:
        case "throw":
            return None if 1 <= apart <= 3 else Reason.THROW_RANGE
        case "beat":
            return None if 2 <= apart <= 3 else Reason.BEAT_RANGE
    return None if target.cell in DROP_CELLS else Reason.DROP_CELLS


def _same_places(match: Match, now: Position, tact: int, orders: Orders) -> Iterator[Refusal]:
    """Two of one side who place themselves on one cell and height (Q6)."""
    if not now.places:
        return
    seen = set()
    for player, order in orders.items():
        if order.to is None:
            continue
        if order.to in seen:
            yield Refusal(Reason.SAME_PLACE, now.name, tact, match.ids[player])
        seen.add(order.to)
