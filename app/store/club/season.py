"""A season: which nights count, how they are summed, and the rows of its tables."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import date
from itertools import groupby
from operator import itemgetter
from typing import Literal

from app.store.club.sheet import Part, day_of, place_text

Of = Literal["teams", "players"]
ALWAYS = (0, 99_999_999)


@dataclass(frozen=True, slots=True)
class SeasonRules:
    """What a season counts: nights from one day to another, both included, all or the best N.

    `first` and `last` are ISO 8601 days, "" for no bound; a night without a date belongs only to
    a season without bounds. `best` None counts every game.
    """

    first: str = ""
    last: str = ""
    best: int | None = None

    @property
    def days(self) -> tuple[int, int]:
        """The bounds as the archive's days."""
        if not self.first and not self.last:
            return ALWAYS
        return day_of(self.first) or 1, day_of(self.last) or ALWAYS[1]


WHOLE = SeasonRules()
"""Every night of the archive, each game counted."""


@dataclass(frozen=True, slots=True)
class SeasonRow:
    """One line of a season table: `total` is the sum of the `counted` best of `games` nights.

    `who` is the participant in the archive; `top` the most points of one night; `wins` are nights
    on the first place, shared or not. Level totals share the place.
    """

    place: str
    who: int
    surname: str
    name: str
    club_id: str
    total: int
    games: int
    counted: int
    top: int
    wins: int

    @property
    def title(self) -> str:
        """The team's name, or surname and name."""
        return f"{self.surname} {self.name}".strip()


@dataclass(frozen=True, slots=True)
class NightBehind:
    """A night behind a figure: where its points come from, and whether the season counts it."""

    night: str
    title: str
    date: str
    venue: str
    team: str
    place: str
    step: int
    points: int
    rating: int
    parts: tuple[Part, ...]
    captain: bool
    counted: bool


Sum = tuple[int, str, str, str | None, int, int, int, int, int]
"""What the database gives for one participant: a `SeasonRow` without its place."""


def faults(rules: SeasonRules) -> tuple[str, ...]:
    """What makes these rules unusable, a sentence each; empty when nothing does."""
    found = []
    for what, day in (("first", rules.first), ("last", rules.last)):
        if day and not _is_day(day):
            found.append(f"The {what} day of a season is a date such as 2026-09-01, not {day!r}.")
    if not found and rules.first and rules.last and day_of(rules.last) < day_of(rules.first):
        found.append("A season cannot end before it begins.")
    if rules.best is not None and rules.best < 1:
        found.append("The best games that count are at least one.")
    return tuple(found)


def _is_day(text: str) -> bool:
    try:
        date.fromisoformat(text)
    except ValueError:
        return False
    return True


def placed(sums: Iterable[Sum]) -> Iterator[SeasonRow]:
    """The table of sums that come best first: level totals share the place, as in "4–5"."""
    done = 0
    for _, level in groupby(sums, key=itemgetter(4)):
        sharing = list(level)
        place = place_text(done + 1, done + len(sharing))
        done += len(sharing)
        for who, surname, name, club_id, *figures in sharing:
            yield SeasonRow(place, who, surname, name, club_id or "", *figures)
