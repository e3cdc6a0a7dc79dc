"""What the sheets of a match have in common: the match as it stands, and what the rules refuse."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from app.night.desk import why_refused
from app.night.match.intents import MatchIntent
from app.night.match.state import MatchState
from ui.desk.dialogs.sheet import Sheet
from ui.desk.words import refusal_text
from ui.live import LiveShow


class MatchSheet(Sheet):
    """A sheet over a match; it closes where the match has gone from under it."""

    def __init__(self, parent: QWidget | None, live: LiveShow) -> None:
        super().__init__(parent)
        self.live = live

    @property
    def match(self) -> MatchState:
        """The match as it stands."""
        match = self.live.night.match
        assert match is not None
        return match

    def has_match(self) -> bool:
        """Whether there is still a match; without one the sheet closes."""
        if self.live.night.match is None:
            self.reject()
            return False
        return True

    def try_out(self, wish: MatchIntent) -> None:
        """Say at once what the rules would refuse."""
        refused = why_refused(self.live.night, wish)
        self.wrong(refusal_text(refused) if refused else "")

    def enter(self, wish: MatchIntent) -> bool:
        """Do it; where the rules refuse it, the reason stands on the sheet."""
        return self.agreed(self.live.do(wish), stop=False)
