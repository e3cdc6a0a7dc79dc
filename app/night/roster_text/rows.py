"""One row of a roster put into its team."""

from __future__ import annotations

from collections.abc import Sequence

from app.night.roster_text.columns import Column
from app.night.roster_text.draft import PlayerDraft, TeamDraft, keep
from app.night.roster_text.notes import Note, NoteKind
from app.night.roster_text.people import Person, is_mark, person_of, says_yes

Cells = Sequence[tuple[Column, str, str]]


def named_team(drafts: list[TeamDraft], cells: Cells, line: int, *, merge: bool) -> TeamDraft:
    """The team that the row belongs to: the one above, where it names that or none.

    A team with an id of its own is known by it, wherever its rows stand.
    """
    name, key = _first(cells, Column.TEAM), _first(cells, Column.TEAM_ID)
    last = drafts[-1] if drafts else None
    if key:
        known = next((draft for draft in drafts if draft.key == key and draft.name == name), None)
        if known is not None:
            return known
    elif merge and last is not None and (not name or name == last.name):
        return last
    draft = TeamDraft(name, line, key)
    if key:
        head = next(head for column, head, _ in cells if column is Column.TEAM_ID)
        keep(draft.extra, head, key)
    drafts.append(draft)
    return draft


def player_row(team: TeamDraft, cells: Cells, line: int) -> list[Note]:
    """One player, in columns of their own; what belongs to no player is kept with the team."""
    notes: list[Note] = []
    _keep_seconds(team, cells)
    person = _person(cells)
    extra: dict[str, str] = {}
    for column, head, cell in cells:
        if not cell:
            continue
        if column is Column.UNKNOWN:
            keep(extra if person else team.extra, head, cell)
        elif column is Column.CAPTAIN:
            person, kept = _captained(team, person, cell, line)
            if kept:
                keep(extra if person else team.extra, head, cell)
                notes.append(Note(line, NoteKind.ODD_MARK, cell))
        elif column is Column.CLUB_ID and person is None:
            keep(team.extra, head, cell)
            notes.append(Note(line, NoteKind.NO_PLAYER, cell))
    if person is not None:
        notes.extend(team.add(PlayerDraft(person, line, extra)))
    return notes


def team_row(team: TeamDraft, cells: Cells, line: int) -> list[Note]:
    """A whole team: its players side by side, each with its club id after it."""
    notes: list[Note] = []
    _keep_seconds(team, cells)
    latest: PlayerDraft | None = None
    for column, head, cell in cells:
        if not cell:
            continue
        if column is Column.PLAYER and not _belongs(latest, cell):
            latest = PlayerDraft(person_of(cell), line)
            notes.extend(team.add(latest))
        elif column in (Column.PLAYER, Column.CLUB_ID) and latest is not None:
            latest.person = _with(latest.person, cell)
        elif column is Column.CAPTAIN:
            team.asked.append((line, person_of(cell).full))
        elif column is Column.UNKNOWN:
            keep(team.extra, head, cell)
        elif column in (Column.SURNAME, Column.NAME, Column.CLUB_ID):
            keep(team.extra, head, cell)
            notes.append(Note(line, NoteKind.NO_PLAYER, cell))
    return notes


def _first(cells: Cells, wanted: Column) -> str:
    return next((cell for column, _, cell in cells if column is wanted and cell), "")


def _keep_seconds(team: TeamDraft, cells: Cells) -> None:
    """Second cells of columns that count once are kept with the team."""
    for wanted in (Column.TEAM, Column.TEAM_ID):
        filled = [(head, cell) for column, head, cell in cells if column is wanted and cell]
        for head, cell in filled[1:]:
            keep(team.extra, head, cell)


def _person(cells: Cells) -> Person | None:
    surnames = [cell for column, _, cell in cells if column is Column.SURNAME and cell]
    names = [cell for column, _, cell in cells if column is Column.NAME and cell]
    ids = [cell for column, _, cell in cells if column is Column.CLUB_ID and cell]
    whole = [cell for column, _, cell in cells if column is Column.PLAYER and cell]
    if whole:
        person = person_of(" ".join(whole))
        own = [person.name, *surnames, *names]
        person = person._replace(name=" ".join(part for part in own if part))
    elif len(surnames) == 1 and not names and " " in surnames[0]:
        person = person_of(surnames[0])
    elif surnames or names:
        words = surnames or names[:1]
        rest = names if surnames else names[1:]
        person = Person(" ".join(words), " ".join(rest))
    else:
        return None
    return person._replace(club_id=" ".join([person.club_id, *ids]).strip())


def _captained(
    team: TeamDraft, person: Person | None, cell: str, line: int
) -> tuple[Person | None, bool]:
    """The player with the captain's cell taken in, and whether the cell must be kept besides."""
    if is_mark(cell) and person is not None:
        return (person._replace(captain=True) if says_yes(cell) else person), False
    if is_mark(cell) or not any(char.isalpha() for char in cell):
        return person, True
    team.asked.append((line, cell))
    return person, False


def _belongs(latest: PlayerDraft | None, cell: str) -> bool:
    """Whether the cell is a club id or a captain's mark of the player before it."""
    if latest is None:
        return False
    return (cell.isdigit() and not latest.person.club_id) or (is_mark(cell) and says_yes(cell))


def _with(person: Person, cell: str) -> Person:
    if cell.isdigit() and not person.club_id:
        return person._replace(club_id=cell)
    return person._replace(captain=True) if says_yes(cell) else person
