"""Which questions were heard at which night by whom: what is asked before a pack is played again.

One small file beside the games. A night is kept under a name of its own and replaces itself, so
keeping it again after every question changes nothing that stands; nights of another computer may
be put beside it.
"""

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

from sqlalchemy import Connection, Table, and_, delete, insert, inspect, select
from sqlalchemy.orm import registry
from sqlmodel import Field, SQLModel

from app.store.connection import Mode, connect
from app.store.mapping import mapping

_AT_ONCE = 5000


class UsedTable(SQLModel, registry=registry()):
    """A table of the file."""


class UsedNight(UsedTable, table=True):
    """A night; `date` is an ISO 8601 day, "" for one without."""

    __tablename__ = "used_night"

    uid: str = Field(primary_key=True)
    title: str
    date: str


class UsedQuestion(UsedTable, table=True):
    """A question that was asked at it, by its key."""

    __tablename__ = "used_question"

    night: str = Field(primary_key=True)
    number: int = Field(primary_key=True)
    key: str = Field(index=True)


class UsedTeam(UsedTable, table=True):
    """A team of it, with the numbers of the first and the last question that it heard."""

    __tablename__ = "used_team"

    night: str = Field(primary_key=True)
    no: int = Field(primary_key=True)
    name: str
    first: int
    last: int


class UsedKey(UsedTable, table=True):
    """One way to know that team again: itself or one of its players."""

    __tablename__ = "used_key"

    night: str = Field(primary_key=True)
    no: int = Field(primary_key=True)
    key: str = Field(primary_key=True, index=True)


_TABLES = UsedTable.metadata.tables
NIGHT: Table = _TABLES["used_night"]
QUESTION: Table = _TABLES["used_question"]
TEAM: Table = _TABLES["used_team"]
KEY: Table = _TABLES["used_key"]


@dataclass(frozen=True, slots=True)
class TeamHeard:
    """A team that heard questions `first` to `last` of a night; `keys` name it and its players."""

    name: str
    keys: tuple[str, ...]
    first: int
    last: int


@dataclass(frozen=True, slots=True)
class NightHeard:
    """A night: its own name, its title and day, the keys of its questions by number, its teams."""

    uid: str
    title: str
    date: str
    questions: tuple[tuple[int, str], ...]
    teams: tuple[TeamHeard, ...]


@dataclass(frozen=True, slots=True)
class Hearing:
    """A question, by its key, was heard by those of a key at a night."""

    question: str
    who: str
    date: str
    title: str


class UsedStore:
    """The file; made when something is first kept."""

    def __init__(self, path: Path) -> None:
        """Name the file; nothing is created or read yet."""
        self.path = path

    def keep(self, night: NightHeard) -> None:
        """Keep a night, in place of what was kept of it before; raises StoreError."""
        with mapping(self.path):
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with connect(self.path, Mode.CREATE, durable=True) as connection, connection.begin():
                UsedTable.metadata.create_all(connection)
                _forget(connection, night.uid)
                _write(connection, night)

    def heard(
        self, questions: Collection[str], who: Collection[str], days: tuple[str, str], but: str = ""
    ) -> tuple[Hearing, ...]:
        """Which of these questions were heard by which of these, on days from one to another.

        `days` are ISO 8601, both included, "" for no bound; a night without a day is always
        looked at, the night of the name `but` never. Raises StoreError.
        """
        if not self.path.exists() or not questions or not who:
            return ()
        with mapping(self.path), connect(self.path, Mode.WRITE) as connection:
            if not _is_made(connection):
                return ()
            found: set[tuple[str, str, str, str]] = set()
            for keys in _parts(questions):
                found |= set(_hearings(connection, keys, days, but))
        wanted = set(who)
        rows = sorted(row for row in found if row[1] in wanted)
        return tuple(Hearing(*row) for row in rows)


def _is_made(connection: Connection) -> bool:
    """Whether the tables are there; another thread may be about to make them."""
    return set(_TABLES) <= set(inspect(connection).get_table_names())


def _forget(connection: Connection, uid: str) -> None:
    for table, column in (
        (NIGHT, NIGHT.c.uid),
        *((t, t.c.night) for t in (QUESTION, TEAM, KEY)),
    ):
        connection.execute(delete(table).where(column == uid))


def _write(connection: Connection, night: NightHeard) -> None:
    uid = night.uid
    connection.execute(insert(NIGHT), {"uid": uid, "title": night.title, "date": night.date})
    questions = [{"night": uid, "number": n, "key": key} for n, key in night.questions]
    teams = [
        {"night": uid, "no": no, "name": team.name, "first": team.first, "last": team.last}
        for no, team in enumerate(night.teams, 1)
    ]
    keys = [
        {"night": uid, "no": no, "key": key}
        for no, team in enumerate(night.teams, 1)
        for key in dict.fromkeys(team.keys)
    ]
    for table, rows in ((QUESTION, questions), (TEAM, teams), (KEY, keys)):
        if rows:
            connection.execute(insert(table), rows)


def _hearings(
    connection: Connection, keys: list[str], days: tuple[str, str], but: str
) -> Iterator[tuple[str, str, str, str]]:
    first, last = days
    heard = and_(
        TEAM.c.night == QUESTION.c.night,
        TEAM.c.first <= QUESTION.c.number,
        TEAM.c.last >= QUESTION.c.number,
    )
    asked = (
        select(QUESTION.c.key, KEY.c.key.label("who"), NIGHT.c.date, NIGHT.c.title)
        .join(NIGHT, NIGHT.c.uid == QUESTION.c.night)
        .join(TEAM, heard)
        .join(KEY, and_(KEY.c.night == TEAM.c.night, KEY.c.no == TEAM.c.no))
        .where(QUESTION.c.key.in_(keys), NIGHT.c.uid != but)
    )
    for row in connection.execute(asked):
        within = (not first or row.date >= first) and (not last or row.date <= last)
        if not row.date or within:
            yield row.key, row.who, row.date, row.title


def _parts(keys: Collection[str]) -> Iterator[list[str]]:
    waiting = iter(dict.fromkeys(keys))
    while part := list(islice(waiting, _AT_ONCE)):
        yield part
