"""Who plays: sides, players, substitutes, and a match as the engine indexes it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from app.quidditch.pitch import SIDES, Side
from app.quidditch.rules import DEFAULT_RULES, MOST, ROLES, Role, RuleSet


@dataclass(frozen=True, slots=True)
class Player:
    """One player; the id is unique in the match, both sides and substitutes together."""

    id: str
    role: Role
    name: str | None = None
    extra: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Team:
    """A side's name, its players of the start and its registered substitutes."""

    name: str = ""
    players: tuple[Player, ...] = ()
    substitutes: tuple[Player, ...] = ()
    extra: Mapping[str, Any] = field(default_factory=dict)


class Match:
    """Two teams under one rule set; players are numbered in the order of their ids as text.

    That order is the order of candidates in every lot. Treat it as frozen.
    """

    __slots__ = ("ids", "index", "players", "roles", "rules", "sides", "starting", "teams")

    def __init__(self, left: Team, right: Team, rules: RuleSet = DEFAULT_RULES) -> None:
        self.teams: dict[Side, Team] = {"left": left, "right": right}
        self.rules = rules
        every = _in_order(self.teams)
        self.ids: tuple[str, ...] = tuple(player.id for _, player, _ in every)
        self.sides: tuple[Side, ...] = tuple(side for side, _, _ in every)
        self.players: tuple[Player, ...] = tuple(player for _, player, _ in every)
        self.roles: tuple[Role, ...] = tuple(player.role for player in self.players)
        self.starting: tuple[bool, ...] = tuple(starts for _, _, starts in every)
        self.index: dict[str, int] = {id_: n for n, id_ in enumerate(self.ids)}

    def of(self, side: Side, role: Role) -> tuple[int, ...]:
        """The players of a side with a role, substitutes included."""
        return tuple(
            n for n, found in enumerate(self.roles) if found == role and self.sides[n] == side
        )


def _in_order(teams: Mapping[Side, Team]) -> list[tuple[Side, Player, bool]]:
    found = [
        (side, player, starts)
        for side in SIDES
        for players, starts in ((teams[side].players, True), (teams[side].substitutes, False))
        for player in players
    ]
    return sorted(found, key=lambda entry: entry[1].id)


def lineup_faults(team: Team, rules: RuleSet, *, whole: bool) -> Iterable[str]:
    """What is wrong with a side's players of the start (Q2), a sentence each.

    `whole`: for a new match every role is filled; a position may begin with fewer players.
    """
    wanted: dict[Role, int] = {**MOST, "chaser": rules.chasers, "beater": rules.beaters}
    for role in ROLES:
        count = sum(player.role == role for player in team.players)
        if count > wanted[role] or (whole and count < 1):
            least = "1" if wanted[role] == 1 else f"1 to {wanted[role]}"
            yield f"a side has {least} {role}{'s' * (wanted[role] > 1)}, not {count} (Q2)"
