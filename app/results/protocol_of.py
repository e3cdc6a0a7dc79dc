"""The protocol of a game made from its record."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from app.hill.chronicle import IGNORED, PENDING
from app.hill.photo import Arrival, close_arrivals
from app.hill.record import Record
from app.hill.refusal import Refusal
from app.hill.result import latest_common, level_at_the_top, outcome
from app.hill.turn import Answer, Turn
from app.results.played import PlayedGame, PlayedTurn, played_game
from app.results.protocol import (
    Contender,
    DisputeStory,
    FirstPlace,
    Line,
    Prize,
    Protocol,
    QuestionFigures,
    TeamLine,
    TurnStory,
)
from app.results.rating import place_range, rate
from app.results.table import RatingTable


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
    found = [
        contender_of(line.said.team, line.points, line.said.answer)
        for line in lines
        if line.said.team in dispute.contenders
    ]
    found.sort(key=lambda one: (one.team != dispute.winner, -one.points, _time(one.at_ms)))
    decision = turn.turn.decision
    return DisputeStory(
        contenders=tuple(found),
        winner=dispute.winner,
        by=dispute.by,
        reason=decision.reason if decision is not None and dispute.by == "decision" else "",
        gap_ms=_gap(found) if dispute.by == "time" else None,
        close=_close(found) if dispute.by == "time" else (),
    )


def contender_of(team: str, points: int, answer: Answer | None) -> Contender:
    """A team with what is known of its answer."""
    if answer is None:
        return Contender(team, points, None, None, None)
    return Contender(team, points, answer.at_ms, answer.rtt_ms, answer.received)


def _close(contenders: list[Contender]) -> tuple[str, ...]:
    """Who, level with the winner, may have sent its answer no later."""
    first = contenders[0]
    level = (one for one in contenders if one.points == first.points)
    close = close_arrivals(
        Arrival(one.team, one.at_ms, one.rtt_ms) for one in level if one.at_ms is not None
    )
    return tuple(arrival.team for arrival in close if arrival.team != first.team)


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
        teams=0 if turn.turn.void else len(turn.lines),
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
    """The first place between level teams; None where step and points settled it, or a king."""
    turns, last = game.record.turns, game.last
    if last.finish is None or last.king is not None or not last.in_game():
        return None
    level = level_at_the_top(last)
    if len(level) == 1:
        return None
    common = latest_common(level, turns)
    decided = len(game.outcome.level) == 0 and _waited(game)
    return FirstPlace(
        team=game.outcome.winner,
        turn=None if common is None else _number(turns, common),
        level=tuple(
            contender_of(team, last.climbers[team].points, common.answers[team] if common else None)
            for team in level
        ),
        by=None if game.outcome.level else "decision" if decided else "time",
        reason=turns[-1].decision.reason if decided and turns[-1].decision is not None else "",
    )


def _waited(game: PlayedGame) -> bool:
    """Whether without the host's decision the first place would be open (H14)."""
    turns = game.record.turns
    without = outcome(game.last, (*turns[:-1], replace(turns[-1], decision=None)))
    return not isinstance(without, Refusal) and bool(without.level)


def _number(turns: Sequence[Turn], wanted: Turn) -> int:
    return max(number for number, turn in enumerate(turns, 1) if turn is wanted)
