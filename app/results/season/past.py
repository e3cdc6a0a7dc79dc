"""Nights of the past: open records, and the tables of rating sites with their rosters."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable, Mapping
from pathlib import Path
from uuid import NAMESPACE_URL, uuid5

from app.hill.record import RecordError, read_text
from app.results.season.sheet_of import sheet_of
from app.results.site_read import (
    read_results,
    read_rosters,
    read_rows,
    read_upload_results,
)
from app.results.site_table import SiteError, SitePlayer, SiteResults, SiteTeam, teams_apart
from app.results.table import RatingTable
from app.store.club.sheet import NightSheet, Part, PlayerSheet, QuestionSheet, TeamSheet
from app.store.errors import StoreError
from app.store.mapping import mapping

RECORD_SUFFIX = ".json"
CAPTAIN = "К"
Marks = dict[int, bool]
Who = tuple[SiteTeam, int]
"""A team of a table; the number tells those apart that have one name and no id, from 0."""


class PastError(RecordError):
    """A file that holds no night; its text is one sentence that names the file."""


def sheet_in(
    path: Path,
    table: RatingTable,
    *,
    title: str = "",
    date: str = "",
    rosters: Path | None = None,
) -> NightSheet:
    """The night in a file: an open record, or the table of a rating site.

    A table knows neither its title nor its day: they are told, or the title is the file's name.
    Raises `PastError` of one sentence that names the file.
    """
    data = _bytes(path)
    try:
        if path.suffix.lower() == RECORD_SUFFIX:
            return sheet_of(read_text(data.decode("utf-8")), table)
        players = read_rosters(read_rows(_bytes(rosters))) if rosters is not None else ()
        found = _results(data)
        return sheet_of_results(found, table, title or path.stem, date, players)
    except UnicodeDecodeError as error:
        place = (("byte", error.start + 1),)
        raise PastError("this is not UTF-8", place=place, file=path.name) from None
    except SiteError as error:
        raise PastError(str(error), file=path.name) from None
    except RecordError as error:
        wrong, values = error.wrong, error.values
        raise PastError(wrong, *values, place=error.place, file=path.name) from None


def sheet_of_results(
    results: SiteResults,
    table: RatingTable,
    title: str,
    date: str,
    players: Iterable[SitePlayer] = (),
) -> NightSheet:
    """The night of a rating site's table.

    It has no steps: places go by correct answers, level teams share (H15). A disputed mark counts
    as wrong. The rating is that of the place and the answers.
    """
    marks = _marks(results)
    rosters = _rosters(players)
    correct = {team: sum(row.values()) for team, row in marks.items()}
    return NightSheet(
        night=_night_id(title, date, marks),
        title=title,
        date=date,
        teams=tuple(_teams(correct, marks, rosters, table)),
        questions=tuple(_questions(marks)),
        table=f"{table.id} {table.version}",
    )


def _bytes(path: Path) -> bytes:
    try:
        with mapping(path):
            return path.read_bytes()
    except StoreError as error:
        raise PastError(error.sentence) from None
    except ValueError:
        raise PastError(f"{path.name[:60]!r} cannot be the name of a file.") from None


def _results(data: bytes) -> SiteResults:
    rows = read_rows(data)
    try:
        return read_results(rows)
    except SiteError as with_header:
        try:
            return read_upload_results(rows)
        except SiteError:
            raise with_header from None


def _marks(results: SiteResults) -> dict[Who, Marks]:
    marks: dict[Who, Marks] = defaultdict(dict)
    known: dict[str, Who] = {}
    for tour in results.tours:
        for who, row in teams_apart(tour.rows).items():
            team = known.setdefault(row.team.id, (row.team, 0)) if row.team.id else who
            for number, mark in enumerate(row.marks, tour.first):
                marks[team][number] = mark == 1
    if not marks:
        raise SiteError("there is no team in this table")
    return marks


def _rosters(players: Iterable[SitePlayer]) -> Mapping[str, list[SitePlayer]]:
    found: dict[str, list[SitePlayer]] = defaultdict(list)
    for player in players:
        found[player.team.id or player.team.name].append(player)
    return found


def _teams(
    correct: Mapping[Who, int],
    marks: Mapping[Who, Marks],
    rosters: Mapping[str, list[SitePlayer]],
    table: RatingTable,
) -> Iterable[TeamSheet]:
    ranked = sorted(correct, key=lambda who: -correct[who])
    for number, (team, twin) in enumerate(ranked, 1):
        right = correct[team, twin]
        first = 1 + sum(other > right for other in correct.values())
        last = sum(other >= right for other in correct.values())
        parts = (
            Part("place", table.of_shared(first, last)),
            Part("correct", right * table.deeds.correct),
        )
        rating = sum(part.points for part in parts)
        players = () if twin else rosters.get(team.id or team.name, ())
        yield TeamSheet(
            id=f"t{number}",
            name=team.name or team.id,
            club_id=team.id,
            first=first,
            last=last,
            points=right,
            rating=rating,
            parts=parts,
            correct=right,
            answered=len(marks[team, twin]),
            players=tuple(_player(player, rating) for player in players),
        )


def _player(player: SitePlayer, rating: int) -> PlayerSheet:
    captain = player.flag.strip().upper() == CAPTAIN
    return PlayerSheet(player.surname, player.name, player.id, captain, rating)


def _questions(marks: Mapping[Who, Marks]) -> Iterable[QuestionSheet]:
    numbers = sorted({number for row in marks.values() for number in row})
    for number in numbers:
        played = [row[number] for row in marks.values() if number in row]
        yield QuestionSheet(number, asked=len(played), answered=len(played), correct=sum(played))


def _night_id(title: str, date: str, marks: Mapping[Who, Marks]) -> str:
    """The same for the same table under the same title and day, so that it enters once."""
    teams = sorted((team.id, team.name) for team, _ in marks)
    return str(uuid5(NAMESPACE_URL, f"koth:table:{json.dumps([title, date, teams])}"))
