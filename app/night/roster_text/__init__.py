"""Teams and players out of text: pasted from a spreadsheet, typed, or read from a CSV file.

`read_roster` never fails. Each non-empty cell becomes part of a team or is named in a note with
its line; `check_teams` says what is odd about a finished list, and stops nothing.
"""

from app.night.roster_text.check import LIMIT, TeamDoubt, TeamDoubtKind, check_teams
from app.night.roster_text.files import RosterFileError, RosterFileFlaw, roster_file_text
from app.night.roster_text.ids import FreshIds
from app.night.roster_text.notes import Note, NoteKind
from app.night.roster_text.read import Layout, RosterReport, read_players, read_roster

__all__ = [
    "LIMIT",
    "FreshIds",
    "Layout",
    "Note",
    "NoteKind",
    "RosterFileError",
    "RosterFileFlaw",
    "RosterReport",
    "TeamDoubt",
    "TeamDoubtKind",
    "check_teams",
    "read_players",
    "read_roster",
    "roster_file_text",
]
