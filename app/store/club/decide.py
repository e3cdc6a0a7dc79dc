"""The host's word on who is who: asked for, written down, and carried out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from sqlalchemy import (
    Connection,
    and_,
    case,
    delete,
    func,
    insert,
    select,
    update,
)

from app.store.club.people import KINDS, as_known, known_rows, pieces
from app.store.club.recognise import Kind, Known, Question, Said, questions
from app.store.club.tables import DECISION, NIGHT, PARTICIPANT, PLAYER, TEAM

SHOWN_NIGHTS = 5


@dataclass(frozen=True, slots=True)
class Seen:
    """A night on which a participant was: its date, its title, the team's name there."""

    date: str
    title: str
    team: str


@dataclass(frozen=True, slots=True)
class Candidate:
    """One of those who bear a name; `nights` are the latest, `games` how many there are."""

    id: int
    surname: str
    name: str
    club_id: str
    games: int
    nights: tuple[Seen, ...]


@dataclass(frozen=True, slots=True)
class Asked:
    """A question to the host: are these the same? Answer with groups of their ids."""

    kind: Kind
    people: tuple[Candidate, ...]

    @property
    def name(self) -> str:
        """The name that is asked about."""
        one = self.people[0]
        return f"{one.surname} {one.name}".strip()

    @property
    def all_same(self) -> tuple[tuple[int, ...], ...]:
        """The answer that they are all one."""
        return (tuple(one.id for one in self.people),)

    @property
    def all_different(self) -> tuple[tuple[int, ...], ...]:
        """The answer that no two of them are the same."""
        return tuple((one.id,) for one in self.people)


def open_questions(connection: Connection, most: int) -> list[Asked]:
    """What the host is still to be asked, teams first, then by name; at most `most`."""
    found: list[Asked] = []
    for kind in KINDS:
        rows = _namesakes(connection, kind)
        for question in questions(kind, rows, _words(connection)):
            if len(found) == most:
                return found
            if asked := _asked(connection, question):
                found.append(asked)
    return found


def _namesakes(connection: Connection, kind: Kind) -> list[Known]:
    nameless = case((PARTICIPANT.c.club_id.is_(None), 1), else_=0)
    shared = (
        select(PARTICIPANT.c.name_key)
        .where(PARTICIPANT.c.kind == kind, PARTICIPANT.c.name_key != "")
        .group_by(PARTICIPANT.c.name_key)
        .having(func.min(PARTICIPANT.c.root) < func.max(PARTICIPANT.c.root))
        .having(func.max(nameless) == 1)
    )
    asked = known_rows().where(PARTICIPANT.c.kind == kind, PARTICIPANT.c.name_key.in_(shared))
    return [as_known(row) for row in connection.execute(asked.order_by(PARTICIPANT.c.id))]


def _words(connection: Connection) -> list[Said]:
    columns = select(DECISION.c.one, DECISION.c.other, DECISION.c.same)
    return [Said(*row) for row in connection.execute(columns)]


def _asked(connection: Connection, question: Question) -> Asked | None:
    people = (_candidate(connection, question.kind, who) for who in question.people)
    present = tuple(one for one in people if one.games)
    return Asked(question.kind, present) if len(present) > 1 else None


def _candidate(connection: Connection, kind: Kind, who: int) -> Candidate:
    row = connection.execute(select(PARTICIPANT).where(PARTICIPANT.c.id == who)).one()
    source: Any = TEAM.join(NIGHT, NIGHT.c.no == TEAM.c.night)
    mine = TEAM
    if kind == "player":
        same = and_(PLAYER.c.night == TEAM.c.night, PLAYER.c.team == TEAM.c.no)
        source, mine = source.join(PLAYER, same), PLAYER
    games = select(func.count()).select_from(mine).where(mine.c.who == who)
    latest = (
        select(NIGHT.c.date, NIGHT.c.title, TEAM.c.name)
        .select_from(source)
        .where(mine.c.who == who)
        .order_by(NIGHT.c.day.desc(), NIGHT.c.no.desc())
        .limit(SHOWN_NIGHTS)
    )
    nights = tuple(Seen(*night) for night in connection.execute(latest))
    count = int(connection.execute(games).scalar_one())
    return Candidate(who, row.surname, row.name, row.club_id or "", count, nights)


