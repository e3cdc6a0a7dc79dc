"""The protocol of a game as one value: everything that a file about the night can say."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Literal

from app.hill.chronicle import IGNORED, PENDING
from app.hill.position import SettledBy
from app.hill.record import Record
from app.hill.refusal import Refusal
from app.hill.result import outcome
from app.hill.roster import Team
from app.hill.rules import RuleSet
from app.hill.turn import Change
from app.results.played import PlayedGame, PlayedTurn, TeamTurn, played_game
from app.results.rating import Rating, place_range, rate
from app.results.table import RatingTable

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

    `reason` is the host's where `by` is "decision"; `winner` None: it waits (H10).
    """

    contenders: tuple[Contender, ...]
    winner: str | None
    by: SettledBy | None
    reason: str
    gap_ms: int | None


@dataclass(frozen=True, slots=True)
class QuestionFigures:
    """What the teams made of one question; `fastest` are those of the earliest correct answer."""

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
    """The host's decision between level teams at the end (H14)."""

    team: str
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


def protocol_of(source: Record | PlayedGame, table: RatingTable) -> Protocol:
    """The protocol of a game, rated by a table; raises `RecordError`."""
    game = source if isinstance(source, PlayedGame) else played_game(source)
    record = game.record
    ignored = record.extra.get(IGNORED)
    return Protocol(
        title=record.title or "",
        date=record.date or "",
        venue=record.venue or "",
        rehearsal=game.is_rehearsal,
        rules=record.rules,
        teams=game.teams,
        turns=tuple(_turn(turn) for turn in game.turns),
        table=_table(game),
        reason=game.outcome.reason,
        waits=bool(game.outcome.level),
        winner=game.outcome.winner,
        first_place=_first_place(game),
        appeals=record.appeals,
        ignored=len(ignored) if isinstance(ignored, list) else 0,
        pending=PENDING in record.extra,
        rating=rate(game, table),
    )


def prize_of(place: str) -> Prize | None:
    """The prize of a place, the best of those that are shared (2.5.3)."""
    shared = place_range(place)
    match shared[0] if shared else 0:
        case 1:
            return 1
        case 2:
            return 2
        case 3:
            return 3
    return None


def _turn(turn: PlayedTurn) -> TurnStory:
    before, after = turn.before, turn.after
    lines = tuple(
        TeamLine(
            said=line,
            step_before=before.climbers[line.team].step,
            step_after=after.climbers[line.team].step,
            gain=after.climbers[line.team].points - before.climbers[line.team].points,
            points=after.climbers[line.team].points,
            crowned=after.king == line.team and before.king != line.team,
        )
        for line in turn.lines
    )
    return TurnStory(
        number=turn.number,
        played=turn,
        changes=turn.turn.before,
        lines=lines,
        dispute=_dispute(turn, lines),
        restored=after.restored,
        king=after.king,
        hold=after.hold,
        figures=_figures(turn),
    )


def _dispute(turn: PlayedTurn, lines: tuple[TeamLine, ...]) -> DisputeStory | None:
    dispute = turn.after.dispute
    if dispute is None:
        return None
    found = []
    for line in lines:
        if line.said.team in dispute.contenders:
            answer = line.said.answer
            at_ms = None if answer is None else answer.at_ms
            received = None if answer is None else answer.received
            found.append(Contender(line.said.team, line.points, at_ms, line.rtt_ms, received))
    found.sort(key=lambda one: (one.team != dispute.winner, -one.points, _time(one.at_ms)))
    decision = turn.turn.decision
    return DisputeStory(
        contenders=tuple(found),
        winner=dispute.winner,
        by=dispute.by,
        reason=decision.reason if decision is not None and dispute.by == "decision" else "",
        gap_ms=_gap(found) if dispute.by == "time" else None,
    )


def _time(at_ms: int | None) -> float:
    return float("inf") if at_ms is None else at_ms


def _gap(contenders: list[Contender]) -> int | None:
    """How much earlier the first was than the next of those level on points."""
    most = max(one.points for one in contenders)
    times = sorted(c.at_ms for c in contenders if c.points == most and c.at_ms is not None)
    return times[1] - times[0] if len(times) > 1 else None


def _figures(turn: PlayedTurn) -> QuestionFigures:
    right = [line for line in turn.lines if line.success]
    timed = [
        (line.answer.at_ms, line.team)
        for line in right
        if line.answer is not None and line.answer.at_ms is not None
    ]
    first = min((at_ms for at_ms, _ in timed), default=None)
    played = () if turn.turn.void else turn.lines
    jumps = [line for line in played if line.played == "jump"]
    revolutions = [line for line in played if line.played == "revolution"]
    return QuestionFigures(
        teams=len(turn.lines),
        correct=len(right),
        fastest=tuple(team for at_ms, team in timed if at_ms == first),
        fastest_ms=first,
        jumps=len(jumps),
        jumps_made=sum(line.success for line in jumps),
        revolutions=len(revolutions),
        revolutions_correct=sum(line.success for line in revolutions),
    )


def _table(game: PlayedGame) -> tuple[Line, ...]:
    lines = [line for turn in game.turns if not turn.turn.void for line in turn.lines]
    rows = []
    for standing in game.standings:
        mine = [line for line in lines if line.team == standing.team]
        jumps = [line.success for line in mine if line.played == "jump"]
        rows.append(
            Line(
                team=standing.team,
                place=standing.place,
                step=standing.step,
                points=standing.points,
                king=standing.team == game.last.king,
                withdrawn=not game.last.climbers[standing.team].here,
                correct=sum(line.success for line in mine),
                jumps=(sum(jumps), len(jumps)),
                prize=prize_of(standing.place) if game.finished else None,
            )
        )
    return tuple(rows)


def _first_place(game: PlayedGame) -> FirstPlace | None:
    """The decision that settled the first place, where the end needed one (H14)."""
    turns = game.record.turns
    if not turns or turns[-1].decision is None or game.last.finish is None:
        return None
    without = outcome(game.last, (*turns[:-1], replace(turns[-1], decision=None)))
    if isinstance(without, Refusal) or not without.level:
        return None
    return FirstPlace(turns[-1].decision.team, turns[-1].decision.reason)
