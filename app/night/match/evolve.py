"""The fold of a match: one event changes what was entered, and the rules do the rest."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from app.night.match import events as happened
from app.night.match.replay import absolute_tacts, replayed
from app.night.match.state import MOST_TACTS, STILL, MatchState, Sheet, Showing
from app.night.names import clean_side
from app.quidditch.dice import seed_hash
from app.quidditch.orders import Order
from app.quidditch.position import TACTS, new_match
from app.quidditch.record import HandDraw, Record, Round, read_text

Sheets = Mapping[str, Sheet]


def evolve_match(match: MatchState | None, event: happened.MatchEvent) -> MatchState | None:
    """The match after the event. Total: what has no ground any more changes nothing."""
    match event:
        case happened.MatchFounded():
            return _founded(event)
        case happened.MatchOpened():
            return _opened(event)
    if match is None:
        return None
    return _FOLDS[type(event)](match, event)


def _founded(event: happened.MatchFounded) -> MatchState:
    seed = None if event.seed is None else bytes.fromhex(event.seed)
    base = Record(event.left, event.right, rules=event.rules)
    return _begun(base, seed)


def _begun(base: Record, seed: bytes | None) -> MatchState:
    match = base.match()
    start = base.start if base.start is not None else new_match(match)
    committed = base.seed_hash if seed is None else seed_hash(seed)
    kept = replace(base, seed=None, seed_hash=committed, rounds=(), draws={}, results=None)
    return MatchState(kept, start, start, match, seed, dict(base.draws))


def _opened(event: happened.MatchOpened) -> MatchState:
    """Round by round, since only the play tells what a round is called."""
    record = read_text(event.record)
    seed = record.seed if event.seed is None else bytes.fromhex(event.seed)
    shown = replace(record, left=clean_side(record.left), right=clean_side(record.right))
    state = _begun(shown, seed)
    for entry in record.rounds:
        if state.open_round is not None or state.now.finished is not None:
            break  # which `decide` refuses
        sheet = _sheet_of(entry, state)
        since = len(state.rounds)
        state = replayed(replace(state, sheets={**state.sheets, state.now.name: sheet}), since)
    return state


def _sheet_of(entry: Round, state: MatchState) -> Sheet:
    first = state.now.tact - 1
    tacts = [dict[str, Order]() for _ in range(first)]
    tacts += [dict(tact.orders) for tact in entry.tacts]
    played = len(tacts)
    if state.now.kind == "penalty" and played == TACTS["penalty"]:
        played = absolute_tacts(state.now)
    tacts += [{} for _ in range(MOST_TACTS - len(tacts))]
    return Sheet(tuple(tacts), played, entry.referee, entry.chaser)


def index_of(state: MatchState, round_: str) -> int:
    """Where a round stands among those played, from 0; past the end where it does not."""
    names = [entry.name for entry in state.rounds]
    return names.index(round_) if round_ in names else len(names)


def with_sheet(state: MatchState, round_: str, **changes: Any) -> MatchState:
    """The state with the round's sheet changed; nothing is played yet."""
    sheet = replace(state.sheets.get(round_, Sheet()), **changes)
    return replace(state, sheets={**state.sheets, round_: sheet})


def with_entries(
    tacts: tuple[Mapping[str, Order], ...], entries: tuple[happened.Entered, ...]
) -> tuple[Mapping[str, Order], ...]:
    """The orders by tact with these entered, or taken off."""
    changed = [dict(orders) for orders in tacts]
    for entry in entries:
        if not 1 <= entry.tact <= len(changed):
            continue
        if entry.order is None:
            changed[entry.tact - 1].pop(entry.player, None)
        else:
            changed[entry.tact - 1][entry.player] = entry.order
    return tuple(changed)


def _entered(state: MatchState, event: happened.OrdersEntered) -> MatchState:
    known = tuple(entry for entry in event.entries if entry.player in state.match.index)
    tacts = with_entries(state.sheets.get(event.round, Sheet()).tacts, known)
    return _again(with_sheet(state, event.round, tacts=tacts), event.round)


def _again(state: MatchState, round_: str) -> MatchState:
    """Played again from a round on, where it has been; a penalty shows its chaser (Q26)."""
    since = index_of(state, round_)
    again = since < len(state.rounds) or state.now.kind == "penalty"
    return replayed(state, since) if again else state


def _chaser(state: MatchState, event: happened.ChaserNamed) -> MatchState:
    if event.player not in state.match.index:
        return state
    return _again(with_sheet(state, event.round, chaser=event.player), event.round)


def _drawn(state: MatchState, event: happened.HandDrawn) -> MatchState:
    """A draw that was used already changes what came of it; one that was wanted lets go on."""
    draws = {**state.draws, event.address: HandDraw(event.u, event.by)}
    since = index_of(state, event.address.partition(".")[0])
    return replayed(replace(state, draws=draws), since)


def _played(state: MatchState, event: happened.TactPlayed) -> MatchState:
    sheet = state.sheets.get(event.round, Sheet())
    if event.tact <= sheet.played:
        return state
    before = len(state.moments)
    since = index_of(state, event.round)
    state = replayed(with_sheet(state, event.round, played=event.tact), since)
    fresh = max(len(state.moments) - before, 0)
    return replace(state, showing=Showing("tacts", fresh + event.before))


def _decided(state: MatchState, event: happened.RefereeDecided) -> MatchState:
    sheet = state.sheets.get(event.round, Sheet())
    seen = len(state.moments[-1].events) if state.moments else 0
    many, was = len(state.moments), state.now
    state = _again(
        with_sheet(state, event.round, decisions=(*sheet.decisions, event.decision)), event.round
    )
    settled = state.settled if event.proposal is None else (*state.settled, event.proposal)
    same = many > 0 and len(state.moments) == many
    showing = Showing("decision", seen, was) if same else STILL
    return replace(state, settled=settled, showing=showing)


def _dropped(state: MatchState, event: happened.ProposalDropped) -> MatchState:
    return replace(state, settled=(*state.settled, event.proposal), showing=STILL)


def _corrected(state: MatchState, event: happened.OrderCorrected) -> MatchState:
    if event.entry.player not in state.match.index:
        return state
    tacts = with_entries(state.sheets.get(event.round, Sheet()).tacts, (event.entry,))
    state = _again(with_sheet(state, event.round, tacts=tacts), event.round)
    return replace(state, corrections=(*state.corrections, event), showing=STILL)


_FOLDS: Mapping[type, Callable[[MatchState, Any], MatchState]] = {
    happened.OrdersEntered: _entered,
    happened.ChaserNamed: _chaser,
    happened.HandDrawn: _drawn,
    happened.TactPlayed: _played,
    happened.PitchRested: lambda state, _: replace(state, showing=STILL),
    happened.RefereeDecided: _decided,
    happened.ProposalDropped: _dropped,
    happened.OrderCorrected: _corrected,
    happened.MatchEnded: lambda state, _: replace(state, ended=True, showing=STILL),
}
