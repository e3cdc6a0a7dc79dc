"""The round trip of one connection, measured all the time by an echo of the page."""

from __future__ import annotations

import secrets
from collections import deque


class Trips:
    """The recent round trips; an echo counts only if it is the one that was asked for."""

    def __init__(self, keep: int) -> None:
        self._recent: deque[int] = deque(maxlen=keep)
        self._number = 0
        self._sent_ns: int | None = None

    @property
    def count(self) -> int:
        """How many are remembered."""
        return len(self._recent)

    @property
    def rtt_ms(self) -> int | None:
        """The largest of the recent ones, in ms rounded up; None before the first echo."""
        return max(self._recent) if self._recent else None

    def ask(self) -> int:
        """The number of the next ping, which nobody can guess and echo before it came."""
        self._number = secrets.randbelow(2**31 - 1) + 1
        self._sent_ns = None
        return self._number

    def sent(self, now_ns: int) -> None:
        """The ping goes out now."""
        self._sent_ns = now_ns

    def echo(self, number: int, now_ns: int) -> bool:
        """An echo came; returns whether it was the one that was asked for."""
        if number != self._number or self._sent_ns is None:
            return False
        self._recent.append(-(-(now_ns - self._sent_ns) // 1_000_000))
        self._sent_ns = None
        return True
