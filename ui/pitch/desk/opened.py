"""The dialogs of the referee's page, opened one at a time over the desk."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QDialog, QWidget

from ui.live import LiveShow
from ui.pitch.desk.correct_sheet import CorrectOrderSheet
from ui.pitch.desk.decision_sheet import DecisionSheet
from ui.pitch.desk.dice_sheet import DiceSheet
from ui.pitch.desk.found_sheet import FoundSheet
from ui.pitch.desk.paste_sheet import PasteSheet
from ui.pitch.desk.record_sheet import MatchRecordSheet, MatchRulesSheet


class RefereeDialogs:
    """Fills `PitchDialogs`.

    `desk` gives the host's window, `folder` where records go, `seed` 32 bytes of chance. `said` and
    `rehearse` are set by whoever puts the parts together: how a sentence is said, and how two
    simulated sides begin to play.
    """

    def __init__(
        self,
        desk: Callable[[], QWidget | None],
        live: LiveShow,
        folder: Callable[[], Path],
        seed: Callable[[], bytes],
    ) -> None:
        self._desk, self._live, self._folder, self._seed = desk, live, folder, seed
        self.said: Callable[[str, str], object] = lambda _text, _tone: None
        self.rehearse: Callable[[], object] = lambda: None
        self.last: QDialog | None = None

    def found(self) -> None:
        """A new match is founded, or one is taken over from a record."""
        sheet = FoundSheet(self._desk(), self._live, self._seed, self._folder())
        sheet.rehearsed.connect(self._rehearse)
        self._open(sheet)

    def decide(self, proposal: str | None = None) -> None:
        """A decision of the referee; `proposal` is the key of the one it answers."""
        if self._live.night.match is not None:
            self._open(DecisionSheet(self._desk(), self._live, proposal))

    def cancel(self, entry: str) -> None:
        """A decision that cancels an earlier one, `round#number`."""
        if self._live.night.match is not None:
            self._open(DecisionSheet(self._desk(), self._live, None, entry))

    def dice(self, address: str = "") -> None:
        """Real dice for an address."""
        if self._live.night.match is not None:
            self._open(DiceSheet(self._desk(), self._live, address))

    def correct(self, player: str | None = None) -> None:
        """An order already played is put right, with a preview."""
        match = self._live.night.match
        if match is not None and match.moments:
            self._open(CorrectOrderSheet(self._desk(), self._live, player))

    def paste(self, tact: int = 1) -> None:
        """The orders of a team are pasted; `tact` is where lines without one begin."""
        if self._live.night.match is not None:
            self._open(PasteSheet(self._desk(), self._live, tact))

    def save_record(self) -> None:
        """The open record of the match is written to a file."""
        if self._live.night.match is not None:
            sheet = MatchRecordSheet(self._desk(), self._live, self._folder())
            sheet.told.connect(lambda sentence: self.said(sentence, "done"))
            self._open(sheet)

    def rules(self) -> None:
        """The rules of this match, option by option."""
        match = self._live.night.match
        if match is not None:
            self._open(MatchRulesSheet(self._desk(), match))

    def _rehearse(self) -> None:
        self.rehearse()

    def _open(self, dialog: QDialog) -> None:
        self.last = dialog
        dialog.open()
