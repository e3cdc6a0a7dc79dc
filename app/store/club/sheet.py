"""A night as the archive keeps it: what season tables and statistics are made of."""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict, dataclass, replace
from datetime import date

from pydantic import TypeAdapter, ValidationError


@dataclass(frozen=True, slots=True)
class Part:
    """One line of a rating sum: what was earned, and its points."""

    what: str
    points: int


@dataclass(frozen=True, slots=True)
class PlayerSheet:
    """A participant of a night; `club_id` is "" where there is none (2.6).

    `parts` are the lines of the rating sum; empty where they are those of the team.
    """

    surname: str
    name: str = ""
    club_id: str = ""
    captain: bool = False
    rating: int = 0
    parts: tuple[Part, ...] = ()


@dataclass(frozen=True, slots=True)
class TeamSheet:
    """A team's night; `id` is its id within the night, `club_id` that of the rating site or "".

    `first` and `last` are the ends of a shared place (4 and 5 for "4–5"), None without a place.
    `path` has the step after each turn, None before the team came and after it left.
    """

    id: str
    name: str
    club_id: str = ""
    first: int | None = None
    last: int | None = None
    step: int = 0
    points: int = 0
    rating: int = 0
    parts: tuple[Part, ...] = ()
    correct: int = 0
    answered: int = 0
    jumps_tried: int = 0
    jumps_made: int = 0
    revolutions_tried: int = 0
    revolutions_made: int = 0
    path: tuple[int | None, ...] = ()
    players: tuple[PlayerSheet, ...] = ()

    @property
    def place(self) -> str:
        """The place as it is written: "1", "4–5", or "–" for a team without one."""
        return place_text(self.first, self.last)


@dataclass(frozen=True, slots=True)
class QuestionSheet:
    """What became of a question: `asked` teams were in the game, `correct` had it.

    `fastest` is the id of the team whose correct answer came first, `fastest_ms` after the
    announcement (H19); None where no time is known. A `void` one counts nowhere (H12).
    """

    number: int
    text: str = ""
    asked: int = 0
    answered: int = 0
    correct: int = 0
    fastest: str | None = None
    fastest_ms: int | None = None
    partner: bool = False
    void: bool = False


@dataclass(frozen=True, slots=True)
class ReignSheet:
    """One unbroken reign: the team, the turn of its capture, the turns after which it was king."""

    team: str
    turn: int
    length: int


@dataclass(frozen=True, slots=True)
class NightSheet:
    """One night. `night` is unique to it for good; `date` is ISO 8601 or "".

    Of two sheets of one night the one of higher `revision` stands. `table` names the rating table
    it was scored with; `record` is the open record as text, "" for a night of which only a table
    is left. A `rehearsal` never enters an archive.
    """

    night: str
    title: str
    date: str
    teams: tuple[TeamSheet, ...]
    venue: str = ""
    edition: str = ""
    summit: int = 0
    questions: tuple[QuestionSheet, ...] = ()
    reigns: tuple[ReignSheet, ...] = ()
    rehearsal: bool = False
    finished: bool = True
    revision: int = 0
    table: str = ""
    record: str = ""


_ADAPTER = TypeAdapter(NightSheet)


class BadSheet(ValueError):  # noqa: N818 - it says what the text is
    """A text is no night sheet; ``str(error)`` is one sentence."""


def place_text(first: int | None, last: int | None) -> str:
    """A place as it is written: "1", "4–5", or "–" without one."""
    if first is None:
        return "–"
    return str(first) if last in (None, first) else f"{first}–{last}"


def day_of(text: str) -> int:
    """The day of an ISO 8601 date as a number that sorts, 20261017; 0 where it is none."""
    try:
        day = date.fromisoformat(text.strip()[:10])
    except ValueError:
        return 0
    return day.year * 10000 + day.month * 100 + day.day


def sheet_text(sheet: NightSheet) -> str:
    """The sheet as JSON in ASCII, the same text for the same sheet."""
    return json.dumps(asdict(sheet), separators=(",", ":"), sort_keys=True)


def read_sheet(text: str) -> NightSheet:
    """The sheet of a text that `sheet_text` wrote; raises `BadSheet`."""
    try:
        return _ADAPTER.validate_python(json.loads(text))
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        place = ".".join(map(str, first["loc"])) or "the whole"
        raise BadSheet(f"this is no night sheet ({place}: {first['msg']})") from None
    except (ValueError, RecursionError):
        raise BadSheet("this is no night sheet (it is not JSON)") from None


def content_hash(sheet: NightSheet) -> str:
    """What tells sheets of one content: SHA-256 in hex over all but the revision."""
    return hashlib.sha256(sheet_text(replace(sheet, revision=0)).encode()).hexdigest()
