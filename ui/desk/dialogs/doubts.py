"""What is odd about teams, said in the program's language; the sentences of `roster_text`."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.night.roster_text import (
    Note,
    NoteKind,
    RosterFileError,
    RosterFileFlaw,
    TeamDoubt,
    TeamDoubtKind,
)
from app.night.rulebook import LEAST_PLAYERS, MOST_PLAYERS
from ui.desk.dialogs.words import put


class Rosters:
    """Sentences about rosters, under the context "Rosters"."""

    def tr(self, source: str, comment: str = "", n: int = -1) -> str:
        """The translation of `source`."""
        return QCoreApplication.translate("Rosters", source, comment, n)

    def doubt(self, doubt: TeamDoubt) -> str:
        """A doubt about a list of teams."""
        kind = TeamDoubtKind
        told = {
            kind.TOO_FEW_TEAMS: self.tr("A game needs at least two teams (1.1)."),
            kind.MANY_TEAMS: self.tr("%1 teams: the board stays readable to 48 (1.1)."),
            kind.UNUSUAL_COUNT: self.tr("%1 teams: 8 to 24 are recommended (1.1)."),
            kind.NO_NAME: self.tr("Teams without a name: %1."),
            kind.SAME_NAME: self.tr("One name, different teams: %1."),
            kind.NO_PLAYERS: self.tr("Teams without named players: %1."),
            kind.ROSTER_SIZE: self.tr("Teams with fewer than 3 or more than 8 players (1.3): %1."),
            kind.NO_CAPTAIN: self.tr("Teams without a captain (1.4): %1."),
            kind.SAME_CLUB_ID: self.tr("Club id %1 stands with several players."),
        }
        return put(told[doubt.kind], doubt.detail)

    def note(self, note: Note) -> str:
        """A note about a pasted text, with its line."""
        kind = NoteKind
        told = {
            kind.EMPTY_ROWS: self.tr("empty rows are passed over: %1"),
            kind.SAME_NAME: self.tr("a second team of the name “%1”: it is a team of its own"),
            kind.SAME_PLAYER: self.tr("“%1” stands twice in one team: both are kept"),
            kind.SAME_CLUB_ID: self.tr("“%1” stands twice with one club id: kept once"),
            kind.NO_TEAM: self.tr("no team's name: “%1” makes a team without a name"),
            kind.NO_PLAYER: self.tr("“%1” belongs to no player: kept with the team"),
            kind.CAPTAIN_ADDED: self.tr("the captain “%1” was not among the players: added"),
            kind.SECOND_CAPTAIN: self.tr("a second captain, “%1”: the first one stays captain"),
            kind.ODD_MARK: self.tr("“%1” is no captain's mark that is known here: kept"),
            kind.UNKNOWN_COLUMNS: self.tr("columns not used here: %1; kept with the record"),
            kind.HEADER_AGAIN: self.tr("the header stands again and is passed over: %1"),
            kind.TOO_MANY_ROWS: self.tr("the text has more than %1 rows: nothing was read"),
            kind.TOO_LONG: self.tr("the text is longer than %1 characters: nothing was read"),
        }
        return put(self.tr("Line %1: %2."), note.line, put(told[note.kind], note.detail))

    def file(self, error: RosterFileError) -> str:
        """Why a file is no roster."""
        flaw = RosterFileFlaw
        told = {
            flaw.UNREADABLE: self.tr("the file cannot be opened: %1"),
            flaw.TOO_BIG: self.tr("the file is bigger than %1"),
            flaw.NOT_TEXT: self.tr(
                "this is not a text file; save the sheet as CSV, or copy and paste its cells"
            ),
        }
        return f"{error.name}: {put(told[error.flaw], error.detail)}."

    def size(self, players: int, *, captain: bool) -> str:
        """What is odd about one team's roster, "" when nothing is."""
        if players and not LEAST_PLAYERS <= players <= MOST_PLAYERS:
            count = self.tr("%n player(s)", "", players)
            return put(
                self.tr("%1: a team has 3 to 8 (1.3). The game goes on all the same."), count
            )
        if players and not captain:
            return self.tr("No captain is marked (1.4). The game goes on all the same.")
        return ""
