"""A game that can be read but not yet written: its disk is full, or was taken the rights."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from app.store.check import Contents
from app.store.entry import Draft, Entry, Meta
from app.store.journal import Journal
from app.store.look import read_game


class WaitingJournal:
    """Reads from what was read once; every write opens the real journal first, or fails as it does.

    Until then the night can go on in memory, and be brought to the disk when it takes writes again.
    """

    def __init__(self, path: Path) -> None:
        """Read the game at `path`, changing nothing; raises StoreError where that fails."""
        self.path = path
        self._read: Contents = read_game(path)
        self._journal: Journal | None = None

    def opened(self) -> Journal:
        """The real journal; raises StoreError while it cannot be opened for writing."""
        if self._journal is None:
            self._journal = Journal.open(self.path)
        return self._journal

    def append(
        self, drafts: Sequence[Draft], *, actor: str, wall: str, at_ms: int
    ) -> tuple[Entry, ...]:
        """As `Journal.append`."""
        return self.opened().append(drafts, actor=actor, wall=wall, at_ms=at_ms)

    def take_over(self, entries: Sequence[Entry]) -> None:
        """As `Journal.take_over`."""
        self.opened().take_over(entries)

    def entries(self) -> list[Entry]:
        """Every entry that is on the disk."""
        return list(self._read.entries) if self._journal is None else self._journal.entries()

    def sign_of_life(self, at_ms: int) -> None:
        """As `Journal.sign_of_life`."""
        self.opened().sign_of_life(at_ms)

    def last_sign_of_life(self) -> int:
        """As `Journal.last_sign_of_life`."""
        if self._journal is not None:
            return self._journal.last_sign_of_life()
        return max(self._read.sign_of_life, self._read.tail.at_ms)

    def meta(self) -> Meta:
        """The game's description."""
        return self._read.meta if self._journal is None else self._journal.meta()

    def set_meta(
        self, *, title: str | None = None, rehearsal: bool | None = None, ended: bool | None = None
    ) -> None:
        """As `Journal.set_meta`."""
        self.opened().set_meta(title=title, rehearsal=rehearsal, ended=ended)

    def read_back(self) -> int:
        """As `Journal.read_back`."""
        return self.opened().read_back()

    def close(self) -> None:
        """Let go of the file, if it was opened."""
        if self._journal is not None:
            self._journal.close()
