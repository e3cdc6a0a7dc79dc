"""What is odd about a list of teams: each doubt warns, and none stops the game (1.1, 1.3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from app.hill.roster import Team
from app.night.spans import spans

LEAST, MOST = 2, 48
LIMIT = 200
"""More teams than any hall holds; a list that long is another table, pasted by mistake."""
ADVISED = range(8, 25)


class TeamDoubtKind(Enum):
    """A sort of doubt: an English template; `{detail}` is a name or a list of numbers."""

    TOO_FEW_TEAMS = "a game needs at least two teams (1.1)"
    MANY_TEAMS = "{detail} teams: the board stays readable to 48 (1.1)"
    UNUSUAL_COUNT = "{detail} teams: 8 to 24 are recommended (1.1)"
    NO_NAME = "no name: {detail}"
    SAME_NAME = "one name, several teams: {detail}"
    NO_PLAYERS = "no players named: {detail}"
    ROSTER_SIZE = "not 3 to 8 players (1.3): {detail}"
    NO_CAPTAIN = "no captain (1.4): {detail}"
    SAME_CLUB_ID = "one club id, several players: {detail}"


@dataclass(frozen=True, slots=True)
class TeamDoubt:
    """A doubt; `teams` are the numbers of the teams concerned, from 1."""

    kind: TeamDoubtKind
    detail: str = ""
    teams: tuple[int, ...] = ()

    def __str__(self) -> str:
        return self.kind.value.format(detail=self.detail)


def check_teams(teams: Sequence[Team]) -> tuple[TeamDoubt, ...]:
    """Everything odd about the teams, the gravest first."""
    found = [*_count(len(teams)), *_names(teams), *_club_ids(teams)]
    named = [n for n, team in enumerate(teams, 1) if team.players]
    bare = tuple(n for n, team in enumerate(teams, 1) if not team.players)
    size = tuple(n for n in named if not teams[n - 1].roster_is_regular)
    headless = tuple(n for n in named if not _has_captain(teams[n - 1]))
    for kind, numbers in (
        (TeamDoubtKind.ROSTER_SIZE, size),
        (TeamDoubtKind.NO_CAPTAIN, headless),
        (TeamDoubtKind.NO_PLAYERS, bare),
    ):
        if numbers:
            found.append(TeamDoubt(kind, spans(numbers), numbers))
    return tuple(found)


def _count(count: int) -> list[TeamDoubt]:
    if count < LEAST:
        return [TeamDoubt(TeamDoubtKind.TOO_FEW_TEAMS)]
    if count > MOST:
        return [TeamDoubt(TeamDoubtKind.MANY_TEAMS, str(count))]
    return [] if count in ADVISED else [TeamDoubt(TeamDoubtKind.UNUSUAL_COUNT, str(count))]


def _names(teams: Sequence[Team]) -> list[TeamDoubt]:
    nameless = tuple(n for n, team in enumerate(teams, 1) if not team.name.strip())
    found = [TeamDoubt(TeamDoubtKind.NO_NAME, spans(nameless), nameless)] if nameless else []
    keys = [" ".join(team.name.casefold().replace("ё", "е").split()) for team in teams]
    for key, times in Counter(keys).items():
        if key and times > 1:
            same = tuple(n for n, other in enumerate(keys, 1) if other == key)
            detail = f"{teams[same[0] - 1].name} ({spans(same)})"
            found.append(TeamDoubt(TeamDoubtKind.SAME_NAME, detail, same))
    return found


def _club_ids(teams: Sequence[Team]) -> list[TeamDoubt]:
    owners: dict[str, list[int]] = {}
    for number, team in enumerate(teams, 1):
        for player in team.players:
            if player.club_id:
                owners.setdefault(player.club_id, []).append(number)
    return [
        TeamDoubt(TeamDoubtKind.SAME_CLUB_ID, club_id, tuple(dict.fromkeys(numbers)))
        for club_id, numbers in owners.items()
        if len(numbers) > 1
    ]


def _has_captain(team: Team) -> bool:
    return any(player.id == team.captain for player in team.players if player.id)
