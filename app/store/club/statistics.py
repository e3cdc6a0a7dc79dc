"""What people look at besides the table: questions, quick answers, jumps, revolutions, reigns."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, Table, and_, func, select

from app.store.club.query import within
from app.store.club.season import SeasonRules
from app.store.club.tables import NIGHT, PARTICIPANT, QUESTION, REIGN, TEAM
from app.store.club.write import read_path


@dataclass(frozen=True, slots=True)
class Where:
    """The night of a figure."""

    night: str
    title: str
    date: str


@dataclass(frozen=True, slots=True)
class QuestionFigure:
    """How a question went: `correct` of the `asked` teams had it."""

    where: Where
    number: int
    text: str
    asked: int
    answered: int
    correct: int


@dataclass(frozen=True, slots=True)
class QuickAnswer:
    """A correct answer that came first on its question, `ms` after the announcement."""

    where: Where
    number: int
    team: str
    ms: int


@dataclass(frozen=True, slots=True)
class LongReign:
    """A reign of `length` turns from turn `turn`, that of its capture included."""

    where: Where
    team: str
    turn: int
    length: int


@dataclass(frozen=True, slots=True)
class TeamDeeds:
    """What one team declared over the season, and what came of it."""

    who: int
    team: str
    jumps_tried: int
    jumps_made: int
    revolutions_tried: int
    revolutions_made: int


@dataclass(frozen=True, slots=True)
class Statistics:
    """A season in figures; `total` is over all teams, `deeds` has the keenest teams first."""

    nights: int
    questions: int
    hardest: tuple[QuestionFigure, ...]
    easiest: tuple[QuestionFigure, ...]
    quickest: tuple[QuickAnswer, ...]
    reigns: tuple[LongReign, ...]
    total: TeamDeeds
    deeds: tuple[TeamDeeds, ...]


@dataclass(frozen=True, slots=True)
class TeamPath:
    """A team's way up a night: the step after each turn, None while it was not in the game."""

    team: str
    place: int | None
    steps: tuple[int | None, ...]


def statistics(connection: Connection, rules: SeasonRules, most: int) -> Statistics:
    """The season's figures, at most `most` lines each."""
    share = QUESTION.c.correct * 1.0 / QUESTION.c.asked
    big = QUESTION.c.asked.desc()
    teams = _deeds(connection, rules, most)
    return Statistics(
        nights=_count(connection, select(func.count()).select_from(NIGHT), NIGHT, rules),
        questions=_count(connection, select(func.count()).where(_played()), QUESTION, rules),
        hardest=_questions(connection, rules, most, share.asc(), big),
        easiest=_questions(connection, rules, most, share.desc(), big),
        quickest=_quickest(connection, rules, most),
        reigns=_reigns(connection, rules, most),
        total=TeamDeeds(0, "", *_one(connection, _sums(rules))),
        deeds=teams,
    )


def paths_of(connection: Connection, uid: str) -> tuple[int, tuple[TeamPath, ...]]:
    """The Summit's step and every team's path of a night, best team first; empty for none."""
    columns = select(NIGHT.c.summit, TEAM.c.name, TEAM.c.place, TEAM.c.path)
    asked = columns.join(TEAM, TEAM.c.night == NIGHT.c.no).where(NIGHT.c.uid == uid)
    last = TEAM.c.place.is_(None)
    rows = connection.execute(asked.order_by(last, TEAM.c.place, TEAM.c.no)).all()
    paths = (TeamPath(row.name, row.place, read_path(row.path)) for row in rows)
    return (rows[0].summit if rows else 0), tuple(path for path in paths if path.steps)


def _played() -> ColumnElement[bool]:
    return and_(QUESTION.c.void.is_(False), QUESTION.c.asked > 0)


def _where(row: Any) -> Where:
    return Where(row.uid, row.title, row.date)


def _count(connection: Connection, asked: Select[Any], table: Any, rules: SeasonRules) -> int:
    return int(connection.execute(asked.where(*within(table, rules))).scalar_one())


def _one(connection: Connection, asked: Select[Any]) -> list[int]:
    return [int(value or 0) for value in connection.execute(asked).one()]


