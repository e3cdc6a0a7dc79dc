"""One night into the archive, exactly once."""

from __future__ import annotations

import json
from collections.abc import Iterable
from enum import Enum
from typing import Any

from sqlalchemy import Connection, Insert, Row, Table, delete, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from app.store.club.people import Before, Tie, tied, ties_before
from app.store.club.sheet import NightSheet, Part, PlayerSheet, TeamSheet, content_hash, day_of
from app.store.club.tables import DETAILS, NIGHT, PLAYER, QUESTION, RECORD, REIGN, TEAM
from app.store.club.text import kept

Values = dict[str, Any]
Ties = dict[tuple[int, int], Tie]


class Added(Enum):
    """What became of a night that was offered; only NEW and REPLACED changed the archive.

    SAME: it is there, to the letter. OLDER: a higher revision is there. DIFFERS: another version
    of the same revision is there, so that somebody has to say which one is right.
    """

    NEW = "new"
    REPLACED = "replaced"
    SAME = "same"
    OLDER = "older"
    DIFFERS = "differs"


def add_night(connection: Connection, sheet: NightSheet, added: str) -> Added:
    """Write the night in the caller's transaction; `added` is the moment, ISO 8601."""
    content = content_hash(sheet)
    values = _night(sheet, content, added)
    made = connection.execute(_new(connection).values(values)).scalar()
    if made is not None:
        _fill(connection, int(made), sheet, {})
        return Added.NEW
    there = connection.execute(select(NIGHT).where(NIGHT.c.uid == values["uid"])).one()
    kept_as = _verdict(there, sheet.revision, content)
    if kept_as is Added.REPLACED:
        before = ties_before(connection, there.no)
        for table in DETAILS:
            connection.execute(delete(table).where(table.c.night == there.no))
        connection.execute(update(NIGHT).where(NIGHT.c.no == there.no).values(values))
        _fill(connection, there.no, sheet, before)
    return kept_as


def _verdict(there: Row[Any], revision: int, content: str) -> Added:
    if there.content == content:
        return Added.SAME
    if revision > there.revision:
        return Added.REPLACED
    return Added.OLDER if revision < there.revision else Added.DIFFERS


def _new(connection: Connection) -> Insert:
    """Insert a night, or nothing where its uid is there already."""
    if connection.dialect.name == "sqlite":
        fresh: Any = sqlite.insert(NIGHT)
    else:
        fresh = postgresql.insert(NIGHT)
    statement: Insert = fresh.on_conflict_do_nothing(index_elements=["uid"]).returning(NIGHT.c.no)
    return statement


def _night(sheet: NightSheet, content: str, added: str) -> Values:
    return {
        "uid": kept(sheet.night),
        "revision": sheet.revision,
        "content": content,
        "title": kept(sheet.title),
        "date": kept(sheet.date),
        "day": day_of(sheet.date),
        "venue": kept(sheet.venue),
        "edition": kept(sheet.edition),
        "summit": sheet.summit,
        "finished": sheet.finished,
        "rating_table": kept(sheet.table),
        "added": added,
    }


def _fill(connection: Connection, night: int, sheet: NightSheet, before: Before) -> None:
    day = day_of(sheet.date)
    ties = tied(connection, sheet, before, day)
    numbers = {team.id: no for no, team in enumerate(sheet.teams, 1)}
    common = {"night": night, "day": day}
    _put(connection, RECORD, [{"night": night, "content": kept(sheet.record)}])
    _put(
        connection,
        TEAM,
        (common | _team(no, team, ties[no, 0]) for no, team in enumerate(sheet.teams, 1)),
    )
    _put(
        connection,
        PLAYER,
        (
            common | _player(no, place, team, player, ties[no, place])
            for no, team in enumerate(sheet.teams, 1)
            for place, player in enumerate(team.players, 1)
        ),
    )
    _put(connection, QUESTION, (common | row for row in _questions(sheet, numbers)))
    _put(connection, REIGN, (common | row for row in _reigns(sheet, numbers)))


def _put(connection: Connection, table: Table, rows: Iterable[Values]) -> None:
    if values := list(rows):
        connection.execute(insert(table), values)


def _team(no: int, team: TeamSheet, tie: Tie) -> Values:
    return {
        "no": no,
        "local": kept(team.id),
        "who": tie.who,
        "seen_as": tie.seen_as,
        "name": kept(team.name),
        "place": team.first,
        "place_last": team.last,
        "step": team.step,
        "points": team.points,
        "rating": team.rating,
        "parts": parts_text(team.parts),
        "correct": team.correct,
        "answered": team.answered,
        "jumps_tried": team.jumps_tried,
        "jumps_made": team.jumps_made,
        "revolutions_tried": team.revolutions_tried,
        "revolutions_made": team.revolutions_made,
        "path": path_text(team.path),
    }


def _player(no: int, place: int, team: TeamSheet, player: PlayerSheet, tie: Tie) -> Values:
    return {
        "team": no,
        "no": place,
        "who": tie.who,
        "seen_as": tie.seen_as,
        "surname": kept(player.surname),
        "name": kept(player.name),
        "captain": player.captain,
        "place": team.first,
        "rating": player.rating,
        "parts": parts_text(player.parts),
    }


def _questions(sheet: NightSheet, numbers: dict[str, int]) -> Iterable[Values]:
    for question in sheet.questions:
        yield {
            "number": question.number,
            "content": kept(question.text),
            "asked": question.asked,
            "answered": question.answered,
            "correct": question.correct,
            "fastest": numbers.get(question.fastest or ""),
            "fastest_ms": None if question.void else question.fastest_ms,
            "partner": question.partner,
            "void": question.void,
        }


def _reigns(sheet: NightSheet, numbers: dict[str, int]) -> Iterable[Values]:
    for reign in sheet.reigns:
        yield {"turn": reign.turn, "team": numbers[reign.team], "length": reign.length}


def parts_text(parts: Iterable[Part]) -> str:
    """The lines of a rating sum as the archive keeps them: JSON, "" for none."""
    lines = [[kept(part.what), part.points] for part in parts]
    return json.dumps(lines, ensure_ascii=False) if lines else ""


def read_parts(text: str) -> tuple[Part, ...]:
    """The lines of a rating sum from the archive."""
    return tuple(Part(str(what), int(points)) for what, points in json.loads(text or "[]"))


def path_text(path: Iterable[int | None]) -> str:
    """A team's path as the archive keeps it: the steps with commas, nothing for none."""
    return ",".join("" if step is None else str(step) for step in path)


def read_path(text: str) -> tuple[int | None, ...]:
    """A team's path from the archive."""
    if not text:
        return ()
    return tuple(int(step) if step else None for step in text.split(","))


def nights_in(connection: Connection) -> int:
    """How many nights the archive holds."""
    return int(connection.execute(select(func.count()).select_from(NIGHT)).scalar_one())
