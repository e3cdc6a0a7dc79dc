"""A game's record as a night of the archive: every figure worked out from the turns."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from uuid import NAMESPACE_URL, uuid5

from app.hill.record import Record, write_text
from app.results.corrections import keeping_table, table_in_record
from app.results.played import PlayedGame, PlayedTurn, TeamTurn, played_game
from app.results.rating import PlayerRating, Rating, TeamRating, place_range, rate
from app.results.site_of import site_team
from app.results.table import RatingTable
from app.store.club.sheet import (
    NightSheet,
    Part,
    PlayerSheet,
    QuestionSheet,
    ReignSheet,
    TeamSheet,
)

NIGHT_ID = "night_id"
"""The field of a record that names its night for good."""
IGNORED = "ignored_turns"


def sheet_of(record: Record, table: RatingTable) -> NightSheet:
    """The night of a record; raises `RecordError` where the game cannot be.

    It is scored by the table that the record carries (2.6), else by `table`. In an unfinished
    game no team has a place (R2).
    """
    game = played_game(record)
    rating = rate(game, table_in_record(record) or table)
    ignored = record.extra.get(IGNORED)
    return NightSheet(
        night=night_id(record),
        title=record.title or "",
        date=record.date or "",
        venue=record.venue or "",
        edition=record.rules.edition,
        summit=record.rules.summit,
        teams=tuple(_team(game, rating, line) for line in rating.teams),
        questions=tuple(_question(turn, rating) for turn in game.turns),
        reigns=tuple(reigns(game.turns)),
        rehearsal=game.is_rehearsal,
        finished=game.finished,
        revision=_revision(record, ignored),
        table=f"{rating.table.id} {rating.table.version}",
        record=write_text(keeping_table(record, table)),
    )


def night_id(record: Record) -> str:
    """The id of the night: the record's own, else one worked out from how the night began.

    The latter holds through appeals, since it looks at no result: title, date, venue, the teams
    of the start and the first question.
    """
    own = record.extra.get(NIGHT_ID)
    if isinstance(own, str) and own.strip():
        return own.strip()
    first = record.turns[0].question if record.turns else None
    start = [
        *(record.title, record.date, record.venue),
        [[team.id, len(team.players)] for team in record.teams],
        [first.id, first.text] if first else None,
    ]
    return str(uuid5(NAMESPACE_URL, f"koth:night:{json.dumps(start)}"))


def _revision(record: Record, ignored: object) -> int:
    """Grows with every turn and every appeal of the same night."""
    behind = len(ignored) if isinstance(ignored, list) else 0
    return len(record.turns) + behind + len(record.appeals)


def _team(game: PlayedGame, rating: Rating, line: TeamRating) -> TeamSheet:
    turns = [turn for turn in game.turns if not turn.turn.void]
    mine = [own for turn in turns for own in turn.lines if own.team == line.team.id]
    jumps = [own.success for own in mine if own.played == "jump"]
    crowned = [
        turn.after.king == line.team.id
        for turn in turns
        for own in turn.lines
        if own.team == line.team.id and own.played == "revolution"
    ]
    place = place_range(line.place) if game.finished else None
    return TeamSheet(
        id=line.team.id,
        name=line.team.title,
        club_id=site_team(line.team).id.strip(),
        first=place[0] if place else None,
        last=place[1] if place else None,
        step=line.step,
        points=line.points,
        rating=line.rating,
        parts=_parts(line),
        correct=sum(own.success for own in mine),
        answered=sum(own.answer is not None for own in mine),
        jumps_tried=len(jumps),
        jumps_made=sum(jumps),
        revolutions_tried=len(crowned),
        revolutions_made=sum(crowned),
        path=path_of(game.turns, line.team.id),
        players=tuple(_player(row) for row in rating.players if row.team.team.id == line.team.id),
    )


def path_of(turns: Iterable[PlayedTurn], team: str) -> tuple[int | None, ...]:
    """The team's step after each turn; None before it came and after it left (H16)."""
    climbers = (turn.after.climbers.get(team) for turn in turns)
    return tuple(None if one is None or not one.here else one.step for one in climbers)


def _parts(line: TeamRating) -> tuple[Part, ...]:
    return tuple(Part(part.name, part.points) for part in line.parts if part.count)


def _player(row: PlayerRating) -> PlayerSheet:
    own = (Part("correction", row.points),) if row.correction is not None else ()
    return PlayerSheet(
        surname=row.player.surname or "",
        name=row.player.name or "",
        club_id=(row.player.club_id or "").strip(),
        captain=row.captain,
        rating=row.points,
        parts=own,
    )


def _question(turn: PlayedTurn, rating: Rating) -> QuestionSheet:
    """A question's figures; of teams level in time the one that ended higher is the fastest."""
    if turn.turn.void:
        return QuestionSheet(turn.number, turn.turn.question.text or "", void=True)
    lines = {line.team: line for line in turn.lines}
    right = [lines[row.team.id] for row in rating.teams if _has_it(lines, row.team.id)]
    times = {line.team: line.answer.at_ms for line in right if line.answer}
    known = {team: at_ms for team, at_ms in times.items() if at_ms is not None}
    fastest = min(known, key=lambda team: known[team], default=None)
    return QuestionSheet(
        number=turn.number,
        text=turn.turn.question.text or "",
        asked=len(lines),
        answered=sum(line.answer is not None for line in lines.values()),
        correct=len(right),
        fastest=fastest,
        fastest_ms=known[fastest] if fastest else None,
        partner=turn.is_partners,
    )


def _has_it(lines: Mapping[str, TeamTurn], team: str) -> bool:
    return team in lines and lines[team].success


def reigns(turns: Iterable[PlayedTurn]) -> list[ReignSheet]:
    """Every reign: from the turn of its capture, over the turns after which the team was king.

    A void question is no turn (H12): it neither ends a reign nor makes it longer.
    """
    found: list[ReignSheet] = []
    king: str | None = None
    for turn in turns:
        if turn.turn.void:
            continue
        last, king = king, turn.after.king
        if king is None:
            continue
        if king == last and turn.before.king == king:
            one = found.pop()
            found.append(ReignSheet(one.team, one.turn, one.length + 1))
        else:
            found.append(ReignSheet(king, turn.number, 1))
    return found
