"""Night time: whole ms on the machine's monotonic clock, carried on over restarts (H19)."""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import datetime, timedelta


def monotonic_ms() -> int:
    """The machine's monotonic clock in whole milliseconds."""
    return time.monotonic_ns() // 1_000_000


def wall_now() -> str:
    """The wall clock, ISO 8601 with offset, for the protocol only."""
    return datetime.now().astimezone().isoformat(timespec="milliseconds")


def today() -> str:
    """Today's date, ISO 8601."""
    return datetime.now().astimezone().date().isoformat()


class NightClock:
    """Counts on from `base`, the night time at the last sign of life."""

    def __init__(
        self,
        base: int = 0,
        monotonic: Callable[[], int] = monotonic_ms,
        wall: Callable[[], str] = wall_now,
    ) -> None:
        """Start counting now; the two clocks can be replaced by hands of a test's own."""
        self._base = base
        self._monotonic = monotonic
        self._start = monotonic()
        self._wall = wall

    def now(self) -> int:
        """The night time in ms; no change of the system clock touches it."""
        return self._base + self._monotonic() - self._start

    def at(self, monotonic_ms: int) -> int:
        """The night time of a moment on the machine's monotonic clock, in ms."""
        return max(self._base + monotonic_ms - self._start, 0)

    def monotonic_at(self, at_ms: int) -> int:
        """The moment on the machine's monotonic clock of a night time of this run, in ms."""
        return at_ms - self._base + self._start

    def wall(self) -> str:
        """The wall clock, ISO 8601."""
        return self._wall()

    def wall_at(self, at_ms: int) -> str:
        """The wall clock at a night time not long ago, by the time that has gone since."""
        wall, late = self._wall(), self.now() - at_ms
        if late <= 0:
            return wall
        then = datetime.fromisoformat(wall) - timedelta(milliseconds=late)
        return then.isoformat(timespec="milliseconds")
