"""The countdown of a question: a value that only knows night times, never a clock."""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Countdown:
    """`left_ms` of `total_ms` were left at the night time `since`; None since: it stands."""

    total_ms: int
    left_ms: int
    since: int | None = None

    @property
    def running(self) -> bool:
        """Whether time is passing."""
        return self.since is not None

    def left(self, now: int) -> int:
        """Milliseconds left at the night time `now`, never below 0."""
        gone = 0 if self.since is None else max(now - self.since, 0)
        return max(self.left_ms - gone, 0)

    def ends_at(self) -> int | None:
        """The night time of its end; None while it stands."""
        return None if self.since is None else self.since + self.left_ms

    def paused(self, now: int) -> Countdown:
        """Standing at what is left now."""
        return replace(self, left_ms=self.left(now), since=None)

    def resumed(self, now: int) -> Countdown:
        """Running on from now."""
        return self if self.running else replace(self, since=now)

    def extended(self, ms: int) -> Countdown:
        """With `ms` more."""
        return replace(self, total_ms=self.total_ms + ms, left_ms=self.left_ms + ms)
