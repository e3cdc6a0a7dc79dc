"""The dialogs of an evening, opened for the desk one at a time."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QDir
from PySide6.QtWidgets import QDialog, QWidget

from app.night.game_files import StoreError
from app.night.intents import EditTeam, Join
from app.night.media.check import Find, nowhere
from app.night.media.log_file import save_shown_log
from app.night.packs_desk.heard import HeardBook
from app.night.packs_desk.library import PackLibrary
from app.night.roster_text import FreshIds
from app.night.rulebook import Team
from ui.desk.dialogs.appeal_sheet import AppealSheet
from ui.desk.dialogs.correct_sheet import CorrectSheet
from ui.desk.dialogs.pack_sheet import PackSheet
from ui.desk.dialogs.program import Program
from ui.desk.dialogs.record_sheet import RecordSheet
from ui.desk.dialogs.rules_sheet import RulesSheet
from ui.desk.dialogs.settings_sheet import SettingsSheet
from ui.desk.dialogs.team_sheet import TeamSheet
from ui.desk.dialogs.teams_sheet import TeamsSheet
from ui.desk.dialogs.withdraw_sheet import WithdrawSheet
from ui.desk.dialogs.words import Dialogs, put
from ui.desk.start.trouble import Troubles
from ui.desk.words import refusal_text
from ui.live import LiveShow


class EveningDialogs:
    """Fills `DeskActions`: each opens a dialog over the desk's window and returns."""

    def __init__(
        self,
        desk: Callable[[], QWidget | None],
        live: LiveShow,
        program: Program,
        said: Callable[[str], object] | None = None,
    ) -> None:
        """Take the parts.

        `desk` gives the host's window, which may not be there yet; `said` shows a sentence there.
        """
        self._desk, self._live, self._program = desk, live, program
        self._said = said
        self.find: Find = nowhere
        self.after: Callable[[], object] = lambda: None
        self.library: PackLibrary | None = None
        self.heard: HeardBook | None = None

    def new_team(self) -> None:
        """A team joins (H16)."""
        self._open(self._new_team(self._desk()))

    def edit_team(self, team: str) -> None:
        """A team's name, captain and players are put right."""
        self._open(self._edit_team(self._desk(), team))

    def withdraw_team(self, team: str) -> None:
        """A team leaves for good, once the host has confirmed it (H16)."""
        self._open(WithdrawSheet(self._desk(), self._live, team))

    def correct_team(self, team: str) -> None:
        """A team's step or points are corrected, with a reason (H17)."""
        self._open(self._correct(self._desk(), team))

    def appeal(self, turn: int | None = None, team: str | None = None) -> None:
        """An earlier turn is changed, with a preview (H18); None: the latest turn, no team yet."""
        self._open(AppealSheet(self._desk(), self._live, turn, team))

    def roster(self) -> None:
        """All teams with their players, to read and to put right."""
        sheet = TeamsSheet(self._desk(), self._live)
        sheet.asked.connect(lambda what, team: self._open(self._asked(sheet, what, team)))
        self._open(sheet)

    def rules(self) -> None:
        """The rule set of this game, clause by clause."""
        self._open(RulesSheet(self._desk(), self._live.night.game.rules))

    def choose_pack(self) -> None:
        """The evening's questions are chosen or changed."""
        sheet = PackSheet(self._desk(), self._live, self.find, self.library, self.heard)
        self._open(sheet)

    def save_record(self) -> None:
        """The open record of the game is written to a file."""
        sheet = RecordSheet(self._desk(), self._live, self._program.records())
        if self._said is not None:
            sheet.told.connect(self._said)
        self._open(sheet)

    def results(self) -> None:
        """After the evening: its files, pictures, rating and the archive."""
        self.after()

    def save_shown_log(self) -> None:
        """What was shown when is written beside the records, as a table."""
        timeline = self._live.evening.timeline
        language = "ru" if self._program.settings().language == "ru" else "en"
        try:
            path = save_shown_log(timeline, self._program.records(), language)
        except StoreError as error:
            said = Troubles().sentence(error)
        else:
            said = put(Dialogs().log_saved, QDir.toNativeSeparators(str(path)))
        if self._said is not None:
            self._said(said)

    def settings(self) -> None:
        """The program's settings: language, projector, motion, usual times."""
        program = self._program
        sheet = SettingsSheet(self._desk(), program.settings(), program.screens(), program.apply)
        self._open(sheet)

    def switch_language(self) -> None:
        """From Russian to English and back, at once."""
        self._program.switch_language()

    def leave(self) -> None:
        """Away from this evening to the start window; the evening can be opened again."""
        self._program.leave()

    def _open(self, dialog: QDialog | None) -> None:
        if dialog is not None:
            dialog.open()

    def _asked(self, sheet: QWidget, what: str, team: str) -> QDialog | None:
        match what:
            case "new":
                return self._new_team(sheet)
            case "edit":
                return self._edit_team(sheet, team)
            case "withdraw":
                return WithdrawSheet(sheet, self._live, team)
        return self._correct(sheet, team)

    def _new_team(self, parent: QWidget | None) -> QDialog:
        ids = FreshIds(self._live.night.game.roster.values())

        def join(team: Team) -> str:
            refused = self._live.do(Join(team))
            return refusal_text(refused) if refused else ""

        return TeamSheet(parent, Team(ids.team()), ids, join, new=True)

    def _edit_team(self, parent: QWidget | None, team: str) -> QDialog | None:
        roster = self._live.night.game.roster
        if team not in roster:
            return None

        def edit(edited: Team) -> str:
            refused = self._live.do(EditTeam(edited))
            return refusal_text(refused) if refused else ""

        return TeamSheet(parent, roster[team], FreshIds(roster.values()), edit, new=False)

    def _correct(self, parent: QWidget | None, team: str) -> QDialog | None:
        known = team in self._live.night.game.now.climbers
        return CorrectSheet(parent, self._live, team) if known else None
