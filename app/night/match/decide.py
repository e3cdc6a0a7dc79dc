"""Wishes of the referee's seat become events, or a refusal with its clause; nothing is done yet."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from app.night.match import events as happened
from app.night.match import intents
from app.night.match.decide_orders import chaser, clear, correct, enter, enter_text
from app.night.match.evolve import evolve_match, index_of
from app.night.match.refusal import MatchReason, MatchRefusal, of_engine
from app.night.match.replay import history_of
from app.night.match.sheets import sheet_refusals
from app.night.match.state import MatchState
from app.night.names import clean_side
from app.quidditch.pitch import SIDES
from app.quidditch.play import is_fourth
from app.quidditch.record import RecordError, read_text
from app.quidditch.referee import Decision, DecisionType
from app.quidditch.refusal import Refusal
from app.quidditch.round import apply_after_tact
from app.quidditch.rules import faults
from app.quidditch.teams import lineup_faults

MatchDecision = tuple[happened.MatchEvent, ...] | MatchRefusal
SEED_BYTES = 32
LONGEST_ADDRESS = 200


def decide_match(match: MatchState | None, intent: intents.MatchIntent) -> MatchDecision:
    """The events that the wish comes to now, or why it is refused."""
    if isinstance(intent, intents.FoundMatch | intents.OpenMatch):
        if match is not None and not match.over:
            return MatchRefusal(MatchReason.MATCH_GOING)
        return _found(intent) if isinstance(intent, intents.FoundMatch) else _open(intent)
    if match is None:
        return MatchRefusal(MatchReason.NO_MATCH)
    if match.ended and not isinstance(intent, intents.RestPitch):
        return MatchRefusal(MatchReason.MATCH_ENDED)
    return _DECISIONS[type(intent)](match, intent)


def _found(intent: intents.FoundMatch) -> MatchDecision:
    for sentence in faults(intent.rules):
        return MatchRefusal(MatchReason.BAD_RULES, sentence)
    ids: set[str] = set()
    for side, team in zip(SIDES, (intent.left, intent.right), strict=True):
        for sentence in lineup_faults(team, intent.rules, whole=True):
            return MatchRefusal(MatchReason.BAD_TEAMS, f"{side}: {sentence}")
        for player in (*team.players, *team.substitutes):
            if not player.id.strip() or player.id == "chosen" or "/" in player.id:
                return MatchRefusal(MatchReason.BAD_TEAMS, f"{player.id!r} cannot be an id")
            if player.id in ids:
                return MatchRefusal(MatchReason.BAD_TEAMS, f"the id {player.id!r} is used twice")
            ids.add(player.id)
    seed = _seed(intent.seed)
    if isinstance(seed, MatchRefusal):
        return seed
    left, right = clean_side(intent.left), clean_side(intent.right)
    return (happened.MatchFounded(left, right, intent.rules, seed),)


def _seed(seed: bytes | None) -> str | MatchRefusal | None:
    if seed is not None and len(seed) != SEED_BYTES:
        return MatchRefusal(MatchReason.BAD_SEED)
    return None if seed is None else seed.hex()


def _open(intent: intents.OpenMatch) -> MatchDecision:
    seed = _seed(intent.seed)
    if isinstance(seed, MatchRefusal):
        return seed
    event = happened.MatchOpened(intent.record, seed)
    try:
        record = read_text(intent.record)
    except RecordError as error:
        return MatchRefusal(MatchReason.BAD_RECORD, str(error))
    state = evolve_match(None, event)
    assert state is not None
    if seed is not None and record.seed_hash not in (None, state.base.seed_hash):
        return MatchRefusal(MatchReason.BAD_RECORD, "its seed_hash is another seed's")
    for lost in state.lost:
        return MatchRefusal(MatchReason.BAD_RECORD, str(lost.refused))
    if state.wanted is not None:
        sentence = f"the draw {state.wanted.address} is missing, and there is no seed"
        return MatchRefusal(MatchReason.BAD_RECORD, sentence)
    if len(state.rounds) < sum(bool(entry.tacts) for entry in record.rounds):
        place = f"only the last round may be unfinished, and {state.now.name} is not the last"
        return MatchRefusal(MatchReason.BAD_RECORD, place)
    return (event,)


def _draw(_: MatchState, intent: intents.DrawByHand) -> MatchDecision:
    address, by = intent.address.strip(), intent.by.strip()
    parts = address.split("/")
    shaped = len(parts) > 2 and "." in parts[0] and len(address) <= LONGEST_ADDRESS
    if not shaped or not by or not 0 <= intent.u < 1:
        return MatchRefusal(MatchReason.BAD_DRAW)
    return (happened.HandDrawn(address, float(intent.u), by),)


def _play(match: MatchState, intent: intents.PlayTact) -> MatchDecision:
    return why_not_play(match, without_orders=intent.without_orders) or _tact(match, 0)


def why_not_play(match: MatchState, *, without_orders: bool) -> MatchRefusal | None:
    """Why the coming tact cannot be played by what stands on the sheet; draws aside."""
    now = match.now
    if match.over:
        return MatchRefusal(MatchReason.MATCH_ENDED)
    for refused in sheet_refusals(match).values():
        return MatchRefusal(
            MatchReason.ORDERS_REFUSED, str(refused), now.name, refused.tact, refused.player
        )
    given = any(match.sheet.tacts) or match.open_round is not None or is_fourth(now)
    return None if given or without_orders else MatchRefusal(MatchReason.NO_ORDERS, "", now.name)


def _tact(match: MatchState, before: int) -> MatchDecision:
    """One tact, if every draw for it is there."""
    event = happened.TactPlayed(match.now.name, match.now.tact, before)
    after = evolve_match(match, event)
    assert after is not None
    if len(after.moments) <= len(match.moments):
        address = "" if after.wanted is None else after.wanted.address
        return MatchRefusal(MatchReason.DRAW_MISSING, address)
    return (event,)


def _round(match: MatchState, intent: intents.PlayRound) -> MatchDecision:
    """The tacts that are left, up to the first draw that a hand must make."""
    refused = why_not_play(match, without_orders=intent.without_orders)
    if refused is not None:
        return refused
    events: list[happened.MatchEvent] = []
    name = match.now.name
    while match.now.name == name and not match.over:
        found = _tact(match, len(events))
        if isinstance(found, MatchRefusal):
            return tuple(events) or found
        events.extend(found)
        after = evolve_match(match, found[0])
        assert after is not None
        match = after
    return tuple(events)


def _decide(match: MatchState, intent: intents.Decide) -> MatchDecision:
    if intent.proposal is not None and intent.proposal not in dict(match.waiting):
        return MatchRefusal(MatchReason.NO_PROPOSAL, intent.proposal)
    placed = _placed(match, intent)
    if isinstance(placed, MatchRefusal):
        return placed
    round_, decision = placed
    event = happened.RefereeDecided(round_, decision, intent.proposal)
    return _checked(match, event) or (event,)


def _placed(match: MatchState, intent: intents.Decide) -> tuple[str, Decision] | MatchRefusal:
    """The round that the decision belongs to, and the decision as it stands there."""
    going, decision = match.open_round, intent.decision
    ends = decision.type in ("annul", "close")
    if going is not None:
        at_once = intent.at_once or ends
        return going.name, _with_tact(decision, going.moments[-1].tact if at_once else None)
    if match.rounds:
        return match.rounds[-1].name, _with_tact(decision, None)
    if ends:
        return MatchRefusal(MatchReason.NOTHING_PLAYED)
    return match.now.name, _with_tact(decision, None)


BELONGS: Mapping[DecisionType, tuple[str, ...]] = {
    "warning": ("player",),
    "yellow_card": ("side",),
    "remove": ("player", "rounds"),
    "penalty": ("side", "chaser"),
    "substitute": ("side", "out", "in_"),
    "cancel": ("cancels", "what", "side", "player"),
}
"""What belongs to a decision of a type, besides who took it and why."""


def _with_tact(decision: Decision, tact: int | None) -> Decision:
    """The decision with what belongs to it, and the tact after which it applies."""
    own = {name: getattr(decision, name) for name in BELONGS.get(decision.type, ())}
    by, reason = decision.by.strip(), decision.reason.strip()
    return Decision(decision.type, by, reason, **own, after_tact=tact, extra=decision.extra)


def _checked(match: MatchState, event: happened.RefereeDecided) -> MatchRefusal | None:
    """Why the rules do not allow the decision."""
    index = index_of(match, event.round)
    late = event.decision.after_tact is None and (
        index >= len(match.rounds) or not match.rounds[index].over
    )
    if late:  # it waits for the end of the round: tried on the pitch as it is
        history = history_of(match.rounds)
        tried = apply_after_tact(match.match, match.now, [event.decision], history)
        return of_engine(tried) if isinstance(tried, Refusal) else None
    after = evolve_match(match, event)
    assert after is not None
    for lost in after.lost:
        if lost.decision is event.decision:
            return lost.refused
    return None


def _drop(match: MatchState, intent: intents.DropProposal) -> MatchDecision:
    if intent.proposal not in dict(match.waiting):
        return MatchRefusal(MatchReason.NO_PROPOSAL, intent.proposal)
    return (happened.ProposalDropped(intent.proposal),)


def _rest(match: MatchState, _: intents.RestPitch) -> MatchDecision:
    return () if match.showing.kind == "still" else (happened.PitchRested(),)


_DECISIONS: Mapping[type, Callable[[MatchState, Any], MatchDecision]] = {
    intents.EnterOrder: enter,
    intents.EnterText: enter_text,
    intents.ClearOrder: clear,
    intents.NameChaser: chaser,
    intents.DrawByHand: _draw,
    intents.PlayTact: _play,
    intents.PlayRound: _round,
    intents.RestPitch: _rest,
    intents.Decide: _decide,
    intents.DropProposal: _drop,
    intents.CorrectOrder: correct,
    intents.EndMatch: lambda _, __: (happened.MatchEnded(),),
}