def _questions(
    connection: Connection, rules: SeasonRules, most: int, *order: Any
) -> tuple[QuestionFigure, ...]:
    key = (QUESTION.c.night, QUESTION.c.number)
    first = (*order, QUESTION.c.day.desc(), *key)
    keys = select(*key).where(_played(), *within(QUESTION, rules)).order_by(*first).limit(most)
    asked = _with_night(keys, QUESTION, (QUESTION.c.number,)).add_columns(
        *(QUESTION.c.content, QUESTION.c.asked, QUESTION.c.answered, QUESTION.c.correct)
    )
    return tuple(
        QuestionFigure(_where(row), row.number, row.content, row.asked, row.answered, row.correct)
        for row in connection.execute(asked.order_by(*first))
    )


def _quickest(connection: Connection, rules: SeasonRules, most: int) -> tuple[QuickAnswer, ...]:
    key = (QUESTION.c.night, QUESTION.c.number)
    first = (QUESTION.c.fastest_ms, *key)
    timed = (QUESTION.c.fastest_ms.is_not(None), *within(QUESTION, rules))
    keys = select(*key).where(*timed).order_by(*first).limit(most)
    team = and_(TEAM.c.night == QUESTION.c.night, TEAM.c.no == QUESTION.c.fastest)
    asked = _with_night(keys, QUESTION, (QUESTION.c.number,)).join(TEAM, team)
    columns = asked.add_columns(QUESTION.c.fastest_ms, TEAM.c.name)
    return tuple(
        QuickAnswer(_where(row), row.number, row.name, row.fastest_ms)
        for row in connection.execute(columns.order_by(*first))
    )


def _reigns(connection: Connection, rules: SeasonRules, most: int) -> tuple[LongReign, ...]:
    key = (REIGN.c.night, REIGN.c.turn)
    first = (REIGN.c.length.desc(), *key)
    keys = select(*key).where(*within(REIGN, rules)).order_by(*first).limit(most)
    team = and_(TEAM.c.night == REIGN.c.night, TEAM.c.no == REIGN.c.team)
    asked = _with_night(keys, REIGN, (REIGN.c.turn,)).join(TEAM, team)
    columns = asked.add_columns(REIGN.c.length, TEAM.c.name)
    return tuple(
        LongReign(_where(row), row.name, row.turn, row.length)
        for row in connection.execute(columns.order_by(*first))
    )


def _with_night(keys: Select[Any], table: Table, own: tuple[Any, ...]) -> Select[Any]:
    """The few rows of these keys, found in an index alone, with the night of each."""
    few = keys.subquery("few")
    same = and_(*(table.c[name] == few.c[name] for name in few.c.keys()))  # noqa: SIM118
    return (
        select(*own, NIGHT.c.uid, NIGHT.c.title, NIGHT.c.date)
        .select_from(few)
        .join(table, same)
        .join(NIGHT, NIGHT.c.no == table.c.night)
    )


def _sums(rules: SeasonRules) -> Select[Any]:
    names = ("jumps_tried", "jumps_made", "revolutions_tried", "revolutions_made")
    return select(*(func.sum(TEAM.c[name]).label(name) for name in names)).where(
        *within(TEAM, rules)
    )


def _deeds(connection: Connection, rules: SeasonRules, most: int) -> tuple[TeamDeeds, ...]:
    sums = _sums(rules).add_columns(TEAM.c.who).group_by(TEAM.c.who).subquery()
    figures = (sums.c.jumps_tried, sums.c.jumps_made)
    more = (sums.c.revolutions_tried, sums.c.revolutions_made)
    asked = (
        select(sums.c.who, PARTICIPANT.c.surname, *figures, *more)
        .join(PARTICIPANT, PARTICIPANT.c.id == sums.c.who)
        .where(sums.c.jumps_tried + sums.c.revolutions_tried > 0)
        .order_by(sums.c.jumps_made.desc(), sums.c.revolutions_made.desc(), sums.c.jumps_tried)
        .order_by(PARTICIPANT.c.name_key, sums.c.who)
        .limit(most)
    )
    return tuple(
        TeamDeeds(row[0], row[1], *(int(value) for value in row[2:]))
        for row in connection.execute(asked)
    )
