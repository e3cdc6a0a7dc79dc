"""The laptop's monotonic clock, as the server uses it; tests wind one by hand."""

from __future__ import annotations

import asyncio
import time


class Clock:
    """Time that no setting of the system's clock moves."""

    def now_ns(self) -> int:
        """Nanoseconds since some fixed moment; callable from any thread."""
        return time.monotonic_ns()

    def now_ms(self) -> int:
        """The same in whole milliseconds, rounded down."""
        return self.now_ns() // 1_000_000

    async def sleep(self, duration_ms: int) -> None:
        """Wait in the running loop; 0 lets others have their turn."""
        await asyncio.sleep(duration_ms / 1000)
