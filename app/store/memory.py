"""A journal in memory, for a night that has to go on while the disk cannot be written."""

from collections.abc import Sequence
from typing import Protocol

from app.store.entry import Draft, Entry, Meta, Tail, changed, numbered

UNSAVED = Meta(schema_version=0, program_version="", created="")


class Taker(Protocol):
    """A journal that can take over entries numbered elsewhere, and a sign of life."""

    def take_over(self, entries: Sequence[Entry]) -> None:
        """Commit the entries as they are, all or none."""

    def sign_of_life(self, at_ms: int) -> None:
        """Note the time."""


class MemoryJournal:
    """Goes on after `before`, the entries already on disk, and keeps what follows in memory."""

    def __init__(
        self, before: Sequence[Entry] = (), *, meta: Meta = UNSAVED, sign_of_life: int = 0
    ) -> None:
        """Start after `before`; `sign_of_life` is the last one known, in ms."""
        self._entries = list(before)
        self._saved = len(self._entries)
        self._meta = meta
        self._sign = max(sign_of_life, self._tail().at_ms)

    def append(
        self, drafts: Sequence[Draft], *, actor: str, wall: str, at_ms: int
    ) -> tuple[Entry, ...]:
        """Keep the events of one intent in memory and return them numbered.

        Raises ValueError when a payload is not text that can be kept; then nothing is.
        """
        entries = numbered(drafts, self._tail(), actor=actor, wall=wall, at_ms=at_ms)
        self._entries.extend(entries)
        return entries

    def take_over(self, entries: Sequence[Entry]) -> None:
        """Keep entries numbered elsewhere; raises ValueError unless they go on where it ends."""
        if entries and (entries[0].seq, entries[0].step) != (self._tail().seq + 1,) * 2:
            raise ValueError(f"entry {entries[0].seq} cannot follow entry {self._tail().seq}")
        self._entries.extend(entries)

    def entries(self) -> list[Entry]:
        """Every entry, those on disk first."""
        return list(self._entries)

    def unsaved(self) -> list[Entry]:
        """The entries that only memory holds."""
        return self._entries[self._saved :]

    def flush_into(self, journal: Taker) -> int:
        """Commit what only memory holds into `journal`, numbers and times as they are.

        All of it in one transaction: after an error nothing was written and it may be called
        again. Returns the number of entries written. Raises StoreError.
        """
        unsaved = self.unsaved()
        journal.take_over(unsaved)
        self._saved = len(self._entries)
        journal.sign_of_life(self._sign)
        return len(unsaved)

    def sign_of_life(self, at_ms: int) -> None:
        """Note that the night was alive at `at_ms`; an earlier time is ignored."""
        self._sign = max(self._sign, at_ms)

    def last_sign_of_life(self) -> int:
        """The later of the last sign of life and the last entry, ms; 0 for a new game."""
        return max(self._sign, self._tail().at_ms)

    def meta(self) -> Meta:
        """The game's description."""
        return self._meta

    def set_meta(
        self, *, title: str | None = None, rehearsal: bool | None = None, ended: bool | None = None
    ) -> None:
        """Change the given parts of the description, in memory."""
        self._meta = changed(self._meta, title=title, rehearsal=rehearsal, ended=ended)

    def close(self) -> None:
        """Nothing to let go of."""

    def _tail(self) -> Tail:
        if not self._entries:
            return Tail()
        return Tail(self._entries[-1].seq, self._entries[-1].at_ms)
