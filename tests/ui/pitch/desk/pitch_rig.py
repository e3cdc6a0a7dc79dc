"""A referee's page in its window, on a real evening with a clock that a test moves by hand."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.night import intents
from app.night.evening import AnyJournal
from app.night.match import intents as wishes
from app.night.match.rehearsal import rehearsal_match, simulated_orders
from app.night.match.state import MatchState
from app.quidditch.rules import DEFAULT_RULES, RuleSet
from tests.ui.desk.rig import Rig
from ui.pitch.desk.opened import RefereeDialogs
from ui.pitch.desk.page import RefereePage
from ui.screen import PreviewWidget, Stage

SEED = bytes(range(32))


class PitchRig(Rig):
    """A desk with a match of two named sides; `keys` and `click` are the referee's fingers."""

    def __init__(
        self,
        *,
        rules: RuleSet = DEFAULT_RULES,
        seed: bytes | None = SEED,
        journal: AnyJournal | None = None,
        founded: bool = True,
        folder: Path = Path(),
        preview: bool = False,
    ) -> None:
        super().__init__(8, journal=journal)
        self.dialogs = RefereeDialogs(lambda: self.window, self.live, lambda: folder, lambda: SEED)
        small = PreviewWidget(Stage()) if preview else None
        self.page = RefereePage(self.live, self.dialogs, small)
        self.dialogs.said = self.page.referee.said.emit
        self.window.seat(self.page)
        if founded:
            named = rehearsal_match(1, "ru", rules)
            self.want(wishes.SwitchMode("pitch"))
            self.want(wishes.FoundMatch(named.left, named.right, rules, seed))
        QApplication.processEvents()

    def close(self) -> None:
        """Close the window and let it go at once: one that lingers follows every language."""
        super().close()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    @property
    def match(self) -> MatchState:
        match = self.live.night.match
        assert match is not None
        return match

    def want(self, wish: intents.Intent) -> None:
        """A wish that has to be done."""
        refused = self.live.do(wish)
        assert refused is None, refused

    def orders(self, seed: int = 3) -> None:
        """Plausible orders of both sides for the rest of the round."""
        self.want(wishes.EnterText(simulated_orders(self.match, seed)))

    def play(self, rounds: int) -> None:
        """Some rounds by simulated orders."""
        for number in range(rounds):
            self.orders(number)
            self.want(wishes.PlayRound())
            self.want(wishes.RestPitch())
            if self.match.over:
                return

    def click(self, cell: int) -> None:
        """A click on the middle of a cell."""
        spot = self.page.board.hexes.centre(cell).toPoint()
        QTest.mouseClick(self.page.board, Qt.MouseButton.LeftButton, pos=QPoint(spot))

    def choose(self, player: str) -> None:
        """A click on a player's line."""
        for sheet in self.page.sheets.values():
            row = sheet.row_of(player)
            if row is not None:
                QTest.mouseClick(row, Qt.MouseButton.LeftButton, pos=QPoint(60, 8))
                return
        raise AssertionError(player)
