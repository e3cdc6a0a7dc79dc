"""What the referee's page hands over to dialogs: the protocol that they fill."""

from __future__ import annotations

from typing import Protocol


class PitchDialogs(Protocol):
    """Each opens something and returns."""

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

    def paste(self, tact: int = 1) -> None:
        """The orders of a team are pasted; `tact` is where lines without one begin."""

    def save_record(self) -> None:
        """The open record of the match is written to a file."""

    def rules(self) -> None:
        """The rules of this match, option by option."""
