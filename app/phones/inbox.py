"""The queue from the server's thread to the night: stamped and handed over in one breath."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable

from app.phones.clock import Clock
from app.phones.limits import Limits
from app.phones.port import Enter, Letter, Seat
from app.phones.protocol import Reply, Wish


def _nobody() -> None:
    """Nobody is to be woken."""


class Inbox:
    """Letters in the order of their arrival.

    The stamp is read inside the lock under which the letter joins the queue. So once
    `drain(until_ms)` has returned, every letter that arrived up to that moment is in the night's
    hands, and whatever comes later carries a later stamp.
    """

    def __init__(self, clock: Clock | None = None, limits: Limits | None = None) -> None:
        self.wake: Callable[[], None] = _nobody
        self._clock = clock or Clock()
        self._capacity = (limits or Limits()).inbox
        self._lock = threading.Lock()
        self._letters: deque[Letter] = deque()
        self._floor_ms = 0
        self._woken = False

    def now_ms(self) -> int:
        """The clock that stamps letters, in ms; callable from any thread."""
        return self._clock.now_ms()

    def post(
        self, seat: Seat, wish: Wish | Enter, rtt_ms: int | None, reply: Callable[[Reply], None]
    ) -> int | None:
        """Stamp a letter and queue it; returns the stamp, or None if the queue is full.

        `wake` is called, in this thread and outside the lock, for the first letter after a drain.
        """
        with self._lock:
            if len(self._letters) >= self._capacity:
                return None
            at_ms = max(self._clock.now_ms(), self._floor_ms + 1)
            self._letters.append(Letter(seat, wish, at_ms, rtt_ms, reply))
            is_first, self._woken = not self._woken, True
        if is_first:
            self.wake()
        return at_ms

    def drain(self, until_ms: int | None = None) -> list[Letter]:
        """Take out all letters, or those with `at_ms` up to `until_ms`; any thread.

        A moment in the future counts as now. Where later letters stay, `wake` is called again.
        """
        with self._lock:
            if until_ms is None:
                taken = list(self._letters)
                self._letters.clear()
            else:
                self._floor_ms = max(self._floor_ms, min(until_ms, self._clock.now_ms()))
                taken = []
                while self._letters and self._letters[0].at_ms <= self._floor_ms:
                    taken.append(self._letters.popleft())
            self._woken = bool(self._letters)
            is_rest = self._woken
        if is_rest:
            self.wake()
        return taken
