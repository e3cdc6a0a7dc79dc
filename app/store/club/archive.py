"""The club's archive: nights in, season tables and statistics out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Self

from sqlalchemy import delete, func, select

from app.store.club import decide as people
from app.store.club.address import parsed
from app.store.club.errors import ArchiveError, Rehearsal
from app.store.club.link import FileLink, Link, made_ready
from app.store.club.query import nights_behind, season_table, within
from app.store.club.season import WHOLE, NightBehind, Of, SeasonRow, SeasonRules, faults
from app.store.club.server import ServerLink
from app.store.club.sheet import NightSheet
from app.store.club.statistics import Statistics, TeamPath, paths_of, statistics
from app.store.club.tables import DETAILS, NIGHT, RECORD, TEAM
from app.store.club.write import Added, add_night


@dataclass(frozen=True, slots=True)
class NightLine:
    """A night of the archive in a list."""

    night: str
    title: str
    date: str
    venue: str
    teams: int
    finished: bool
    revision: int
    has_record: bool


def now() -> str:
    """The moment, ISO 8601 in UTC."""
    return datetime.now(UTC).isoformat(timespec="seconds")


class Archive:
    """An archive of nights, opened; each call is one transaction with a connection of its own.

    Every method raises an `ArchiveError` or another StoreError of one sentence when the archive
    cannot be reached, does not answer in time, or refuses; then nothing was changed. A call may
    be made from any thread, and be repeated: what was done already is not done twice.
    """

    def __init__(self, link: Link, clock: Callable[[], str] = now) -> None:
        """Use `open` instead; `clock` tells the moment that is noted with a night."""
        self._link = link
        self._clock = clock

    @classmethod
    def open(cls, address: str | Path) -> Self:
        """The archive in a file or at a server's address, made or upgraded where needed.

        Raises WrongAddress, Unreachable, NotLetIn, OldServer, NewerArchive, NotAnArchive or
        another StoreError.
        """
        place = address if isinstance(address, Path) else parsed(address)
        link: Link = FileLink(place) if isinstance(place, Path) else ServerLink(place)
        made_ready(link)
        return cls(link)

    @property
    def name(self) -> str:
        """The archive as sentences name it; without a password."""
        return self._link.name

    def add(self, sheet: NightSheet, *, is_right: bool = False) -> Added:
        """Put a night in, exactly once however often it is sent and by however many hosts.

        `is_right`: this version replaces another one whatever its revision. Raises `Rehearsal`.
        """
        if sheet.rehearsal:
            raise Rehearsal("A rehearsal is no night of the season; it was not put in the archive.")
        with self._link.writing() as connection:
            if is_right:
                found = select(NIGHT.c.revision).where(NIGHT.c.uid == sheet.night)
                there = connection.execute(found).scalar()
                if there is not None and there >= sheet.revision:
                    sheet = replace(sheet, revision=there + 1)
            return add_night(connection, sheet, self._clock())

    def remove(self, night: str) -> bool:
        """Take a night out again; False where there is none of that id."""
        with self._link.writing() as connection:
            no = connection.execute(select(NIGHT.c.no).where(NIGHT.c.uid == night)).scalar()
            if no is None:
                return False
            for table in DETAILS:
                connection.execute(delete(table).where(table.c.night == no))
            connection.execute(delete(NIGHT).where(NIGHT.c.no == no))
            return True

    def nights(self, rules: SeasonRules = WHOLE) -> list[NightLine]:
        """The nights of a season, in their order."""
        teams = select(func.count()).where(TEAM.c.night == NIGHT.c.no).scalar_subquery()
        kept = select(RECORD.c.content != "").where(RECORD.c.night == NIGHT.c.no).scalar_subquery()
        night = (NIGHT.c.uid, NIGHT.c.title, NIGHT.c.date, NIGHT.c.venue)
        asked = select(*night, teams, NIGHT.c.finished, NIGHT.c.revision, kept)
        with self._link.reading() as connection:
            rows = connection.execute(
                asked.where(*within(NIGHT, _checked(rules))).order_by(NIGHT.c.day, NIGHT.c.no)
            ).all()
        return [NightLine(*row[:7], bool(row[7])) for row in rows]

    def record(self, night: str) -> str:
        """The open record of a night as text; "" where there is none."""
        asked = select(RECORD.c.content).join(NIGHT, NIGHT.c.no == RECORD.c.night)
        with self._link.reading() as connection:
            found = connection.execute(asked.where(NIGHT.c.uid == night)).scalar()
        return str(found or "")

    def table(self, rules: SeasonRules = WHOLE, of: Of = "teams") -> list[SeasonRow]:
        """The season table of teams or players, best first; level totals share a place."""
        with self._link.reading() as connection:
            return season_table(connection, _checked(rules), of)

    def behind(self, rules: SeasonRules, of: Of, who: int) -> list[NightBehind]:
        """The nights behind a row's figures; `who` is the row's."""
        with self._link.reading() as connection:
            return nights_behind(connection, _checked(rules), of, who)

    def statistics(self, rules: SeasonRules = WHOLE, most: int = 10) -> Statistics:
        """The season in figures, at most `most` lines each."""
        with self._link.reading() as connection:
            return statistics(connection, _checked(rules), most)

    def paths(self, night: str) -> tuple[int, tuple[TeamPath, ...]]:
        """The Summit's step and the teams' ways up a night, best first; () for no such night."""
        with self._link.reading() as connection:
            return paths_of(connection, night)

    def questions(self, most: int = 100) -> list[people.Asked]:
        """Who of one name is who, as far as the host has not said; at most `most`."""
        with self._link.reading() as connection:
            return people.open_questions(connection, most)

    def decide(self, groups: Sequence[Sequence[int]]) -> None:
        """The host's word: each group of ids is one team or player, no two groups are the same.

        It may be said of any participants, asked about or not, and said again otherwise. Raises
        ValueError for ids that cannot be.
        """
        with self._link.writing() as connection:
            people.decide(connection, groups, self._clock())


def _checked(rules: SeasonRules) -> SeasonRules:
    for sentence in faults(rules):
        raise ArchiveError(sentence)
    return rules
