"""The game's emblem: a small mountain of twelve slopes under a crown."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF

from ui.paint import palette
from ui.paint.box import Box
from ui.paint.canvas import Canvas, colour, pen
from ui.paint.pieces import Broad
from ui.paint.plateau import BRONZE, crown_path
from ui.paint.shape import Shape
from ui.paint.slope import Slope

_CLIMBED = (3, 1, 5, 2, 4, 0, 5, 2, 3, 1, 4, 2)
_RINGS = 6
_PLATEAU = 0.4


@lru_cache(maxsize=8)
def _shape(box: Box) -> Shape:
    """The small mountain in a square box."""
    radius = box.w / 2 - 3
    ring = radius * (1 - _PLATEAU) / _RINGS
    edges = tuple(radius - k * ring for k in range(_RINGS + 1))
    return Shape(*box.middle, edges, len(_CLIMBED), 1.0, 0.0, radius)


@dataclass(frozen=True, slots=True)
class Emblem(Broad):
    """The emblem in a square box."""

    box: Box

    def draw(self, canvas: Canvas) -> None:
        """Draw the slopes and the crown on gold."""
        shape = _shape(self.box)
        x, y, radius = shape.x, shape.y, shape.rim
        canvas.shape(colour(palette.INK)).drawEllipse(QPointF(x, y), radius, radius)
        for index, step in enumerate(_CLIMBED):
            Slope(shape, index, index + 1, step).draw(canvas)
        middle, gold = QPointF(x, y), shape.plateau
        canvas.shape(None, pen(palette.SNOW, 2.5)).drawEllipse(middle, radius, radius)
        edge = pen(palette.GOLD_LIGHT, radius * 0.02)
        canvas.shape(colour(palette.GOLD), edge).drawEllipse(middle, gold, gold)
        canvas.shape(colour(BRONZE)).drawPath(crown_path(x, y + gold * 0.04, gold * 1.2))
