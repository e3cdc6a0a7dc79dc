"""A match as a fold: rounds of orders and decisions over a position."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from app.quidditch.check import check_round
from app.quidditch.decide import History
from app.quidditch.dice import AddressedDice, Draw
from app.quidditch.events import Event, Proposal
from app.quidditch.orders import Orders
from app.quidditch.penalty import name_chaser
from app.quidditch.play import entered_in, is_round_over, play_tact
from app.quidditch.position import Kind, Position
from app.quidditch.proposals import propose_corner_pass
from app.quidditch.referee import Decision
from app.quidditch.refusal import Reason, Refusal
from app.quidditch.round import Closed, apply_after_tact, close_round
from app.quidditch.teams import Match

FOURTH_TACT = 4


class RoundPlan(NamedTuple):
    """What a round is played by: orders by tact, decisions, and who takes a penalty."""

    tacts: tuple[Orders, ...]
    decisions: tuple[Decision, ...] = ()
    kind: Kind | None = None
    chaser: int | None = None


class Moment(NamedTuple):
    """One tact played, the end of its round included if it was the last: what a viewer sees.

    `round` as addresses name it; `position` is the one before the next tact.
    """

    round: str
    tact: int
    position: Position
    events: tuple[Event, ...]
    draws: tuple[Draw, ...]
    proposals: tuple[Proposal, ...]


def play_match(
    match: Match, start: Position, rounds: Iterable[RoundPlan], dice: AddressedDice
) -> Iterator[Moment | Refusal]:
    """Every tact of the rounds; a refusal ends it. Only the last round may be unfinished.

    Raises `MissingDrawError` where the dice have no draw.
    """
    now, history, open_since = start, dict[str, Sequence[Decision]](), 0
    for plan in rounds:
        if open_since:
            yield Refusal(Reason.UNFINISHED_ROUND, now.name, open_since)
            return
        name = now.name
        for moment in play_round(match, now, plan, dice, history):
            yield moment
            if isinstance(moment, Refusal):
                return
            now = moment.position
        if now.name == name and now.finished is None:
            open_since = now.tact
        history[name] = plan.decisions


def play_round(
    match: Match, now: Position, plan: RoundPlan, dice: AddressedDice, history: History
) -> Iterator[Moment | Refusal]:
    """Every tact of one round, the last one closed with the round's decisions."""
    begun = begin_round(match, now, plan)
    if isinstance(begun, Refusal):
        yield begun
        return
    now, entered = begun, entered_in(plan.tacts)
    for orders in tacts_of(now, plan):
        moment = _play(_Table(match, plan, entered, dice, history), now, orders)
        yield moment
        if isinstance(moment, Refusal) or _has_ended(moment, now):
            return
        now = moment.position


def _has_ended(moment: Moment, before: Position) -> bool:
    after = moment.position
    return after.finished is not None or after.name != before.name


def begin_round(match: Match, now: Position, plan: RoundPlan) -> Position | Refusal:
    """The position with the penalty's chaser named, if the round's orders are allowed."""
    if now.finished is not None:
        return Refusal(Reason.GAME_OVER, now.name)
    if (plan.kind or "normal") != now.kind and "penalty" in (plan.kind, now.kind):
        return Refusal(Reason.KIND, now.name)
    if now.kind == "penalty" and now.tact == 1:
        chaser = plan.chaser if plan.chaser is not None else _chaser_by_orders(match, now, plan)
        if chaser is not None:
            named = name_chaser(match, now, chaser)
            if isinstance(named, Refusal):
                return named
            now = named
    for refusal in check_round(match, now, plan.tacts):
        return refusal
    return now


def tacts_of(now: Position, plan: RoundPlan) -> tuple[Orders, ...]:
    """The plan's tacts, and a penalty's fourth, which has no orders and may not come (Q26)."""
    wants_fourth = now.kind == "penalty" and now.tact + len(plan.tacts) == FOURTH_TACT
    return (*plan.tacts, {}) if wants_fourth else plan.tacts


def _chaser_by_orders(match: Match, now: Position, plan: RoundPlan) -> int | None:
    """The one chaser that has orders in a penalty, if the captain's choice is not written."""
    holder = now.quaffle.holder
    given = entered_in(plan.tacts)
    if holder is None or holder in given:
        return None
    able = [p for p in match.of(match.sides[holder], "chaser") if p in given]
    return able[0] if len(able) == 1 else None


class _Table(NamedTuple):
    """What stays the same while a round is played."""

    match: Match
    plan: RoundPlan
    entered: frozenset[int]
    dice: AddressedDice
    history: History


def _play(table: _Table, now: Position, orders: Orders) -> Moment | Refusal:
    """One tact, then what the referee decided after it, then the round's end if it is the last."""
    match = table.match
    played = play_tact(match, now, orders, table.entered, table.dice)
    events, proposals = list(played.events), list(played.proposals)
    proposals += propose_corner_pass(match, played.position, played.events, now.name, now.tact)
    after = played.position
    for closed in _afterwards(table, now, after):
        if isinstance(closed, Refusal):
            return closed
        events += closed.events
        proposals += closed.proposals
        after = closed.position
    draws = table.dice.take()
    return Moment(now.name, now.tact, after, tuple(events), draws, tuple(proposals))


def _afterwards(table: _Table, now: Position, after: Position) -> Iterator[Closed | Refusal]:
    match, plan, history = table.match, table.plan, table.history
    early = [decision for decision in plan.decisions if decision.after_tact == now.tact]
    if early:
        closed = apply_after_tact(match, after, early, history)
        yield closed
        if isinstance(closed, Refusal):
            return
        after = closed.position
    if is_round_over(after):
        late = [decision for decision in plan.decisions if decision.after_tact is None]
        yield close_round(match, after, plan.tacts, late, {**history, now.name: plan.decisions})
