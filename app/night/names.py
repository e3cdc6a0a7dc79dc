"""Names as an evening takes them in: without what does not show and turns other text round."""

from __future__ import annotations

from dataclasses import replace

from app.clean import clean_line
from app.hill.roster import Player, Team
from app.night.events import Founded
from app.quidditch import teams as pitch


def clean_evening(founded: Founded) -> Founded:
    """The evening with its title, its venue and the names of its teams made clean."""
    return replace(
        founded,
        title=clean_line(founded.title),
        venue=clean_line(founded.venue),
        teams=tuple(clean_team(team) for team in founded.teams),
    )


def clean_team(team: Team) -> Team:
    """The team with its own and its players' names made clean; ids stay."""
    players = tuple(_clean_player(player) for player in team.players)
    return replace(team, name=clean_line(team.name), players=players)


def clean_side(side: pitch.Team) -> pitch.Team:
    """A side of a match with its own and its players' names made clean; ids stay."""
    return replace(
        side,
        name=clean_line(side.name),
        players=tuple(replace(one, name=_clean(one.name)) for one in side.players),
        substitutes=tuple(replace(one, name=_clean(one.name)) for one in side.substitutes),
    )


def _clean_player(player: Player) -> Player:
    return replace(player, surname=_clean(player.surname), name=_clean(player.name))


def _clean(name: str | None) -> str | None:
    return None if name is None else clean_line(name)
