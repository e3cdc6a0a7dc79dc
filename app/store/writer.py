"""One thread that commits what the window hands over, so that the window goes on meanwhile."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Protocol

from app.store.entry import Entry


class TakesOver(Protocol):
    """A journal as the writer needs it."""

    def take_over(self, entries: Sequence[Entry]) -> None:
        """Commit entries numbered elsewhere, all or none; raises StoreError."""


class Writer:
    """Commits one batch after the other, each in one transaction, in a thread of its own.

    The thread begins with the first batch and ends with `close`.
    """

    def __init__(self) -> None:
        """Start nothing yet."""
        self._thread: ThreadPoolExecutor | None = None

    def commit(self, journal: TakesOver, entries: Sequence[Entry]) -> Future[None]:
        """Commit the entries; the future holds what the journal raised."""
        if self._thread is None:
            self._thread = ThreadPoolExecutor(1, "journal")
        return self._thread.submit(journal.take_over, entries)

    def close(self) -> None:
        """Wait for what is being committed, and end the thread; a later commit starts it again."""
        if self._thread is not None:
            self._thread.shutdown()
            self._thread = None
