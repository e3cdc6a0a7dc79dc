"""The game's emblem: terraces from above under a crown."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from ui.paint import palette
from ui.paint.box import Box, around
from ui.paint.canvas import Canvas, colour, pen
from ui.paint.pieces import Silent
from ui.paint.plateau import crown_path

_RINGS = 6
_SPAN = -34.0


@dataclass(frozen=True, slots=True)
class Emblem(Silent):
    """The emblem in a square box."""

    box: Box

    def draw(self, canvas: Canvas) -> None:
        """Draw the terraces, six climbed slopes and the crown on gold."""
        x, y = self.box.middle
        radius = self.box.w / 2 - 2
        middle = QPointF(x, y)
        for ring in range(_RINGS):
            size = radius * (1 - 0.62 * ring / (_RINGS - 1))
            tone = palette.mix(0x1C2747, 0x7F93C4, ring / (_RINGS - 1))
            canvas.shape(colour(tone), pen(palette.INK, radius * 0.012, 0.8)).drawEllipse(
                middle, size, size
            )
        for k, rings in enumerate((3, 5, 2, 4, 1, 5)):
            self._slope(canvas, k, rings, radius)
        gold = radius * 0.36
        canvas.shape(colour(palette.GOLD), pen(palette.GOLD_LIGHT, radius * 0.03)).drawEllipse(
            middle, gold, gold
        )
        canvas.shape(colour(0x5B3A00)).drawPath(crown_path(x, y, gold * 1.15))

    def _slope(self, canvas: Canvas, k: int, rings: int, radius: float) -> None:
        x, y = self.box.middle
        hue = palette.HUES[(k * 2) % len(palette.HUES)]
        for ring in range(rings):
            size = radius * (1 - 0.62 * ring / (_RINGS - 1))
            inner = radius * (1 - 0.62 * (ring + 1) / (_RINGS - 1))
            path = _wedge((x, y), size, max(inner, radius * 0.36), 90 - k * 60)
            tone = palette.mix(palette.mix(hue, palette.NIGHT, 0.35), palette.WHITE, 0.05 * ring)
            canvas.shape(colour(tone), pen(palette.INK, radius * 0.008, 0.8)).drawPath(path)


def _wedge(middle: tuple[float, float], outer: float, inner: float, start: float) -> QPainterPath:
    big, small = around(*middle, outer).rect(), around(*middle, inner).rect()
    path = QPainterPath()
    path.arcMoveTo(big, start)
    path.arcTo(big, start, _SPAN)
    path.arcTo(small, start + _SPAN, -_SPAN)
    path.closeSubpath()
    return path
