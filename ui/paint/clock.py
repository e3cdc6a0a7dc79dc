"""The countdown: a bar and figures."""

from __future__ import annotations

from dataclasses import dataclass

from app.night.scenes import TimerView
from ui.paint import palette
from ui.paint.box import Box
from ui.paint.fonts import BOLD
from ui.paint.pieces import Bar, Piece, Text
from ui.paint.text import LEADING, fit

HURRY_MS = 10_000


def left_ms(timer: TimerView, elapsed_ms: int) -> int:
    """The time left after the shot was shown for `elapsed_ms`."""
    return max(0, timer.left_ms - elapsed_ms) if timer.running else timer.left_ms


def clock_text(ms: int) -> str:
    """Minutes and seconds, the second begun counted whole: 0:25."""
    seconds = -(-ms // 1000)
    return f"{seconds // 60}:{seconds % 60:02}"


@dataclass(frozen=True, slots=True)
class Clock:
    """The countdown: a bar at the top of its box, figures below it on the left."""

    timer: TimerView
    box: Box
    px: float = 84.0

    def at(self, elapsed_ms: int) -> tuple[Piece, ...]:
        """Its pieces at a moment."""
        left = left_ms(self.timer, elapsed_ms)
        ink = palette.ROSE if left <= HURRY_MS and self.timer.running else palette.GOLD
        level = left / max(1, self.timer.total_ms)
        bar = self.box.top_slice(16)
        level = round(level * bar.w) / bar.w
        block = fit(
            clock_text(left), self.box.w, self.px * LEADING, self.px, self.px, weight=BOLD, lines=1
        )
        low = Box(self.box.x, bar.bottom + 4, self.box.w, block.height)
        return Bar(bar, level, ink), Text(low, block, ink)

    def beside(self) -> Box:
        """The room to the right of the figures."""
        start = 3.4 * self.px
        return Box(self.box.x + start, self.box.y + 20, self.box.w - start, self.px * LEADING)

    @property
    def until_ms(self) -> int:
        """When it stops changing."""
        return self.timer.left_ms if self.timer.running else 0
