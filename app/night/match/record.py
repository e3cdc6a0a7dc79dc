"""The match as its open record, and what a correction of it would come to."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, NamedTuple

from app.night.match.decide import decide_match
from app.night.match.events import OrderCorrected
from app.night.match.evolve import evolve_match
from app.night.match.intents import CorrectOrder
from app.night.match.refusal import MatchRefusal
from app.night.match.state import MatchState, PlayedRound
from app.quidditch.game import RoundPlan
from app.quidditch.orders import STAY
from app.quidditch.pitch import SIDES
from app.quidditch.play import entered_in
from app.quidditch.position import TACTS
from app.quidditch.record import Record, write_text
from app.quidditch.record.replay import write_moment, write_proposal
from app.quidditch.record.simulated import round_of
from app.quidditch.record.writer import write_order

REHEARSAL = "rehearsal"


def match_record(state: MatchState, *, rehearsal: bool = False) -> Record:
    """The record of what was played, with its results; the seed only once the match is over."""
    own: dict[str, Any] = {**state.base.extra}
    if rehearsal:
        own[REHEARSAL] = True
    if state.corrections:
        own["corrections"] = [_correction(event) for event in state.corrections]
    return replace(
        state.base,
        seed=state.seed if state.over else None,
        draws=dict(state.draws),
        rounds=tuple(round_of(state.match, plan_of(e)) for e in state.rounds),
        results=_results(state),
        extra=own,
    )


def match_text(state: MatchState, *, rehearsal: bool = False) -> str:
    """The record as its JSON text."""
    return write_text(match_record(state, rehearsal=rehearsal))


def plan_of(entry: PlayedRound) -> RoundPlan:
    """What a round was played by, without orders that are still to be played.

    A player whose only orders are those stays in the first tact: it has not missed the turn.
    """
    plan = entry.plan
    played = min(len(entry.moments), TACTS[entry.begun.kind] - entry.begun.tact + 1)
    if entry.over or played == len(plan.tacts):
        return plan
    tacts = [dict(orders) for orders in plan.tacts[:played]]
    for player in sorted(entered_in(plan.tacts) - entered_in(tacts)):
        if entry.begun.at[player] is not None:
            tacts[0][player] = STAY
    return plan._replace(tacts=tuple(tacts))


def _results(state: MatchState) -> Mapping[str, Any]:
    moments = state.moments
    return {
        "tacts": [write_moment(state.match, moment) for moment in moments],
        "score": dict(zip(SIDES, state.now.score, strict=True)),
        "finished": state.now.finished,
        "proposals": [write_proposal(state.match, p) for m in moments for p in m.proposals],
    }


def _correction(event: OrderCorrected) -> dict[str, Any]:
    entry = event.entry
    return {
        "round": event.round,
        "tact": entry.tact,
        "player": entry.player,
        "order": None if entry.order is None else write_order(entry.order),
        "by": event.by,
        "reason": event.reason,
    }


class CorrectionPreview(NamedTuple):
    """The match before and after a correction, which is not made yet.

    `lost` is what would lose its ground: orders and decisions, each with the reason.
    """

    before: MatchState
    after: MatchState
    lost: tuple[MatchRefusal, ...]


def preview_correction(state: MatchState, wish: CorrectOrder) -> CorrectionPreview | MatchRefusal:
    """What a correction would come to, or why it is refused."""
    decision = decide_match(state, wish)
    if isinstance(decision, MatchRefusal):
        return decision
    after: MatchState | None = state
    for event in decision:
        after = evolve_match(after, event)
    assert after is not None
    known = {entry.refused for entry in state.lost}
    lost = tuple(entry.refused for entry in after.lost if entry.refused not in known)
    return CorrectionPreview(state, after, lost)
