"""Ids for new teams and players: counters, never names."""

from __future__ import annotations

from collections.abc import Iterable

from app.hill.roster import Team


class FreshIds:
    """Hands out ids that no team or player of `teams` has."""

    def __init__(self, teams: Iterable[Team] = ()) -> None:
        """Remember what is taken."""
        self._teams = set[str]()
        self._players = set[str]()
        for team in teams:
            self._teams.add(team.id)
            self._players.update(player.id for player in team.players if player.id)

    def team(self) -> str:
        """An unused id for a team: t1, t2, …"""
        return _take("t", self._teams)

    def player(self) -> str:
        """An unused id for a player: p1, p2, …"""
        return _take("p", self._players)


def _take(letter: str, taken: set[str]) -> str:
    number = len(taken) + 1
    while f"{letter}{number}" in taken:
        number += 1
    taken.add(f"{letter}{number}")
    return f"{letter}{number}"
