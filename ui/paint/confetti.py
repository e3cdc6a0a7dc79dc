"""Confetti for the winner: it falls along both edges and is gone."""

from __future__ import annotations

from dataclasses import dataclass
from math import sin

from PySide6.QtCore import QRectF

from ui.paint import palette
from ui.paint.box import Box, around
from ui.paint.canvas import Canvas, colour
from ui.paint.pieces import Piece, Silent

LASTS_MS = 9_000
_COUNT = 44
_SLOWEST_MS = 5_000
_SIDE = 0.17
_TURNS = 8
_REACH = 13.0


@dataclass(frozen=True, slots=True)
class Flake(Silent):
    """A slip of paper centred at (x, y); `turn` of eight positions of its tumbling."""

    x: float
    y: float
    hue: int
    turn: int

    @property
    def box(self) -> Box:
        """Where it lies."""
        return around(self.x, self.y, _REACH)

    def draw(self, canvas: Canvas) -> None:
        """Draw it, from the store of sprites where there is one."""
        canvas.sprite((Flake, self.hue, self.turn), self.x, self.y, _REACH, self._paper)

    def _paper(self, canvas: Canvas) -> None:
        canvas.painter.rotate(self.turn * 180 / _TURNS)
        tall = 4 + 7 * abs(sin(self.turn * 3.14159 / _TURNS))
        canvas.shape(colour(self.hue)).drawRect(QRectF(-9, -tall / 2, 18, tall))


def confetti(area: Box, elapsed_ms: int) -> tuple[Piece, ...]:
    """The flakes in the air at a moment, within `area`."""
    made = []
    for k in range(_COUNT):
        begin = k * 2_741 % (LASTS_MS - _SLOWEST_MS)
        share = (elapsed_ms - begin) / (_SLOWEST_MS - k * 613 % 1_700)
        y = area.y + _REACH + share * (area.h - 2 * _REACH)
        if 0 <= share <= 1:
            made.append(_flake(area, k, y, elapsed_ms))
    return tuple(made)


def _flake(area: Box, k: int, y: float, elapsed_ms: int) -> Flake:
    wide = area.w * _SIDE
    across = (k * k * 0.37 + k * 0.618034) % 1 * (wide - 60) + 30 + 24 * sin(elapsed_ms / 500 + k)
    x = area.x + across if k % 2 else area.right - across
    turn = int(elapsed_ms / 90 + k) % _TURNS
    return Flake(round(x, 1), round(y, 1), palette.HUES[k % len(palette.HUES)], turn)
