"""Simulated sides: plausible orders for the rest of a round, a few foolish ones among them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple, TypeVar

from app.quidditch.check import is_due
from app.quidditch.dice import seeded
from app.quidditch.orders import Order
from app.quidditch.pitch import (
    DISTANCE,
    DROP_CELLS,
    EDGES,
    FIELD,
    HALVES,
    IS_FIELD,
    NEIGHBOURS,
    RING_OF,
    SPOTS,
    ZONE_OF,
    ZONES,
    Spot,
    other,
)
from app.quidditch.position import TACTS, Position
from app.quidditch.teams import Match

Item = TypeVar("Item")
COMMENT = "rises over the centre and looks for a gap"
SILENT, WORDLESS, RASH, HOPE = 0.03, 0.2, 0.04, 0.5
"""Chances of a missed turn, of a round without comments, of an entry into a zone without leave,
and that a chaser's next order counts on the quaffle it reaches for."""


class Whim:
    """A stream of choices that follows from a seed and a name."""

    def __init__(self, seed: bytes, name: str) -> None:
        self._seed, self._name, self._count = seed, name, 0

    def number(self) -> float:
        """The next number in [0, 1)."""
        self._count += 1
        return seeded(self._seed, f"{self._name}/{self._count}")

    def one(self, items: Sequence[Item]) -> Item:
        """One of the items."""
        return items[int(self.number() * len(items))]


class Plan(NamedTuple):
    """What the planning of one player's round needs."""

    match: Match
    now: Position
    whim: Whim
    taken: list[set[Spot]]


def round_orders(match: Match, now: Position, whim: Whim) -> tuple[dict[int, Order], ...]:
    """Orders of both sides for the tacts that are left of the round, all of them allowed."""
    count = TACTS[now.kind] - now.tact + 1
    tacts: tuple[dict[int, Order], ...] = tuple({} for _ in range(count))
    plan = Plan(match, now, whim, [set() for _ in range(count)])
    for player in range(len(match.ids)):
        if whim.number() < SILENT:
            continue
        mute = whim.number() < WORDLESS
        for number, order in _player_orders(plan, player, count):
            tacts[number][player] = replace(order, comment=None) if mute else order
    return tacts


def _player_orders(plan: Plan, player: int, count: int) -> Iterator[tuple[int, Order]]:
    here, first = plan.now.at[player], 0
    if here is None:
        if not is_due(plan.match, plan.now, player):
            return
        first = count - 1 if plan.now.kind == "normal" else 0
        here = _entry(plan, player, first)
        yield first, Order(to=here, comment=COMMENT)
        first += 1
    has_it = plan.now.quaffle.holder == player
    for number in range(first, count):
        order, has_it = _order(plan, player, here, number, has_it)
        here = order.to or here
        plan.taken[number].add(here)
        yield number, order


def _entry(plan: Plan, player: int, number: int) -> Spot:
    """A free cell to place itself on, or to come back on."""
    side, now = plan.match.sides[player], plan.now
    if plan.match.roles[player] == "keeper":
        cells = sorted(ZONES[side])
    else:
        cells = sorted(HALVES[side] if now.places else EDGES[side])
    while True:
        spot = SPOTS[plan.whim.one(cells)][plan.whim.one((1, 2, 3))]
        if spot not in plan.taken[number]:
            plan.taken[number].add(spot)
            return spot


def _order(plan: Plan, player: int, here: Spot, number: int, has_it: bool) -> tuple[Order, bool]:
    aim = _aim(plan, player, has_it)
    to = _step(plan, player, here, aim, number)
    match plan.match.roles[player]:
        case "keeper" if has_it and number > 0:
            return _keeper_release(plan, to), False
        case "chaser" if has_it:
            target = _shot(plan, player, to)
            if target is None:
                return Order(to, comment=COMMENT), True
            return Order(to, "throw", target, COMMENT), False
        case "chaser":
            near = DISTANCE[to.cell][aim.cell] <= 1
            return Order(to, "catch", comment=COMMENT), near and plan.whim.number() < HOPE
        case "beater":
            cells = [cell for cell in FIELD if 2 <= DISTANCE[to.cell][cell] <= 3]
            target = SPOTS[plan.whim.one(cells)][plan.whim.one((1, 2, 3))]
            return Order(to, "beat", target, COMMENT), has_it
    return Order(to, comment=COMMENT), has_it


def _aim(plan: Plan, player: int, has_it: bool) -> Spot:
    """Where the player would like to be."""
    match, now, whim = plan.match, plan.now, plan.whim
    side = match.sides[player]
    ball = now.quaffle.at
    if now.quaffle.holder is not None:
        ball = now.at[now.quaffle.holder]
    match match.roles[player]:
        case "keeper":
            if ball is not None and not has_it and side in (ZONE_OF[ball.cell], RING_OF[ball.cell]):
                return ball
            return SPOTS[whim.one(sorted(ZONES[side]))][whim.one((1, 2, 3))]
        case "beater" if now.bludgers:
            here = now.at[player] or now.bludgers[0].at
            return min(now.bludgers, key=lambda b: DISTANCE[b.at.cell][here.cell]).at
        case "seeker" if now.snitch is not None and now.snitch.visible:
            return SPOTS[now.snitch.toward][2]
        case "chaser" if not has_it and ball is not None:
            return ball
        case "chaser":
            return SPOTS[whim.one(sorted(ZONES[other(side)]))][2]
    return SPOTS[whim.one(FIELD)][whim.one((1, 2, 3))]


def _step(plan: Plan, player: int, here: Spot, aim: Spot, number: int) -> Spot:
    """A free neighbour nearest to the aim, outside the zones but for a rash moment."""
    whim, side = plan.whim, plan.match.sides[player]
    is_keeper = plan.match.roles[player] == "keeper"
    rash = whim.number() < RASH
    cells = [
        cell
        for cell in (here.cell, *NEIGHBOURS[here.cell])
        if (is_keeper and side in (ZONE_OF[cell], RING_OF[cell]))
        or (IS_FIELD[cell] and (rash or ZONE_OF[cell] is None))
    ] or [here.cell]
    nearest = min(DISTANCE[cell][aim.cell] for cell in cells)
    near = [cell for cell in cells if DISTANCE[cell][aim.cell] == nearest]
    height = aim.height if whim.number() < 0.5 else whim.one((1, 2, 3))
    spot = SPOTS[whim.one(near)][height]
    if spot in plan.taken[number] and not rash:
        return SPOTS[whim.one(cells)][whim.one((1, 2, 3))]
    return spot


def _shot(plan: Plan, player: int, here: Spot) -> Spot | None:
    """A cell of the other zone in reach, or sometimes a pass; None to fly on."""
    zone = ZONES[other(plan.match.sides[player])]
    cells = sorted(cell for cell in zone if 1 <= DISTANCE[here.cell][cell] <= 3)
    if not cells and plan.whim.number() < 0.2:
        cells = [cell for cell in FIELD if 1 <= DISTANCE[here.cell][cell] <= 3]
    return SPOTS[plan.whim.one(cells)][plan.whim.one((1, 2, 3))] if cells else None


def _keeper_release(plan: Plan, here: Spot) -> Order:
    height = plan.whim.one((1, 2, 3))
    if ZONE_OF[here.cell] is not None and plan.whim.number() < 0.6:
        target = SPOTS[plan.whim.one(sorted(DROP_CELLS))][height]
        return Order(here, "drop", target, COMMENT)
    cells = [cell for cell in FIELD if 1 <= DISTANCE[here.cell][cell] <= 3]
    return Order(here, "throw", SPOTS[plan.whim.one(cells)][height], COMMENT)
