"""What the columns of a roster mean: by their header, or by what stands in them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from enum import Enum
from itertools import pairwise

from app.night.roster_text.cells import Row
from app.night.roster_text.people import has_mark, is_mark


class Column(Enum):
    """What a column holds; UNKNOWN is kept with the record, and told."""

    TEAM = "team"
    TEAM_ID = "team id"
    SURNAME = "surname"
    NAME = "name"
    PLAYER = "player"
    CAPTAIN = "captain"
    CLUB_ID = "club id"
    UNKNOWN = "unknown"


PERSON = (Column.SURNAME, Column.NAME, Column.PLAYER, Column.CAPTAIN)
_WORDS: dict[Column, str] = {
    Column.TEAM: "команда|команды|название|название команды|имя команды|team|team name|teams",
    Column.TEAM_ID: "team id|idteam|id team|id команды|номер команды|team no|team number",
    Column.SURNAME: "фамилия|ф|surname|last name|lastname|family name",
    Column.NAME: "имя|и|name|first name|firstname|given name",
    Column.PLAYER: "игрок|игроки|участник|участники|фио|ф и о|фамилия имя|фамилия и имя"
    "|player|players|full name|participant|member|members|surname and name",
    Column.CAPTAIN: "капитан|кап|к|признак|флаг|роль|captain|cap|flag|role|c",
    Column.CLUB_ID: "id|ид|club id|clubid|id клуба|клубный id|id профиля|профиль|номер профиля"
    "|club profile|profile|profile id|idplayer|id player|player id|id игрока|номер игрока",
}
_MEANS = {word: column for column, words in _WORDS.items() for word in words.split("|")}
_FLAGS = {"", "К", "Б", "Л", "K"}


def header_of(row: Row) -> list[Column] | None:
    """What the columns mean if this row is a header; None for a row of teams.

    A header is mostly known words, and names a team or a player.
    """
    found = [_meaning(cell) for cell in row.cells]
    filled = [column for column, cell in zip(found, row.cells, strict=True) if cell]
    known = [column for column in filled if column is not Column.UNKNOWN]
    if not known or (2 * len(known) < len(filled) and not _is_results(row)):
        return None
    if Column.TEAM not in known and Column.NAME in known and not _has_people(known):
        found[found.index(Column.NAME)] = Column.TEAM
        return found
    return found if Column.TEAM in known or _has_people(known) else None


def with_numbered_players(
    columns: Sequence[Column], header: Row, body: Sequence[Row]
) -> list[Column]:
    """The header's columns, where those named 1, 2, 3… over words are players, not results."""
    found = list(columns)
    for place, cell in enumerate(header.cells):
        below = _filled(body, place)
        wordy = sum(any(char.isalpha() for char in text) for text in below)
        if cell.isdigit() and 2 * wordy > len(below):
            found[place] = Column.PLAYER
    return found


def guessed(rows: Sequence[Row]) -> list[Column]:
    """What the columns of rows without a header mean, one player a row."""
    width = max(len(row.cells) for row in rows)
    if _is_rating_form(rows, width):
        form = [Column.TEAM_ID, Column.TEAM, Column.UNKNOWN, Column.CAPTAIN, Column.CLUB_ID]
        return [*form, Column.SURNAME, Column.NAME, *[Column.UNKNOWN] * (width - 7)]
    found, people = [Column.TEAM], 0
    texts = [place for place in range(1, width) if _is_text(_filled(rows, place))]
    for place in range(1, width):
        cells = _filled(rows, place)
        if not cells:
            found.append(Column.UNKNOWN)
        elif all(is_mark(cell) for cell in cells) and Column.CAPTAIN not in found:
            found.append(Column.CAPTAIN)
        elif all(cell.isdigit() for cell in cells) and Column.CLUB_ID not in found:
            found.append(Column.CLUB_ID)
        else:
            found.append(_person(people, len(texts), cells))
            people += 1
    return found


def is_wide(rows: Sequence[Row]) -> bool:
    """Whether rows without a header are one team each, players side by side."""
    names = [row.cells[0] for row in rows]
    if any(not name for name in names[1:]) or _repeats(names):
        return False
    people = [cell for row in rows for cell in row.cells[1:] if cell and not is_mark(cell)]
    texts = [cell for cell in people if not cell.isdigit()]
    full = [cell for cell in texts if " " in cell or has_mark(cell)]
    most = max(sum(1 for cell in row.cells[1:] if cell in texts) for row in rows)
    return most > 3 or (2 * len(full) > len(texts) and most > 1)


def _meaning(cell: str) -> Column:
    word = re.sub(r"[\W_]+", " ", cell.casefold().replace("ё", "е")).strip()
    bare = re.sub(r"\s*\d+$", "", word)
    if bare in ("игрок", "player", "участник"):
        return Column.PLAYER
    return _MEANS.get(word, Column.UNKNOWN)


def _has_people(columns: Sequence[Column]) -> bool:
    return Column.SURNAME in columns or Column.PLAYER in columns


def _is_results(row: Row) -> bool:
    """A table of results: the team's columns, then question numbers."""
    rest = [cell for cell in row.cells if cell and _meaning(cell) is Column.UNKNOWN]
    return sum(cell.isdigit() for cell in rest) >= len(rest) - 2 and len(rest) > 2


def _is_rating_form(rows: Sequence[Row], width: int) -> bool:
    """The upload form of a rating site: id, team, town, flag, player's id, surname, name, …"""
    return width >= 7 and all(
        len(row.cells) >= 7 and row.cells[0].isdigit() and row.cells[3].upper() in _FLAGS
        for row in rows
        if not row.empty
    )


def _person(people: int, texts: int, cells: Sequence[str]) -> Column:
    if people == 0:
        spaced = sum(1 for cell in cells if " " in cell)
        return Column.PLAYER if texts == 1 or 2 * spaced > len(cells) else Column.SURNAME
    return Column.NAME if people == 1 else Column.UNKNOWN


def _is_text(cells: Sequence[str]) -> bool:
    return any(not is_mark(cell) and not cell.isdigit() for cell in cells)


def _filled(rows: Sequence[Row], place: int) -> list[str]:
    return [row.cells[place] for row in rows if place < len(row.cells) and row.cells[place]]


def _repeats(names: Sequence[str]) -> bool:
    return any(a == b for a, b in pairwise(names))
