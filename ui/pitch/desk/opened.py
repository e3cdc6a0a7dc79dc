"""The dialogs of the referee's page, opened one at a time over the desk."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QWidget

from ui.live import LiveShow


class RefereeDialogs:
    """Fills `PitchDialogs`. `desk` gives the host's window, `folder` where records go."""

    def __init__(
        self,
        desk: Callable[[], QWidget | None],
        live: LiveShow,
        folder: Callable[[], Path],
        seed: Callable[[], bytes],
    ) -> None:
        self._desk, self._live, self._folder, self._seed = desk, live, folder, seed
        self.said: Callable[[str, str], object] = lambda _text, _tone: None

    def found(self) -> None:
        """A new match is founded, or one is taken over from a record."""

    def decide(self, proposal: str | None = None) -> None:
        """A decision of the referee; `proposal` is the key of the one it answers."""

    def cancel(self, entry: str) -> None:
        """A decision that cancels an earlier one, `round#number`."""

    def dice(self, address: str = "") -> None:
        """Real dice for an address."""

    def correct(self, player: str | None = None) -> None:
        """An order already played is put right, with a preview."""

    def paste(self) -> None:
        """The orders of a team are pasted."""

    def save_record(self) -> None:
        """The open record of the match is written to a file."""

    def rules(self) -> None:
        """The rules of this match, option by option."""
