"""Light behind the winner."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi, sin

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPolygonF

from ui.paint import palette
from ui.paint.box import Box
from ui.paint.canvas import Canvas, colour
from ui.paint.pieces import Broad

_COUNT = 20


@dataclass(frozen=True, slots=True)
class Rays(Broad):
    """Rays of gold from (x, y) to all edges of the box."""

    box: Box
    x: float
    y: float

    def draw(self, canvas: Canvas) -> None:
        """Draw the rays, clipped to the box."""
        canvas.painter.save()
        canvas.painter.setClipRect(self.box.rect(), Qt.ClipOperation.IntersectClip)
        painter = canvas.shape(colour(palette.GOLD, palette.RAY))
        for k in range(_COUNT):
            painter.drawPolygon(self._ray(2 * pi * k / _COUNT, self.box.w))
        canvas.painter.restore()

    def _ray(self, turn: float, far: float) -> QPolygonF:
        half = pi / _COUNT * 0.5
        middle = QPointF(self.x, self.y)
        ends = [
            middle + QPointF(far * cos(turn + side), far * sin(turn + side))
            for side in (-half, half)
        ]
        return QPolygonF([middle, *ends])
