"""A record worked out again: the object that `koth replay --json` prints."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from app.hill.allowed import may_jump, may_revolt
from app.hill.ending import can_depose
from app.hill.play import replay
from app.hill.position import Dispute, Position, start
from app.hill.record.model import Record
from app.hill.refusal import Refusal
from app.hill.result import Outcome, outcome, standings
from app.openrecord import RecordError

Json = dict[str, Any]


def replay_record(record: Record) -> Json:
    """Every turn's position and the result; raises `RecordError` where a turn cannot be."""
    first = start(record.rules, (team.id for team in record.teams))
    positions = positions_of(record, first)
    last = positions[-1] if positions else first
    end = outcome(last, record.turns)
    if isinstance(end, Refusal):
        raise RecordError("{}", end)
    return {
        "turns": [_turn(position) for position in positions],
        "result": {"reason": end.reason, "king": end.king, "winner": end.winner},
        "standings": _standings(last, end),
    }


def positions_of(record: Record, first: Position) -> list[Position]:
    """The position after each turn of the record; raises `RecordError`."""
    return list(_or_raise(replay(first, record.turns)))


def _or_raise(positions: Iterable[Position | Refusal]) -> Iterable[Position]:
    for position in positions:
        if isinstance(position, Refusal):
            raise RecordError("{}", position)
        yield position


def _standings(position: Position, end: Outcome) -> list[Json]:
    return [
        {"team": line.team, "place": line.place, "step": line.step, "points": line.points}
        for line in standings(position, end.winner)
    ]


def _turn(position: Position) -> Json:
    climbers = position.climbers
    return {
        "turn": position.asked,
        "void": position.void,
        "steps": {team: climber.step for team, climber in climbers.items()},
        "points": {team: climber.points for team, climber in climbers.items()},
        "king": position.king,
        "hold": position.hold,
        "rights": {team: int(climbers[team].right) for team in position.in_game()},
        "restored": list(position.restored),
        "may_jump": may_jump(position),
        "may_revolt": may_revolt(position),
        "can_depose": can_depose(position),
        "dispute": _dispute(position.dispute),
        "finished": position.finish,
    }


def _dispute(dispute: Dispute | None) -> Json | None:
    if dispute is None:
        return None
    return {
        "contenders": list(dispute.contenders),
        "winner": dispute.winner,
        "by": dispute.by,
    }
