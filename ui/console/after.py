"""What follows an evening: its rating table is kept, it goes to the archive, its page opens."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QDialog

from app.night.evening import PROGRAM
from app.night.results_desk.club import Club, TableError
from app.night.results_desk.intents import KeepRatingTable
from app.night.results_desk.rating import keeps_table
from ui.desk.dialogs.actions import EveningDialogs
from ui.desk.results.courier import Courier
from ui.desk.results.players_sheet import PlayersSheet
from ui.desk.results.results_sheet import ResultsSheet
from ui.desk.results.table_sheet import RatingTableSheet
from ui.desk.start.trouble import Troubles
from ui.desk.window import DeskWindow


class AfterEvening(QObject):
    """Watches one evening; `records` is the folder in which its files are offered."""

    def __init__(
        self,
        desk: DeskWindow,
        courier: Courier,
        records: Callable[[], Path],
        language: Callable[[], str],
    ) -> None:
        super().__init__(desk)
        self._desk, self._live = desk, desk.live
        self.courier, self.records, self.language = courier, records, language
        self.page: ResultsSheet | None = None
        self._was_ended, self._ending = self._live.night.ended, False
        if isinstance(desk.dialogs, EveningDialogs):
            desk.dialogs.after = self.open
        self._live.changed.connect(self._look)
        # The program may have died before it was sent, or the archive is another one by now.
        courier.open(self._live.night)

    @property
    def club(self) -> Club:
        """The club whose evening it is."""
        return self.courier.club

    def open(self) -> None:
        """Open the page with the evening's files."""
        page = self.page = ResultsSheet(self._desk, self._live, self)
        page.asked.connect(self._asked)
        page.open()

    def leave(self) -> None:
        """The evening is left: what was not sent yet is put where it waits."""
        if self._ending:
            self._ending = False
            self._keep_table()
            self.courier.follow(self._live.night)
        self._live.changed.disconnect(self._look)
        self.courier.post_now()

    def _look(self) -> None:
        night = self._live.night
        if night.ended and not self._was_ended:
            self._ending = True
            QTimer.singleShot(0, self, self._end)
        self._was_ended = night.ended
        self.courier.follow(night)

    def _end(self) -> None:
        """The evening has just ended, and not only in a dream that an undo took back."""
        is_due, self._ending = self._ending, False
        if not is_due or not self._live.night.ended:
            return
        self._keep_table()
        if not self._live.night.rehearsal:
            self.open()

    def _keep_table(self) -> None:
        """A game keeps the table that it was scored with (2.6)."""
        if self._live.night.rehearsal or keeps_table(self._live.night):
            return
        try:
            table = self.club.table()
        except TableError as error:
            self._desk.say(Troubles().told(error), "fault")
            return
        self._live.do(KeepRatingTable(table), actor=PROGRAM)

    def _asked(self, what: str) -> None:
        page: QDialog
        if what == "players":
            page = PlayersSheet(self._desk, self._live, self.club)
        else:
            page = RatingTableSheet(self._desk, self.club, lambda _: None)
        page.open()
