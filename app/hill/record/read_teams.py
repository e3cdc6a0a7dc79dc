"""Teams and players of a record."""

from __future__ import annotations

from collections.abc import Iterable

from app.hill.roster import Player, Team
from app.openrecord import Fields, Place, RecordError


class Ids:
    """The ids met so far in one record: a team's or a player's may stand once."""

    def __init__(self, teams: Iterable[Team] = ()) -> None:
        known = tuple(teams)
        self._teams = {team.id for team in known}
        self._players = {player.id for team in known for player in team.players if player.id}

    def team(self, id_: str, place: Place) -> str:
        """Take a team id; raises `RecordError` at its second coming."""
        if id_ in self._teams:
            raise RecordError("the team id {} is used twice", repr(id_), place=place)
        self._teams.add(id_)
        return id_

    def player(self, id_: str, place: Place) -> str:
        """Take a player id; raises `RecordError` at its second coming."""
        if id_ in self._players:
            raise RecordError("the player id {} is used twice", repr(id_), place=place)
        self._players.add(id_)
        return id_


def read_team(value: object, place: Place, ids: Ids) -> Team:
    """One team; `place` says where it stands."""
    fields = Fields(value, place, "a team")
    id_ = ids.team(fields.id("id"), place)
    players = fields.items("players")
    return Team(
        id=id_,
        name=fields.text("name") or "",
        captain=fields.text("captain"),
        players=tuple(
            _read_player(item, (*place, ("player", n)), ids) for n, item in enumerate(players, 1)
        ),
        extra=fields.extra(),
    )


def _read_player(value: object, place: Place, ids: Ids) -> Player:
    fields = Fields(value, place, "a player")
    id_ = fields.text("id")
    if id_ == "":
        raise fields.error("{} must be a non-empty text", "id")
    return Player(
        id=None if id_ is None else ids.player(id_, place),
        surname=fields.text("surname"),
        name=fields.text("name"),
        club_id=fields.text("club_id"),
        extra=fields.extra(),
    )
