"""The evening's rating line by line, as a seat shows it (2.6)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any, NamedTuple

from app.night.archive import night_record
from app.night.night import Night
from app.results.corrections import table_in_record
from app.results.rating import NotEligible, PlayerRating, rate
from app.results.table import (
    MOST_PLACES,
    MOST_POINTS,
    SHARED,
    Deeds,
    PlaceRow,
    RatingTable,
    table_of,
    table_value,
)

__all__ = [
    "DEEDS",
    "MOST_PLACES",
    "MOST_POINTS",
    "SHARED",
    "PlaceRow",
    "RatingTable",
    "ScoreLine",
    "checked_table",
    "scored_with",
    "scores",
]
DEEDS: tuple[str, ...] = tuple(Deeds.__dataclass_fields__)


class ScoreLine(NamedTuple):
    """One participant: `number` in the roster of `team`, from 1; `place` is text, "4–5" or "–".

    `parts` are the lines of the team's sum that earned something, by name. `reason` is that of a
    correction, None without one; `not_eligible` why the club's rating does not count the player.
    """

    team: str
    number: int
    surname: str
    name: str
    club_id: str
    team_title: str
    captain: bool
    place: str
    step: int
    points: int
    rating: int
    parts: tuple[tuple[str, int], ...]
    reason: str | None
    not_eligible: NotEligible | None


def scored_with(night: Night, table: RatingTable) -> RatingTable:
    """The table that the evening keeps, else this one; raises `RecordError`."""
    return table_in_record(night_record(night)) or table


def scores(night: Night, table: RatingTable) -> tuple[ScoreLine, ...]:
    """Every participant, by the table that the evening keeps, else by this one.

    Teams come best first, players in roster order; raises `RecordError`.
    """
    rating = rate(night_record(night), scored_with(night, table))
    numbers: dict[str, int] = {}
    found = []
    for row in rating.players:
        team = row.team.team.id
        numbers[team] = numbers.get(team, 0) + 1
        found.append(_line(row, numbers[team]))
    return tuple(found)


def _line(row: PlayerRating, number: int) -> ScoreLine:
    team, player = row.team, row.player
    return ScoreLine(
        team=team.team.id,
        number=number,
        surname=player.surname or "",
        name=player.name or "",
        club_id=player.club_id or "",
        team_title=team.team.title,
        captain=row.captain,
        place=team.place,
        step=team.step,
        points=team.points,
        rating=row.points,
        parts=tuple((part.name, part.points) for part in team.parts if part.points),
        reason=None if row.correction is None else row.correction.reason,
        not_eligible=row.not_eligible,
    )


def checked_table(
    table: RatingTable, places: Iterable[PlaceRow], deeds: Mapping[str, int], **others: Any
) -> RatingTable:
    """The table with other figures, checked as a file's would be; raises TableError."""
    changed = replace(table, places=tuple(places), deeds=Deeds(**deeds), **others)
    return table_of(table_value(changed))
