"""`koth export` and `koth rating`: what they come to."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, Protocol

from app.openrecord import RecordError
from app.quidditch import record as quidditch
from app.results.club_table import club_table, table_in, table_text
from app.results.export import (
    AnyRecord,
    ExportError,
    Wish,
    check_picture,
    export,
    table_for,
    warnings_of,
)
from app.results.kinds import FORMATS, PICTURES
from app.results.played import played_game
from app.results.rating import PlayerRating, Rating, TeamRating, rate
from app.results.table import RatingTable, TableError, table_value
from app.results.write_new import write_new

Json = dict[str, Any]
Load = Callable[[argparse.Namespace], AnyRecord]


class Painter(Protocol):
    """Whoever can paint; nothing is loaded for it before it is asked."""

    def picture(self, arguments: argparse.Namespace, record: AnyRecord) -> bytes:
        """The picture that was asked for, as a file's bytes; raises `RecordError`."""

    def board(self, record: AnyRecord, language: str) -> str | None:
        """The final hill or pitch as SVG; None where nothing can be painted here."""


def run_export(
    arguments: argparse.Namespace, load: Load, folder: Path, painter: Painter
) -> tuple[str, ...]:
    """Write the file that was asked for; returns warnings, a sentence each.

    Raises `RecordError` or StoreError; what stood at the place before is then still there.
    """
    record = load(arguments)
    if arguments.format in PICTURES:
        _write_picture(arguments, record, painter)
        return ()
    kind, file_format = FORMATS[arguments.format]
    try:
        wish = Wish(
            kind=kind,
            file_format=file_format,
            table=_table(arguments.table, folder),
            language=arguments.lang,
            profile=arguments.profile,
            rehearsal=arguments.rehearsal,
        )
        if file_format == "html" and kind == "protocol":
            wish = replace(wish, board_svg=painter.board(record, arguments.lang))
        write_new(arguments.out, export(record, wish))
    except (ExportError, TableError) as error:
        raise RecordError(str(error)) from None
    return warnings_of(record, wish)


def _write_picture(arguments: argparse.Namespace, record: AnyRecord, painter: Painter) -> None:
    try:
        check_picture(record, film=arguments.format == "gif", rehearsal=arguments.rehearsal)
    except ExportError as error:
        raise RecordError(str(error)) from None
    write_new(arguments.out, painter.picture(arguments, record))


def run_rating(arguments: argparse.Namespace, load: Load, folder: Path) -> str:
    """What `koth rating` prints; raises `RecordError`."""
    try:
        if arguments.file == "table":
            return _table_said(arguments, folder)
        record = load(arguments)
        if isinstance(record, quidditch.Record):
            raise RecordError("a Quidditch match earns no rating points")
        wanted = _table(arguments.table, folder)
        own = arguments.table is None
        game = played_game(record)
        rating = rate(game, table_for(record, wanted) if own else wanted)
    except TableError as error:
        raise RecordError(str(error)) from None
    if arguments.json:
        return json.dumps(rating_value(rating), ensure_ascii=False, separators=(",", ":"))
    return "\n".join(_lines(rating))


def rating_value(rating: Rating) -> Json:
    """The rating as a JSON value: the table's name, teams part by part, every participant."""
    table = rating.table
    return {
        "table": {"id": table.id, "version": table.version, "date": table.date},
        "finished": rating.finished,
        "teams": [_team_value(team) for team in rating.teams],
        "players": [_player_value(player) for player in rating.players],
    }


def _team_value(team: TeamRating) -> Json:
    return {
        "team": team.team.id,
        "name": team.team.title,
        "place": team.place,
        "step": team.step,
        "points": team.points,
        "rating": team.rating,
        "parts": {part.name: {"count": part.count, "points": part.points} for part in team.parts},
    }


def _player_value(row: PlayerRating) -> Json:
    made = row.correction
    return {
        "team": row.team.team.id,
        "player": row.player.id,
        "surname": row.player.surname,
        "name": row.player.name,
        "club_id": row.player.club_id,
        "captain": row.captain,
        "rating": row.points,
        "correction": None if made is None else {"points": made.points, "reason": made.reason},
        "not_eligible": row.not_eligible,
    }


def _table(path: Path | None, folder: Path) -> RatingTable:
    return club_table(folder) if path is None else table_in(path)


def _table_said(arguments: argparse.Namespace, folder: Path) -> str:
    if arguments.check is None:
        table = _table(arguments.table, folder)
        if arguments.json:
            return json.dumps(table_value(table), ensure_ascii=False)
        return table_text(table).rstrip("\n")
    table = table_in(arguments.check)
    return f"{arguments.check}: the table is sound ({table.id}, version {table.version})"


def _lines(rating: Rating) -> list[str]:
    table = rating.table
    head = f"table {table.id}, version {table.version} of {table.date}"
    rows = [head if rating.finished else f"{head}; the game is unfinished: no points for places"]
    for team in rating.teams:
        parts = " + ".join(f"{part.name} {part.points}" for part in team.parts if part.points)
        name = "".join(c if c.isprintable() else "\ufffd" for c in team.team.title)
        rows.append(f"{team.place:>5}  {team.rating:>4}  {name}  ({parts or 'nothing'})")
    return rows
