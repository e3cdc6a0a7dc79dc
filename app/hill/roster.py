"""Who plays: teams and their players (1.3, 1.4, 2.6)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

LEAST_PLAYERS, MOST_PLAYERS = 3, 8
REGISTERED_LATE = "registered_late"
"""A player's field in the record: it was entered after the start of the game (2.6)."""


@dataclass(frozen=True, slots=True)
class Player:
    """A participant; `club_id` is the club profile's id as text, None when there is none (2.6)."""

    id: str | None = None
    surname: str | None = None
    name: str | None = None
    club_id: str | None = None
    extra: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Team:
    """A team; `id` is unique in the game, `captain` is the id of one of its players (1.4)."""

    id: str
    name: str = ""
    captain: str | None = None
    players: tuple[Player, ...] = ()
    extra: Mapping[str, Any] = field(default_factory=dict)

    @property
    def title(self) -> str:
        """The name, or the id of a team without one."""
        return self.name or self.id

    @property
    def roster_is_regular(self) -> bool:
        """Whether 3 to 8 players are named (1.3); another number warns and stops nothing (H1)."""
        return LEAST_PLAYERS <= len(self.players) <= MOST_PLAYERS


def with_latecomers(before: Team | None, team: Team) -> Team:
    """The team as edited during the game: players that were not there before are marked (2.6)."""
    known = {_key(player): player for player in before.players} if before is not None else {}
    return replace(team, players=tuple(_marked(known, player) for player in team.players))


def _marked(known: Mapping[object, Player], player: Player) -> Player:
    old = known.get(_key(player))
    if old is not None and REGISTERED_LATE not in old.extra:
        return player
    return replace(player, extra={**player.extra, REGISTERED_LATE: True})


def _key(player: Player) -> object:
    return player.id if player.id is not None else (player.surname, player.name)
