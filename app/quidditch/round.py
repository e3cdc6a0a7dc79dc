"""The end of a round: who stays off, resets, proposals, decisions, and what comes next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from app.quidditch.decide import History, decide
from app.quidditch.dice import AddressedDice
from app.quidditch.events import AFTER, Event, Proposal
from app.quidditch.orders import Orders
from app.quidditch.penalty import begin_penalty, end_penalty
from app.quidditch.pitch import DISTANCE, Side
from app.quidditch.position import Pending, Position, side_index
from app.quidditch.proposals import count_round, propose
from app.quidditch.referee import Decision
from app.quidditch.refusal import Reason, Refusal
from app.quidditch.stages.counters import home_of
from app.quidditch.tact import Tact
from app.quidditch.teams import Match

NO_DICE = AddressedDice(None)


class Closed(NamedTuple):
    """A round closed: the position that begins the next one, what happened, proposals."""

    position: Position
    events: tuple[Event, ...]
    proposals: tuple[Proposal, ...]


def close_round(
    match: Match,
    now: Position,
    tacts: Sequence[Orders],
    decisions: Sequence[Decision] = (),
    history: History | None = None,
) -> Closed | Refusal:
    """End a round that is over (`play.is_round_over`), its decisions taken; no chance is left.

    `tacts` are the orders of its tacts. A refused decision refuses the whole.
    """
    counted = count_round(match, now, tacts)
    proposals = tuple(propose(match, counted, tacts))
    tact = _ended(match, counted, tacts)
    refusal = apply_decisions(tact, decisions, history or {})
    if refusal is not None:
        return refusal
    after = next_round(match, _position(tact, counted))
    if after.finished == "rounds":
        tact.note(AFTER, "over", "1.1", reason="rounds")
    return Closed(after, tuple(tact.events), proposals)


def apply_after_tact(
    match: Match, now: Position, decisions: Sequence[Decision], history: History
) -> Closed | Refusal:
    """Take decisions in the middle of a round, after the tact before `now`."""
    tact = Tact(match, now, {}, frozenset(), NO_DICE)
    refusal = apply_decisions(tact, decisions, history)
    if refusal is not None:
        return refusal
    return Closed(_position(tact, now), tuple(tact.events), ())


def apply_decisions(tact: Tact, decisions: Sequence[Decision], history: History) -> Refusal | None:
    """Carry out the decisions in their order."""
    substituted: set[Side] = set()
    for number, decision in enumerate(decisions, 1):
        reason = decide(tact, decision, history)
        if reason is None and decision.type == "substitute":
            side = tact.match.sides[tact.match.index[decision.in_ or ""]]
            reason = Reason.ONE_SUBSTITUTION if side in substituted else None
            substituted.add(side)
        if reason is not None:
            return Refusal(reason, tact.round_name, entry=number)
    return None


def next_round(match: Match, now: Position) -> Position:
    """The first position of what follows: a penalty, the next round, or the end."""
    if now.finished is not None:
        return now._replace(cards=(0, 0))
    was_penalty = now.kind == "penalty"
    if was_penalty:
        now = end_penalty(match, now)
    for penalty in [entry for entry in now.pending if entry.type == "penalty"]:
        begun = begin_penalty(match, now, penalty)
        if begun is not None:
            return begun
        now = now._replace(pending=tuple(e for e in now.pending if e != penalty))
    over = now.round >= match.rules.rounds
    return now._replace(
        round=now.round + 1,
        tact=1,
        kind="after_penalty" if was_penalty else "normal",
        counts=now.counts._replace(penalties=0),
        finished="rounds" if over else None,
        cards=(0, 0) if over else now.cards,
    )


def _ended(match: Match, now: Position, tacts: Sequence[Orders]) -> Tact:
    tact = Tact(match, now, {}, frozenset(), NO_DICE)
    if now.finished is None and now.kind != "penalty":
        for player, spot in enumerate(now.at):
            if spot is None and now.back[player] <= now.round:  # no return order (Q6)
                tact.back[player] = now.round + 1
        _reset_quaffle(tact, tacts)
    return tact


def _reset_quaffle(tact: Tact, tacts: Sequence[Orders]) -> None:
    """Not released in time: at 63(2) at once; neglected: at tact 1, if its keeper sleeps on."""
    holder = tact.quaffle.holder
    late = [entry for entry in tact.pending if entry.type == "keeper_reset" and not entry.wakes]
    if late and holder is not None:
        tact.let_go()
        tact.centre_quaffle()
        tact.note(AFTER, "reset", "1.5, Q24", at=tact.quaffle.at)
        return
    ball = tact.quaffle.at
    home = None if ball is None or tact.quaffle.flight is not None else home_of(ball.cell)
    if home is not None and _neglects(tact, home, tacts):
        tact.pending.append(Pending("keeper_reset", home, wakes=True))


def _neglects(tact: Tact, side: Side, tacts: Sequence[Orders]) -> bool:
    """Whether the side's keeper missed the turn or did not move towards the quaffle (Q24)."""
    keeper, ball = tact.keeper_on(side), tact.quaffle.at
    here = None if keeper is None else tact.at[keeper]
    if keeper is None or here is None or ball is None:
        return False
    if not any(keeper in orders for orders in tacts):
        return True
    began, was_near = tact.counts.keepers[side_index(side)]
    if not began or was_near:
        return False
    return DISTANCE[here.cell][ball.cell] >= DISTANCE[began][ball.cell]


def _position(tact: Tact, before: Position) -> Position:
    return tact.position()._replace(tact=before.tact)
