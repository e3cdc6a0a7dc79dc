"""The club's table of rating points: data with a version and a date, checked before it counts."""

from __future__ import annotations

import datetime as dt
import tomllib
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields
from typing import Any, Literal, get_args

SharedPlaces = Literal["mean", "best", "worst"]
SHARED: tuple[SharedPlaces, ...] = get_args(SharedPlaces)
MOST_POINTS = 100_000
MOST_PLACES = 1000


class TableError(ValueError):
    """A rating table that cannot be used; its text is one sentence."""


@dataclass(frozen=True, slots=True)
class PlaceRow:
    """Points for the places `first` to `last`, both included; `last` None: and all below."""

    first: int
    last: int | None
    points: int


@dataclass(frozen=True, slots=True)
class Deeds:
    """Points for one deed each, in the order of the club's table."""

    correct: int = 1
    early: int = 1
    jump: int = 1
    partner: int = 1
    ledge: int = 1
    trio: int = 1
    all_partner: int = 3
    all_jumps: int = 3


@dataclass(frozen=True, slots=True)
class RatingTable:
    """One version of the table; `date` is ISO 8601. `shared_places` is the option of R1.

    `least_jumps` is how many jumps, all successful, earn `deeds.all_jumps`.
    """

    id: str
    version: str
    date: str
    places: tuple[PlaceRow, ...]
    deeds: Deeds = field(default_factory=Deeds)
    shared_places: SharedPlaces = "mean"
    least_jumps: int = 3

    def of_place(self, place: int) -> int:
        """The points of one place, from 1."""
        return next(row.points for row in self.places if row.last is None or place <= row.last)

    def of_shared(self, first: int, last: int) -> int:
        """The points of each team that shares the places `first` to `last` (R1)."""
        shared = [self.of_place(place) for place in range(first, last + 1)]
        match self.shared_places:
            case "best":
                return max(shared)
            case "worst":
                return min(shared)
        return (2 * sum(shared) + len(shared)) // (2 * len(shared))


def read_table(text: str) -> RatingTable:
    """The table in a TOML text; raises `TableError` of one sentence with the place."""
    try:
        value = tomllib.loads(text.removeprefix("\ufeff"))
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise TableError(f"this is not TOML: {error}") from None
    return table_of(value)


def table_of(value: object) -> RatingTable:
    """The table in a parsed value (TOML's, or a record's `rating.table`); raises `TableError`."""
    found = _object(value, "the table", {entry.name for entry in fields(RatingTable)})
    shared = found.get("shared_places", "mean")
    if shared not in SHARED:
        raise TableError("shared_places must be 'mean', 'best' or 'worst' (R1)")
    return RatingTable(
        id=_text(found, "id"),
        version=_text(found, "version"),
        date=_date(found),
        places=_places(found.get("places")),
        deeds=_deeds(found.get("deeds", {})),
        shared_places=shared,
        least_jumps=_whole(found.get("least_jumps", 3), "least_jumps", 1, MOST_PLACES),
    )


def table_value(table: RatingTable) -> dict[str, Any]:
    """The table as a JSON value, for a record; `table_of` reads it back."""
    value = asdict(table)
    value["places"] = [
        {key: item for key, item in row.items() if item is not None} for row in value["places"]
    ]
    return value


def _object(value: object, what: str, known: set[str]) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise TableError(f"{what} must have named fields")
    for key in value:
        if key not in known:
            raise TableError(f"{what}: {key!r} is not known (known: {', '.join(sorted(known))})")
    return value


def _text(found: Mapping[str, Any], key: str) -> str:
    value = found.get(key)
    if isinstance(value, str) and value.strip() and value.isprintable():
        return value
    raise TableError(f'{key} must be a text in quotes, such as {key} = "1"')


def _date(found: Mapping[str, Any]) -> str:
    value = found.get("date")
    try:
        return dt.date.fromisoformat(str(value)).isoformat()
    except ValueError:
        raise TableError('date must be a day such as "2026-10-01"') from None


def _whole(value: object, what: str, least: int, most: int) -> int:
    if type(value) is int and least <= value <= most:
        return value
    raise TableError(f"{what} must be a whole number from {least} to {most}")


def _deeds(value: object) -> Deeds:
    found = _object(value, "deeds", {entry.name for entry in fields(Deeds)})
    checked = {
        key: _whole(item, f"deeds.{key}", -MOST_POINTS, MOST_POINTS) for key, item in found.items()
    }
    return Deeds(**checked)


def _places(value: object) -> tuple[PlaceRow, ...]:
    if not isinstance(value, list | tuple) or not value:
        raise TableError("places must have at least one row")
    rows = [_row(item, number) for number, item in enumerate(value, 1)]
    wanted = 1
    for number, row in enumerate(rows, 1):
        if row.first != wanted:
            raise TableError(f"places, row {number}: it must begin with place {wanted}")
        if (row.last is None) != (number == len(rows)):
            raise TableError(f"places, row {number}: only the last row, and it, has no 'last'")
        wanted = (row.last or 0) + 1
    return tuple(rows)


def _row(item: object, number: int) -> PlaceRow:
    what = f"places, row {number}"
    found = _object(item, what, {"first", "last", "points"})
    first = _whole(found.get("first"), f"{what}: first", 1, MOST_PLACES)
    last = found.get("last")
    if last is not None:
        last = _whole(last, f"{what}: last", first, MOST_PLACES)
    points = _whole(found.get("points"), f"{what}: points", -MOST_POINTS, MOST_POINTS)
    return PlaceRow(first, last, points)
