"""Teams while they are being read: rows add to them, notes tell what was odd."""

from __future__ import annotations

from dataclasses import dataclass, field

from app.hill.roster import Player, Team
from app.night.roster_text.ids import FreshIds
from app.night.roster_text.notes import Note, NoteKind
from app.night.roster_text.people import Person

EXTRA = "columns"


@dataclass(slots=True)
class PlayerDraft:
    """A player and the cells of columns that are not used here."""

    person: Person
    line: int
    extra: dict[str, str] = field(default_factory=dict)


@dataclass(slots=True)
class TeamDraft:
    """A team being read; `asked` are captains named in a column of their own, with lines."""

    name: str
    line: int
    key: str = ""
    players: list[PlayerDraft] = field(default_factory=list)
    extra: dict[str, str] = field(default_factory=dict)
    asked: list[tuple[int, str]] = field(default_factory=list)

    def add(self, drafted: PlayerDraft) -> list[Note]:
        """Take a player in; the same club id twice is one player."""
        notes = []
        for other in self.players:
            if other.person.full.casefold() != drafted.person.full.casefold():
                continue
            if drafted.person.club_id and other.person.club_id == drafted.person.club_id:
                kept_once = NoteKind.SAME_CLUB_ID
                _merge(other, drafted)
                return [Note(drafted.line, kept_once, drafted.person.full)]
            notes = [Note(drafted.line, NoteKind.SAME_PLAYER, drafted.person.full)]
        self.players.append(drafted)
        return notes

    def settle_captain(self) -> list[Note]:
        """Make the captain that is named elsewhere in the row one of the players."""
        notes = []
        for line, asked in self.asked:
            wanted = asked.casefold()
            for drafted in self.players:
                if wanted in (drafted.person.full.casefold(), drafted.person.surname.casefold()):
                    drafted.person = drafted.person._replace(captain=True)
                    break
            else:
                surname, _, name = asked.partition(" ")
                self.players.insert(0, PlayerDraft(Person(surname, name, captain=True), line))
                notes.append(Note(line, NoteKind.CAPTAIN_ADDED, asked))
        captains = [drafted for drafted in self.players if drafted.person.captain]
        return notes + [
            Note(drafted.line, NoteKind.SECOND_CAPTAIN, drafted.person.full)
            for drafted in captains[1:]
        ]

    def team(self, ids: FreshIds) -> Team:
        """The finished team."""
        players = []
        captain = None
        for drafted in self.players:
            id_ = ids.player()
            person = drafted.person
            captain = captain or (id_ if person.captain else None)
            players.append(
                Player(
                    id=id_,
                    surname=person.surname,
                    name=person.name or None,
                    club_id=person.club_id or None,
                    extra={EXTRA: drafted.extra} if drafted.extra else {},
                )
            )
        extra = {EXTRA: self.extra} if self.extra else {}
        return Team(ids.team(), self.name, captain, tuple(players), extra)


def keep(store: dict[str, str], header: str, cell: str) -> None:
    """Put a cell that is not used into `store`, beside what stands there."""
    store[header] = f"{store[header]} | {cell}" if header in store else cell


def _merge(one: PlayerDraft, other: PlayerDraft) -> None:
    one.person = one.person._replace(captain=one.person.captain or other.person.captain)
    for header, cell in other.extra.items():
        keep(one.extra, header, cell)
