"""The tables that rating sites give and take, as values: who, from where, and a mark a question."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

Mark = int | str | None
"""1 correct, 0 wrong, None nothing; a text is a disputed answer."""
Flag = Literal["К", "Б", "Л"]
TEAM_ID, NAME, TOWN, TOUR = "Team ID", "Название", "Город", "Тур"


class SiteError(ValueError):
    """A table that is none of these; its text is one sentence with the place."""


@dataclass(frozen=True, slots=True)
class SiteTeam:
    """A team as a site knows it; `id` is text, "" where the site has none for it."""

    id: str
    name: str
    town: str = ""


@dataclass(frozen=True, slots=True)
class SiteResult:
    """A team's marks in one tour."""

    team: SiteTeam
    marks: tuple[Mark, ...]


@dataclass(frozen=True, slots=True)
class SiteTour:
    """Tour `number`: its rows in their order; `first` is the number of its first question."""

    number: int
    first: int
    rows: tuple[SiteResult, ...]

    @property
    def questions(self) -> int:
        """How many questions it has."""
        return max((len(row.marks) for row in self.rows), default=0)


@dataclass(frozen=True, slots=True)
class SiteResults:
    """A whole table. `by_tour`: it has the column `Тур`; else it is one tour, from question 1."""

    tours: tuple[SiteTour, ...]
    by_tour: bool = True


@dataclass(frozen=True, slots=True)
class SitePlayer:
    """A row of a roster: К captain, Б of the team's own, Л a guest."""

    team: SiteTeam
    flag: str
    id: str
    surname: str
    name: str
    patronymic: str = ""


def teams_apart(rows: Iterable[SiteResult]) -> dict[tuple[SiteTeam, int], SiteResult]:
    """A tour's rows by team; of teams that nothing tells apart, the number of each, from 0."""
    seen = Counter[SiteTeam]()
    found = {}
    for row in rows:
        found[row.team, seen[row.team]] = row
        seen[row.team] += 1
    return found


def site_warnings(names: tuple[str, ...]) -> tuple[str, ...]:
    """The names for which a site may drop the whole file: those with a quotation mark in them."""
    return tuple(dict.fromkeys(name for name in names if '"' in name))
