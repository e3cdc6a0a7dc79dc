"""A record played again, with what each team did in each turn: what all results start from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from app.hill.allowed import has_ground
from app.hill.play import open_turn
from app.hill.position import Position, start
from app.hill.record import Record, RecordError
from app.hill.record.replay import positions_of
from app.hill.refusal import Refusal
from app.hill.result import Outcome, Standing, outcome, standings
from app.hill.roster import Team
from app.hill.turn import Answer, DeclarationKind, Join, Turn

REHEARSAL = "rehearsal"
Played = Literal["jump", "revolution", "ordinary"]


@dataclass(frozen=True, slots=True)
class TeamTurn:
    """One team in one turn.

    `declared` as it was said; `played` as it counted: late and groundless ones are ordinary
    (2.2.5, H9, H18). `success`: the answer was marked correct and the question not void.
    """

    team: str
    declared: DeclarationKind | None
    late: bool
    played: Played
    answer: Answer | None
    success: bool


@dataclass(frozen=True, slots=True)
class PlayedTurn:
    """Turn `number` from 1: `before` is the position it was declared in, `after` what it left.

    `lines` are the teams in the game, in joining order.
    """

    number: int
    turn: Turn
    before: Position
    after: Position
    lines: tuple[TeamTurn, ...]

    @property
    def is_partners(self) -> bool:
        """Whether it earned a partner's point: asked for a partner and not void (2.2.6, H12)."""
        return self.turn.question.is_partners and not self.turn.void


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A game worked out from its record.

    `teams` are in joining order under their last names; `joined` has the number of the turn before
    which a team came, for those that were not there at the start.
    """

    record: Record
    teams: Mapping[str, Team]
    joined: Mapping[str, int]
    turns: tuple[PlayedTurn, ...]
    last: Position
    outcome: Outcome
    standings: tuple[Standing, ...]

    @property
    def is_rehearsal(self) -> bool:
        """Whether the record says that this was no real night."""
        return bool(self.record.extra.get(REHEARSAL))

    @property
    def finished(self) -> bool:
        """Whether the game has ended and no decision of the host is awaited (2.5, H14)."""
        return self.last.finish is not None and not self.outcome.level


def played_game(record: Record) -> PlayedGame:
    """The game that the record tells; raises `RecordError` where a turn cannot be."""
    first = start(record.rules, (team.id for team in record.teams))
    after = positions_of(record, first)
    before = [first, *after]
    last = before[-1]
    end = outcome(last, record.turns)
    if isinstance(end, Refusal):
        raise RecordError("{}", end)
    joins = [
        (number, change.team)
        for number, turn in enumerate(record.turns, 1)
        for change in turn.before
        if isinstance(change, Join)
    ]
    return PlayedGame(
        record=record,
        teams={team.id: team for team in (*record.teams, *(team for _, team in joins))},
        joined={team.id: number for number, team in joins},
        turns=tuple(
            _turn(number, turn, before[number - 1], after[number - 1])
            for number, turn in enumerate(record.turns, 1)
        ),
        last=last,
        outcome=end,
        standings=tuple(standings(last, end.winner)),
    )


def _turn(number: int, turn: Turn, before: Position, after: Position) -> PlayedTurn:
    ready = open_turn(before, turn.before)
    if isinstance(ready, Refusal):
        raise RecordError("{}", ready)
    lines = tuple(_line(ready, turn, team) for team in ready.in_game())
    return PlayedTurn(number, turn, ready, after, lines)


def _line(position: Position, turn: Turn, team: str) -> TeamTurn:
    made = turn.declarations.get(team)
    answer = turn.answers.get(team)
    counts = (
        made is not None
        and not made.late
        and (not made.stands or has_ground(position, team, made.kind))
    )
    return TeamTurn(
        team=team,
        declared=made.kind if made is not None else None,
        late=made is not None and made.late,
        played=made.kind if made is not None and counts else "ordinary",
        answer=answer,
        success=answer is not None and answer.correct is True and not turn.void,
    )
