"""What reading a roster has to say: a place in the text, what is odd there, what was done."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class NoteKind(Enum):
    """A sort of note: an English template, where `{detail}` stands for words of the text.

    The templates are the keys by which a window translates a report.
    """

    EMPTY_ROWS = "empty rows are passed over: {detail}"
    SAME_NAME = "a second team of the name “{detail}”: it is a team of its own"
    SAME_PLAYER = "“{detail}” stands twice in one team: both are kept"
    SAME_CLUB_ID = "“{detail}” stands twice with one club id: kept once"
    NO_TEAM = "no team's name: “{detail}” makes a team without a name"
    NO_PLAYER = "“{detail}” belongs to no player: kept with the team"
    CAPTAIN_ADDED = "the captain “{detail}” was not among the players: added"
    SECOND_CAPTAIN = "a second captain, “{detail}”: the first one stays captain"
    ODD_MARK = "“{detail}” is no captain's mark that is known here: kept with the player"
    UNKNOWN_COLUMNS = "columns that are not used here: {detail}; they are kept with the record"
    HEADER_AGAIN = "the header stands again and is passed over: {detail}"
    TOO_MANY_ROWS = "the text has more than {detail} rows: nothing was read"
    TOO_LONG = "the text is longer than {detail} characters: nothing was read"


@dataclass(frozen=True, slots=True)
class Note:
    """A note: `line` counts from 1 in the text as pasted."""

    line: int
    kind: NoteKind
    detail: str = ""

    @property
    def sentence(self) -> str:
        """The note in English, without its line."""
        return self.kind.value.format(detail=self.detail)

    def __str__(self) -> str:
        return f"line {self.line}: {self.sentence}"
