"""Teams and players of a night tied to those that the archive knows already."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Row, Select, insert, or_, select, update

from app.store.club.recognise import Kind, Known, Met, Said, name_key, recognised
from app.store.club.sheet import NightSheet, PlayerSheet, TeamSheet
from app.store.club.tables import DECISION, PARTICIPANT, PLAYER, TEAM
from app.store.club.text import kept

KINDS: tuple[Kind, ...] = ("team", "player")
PIECE = 400  # values in one question to the database


@dataclass(frozen=True, slots=True)
class Named:
    """A participant as a night names it, by its place in the night: team, player (0: the team)."""

    team: int
    player: int
    kind: Kind
    met: Met
    surname: str
    name: str


@dataclass(frozen=True, slots=True)
class Tie:
    """The row that a participant was met as, and the one that it counts for."""

    seen_as: int
    who: int


Before = dict[tuple[str, str], int]
"""The rows that an earlier version of the night was tied to, by local team id and name."""


def named(sheet: NightSheet) -> list[Named]:
    """Every team and player of the night."""
    found = []
    for no, team in enumerate(sheet.teams, 1):
        found.append(Named(no, 0, "team", _met_team(team), kept(team.name), ""))
        for place, player in enumerate(team.players, 1):
            met = _met_player(player)
            found.append(Named(no, place, "player", met, kept(player.surname), kept(player.name)))
    return found


def tied(
    connection: Connection, sheet: NightSheet, before: Before, day: int
) -> dict[tuple[int, int], Tie]:
    """Tie each participant to a row, new ones made; by team and player number (0: the team)."""
    everyone = named(sheet)
    seen: dict[tuple[int, int], int] = {}
    fresh: list[Named] = []
    for kind in KINDS:
        ours = [one for one in everyone if one.kind == kind]
        known = _Known(connection, kind, ours)
        taken: set[int] = set()
        for one in ours:
            row = before.get((sheet.teams[one.team - 1].id, one.met.key if one.player else ""))
            row = row if row is not None and known.fits(row, one.met) else known.find(one.met)
            if row is None or (row in taken and not one.met.club_id):
                fresh.append(one)  # two of one name in one night are two
                continue
            taken.add(row)
            seen[one.team, one.player] = row
    seen |= _made(connection, fresh, day)
    _rename(connection, everyone, seen, day)
    roots = _roots(connection, seen.values())
    return {place: Tie(row, roots[row]) for place, row in seen.items()}


def ties_before(connection: Connection, night: int) -> Before:
    """What the archive's version of a night is tied to, for the version that replaces it."""
    teams = connection.execute(
        select(TEAM.c.no, TEAM.c.local, TEAM.c.seen_as).where(TEAM.c.night == night)
    ).all()
    local = {row.no: row.local for row in teams}
    before = {(row.local, ""): row.seen_as for row in teams}
    players = select(PLAYER.c.team, PLAYER.c.seen_as, PLAYER.c.surname, PLAYER.c.name)
    for row in connection.execute(players.where(PLAYER.c.night == night)):
        before[local[row.team], name_key(row.surname, row.name)] = row.seen_as
    return before


class _Known:
    """What the archive knows of the names and club ids of one night."""

    def __init__(self, connection: Connection, kind: Kind, ours: Sequence[Named]) -> None:
        ids = {one.met.club_id for one in ours if one.met.club_id}
        keys = {one.met.key for one in ours}
        self._by_id: dict[str, Known] = {}
        self._by_key: dict[str, list[Known]] = defaultdict(list)
        self._by_row: dict[int, Known] = {}
        for one in _participants(connection, kind, ids, keys):
            self._by_row[one.id] = one
            self._by_key[one.key].append(one)
            if one.club_id:
                self._by_id[one.club_id] = one
        self._said = _words(connection, self._by_row)

    def find(self, met: Met) -> int | None:
        """The row that it is met as; None for one not known yet."""
        with_id = self._by_id.get(met.club_id)
        rows = [*self._by_key[met.key], *([with_id] if with_id else [])]
        return recognised(met, rows, self._said)

    def fits(self, row: int, met: Met) -> bool:
        """Whether a row of the night's earlier version still is this one."""
        one = self._by_row.get(row)
        return one is not None and one.club_id == met.club_id


