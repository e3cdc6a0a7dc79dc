"""A side typed or pasted: its name in the first line, then `L1 keeper Name`, a player a line.

The id may be left out: then it is the side's letter and the next free number. Players after a line
`substitutes` are on the bench. What follows `#` is not read.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from app.quidditch.pitch import Side
from app.quidditch.rules import Role
from app.quidditch.teams import Player, Team

ROLE_WORDS: dict[str, Role] = {
    **dict.fromkeys(("keeper", "вратарь", "вр"), "keeper"),
    **dict.fromkeys(("chaser", "охотник", "охотница", "охт"), "chaser"),
    **dict.fromkeys(("beater", "защитник", "защитница", "зщт"), "beater"),
    **dict.fromkeys(("seeker", "ловец", "лвц"), "seeker"),
}
BENCH_WORDS = frozenset(("substitutes", "substitute", "bench", "запасные", "запас", "замены"))
MOST_PLAYERS = 40


class TeamFault(NamedTuple):
    """What cannot be read: the line from 1, its words, and a sentence."""

    line: int
    words: str
    sentence: str

    def __str__(self) -> str:
        return f"line {self.line}, {self.words!r}: {self.sentence}"


def read_team(text: str, side: Side) -> Team | TeamFault:
    """The side that the text describes, or the first line that cannot be read.

    Whether the line-up is a legal one is judged when the match is founded.
    """
    name, benched = "", False
    players: list[Player] = []
    starting = 0
    for number, line in enumerate(text.splitlines(), 1):
        words = line.partition("#")[0].split()
        if not words:
            continue
        if len(words) == 1 and words[0].rstrip(":").casefold() in BENCH_WORDS:
            benched = True
            continue
        read = _player(words, side, players)
        if read is None and not players and not name:
            name = " ".join(words)
        elif read is None:
            return TeamFault(number, " ".join(words), "a player is an id, a role and a name")
        elif read.id in {player.id for player in players}:
            return TeamFault(number, read.id, "this id is used twice")
        elif len(players) >= MOST_PLAYERS:
            return TeamFault(number, read.id, f"a side has at most {MOST_PLAYERS} players")
        else:
            players.append(read)
            starting += not benched
    return Team(name, tuple(players[:starting]), tuple(players[starting:]))


def write_team(
    team: Team, role: Callable[[Role], str] = str, substitutes: str = "substitutes"
) -> str:
    """The side as text that `read_team` reads; the words for roles and bench are among its own."""
    lines = [team.name or "-", *(_line(player, role) for player in team.players)]
    if team.substitutes:
        lines += [substitutes, *(_line(player, role) for player in team.substitutes)]
    return "\n".join(lines) + "\n"


def _line(player: Player, role: Callable[[Role], str]) -> str:
    return " ".join(part for part in (player.id, role(player.role), player.name) if part)


def _player(words: list[str], side: Side, known: list[Player]) -> Player | None:
    if (role := _role(words[0])) is not None:
        return Player(_free_id(side, known), role, " ".join(words[1:]) or None)
    if len(words) > 1 and (role := _role(words[1])) is not None:
        return Player(words[0], role, " ".join(words[2:]) or None)
    return None


def _role(word: str) -> Role | None:
    return ROLE_WORDS.get(word.rstrip(":,.").casefold())


def _free_id(side: Side, known: list[Player]) -> str:
    taken = {player.id for player in known}
    letter = side[0].upper()
    return next(f"{letter}{n}" for n in range(1, MOST_PLAYERS + 2) if f"{letter}{n}" not in taken)
