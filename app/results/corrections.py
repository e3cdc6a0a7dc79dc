"""What a record keeps for the rating: the table it was scored with, and players' corrections."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any

from app.hill.record import Record, RecordError
from app.hill.roster import Team
from app.hill.turn import Join
from app.openrecord import Place
from app.results.table import MOST_POINTS, RatingTable, TableError, table_of, table_value

TABLE, CORRECTIONS = "table", "corrections"
RATING: Place = ("rating",)


@dataclass(frozen=True, slots=True)
class Correction:
    """The host's figure for one player instead of the team's; `number` in the roster, from 1."""

    team: str
    number: int
    points: int
    reason: str
    by: str = ""


def scored_with(table: RatingTable, kept: object = None) -> dict[str, Any]:
    """The value of a record's `rating` field: the table, and all that `kept` had besides."""
    written: dict[str, Any] = dict(kept) if isinstance(kept, Mapping) else {}
    return {**written, "version": table.version, TABLE: table_value(table)}


def keeping_table(record: Record, table: RatingTable) -> Record:
    """The record with the table by which it is scored: its own where it carries one."""
    is_free = record.rating is None or isinstance(record.rating, Mapping)
    if not is_free or table_in_record(record) is not None:
        return record
    return replace(record, rating=scored_with(table, record.rating))


def corrected(kept: object, made: Correction) -> dict[str, Any]:
    """The value of a record's `rating` field with one player's correction, in place of an old one.

    Raises ValueError for a correction without a reason.
    """
    if not made.reason.strip():
        raise ValueError("a player's points are corrected with a reason")
    written: dict[str, Any] = dict(kept) if isinstance(kept, Mapping) else {}
    lines = written.get(CORRECTIONS)
    others = [
        line
        for line in (lines if isinstance(lines, list) else [])
        if (line.get("team"), line.get("number")) != (made.team, made.number)
    ]
    line = {key: value for key, value in asdict(made).items() if value != ""}
    return {**written, CORRECTIONS: [*others, line]}


def table_in_record(record: Record) -> RatingTable | None:
    """The table that the game was scored with; None where the record carries no whole table.

    Raises `RecordError` for one that cannot be used.
    """
    value = record.rating.get(TABLE) if isinstance(record.rating, Mapping) else None
    if not isinstance(value, Mapping):
        return None
    try:
        return table_of(value)
    except TableError as error:
        raise RecordError(str(error), place=RATING) from None


def corrections_of(record: Record) -> Mapping[tuple[str, int], Correction]:
    """Players' corrections by team id and number in the roster; raises `RecordError`."""
    value = record.rating.get(CORRECTIONS) if isinstance(record.rating, Mapping) else None
    if value is None:
        return {}
    if not isinstance(value, list):
        raise RecordError("corrections must be a list", place=RATING)
    found: dict[tuple[str, int], Correction] = {}
    teams = teams_of(record)
    for n, item in enumerate(value, 1):
        place = (*RATING, ("correction", n))
        made = _correction(item, place, teams)
        if (made.team, made.number) in found:
            raise RecordError("this player is corrected twice", place=place)
        found[made.team, made.number] = made
    return found


def _correction(item: object, place: Place, teams: Mapping[str, Team]) -> Correction:
    if not isinstance(item, Mapping):
        raise RecordError("{} must be a JSON object", "a correction", place=place)
    points, reason, by = item.get("points"), item.get("reason"), item.get("by")
    if type(points) is not int or abs(points) > MOST_POINTS:
        wrong = "{} must be a whole number from {} to {}"
        raise RecordError(wrong, "points", -MOST_POINTS, MOST_POINTS, place=place)
    if not isinstance(reason, str) or not reason.strip():
        raise RecordError("a reason is needed", place=place)
    team, number = _who(item, place, teams)
    return Correction(team, number, points, reason, by if isinstance(by, str) else "")


def _who(item: Mapping[str, Any], place: Place, teams: Mapping[str, Team]) -> tuple[str, int]:
    """A player is named by its id, or by its team and its number in the roster."""
    player = item.get("player")
    for team in teams.values():
        for number, found in enumerate(team.players, 1):
            if player is not None and found.id == player:
                return team.id, number
    team_id, place_in_roster = item.get("team"), item.get("number")
    known = player is None and isinstance(team_id, str) and team_id in teams
    if known and type(place_in_roster) is int:
        return str(team_id), place_in_roster
    raise RecordError("it names no player of this game", place=place)


def teams_of(record: Record) -> dict[str, Team]:
    """Every team of the record by its id, also those that joined during the game."""
    joined = (c.team for turn in record.turns for c in turn.before if isinstance(c, Join))
    return {team.id: team for team in (*record.teams, *joined)}
