"""What the rules make of what was entered: every round from some point on, played again.

Total: an order or a decision that has lost its ground is left out and named in `lost`; a draw that
nobody has made stops the play and stands in `wanted`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import islice
from typing import NamedTuple

from app.night.match.refusal import MatchReason, MatchRefusal, of_engine
from app.night.match.state import PENALTY_TACTS, Lost, MatchState, PlayedRound, Sheet, Wanted
from app.quidditch.check import check_round
from app.quidditch.dice import AddressedDice, MissingDrawError
from app.quidditch.game import Moment, RoundPlan, play_round
from app.quidditch.orders import Order
from app.quidditch.penalty import name_chaser
from app.quidditch.position import TACTS, Position
from app.quidditch.referee import Decision
from app.quidditch.refusal import Refusal
from app.quidditch.teams import Match

NOBODY = "?"
History = Mapping[str, Sequence[Decision]]


class Run(NamedTuple):
    """The tacts of a round as far as they went, and what stopped them."""

    moments: tuple[Moment, ...]
    refusal: Refusal | None = None
    wanted: Wanted | None = None


def replayed(state: MatchState, since: int = 0) -> MatchState:
    """The state with every round from that one on (counted from 0) played again."""
    rounds = list(state.rounds[:since])
    if rounds and not rounds[-1].over:
        rounds.pop()
    now = rounds[-1].moments[-1].position if rounds else state.start
    history = history_of(rounds)
    wanted = None
    while now.finished is None:
        sheet = state.sheets.get(now.name)
        if sheet is None or not sheet.played:
            break
        played, wanted = play_sheet(state, now, sheet, history)
        if not played.moments:
            break
        rounds.append(played)
        history[played.name] = played.plan.decisions
        now = played.moments[-1].position
        if not played.over:
            break
    now, _ = _named(state.match, now, state.sheets.get(now.name, Sheet()), [])
    return replace(state, rounds=tuple(rounds), now=now, wanted=wanted)


def history_of(rounds: Sequence[PlayedRound]) -> dict[str, Sequence[Decision]]:
    """The decisions by the name of their round."""
    return {entry.name: entry.plan.decisions for entry in rounds}


def dice_of(state: MatchState) -> AddressedDice:
    """The match's dice: its seed, and what hands have drawn."""
    return AddressedDice(state.seed, {at: draw.u for at, draw in state.draws.items()})


def play_sheet(
    state: MatchState, now: Position, sheet: Sheet, history: History
) -> tuple[PlayedRound, Wanted | None]:
    """A round played by its sheet, as far as it has been; and the draw that is missing."""
    plan, lost = sound_plan(state.match, now, sheet)
    count = sheet.played - now.tact + 1
    run = _run(state, now, plan, history, count)
    if run.refusal is not None and run.refusal.entry is not None:
        decisions, out = _sound_decisions(state, now, plan, history, count)
        plan, lost = plan._replace(decisions=decisions), (*lost, *out)
        run = _run(state, now, plan, history, count)
    end = run.moments[-1].position if run.moments else now
    over = bool(run.moments) and (end.name != now.name or end.finished is not None)
    return PlayedRound(now.name, now, plan, run.moments, lost, over), run.wanted


def sound_plan(match: Match, now: Position, sheet: Sheet) -> tuple[RoundPlan, tuple[Lost, ...]]:
    """The round's plan of those orders that the rules allow, and the others."""
    lost: list[Lost] = []
    begun, chaser = _named(match, now, sheet, lost)
    count = TACTS[now.kind]
    tacts = [_numbered(match, orders) for orders in sheet.tacts[now.tact - 1 : count]]
    tacts += [{} for _ in range(count - now.tact + 1 - len(tacts))]
    while refusals := list(check_round(match, begun, tacts)):
        for refusal in refusals:
            if refusal.tact is None or refusal.player is None:
                raise AssertionError(f"the round's orders cannot be checked: {refusal}")
            orders = tacts[refusal.tact - now.tact]
            order = orders.pop(match.index[refusal.player], None)
            if order is not None:
                lost.append(Lost(of_engine(refusal), order))
    for tact, orders_by_id in enumerate(sheet.tacts[count : sheet.played], count + 1):
        for player, order in orders_by_id.items():
            refused = MatchRefusal(MatchReason.NO_SUCH_TACT, "", now.name, tact, player)
            lost.append(Lost(refused, order))
    kind = now.kind if now.kind == "penalty" else None
    return RoundPlan(tuple(tacts), sheet.decisions, kind, chaser), tuple(lost)


def _named(
    match: Match, now: Position, sheet: Sheet, lost: list[Lost]
) -> tuple[Position, int | None]:
    """The position with the penalty's chaser named, and the chaser."""
    if now.kind != "penalty" or now.tact != 1:
        return now, None
    chaser = _by_orders(match, now, sheet) if sheet.chaser is None else match.index[sheet.chaser]
    if chaser is None:
        return now, None
    named = name_chaser(match, now, chaser)
    if isinstance(named, Refusal):
        lost.append(Lost(of_engine(named)))
        return now, None
    return named, chaser


def _by_orders(match: Match, now: Position, sheet: Sheet) -> int | None:
    """The one chaser who has orders, where the captain's choice is not written."""
    holder = now.quaffle.holder
    given = {match.index[player] for orders in sheet.tacts for player in orders}
    if holder is None or holder in given:
        return None
    able = [p for p in match.of(match.sides[holder], "chaser") if p in given]
    return able[0] if len(able) == 1 else None


def _numbered(match: Match, orders: Mapping[str, Order]) -> dict[int, Order]:
    """Orders by the player's number, in that order: when they were entered does not matter."""
    return dict(sorted((match.index[player], order) for player, order in orders.items()))


def _run(state: MatchState, now: Position, plan: RoundPlan, history: History, count: int) -> Run:
    moments: list[Moment] = []
    dice = dice_of(state)
    try:
        for moment in islice(play_round(state.match, now, plan, dice, history), max(count, 0)):
            if isinstance(moment, Refusal):
                return Run(tuple(moments), moment)
            moments.append(moment)
    except MissingDrawError as error:
        return Run(tuple(moments), None, Wanted(error.address, error.p, error.candidates))
    return Run(tuple(moments))


def _sound_decisions(
    state: MatchState, now: Position, plan: RoundPlan, history: History, count: int
) -> tuple[tuple[Decision, ...], list[Lost]]:
    """Each decision that still has ground; in place of the others notes, so that numbers stay."""
    kept: list[Decision] = []
    lost: list[Lost] = []
    for number, decision in enumerate(plan.decisions, 1):
        trial = _run(state, now, plan._replace(decisions=(*kept, decision)), history, count)
        if trial.refusal is None or trial.refusal.entry is None:
            kept.append(decision)
            continue
        by, reason = decision.by.strip() or NOBODY, decision.reason.strip() or NOBODY
        kept.append(Decision("note", by, reason, extra={"was": decision.type}))
        refused = replace(of_engine(trial.refusal), entry=number)
        lost.append(Lost(refused, None, decision))
    return tuple(kept), lost


def absolute_tacts(now: Position) -> int:
    """The most tacts that a round of this kind can have: a penalty's fourth included."""
    return PENALTY_TACTS if now.kind == "penalty" else TACTS[now.kind]
