"""A token bucket: so much at once, so much a second."""

from __future__ import annotations

from collections import OrderedDict

from app.phones.limits import Rate


class Bucket:
    """Full at first; `take` says whether there was enough in it, `borrow` when there will be."""

    __slots__ = ("_last_ns", "_left", "_rate")

    def __init__(self, rate: Rate, now_ns: int) -> None:
        self._rate, self._left, self._last_ns = rate, float(rate.burst), now_ns

    def take(self, amount: int, now_ns: int) -> bool:
        """Take `amount` out, or nothing if there is less."""
        self._fill(now_ns)
        if self._left < amount:
            return False
        self._left -= amount
        return True

    def borrow(self, amount: int, now_ns: int) -> float:
        """Take `amount` out in any case; in how many seconds that will have been made good."""
        self._fill(now_ns)
        self._left -= amount
        return max(0.0, -self._left / self._rate.each_second)

    def _fill(self, now_ns: int) -> None:
        gained = (now_ns - self._last_ns) * self._rate.each_second / 1e9
        self._left = min(float(self._rate.burst), self._left + gained)
        self._last_ns = now_ns


class Buckets:
    """A bucket for each name; the one that was used longest ago is forgotten, and is full again."""

    def __init__(self, rate: Rate, size: int) -> None:
        self._rate, self._size = rate, size
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, name: str, amount: int, now_ns: int) -> bool:
        """Take `amount` out of the bucket of that name, or nothing if there is less."""
        bucket = self._buckets.get(name) or Bucket(self._rate, now_ns)
        self._buckets[name] = bucket
        self._buckets.move_to_end(name)
        if len(self._buckets) > self._size:
            self._buckets.popitem(last=False)
        return bucket.take(amount, now_ns)