def _participants(
    connection: Connection, kind: Kind, ids: Iterable[str], keys: Iterable[str]
) -> Iterable[Known]:
    found: dict[int, Known] = {}
    columns = (PARTICIPANT.c.club_id, PARTICIPANT.c.name_key)
    for column, values in zip(columns, (ids, keys), strict=True):
        for piece in pieces(sorted(values)):
            asked = known_rows().where(PARTICIPANT.c.kind == kind, column.in_(piece))
            found |= {row.id: as_known(row) for row in connection.execute(asked)}
    return found.values()


def known_rows() -> Select[Any]:
    """The columns of `Known`, of all participants."""
    return select(
        PARTICIPANT.c.id, PARTICIPANT.c.club_id, PARTICIPANT.c.name_key, PARTICIPANT.c.root
    )


def as_known(row: Row[Any]) -> Known:
    """A row of `known_rows`."""
    return Known(row.id, row.club_id or "", row.name_key, row.root)


def _words(connection: Connection, rows: Iterable[int]) -> list[Said]:
    found = set()
    for piece in pieces(sorted(rows)):
        either = or_(DECISION.c.one.in_(piece), DECISION.c.other.in_(piece))
        asked = select(DECISION.c.one, DECISION.c.other, DECISION.c.same).where(either)
        found |= {Said(*row) for row in connection.execute(asked)}
    return sorted(found)


def pieces(values: Sequence[int] | Sequence[str]) -> Iterable[Sequence[int] | Sequence[str]]:
    """The values in pieces that fit into one statement."""
    return (values[at : at + PIECE] for at in range(0, len(values), PIECE))


def _made(connection: Connection, fresh: Sequence[Named], day: int) -> dict[tuple[int, int], int]:
    """New rows; one for all that bear the same new club id."""
    made: dict[tuple[int, int], int] = {}
    by_id: dict[tuple[str, str], int] = {}
    for one in fresh:
        same = (one.kind, one.met.club_id)
        if one.met.club_id and same in by_id:
            made[one.team, one.player] = by_id[same]
            continue
        made[one.team, one.player] = by_id[same] = _make(connection, one, day)
    connection.execute(
        update(PARTICIPANT).where(PARTICIPANT.c.root == 0).values(root=PARTICIPANT.c.id)
    )
    return made


def _make(connection: Connection, one: Named, day: int) -> int:
    values = {
        "kind": one.kind,
        "club_id": one.met.club_id or None,
        "name_key": one.met.key,
        "surname": one.surname,
        "name": one.name,
        "seen": day,
        "root": 0,
    }
    row = connection.execute(insert(PARTICIPANT).values(values).returning(PARTICIPANT.c.id)).one()
    return int(row[0])


def _rename(
    connection: Connection, everyone: Sequence[Named], seen: dict[tuple[int, int], int], day: int
) -> None:
    """The latest night's names are those that are shown."""
    names = {seen[one.team, one.player]: one for one in everyone if one.surname or one.name}
    changed: dict[int, Named] = {}
    columns = select(
        PARTICIPANT.c.id, PARTICIPANT.c.seen, PARTICIPANT.c.surname, PARTICIPANT.c.name
    )
    for piece in pieces(sorted(names)):
        for row in connection.execute(columns.where(PARTICIPANT.c.id.in_(piece))):
            one = names[row.id]
            if day >= row.seen and (day, one.surname, one.name) != row[1:]:
                changed[row.id] = one
    for row_id, one in changed.items():
        values = {"surname": one.surname, "name": one.name, "seen": day}
        connection.execute(update(PARTICIPANT).where(PARTICIPANT.c.id == row_id).values(values))


def _roots(connection: Connection, rows: Iterable[int]) -> dict[int, int]:
    roots: dict[int, int] = {}
    for piece in pieces(sorted(set(rows))):
        asked = select(PARTICIPANT.c.id, PARTICIPANT.c.root).where(PARTICIPANT.c.id.in_(piece))
        roots |= {row.id: row.root for row in connection.execute(asked)}
    return roots


def _met_team(team: TeamSheet) -> Met:
    return Met(kept(team.club_id).strip(), name_key(kept(team.name)))


def _met_player(player: PlayerSheet) -> Met:
    return Met(kept(player.club_id).strip(), name_key(kept(player.surname), kept(player.name)))