def decide(connection: Connection, groups: Sequence[Sequence[int]], decided: str) -> None:
    """Write down that each group is one participant and no two groups are, and carry it out.

    An earlier word on the same ones is replaced. `decided` is the moment, ISO 8601. Raises
    ValueError for ids that the archive does not know, that stand twice, or of two kinds.
    """
    groups = [group for group in groups if group]
    rows = _rows(connection, groups)
    _forget(connection, list(rows))
    said = [_said(group[0], one, same=True) for group in groups for one in group[1:]]
    heads = [group[0] for group in groups]
    said += [_said(one, other, same=False) for one, other in combinations(heads, 2)]
    if said:
        values = [{**word._asdict(), "decided": decided} for word in said]
        connection.execute(insert(DECISION), values)
    _split(connection, groups, rows)
    for group in groups:
        _unite(connection, group)


def _said(one: int, other: int, *, same: bool) -> Said:
    return Said(min(one, other), max(one, other), same)


def _rows(connection: Connection, groups: Sequence[Sequence[int]]) -> dict[int, Known]:
    wanted = [one for group in groups for one in group]
    kinds, rows = set(), {}
    for piece in pieces(sorted(wanted)):
        asked = known_rows().add_columns(PARTICIPANT.c.kind).where(PARTICIPANT.c.id.in_(piece))
        for row in connection.execute(asked):
            rows[row[0]] = as_known(row)
            kinds.add(row[4])
    if len(rows) != len(wanted) or len(kinds) > 1:
        raise ValueError("these are not different participants of one kind")
    return rows


def _forget(connection: Connection, ids: list[int]) -> None:
    for piece in pieces(ids):
        inside = and_(DECISION.c.one.in_(piece), DECISION.c.other.in_(ids))
        connection.execute(delete(DECISION).where(inside))


def _split(connection: Connection, groups: Sequence[Sequence[int]], rows: dict[int, Known]) -> None:
    """Groups that counted as one until now are taken apart."""
    for group in groups:
        others = {rows[one].root for other in groups if other is not group for one in other}
        if others & {rows[one].root for one in group}:
            touched = _rows_of_roots(connection, {rows[one].root for one in group})
            _set_root(connection, group, _head(connection, group))
            _settle(connection, touched)


def _unite(connection: Connection, group: Sequence[int]) -> None:
    roots = set(
        connection.execute(
            select(PARTICIPANT.c.root).where(PARTICIPANT.c.id.in_(group)).distinct()
        ).scalars()
    )
    if len(roots) > 1:
        touched = _rows_of_roots(connection, roots)
        _set_root(connection, touched, _head(connection, sorted(roots)))
        _settle(connection, touched)


def _rows_of_roots(connection: Connection, roots: Iterable[int]) -> list[int]:
    asked = select(PARTICIPANT.c.id).where(PARTICIPANT.c.root.in_(sorted(roots)))
    return sorted(connection.execute(asked).scalars())


def _head(connection: Connection, rows: Sequence[int]) -> int:
    """The row that speaks for the others: one with a club id, else the oldest."""
    nameless = case((PARTICIPANT.c.club_id.is_(None), 1), else_=0)
    asked = select(PARTICIPANT.c.id).where(PARTICIPANT.c.id.in_(rows))
    found = connection.execute(asked.order_by(nameless, PARTICIPANT.c.id).limit(1))
    return int(found.scalar_one())


def _set_root(connection: Connection, rows: Sequence[int], root: int) -> None:
    for piece in pieces(rows):
        change = update(PARTICIPANT).where(PARTICIPANT.c.id.in_(piece)).values(root=root)
        connection.execute(change)


def _settle(connection: Connection, rows: Sequence[int]) -> None:
    """Rows whose root went elsewhere follow it, and the results count for the root."""
    root = PARTICIPANT.alias()
    above = select(root.c.root).where(root.c.id == PARTICIPANT.c.root).scalar_subquery()
    for piece in pieces(rows):
        connection.execute(
            update(PARTICIPANT).where(PARTICIPANT.c.id.in_(piece)).values(root=above)
        )
        for table in (TEAM, PLAYER):
            mine = select(root.c.root).where(root.c.id == table.c.seen_as).scalar_subquery()
            connection.execute(update(table).where(table.c.seen_as.in_(piece)).values(who=mine))
