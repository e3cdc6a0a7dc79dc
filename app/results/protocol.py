"""The protocol of a game as one value: everything that a file about the night can say."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from app.hill.position import SettledBy
from app.hill.roster import Team
from app.hill.rules import RuleSet
from app.hill.turn import Change
from app.results.played import PlayedTurn, TeamTurn
from app.results.rating import Rating

Prize = Literal[1, 2, 3]


@dataclass(frozen=True, slots=True)
class TeamLine:
    """One team in one turn, from where it stood to where it stands; `gain` may be negative."""

    said: TeamTurn
    step_before: int
    step_after: int
    gain: int
    points: int
    crowned: bool

    @property
    def rtt_ms(self) -> int | None:
        """The round trip of the path its answer came by; None where none was measured."""
        return None if self.said.answer is None else self.said.answer.rtt_ms


@dataclass(frozen=True, slots=True)
class Contender:
    """A team in a dispute with its evidence: points after the turn, time and path in ms."""

    team: str
    points: int
    at_ms: int | None
    rtt_ms: int | None
    received: str | None


@dataclass(frozen=True, slots=True)
class DisputeStory:
    """A dispute for the lead (2.4.7): contenders best first; `gap_ms` of a photo finish.

    `reason` is the host's where `by` is "decision"; `winner` None: it waits (H10). `close` are
    teams that, by their paths' round trips, may have sent their answers no later than the winner.
    """

    contenders: tuple[Contender, ...]
    winner: str | None
    by: SettledBy | None
    reason: str
    gap_ms: int | None
    close: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class QuestionFigures:
    """What the teams made of one question; all is nothing for one that was taken off (H12).

    `fastest` are the teams of the earliest correct answer, at `fastest_ms`.
    """

    teams: int
    correct: int
    fastest: tuple[str, ...]
    fastest_ms: int | None
    jumps: int
    jumps_made: int
    revolutions: int
    revolutions_correct: int

    @property
    def share(self) -> int | None:
        """Correct answers of the teams in the game, in whole percent; None without teams."""
        return round(100 * self.correct / self.teams) if self.teams else None


@dataclass(frozen=True, slots=True)
class TurnStory:
    """One turn: what came before it, who did what, how the lead was settled."""

    number: int
    played: PlayedTurn
    changes: tuple[Change, ...]
    lines: tuple[TeamLine, ...]
    dispute: DisputeStory | None
    restored: tuple[str, ...]
    king: str | None
    hold: int
    figures: QuestionFigures


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the final table; `prize` 1 to 3 (2.5.3), None for none."""

    team: str
    place: str
    step: int
    points: int
    king: bool
    withdrawn: bool
    correct: int
    jumps: tuple[int, int]
    prize: Prize | None


@dataclass(frozen=True, slots=True)
class FirstPlace:
    """How the first place was settled between teams level on step and points (H14).

    `turn` is the latest that all of them answered correctly, None without one, and `level` are
    their answers of it. `team` None: it waits for the host; `reason` is the host's decision's.
    """

    team: str | None
    turn: int | None
    level: tuple[Contender, ...]
    by: Literal["time", "decision"] | None
    reason: str


@dataclass(frozen=True, slots=True)
class Protocol:
    """A whole night. `waits`: ended, but the first place waits for the host (H14).

    `ignored` turns lie behind an end that an appeal moved forward; `pending`: a turn was begun.
    """

    title: str
    date: str
    venue: str
    rehearsal: bool
    rules: RuleSet
    teams: Mapping[str, Team]
    turns: tuple[TurnStory, ...]
    table: tuple[Line, ...]
    reason: str
    waits: bool
    winner: str | None
    first_place: FirstPlace | None
    appeals: tuple[Any, ...]
    ignored: int
    pending: bool
    rating: Rating
