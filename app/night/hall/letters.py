"""Letters from the hall, taken in as they arrive, whatever the window is busy with."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import RLock
from typing import NamedTuple

from app.night.clock import NightClock
from app.night.hall.batch import Batch, Intake, TakesOver, carry, gather
from app.night.night import Night
from app.store.entry import Entry
from app.store.errors import StoreError
from app.store.writer import Writer

log = logging.getLogger(__name__)


class End(NamedTuple):
    """Where a night stands: its journal, the last entry there, and the night after it.

    `by_itself`: the journal is on a disk, and letters are committed in the writer's thread.
    """

    night: Night
    last: Entry
    journal: TakesOver
    clock: NightClock
    by_itself: bool


class Letters:
    """Decides letters and commits them, one batch after the other.

    With a journal on a disk the writer's thread does it by itself as soon as letters arrive; with
    one in memory `take` does it. Whoever writes to the journal himself does so while he holds it:
    then no letter comes in between.
    """

    def __init__(self) -> None:
        """Take in nothing before `attend`."""
        self._writer = Writer()
        self._lock = RLock()
        self._wanted = 0
        self._intake: Intake | None = None
        self._wake: Callable[[], None] = nobody
        self._end: End | None = None
        self._taken: deque[Batch | StoreError] = deque()

    @property
    def busy(self) -> bool:
        """Whether a batch is on its way, as far as can be said without waiting."""
        if not self._lock.acquire(blocking=False):
            return True
        self._lock.release()
        return False

    def attend(self, intake: Intake | None, wake: Callable[[], None]) -> None:
        """Take letters from here from now on; to be called while it is held.

        `wake` is called in any thread when there is something new for `taken`.
        """
        self._intake, self._wake = intake, wake

    def go_on(self, end: End) -> None:
        """Go on after this end; to be called while it is held."""
        self._end = end

    def arrived(self) -> None:
        """Some letters have arrived; from any thread."""
        if self._intake is None:
            return
        if self._is_left_alone():
            self._writer.run(self._round)
        else:
            self._wake()

    @contextmanager
    def held(self, until_ms: int) -> Iterator[None]:
        """Whoever writes himself: what arrived up to this night time comes before, the rest after.

        Waits for the batch that is on its way. May be nested.
        """
        self._wanted += 1
        with self._lock:
            self._wanted -= 1
            self._batch(until_ms)
            yield

    def take(self, until_ms: int) -> None:
        """Take in what arrived up to this night time, where it is not done by itself."""
        if not self._is_left_alone():
            with self._lock:
                self._batch(until_ms)

    def taken(self) -> Iterator[Batch | StoreError]:
        """Take away what came of letters so far: batches, or why one was not committed."""
        while self._taken:
            yield self._taken.popleft()

    def rest(self) -> None:
        """Wait until what has arrived by now is taken in."""
        self._writer.run(nobody).result()

    def close(self) -> None:
        """End the writer's thread, once what it was given is done."""
        self._intake = None
        self._writer.close()

    def _round(self) -> None:
        """In the writer's thread: one batch, unless somebody waits to write himself."""
        with self._lock:
            if self._wanted or not self._is_left_alone():
                return
            some = self._batch()
        if some:
            self._wake()

    def _is_left_alone(self) -> bool:
        return self._end is not None and self._end.by_itself

    def _batch(self, until_ms: int | None = None) -> bool:
        """Decide and commit what arrived up to a night time, or all; whether there was any."""
        intake, end = self._intake, self._end
        if intake is None or end is None:
            return False
        letters = intake.drain(None if until_ms is None else end.clock.monotonic_at(until_ms))
        if not letters:
            return False
        try:
            batch = carry(gather(end.night, letters, end.clock, end.last), end.journal)
        except StoreError as error:
            self._taken.append(error)
        except Exception:
            log.exception("letters from the hall failed; the night goes on without them")
        else:
            if batch.entries:
                self._end = end._replace(night=batch.folded[-1][1], last=batch.entries[-1])
            self._taken.append(batch)
        return True


def nobody() -> None:
    """Nobody is to be woken."""
