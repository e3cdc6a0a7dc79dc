"""The tables of the archive as today's program reads them; `migrations` is what makes them.

Of each result table the columns that a season table needs stand in one index, so that it is made
from the index alone. `day` is 20261017, 0 for a night without a date.
"""

from sqlalchemy import Table
from sqlalchemy.orm import registry
from sqlmodel import Field, SQLModel


class ArchiveTable(SQLModel, registry=registry()):
    """A table of the archive."""


class Night(ArchiveTable, table=True):
    """One night; `uid` is its own for good, `content` the hash of the sheet that stands."""

    no: int = Field(primary_key=True)
    uid: str
    revision: int
    content: str
    title: str
    date: str
    day: int
    venue: str
    edition: str
    summit: int
    finished: bool
    rating_table: str
    added: str


class NightRecord(ArchiveTable, table=True):
    """The open record of a night, as text."""

    __tablename__ = "night_record"

    night: int = Field(primary_key=True)
    content: str


class Participant(ArchiveTable, table=True):
    """A team or a player as met: by club id, or as one nameless appearance.

    `root` is the row that speaks for all rows that are the same one, its own `id` while alone.
    `seen` is the day whose name it bears; `name_key` is the name by which it is asked for.
    """

    id: int = Field(primary_key=True)
    kind: str
    club_id: str | None
    name_key: str
    surname: str
    name: str
    seen: int
    root: int


class Decision(ArchiveTable, table=True):
    """What the host said of two participants: one and the same, or not."""

    one: int = Field(primary_key=True)
    other: int = Field(primary_key=True)
    same: bool
    decided: str


class TeamNight(ArchiveTable, table=True):
    """A team's night; `who` is the participant that it counts for, `seen_as` the row it was met as.

    `parts` is JSON, `path` the steps after each turn with commas, nothing for none.
    """

    __tablename__ = "team_night"

    night: int = Field(primary_key=True)
    no: int = Field(primary_key=True)
    local: str
    who: int
    seen_as: int
    name: str
    place: int | None
    place_last: int | None
    step: int
    points: int
    rating: int
    parts: str
    correct: int
    answered: int
    jumps_tried: int
    jumps_made: int
    revolutions_tried: int
    revolutions_made: int
    path: str
    day: int


class PlayerNight(ArchiveTable, table=True):
    """A player's night, in the team of number `team`; `place` is the team's."""

    __tablename__ = "player_night"

    night: int = Field(primary_key=True)
    team: int = Field(primary_key=True)
    no: int = Field(primary_key=True)
    who: int
    seen_as: int
    surname: str
    name: str
    captain: bool
    place: int | None
    rating: int
    parts: str
    day: int


class QuestionNight(ArchiveTable, table=True):
    """What became of a question; `fastest` is the number of the team that had it first."""

    __tablename__ = "question_night"

    night: int = Field(primary_key=True)
    number: int = Field(primary_key=True)
    content: str
    asked: int
    answered: int
    correct: int
    fastest: int | None
    fastest_ms: int | None
    partner: bool
    void: bool
    day: int


class ReignNight(ArchiveTable, table=True):
    """One reign of a night, from the turn of its capture."""

    __tablename__ = "reign_night"

    night: int = Field(primary_key=True)
    turn: int = Field(primary_key=True)
    team: int
    length: int
    day: int


TABLES = ArchiveTable.metadata.tables
NIGHT: Table = TABLES["night"]
RECORD: Table = TABLES["night_record"]
PARTICIPANT: Table = TABLES["participant"]
DECISION: Table = TABLES["decision"]
TEAM: Table = TABLES["team_night"]
PLAYER: Table = TABLES["player_night"]
QUESTION: Table = TABLES["question_night"]
REIGN: Table = TABLES["reign_night"]
DETAILS = (RECORD, TEAM, PLAYER, QUESTION, REIGN)
"""What a night's own rows stand in; each has a column `night`."""
