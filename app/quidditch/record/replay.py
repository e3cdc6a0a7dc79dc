"""A record worked out again: the object that `koth quidditch replay --json` prints."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.openrecord import RecordError
from app.quidditch.dice import AddressedDice, MissingDrawError
from app.quidditch.events import Event, Proposal
from app.quidditch.game import Moment, RoundPlan, play_match
from app.quidditch.pitch import SIDES, TEXT_OF
from app.quidditch.position import Position, new_match
from app.quidditch.record.model import Record, Round
from app.quidditch.record.write_position import write_position
from app.quidditch.refusal import Refusal
from app.quidditch.teams import Match

Json = dict[str, Any]


def replay_record(record: Record) -> Json:
    """Every tact and the result; raises `RecordError` where a tact cannot be."""
    match = record.match()
    last, tacts, proposals = first_position(record, match), list[Json](), list[Json]()
    for moment in moments(record, match):
        last = moment.position
        tacts.append(write_moment(match, moment))
        proposals += [write_proposal(match, proposal) for proposal in moment.proposals]
    return {
        "tacts": tacts,
        "score": dict(zip(SIDES, last.score, strict=True)),
        "finished": last.finished,
        "proposals": proposals,
    }


def moments(record: Record, match: Match) -> Iterator[Moment]:
    """Every tact of the record; raises `RecordError` at a refusal or a draw that is missing."""
    dice = AddressedDice(record.seed, {at: draw.u for at, draw in record.draws.items()})
    plans = (plan_of(match, entry) for entry in record.rounds)
    try:
        for moment in play_match(match, first_position(record, match), plans, dice):
            if isinstance(moment, Refusal):
                raise RecordError("{}", moment)
            yield moment
    except MissingDrawError as error:
        wrong = "the draw {} is missing: the record has no seed, and no hand entered it"
        raise RecordError(wrong, error) from None


def first_position(record: Record, match: Match) -> Position:
    """The record's start, or that of a new match."""
    return new_match(match) if record.start is None else record.start


def plan_of(match: Match, entry: Round) -> RoundPlan:
    """A round of the record as the engine plays it."""
    index = match.index
    return RoundPlan(
        tuple(
            {index[player]: order for player, order in tact.orders.items()} for tact in entry.tacts
        ),
        entry.referee,
        entry.kind,
        None if entry.chaser is None else index[entry.chaser],
    )


def write_moment(match: Match, moment: Moment) -> Json:
    """One tact of the replay."""
    return {
        "round": int(moment.round) if moment.round.isdigit() else moment.round,
        "tact": moment.tact,
        "position": write_position(match, moment.position),
        "events": [write_event(match, event) for event in moment.events],
        "draws": [
            {"at": draw.at, "p": draw.p, "u": draw.u, "outcome": draw.outcome}
            for draw in moment.draws
        ],
    }


def write_event(match: Match, event: Event) -> Json:
    """One event; what does not apply is left out."""
    written: Json = {"stage": event.stage, "type": event.type}
    if event.player is not None:
        written["player"] = match.ids[event.player]
    if event.side is not None:
        written["side"] = event.side
    if event.at is not None:
        written["at"] = TEXT_OF[event.at]
    if event.target is not None:
        written["target"] = TEXT_OF[event.target]
    if event.bludger is not None:
        written["bludger"] = event.bludger
    if event.back_in_round is not None:
        written["back_in_round"] = event.back_in_round
    if event.reason is not None:
        written["reason"] = event.reason
    written["clause"] = event.clause
    return written


def write_proposal(match: Match, proposal: Proposal) -> Json:
    """One proposal; what does not apply is left out."""
    written: Json = {"type": proposal.type, "clause": proposal.clause}
    if proposal.side is not None:
        written["side"] = proposal.side
    if proposal.player is not None:
        written["player"] = match.ids[proposal.player]
    written["round"] = proposal.round
    if proposal.tact is not None:
        written["tact"] = proposal.tact
    written["sentence"] = proposal.sentence
    return written
