"""A game as the tables that rating sites take: parts are tours, turns are questions."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Any

from app.hill.roster import Player, Team
from app.results.played import PlayedGame
from app.results.site_table import Mark, SitePlayer, SiteResult, SiteResults, SiteTeam, SiteTour

COLUMNS = "columns"
"""Where a roster that was read from a table keeps the columns the game has no field for."""
ID_WORDS = ("team id", "idteam", "id team", "id команды", "номер команды")
TOWN_WORDS = ("город", "town", "city")
FLAG_WORDS = ("признак", "флаг", "flag")
PATRONYMIC_WORDS = ("отчество", "о", "patronymic")
FLAGS = ("К", "Б", "Л")
UPLOAD_FORM = {"1": ID_WORDS[0], "3": TOWN_WORDS[0], "4": FLAG_WORDS[0], "8": PATRONYMIC_WORDS[0]}
"""What the columns of an upload form are, which has no header: there they are named by number."""


def site_results(game: PlayedGame, *, blanks: bool = False) -> SiteResults:
    """The marks of every team, best team first; a part of the game is a tour (2.3).

    A question that was taken off, and one for which a team was not there, is 0, or None with
    `blanks`.
    """
    count = len(game.turns)
    ends = [end for end in game.record.rules.parts if end < count]
    tours = tuple(
        SiteTour(number, first + 1, _rows(game, first, last, blanks=blanks))
        for number, (first, last) in enumerate(pairwise((0, *ends, count)), 1)
    )
    return SiteResults(tours)


def site_players(game: PlayedGame) -> tuple[SitePlayer, ...]:
    """Every participant as a row of the roster to upload, best team first."""
    return tuple(
        _player(player, game.teams[line.team])
        for line in game.standings
        for player in game.teams[line.team].players
    )


def site_team(team: Team) -> SiteTeam:
    """The team as the site knows it: its id there and its town, where the roster told them."""
    form = _is_upload_form(team)
    return SiteTeam(
        _column(team.extra, ID_WORDS, form=form),
        team.title,
        _column(team.extra, TOWN_WORDS, form=form),
    )


def _rows(game: PlayedGame, first: int, last: int, *, blanks: bool) -> tuple[SiteResult, ...]:
    nothing: Mark = None if blanks else 0
    turns = game.turns[first:last]
    marks: list[Mapping[str, Mark]] = [
        {} if turn.turn.void else {line.team: int(line.success) for line in turn.lines}
        for turn in turns
    ]
    return tuple(
        SiteResult(
            site_team(game.teams[line.team]),
            tuple(row.get(line.team, nothing) for row in marks),
        )
        for line in game.standings
    )


def _player(player: Player, team: Team) -> SitePlayer:
    captain = player.id is not None and player.id == team.captain
    form = _is_upload_form(team)
    said = _column(player.extra, FLAG_WORDS, form=form).strip().upper()
    return SitePlayer(
        team=site_team(team),
        flag="К" if captain else said if said in FLAGS[1:] else "Б",
        id=player.club_id or "",
        surname=player.surname or "",
        name=player.name or "",
        patronymic=_column(player.extra, PATRONYMIC_WORDS, form=form),
    )


def _columns(extra: Mapping[str, Any]) -> Mapping[str, Any]:
    columns = extra.get(COLUMNS)
    return columns if isinstance(columns, Mapping) else {}


def _is_upload_form(team: Team) -> bool:
    """Whether the roster came without a header: then its first column is the team's id."""
    first = _columns(team.extra).get("1")
    return isinstance(first, str) and first.isdigit()


def _column(extra: Mapping[str, Any], words: tuple[str, ...], *, form: bool) -> str:
    """A cell that a roster brought, by the name of its column; "" without one."""
    for head, cell in _columns(extra).items():
        named = UPLOAD_FORM.get(head, head) if form else head
        if isinstance(cell, str) and " ".join(str(named).split()).casefold() in words:
            return cell
    return ""
