"""Pasted text -> teams: names a line, one player a row, or one team a row."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import NamedTuple

from app.hill.roster import Player, Team
from app.night.roster_text.cells import Row, rows_of
from app.night.roster_text.columns import (
    PERSON,
    Column,
    guessed,
    header_of,
    is_wide,
    with_numbered_players,
)
from app.night.roster_text.draft import PlayerDraft, TeamDraft
from app.night.roster_text.ids import FreshIds
from app.night.roster_text.notes import Note, NoteKind
from app.night.roster_text.rows import named_team, player_row, team_row
from app.night.spans import spans

MAX_CHARS = 500_000
MAX_ROWS = 2_000


class Layout(Enum):
    """How the text is laid out; AUTO looks at it."""

    AUTO = "auto"
    NAMES = "names"
    PLAYERS = "players"
    TEAMS = "teams"


@dataclass(frozen=True, slots=True)
class RosterReport:
    """Teams read from a text; `layout` is the one it was read by, never AUTO.

    `columns` are what the columns were taken for, empty for a list of names; `header` are the
    words of the row that was read as their header, empty without one.
    """

    teams: tuple[Team, ...]
    notes: tuple[Note, ...]
    layout: Layout
    columns: tuple[Column, ...] = ()
    header: tuple[str, ...] = ()


def read_roster(
    text: str, layout: Layout = Layout.AUTO, taken: Sequence[Team] = ()
) -> RosterReport:
    """The teams in the text; ids are new beside those of `taken`. Never raises."""
    if len(text) > MAX_CHARS:
        note = Note(1, NoteKind.TOO_LONG, f"{MAX_CHARS:,}".replace(",", " "))
        return RosterReport((), (note,), Layout.NAMES)
    rows = rows_of(text, "\n" if layout is Layout.NAMES else "")
    if len(rows) > MAX_ROWS:
        note = Note(1, NoteKind.TOO_MANY_ROWS, f"{MAX_ROWS:,}".replace(",", " "))
        return RosterReport((), (note,), Layout.NAMES)
    gaps = [row.line for row in rows[:-1] if row.empty]
    filled = [row for row in rows if not row.empty]
    if not filled:
        return RosterReport((), (), Layout.NAMES)
    plan = _plan(filled, layout)
    notes = [Note(gaps[0], NoteKind.EMPTY_ROWS, spans(gaps))] if gaps else []
    drafts = _drafts(rows, plan, notes)
    return _report(drafts, notes, plan, FreshIds(taken))


def read_players(text: str) -> list[tuple[Player, bool]]:
    """The players of one team in a text, and whether each is captain; ids are None. Never raises.

    A column of team names is allowed where a header names it, and passed over.
    """
    filled = [row for row in rows_of(text[:MAX_CHARS]) if not row.empty]
    if filled and header_of(filled[0]):
        teams = read_roster(text, Layout.PLAYERS).teams
    else:
        shifted = "\n".join("\t".join(("", *row.cells)) for row in filled)
        teams = read_roster(shifted, Layout.PLAYERS).teams
    return [
        (replace(player, id=None), player.id == team.captain)
        for team in teams
        for player in team.players
    ]


class _Plan(NamedTuple):
    """How to read the rows: what columns are and are called, and the header, if there is one."""

    layout: Layout
    columns: tuple[Column, ...]
    heads: list[str]
    header: Row | None


def _plan(filled: Sequence[Row], layout: Layout) -> _Plan:
    header = header_of(filled[0])
    first = filled[0] if header else None
    body = filled[1:] if header else filled
    if header:
        header = with_numbered_players(header, filled[0], body)
    found = _layout(body, header) if layout is Layout.AUTO else layout
    columns = _columns(body, header, found)
    return _Plan(found, columns, _heads(first, columns), first)


def _layout(body: Sequence[Row], header: Sequence[Column] | None) -> Layout:
    width = max((_used(row) for row in body), default=1)
    if header:
        if sum(column is Column.PLAYER for column in header) > 1:
            return Layout.TEAMS
        if not any(column in PERSON for column in header):
            return Layout.TEAMS
        return Layout.PLAYERS
    if width == 1:
        return Layout.NAMES
    return Layout.TEAMS if is_wide(body) else Layout.PLAYERS


def _columns(
    body: Sequence[Row], header: Sequence[Column] | None, layout: Layout
) -> tuple[Column, ...]:
    width = max((len(row.cells) for row in body), default=1)
    if header:
        more = Column.PLAYER if layout is Layout.TEAMS else Column.UNKNOWN
        if not any(column is Column.PLAYER for column in header):
            more = Column.UNKNOWN
        return (*header, *[more] * (width - len(header)))
    if layout is Layout.NAMES:
        return (Column.TEAM, *[Column.UNKNOWN] * (width - 1))
    if layout is Layout.TEAMS:
        return (Column.TEAM, *[Column.PLAYER] * (width - 1))
    return tuple(guessed(body))


def _heads(header: Row | None, columns: Sequence[Column]) -> list[str]:
    """A name for each column, for cells that are kept though they are not used."""
    given = header.cells if header else ()
    names = [*given, *[""] * (len(columns) - len(given))]
    return [name or str(number) for number, name in enumerate(names, 1)]


def _drafts(rows: Sequence[Row], plan: _Plan, notes: list[Note]) -> list[TeamDraft]:
    drafts: list[TeamDraft] = []
    unused: dict[str, int] = {}
    by_player = plan.layout is Layout.PLAYERS
    fresh = True  # a new team begins, whatever its name
    for row in rows:
        again = plan.header is not None and _is_again(row, plan.header)
        if row.empty or again:
            fresh = True
            if again and row is not plan.header:
                words = ", ".join(filter(None, row.cells))
                notes.append(Note(row.line, NoteKind.HEADER_AGAIN, words))
            continue
        cells = list(zip(plan.columns, plan.heads, row.cells, strict=False))
        for column, head, cell in cells:
            if column is Column.UNKNOWN and cell:
                unused.setdefault(head, row.line)
        team = named_team(drafts, cells, row.line, merge=by_player and not fresh)
        notes.extend((player_row if by_player else team_row)(team, cells, row.line))
        fresh = False
    if unused:
        notes.append(Note(min(unused.values()), NoteKind.UNKNOWN_COLUMNS, ", ".join(unused)))
    return drafts


def _is_again(row: Row, header: Row) -> bool:
    """A table printed in several parts has its header over each; numbers in it may run on."""
    words = [cell for cell in header.cells if cell and not cell.isdigit()]
    return words == [cell for cell in row.cells if cell and not cell.isdigit()]


def _report(drafts: list[TeamDraft], notes: list[Note], plan: _Plan, ids: FreshIds) -> RosterReport:
    seen: set[str] = set()
    for draft in drafts:
        notes.extend(draft.settle_captain())
        key = draft.name.casefold()
        if not key:
            notes.append(Note(draft.line, NoteKind.NO_TEAM, _first_of(draft)))
        elif key in seen:
            notes.append(Note(draft.line, NoteKind.SAME_NAME, draft.name))
        seen.add(key)
    teams = tuple(draft.team(ids) for draft in drafts)
    ordered = tuple(sorted(notes, key=lambda note: note.line))
    columns = () if plan.layout is Layout.NAMES else plan.columns
    words = tuple(filter(None, plan.header.cells)) if plan.header else ()
    return RosterReport(teams, ordered, plan.layout, columns, words)


def _first_of(draft: TeamDraft) -> str:
    players: list[PlayerDraft] = draft.players
    return players[0].person.full if players else " ".join(draft.extra.values())


def _used(row: Row) -> int:
    return max((place for place, cell in enumerate(row.cells, 1) if cell), default=0)
