"""A token bucket: so much at once, so much a second."""

from __future__ import annotations

from app.phones.limits import Rate


class Bucket:
    """Full at first; `take` says whether there was enough in it."""

    __slots__ = ("_last_ns", "_left", "_rate")

    def __init__(self, rate: Rate, now_ns: int) -> None:
        self._rate, self._left, self._last_ns = rate, float(rate.burst), now_ns

    def take(self, amount: int, now_ns: int) -> bool:
        """Take `amount` out, or nothing if there is less."""
        gained = (now_ns - self._last_ns) * self._rate.each_second / 1e9
        self._left = min(float(self._rate.burst), self._left + gained)
        self._last_ns = now_ns
        if self._left < amount:
            return False
        self._left -= amount
        return True
