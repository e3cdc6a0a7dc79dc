"""Names as an evening takes them in: without what does not show and turns other text round."""

from __future__ import annotations

from dataclasses import replace

from app.clean import clean_line
from app.hill.game import Game
from app.hill.roster import Player, Team
from app.hill.turn import Turn
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


def clean_game(game: Game) -> Game:
    """A game taken in from a record, as it is shown: the names of its teams and partners clean.

    A team is called by its id where it has no name, so an id that is not fit to be shown gets one.
    """
    return replace(
        game,
        roster={id_: _called(clean_team(team)) for id_, team in game.roster.items()},
        turns=tuple(map(_clean_turn, game.turns)),
        ignored=tuple(map(_clean_turn, game.ignored)),
    )


def clean_side(side: pitch.Team) -> pitch.Team:
    """A side of a match with its own and its players' names made clean; ids stay."""
    return replace(
        side,
        name=clean_line(side.name),
        players=tuple(replace(one, name=_clean(one.name)) for one in side.players),
        substitutes=tuple(replace(one, name=_clean(one.name)) for one in side.substitutes),
    )


def _called(team: Team) -> Team:
    shown = clean_line(team.id)
    return team if team.name or shown == team.id else replace(team, name=shown or "?")


def _clean_turn(turn: Turn) -> Turn:
    partner = turn.question.partner
    if not isinstance(partner, str) or clean_line(partner) == partner:
        return turn
    return replace(turn, question=replace(turn.question, partner=clean_line(partner) or True))


def _clean_player(player: Player) -> Player:
    return replace(player, surname=_clean(player.surname), name=_clean(player.name))


def _clean(name: str | None) -> str | None:
    return None if name is None else clean_line(name)
