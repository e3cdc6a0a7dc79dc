"""Light behind the winner."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi, sin

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPolygonF, QRadialGradient

from ui.paint import palette
from ui.paint.box import Box
from ui.paint.canvas import Canvas, colour
from ui.paint.pieces import Silent

_COUNT = 18


@dataclass(frozen=True, slots=True)
class Rays(Silent):
    """Rays of gold from (x, y), fading out."""

    box: Box
    x: float
    y: float

    def draw(self, canvas: Canvas) -> None:
        """Draw the glow and the rays, clipped to the box."""
        middle = QPointF(self.x, self.y)
        glow = QRadialGradient(middle, self.box.h * 0.75)
        glow.setColorAt(0, colour(palette.GOLD, 0.34))
        glow.setColorAt(0.5, colour(palette.GOLD, 0.08))
        glow.setColorAt(1, colour(palette.GOLD, 0.0))
        canvas.painter.save()
        canvas.painter.setClipRect(self.box.rect(), Qt.ClipOperation.IntersectClip)
        painter = canvas.shape(glow)
        far = self.box.h * 0.75
        for k in range(_COUNT):
            turn = 2 * pi * k / _COUNT
            half = pi / _COUNT * 0.46
            painter.drawPolygon(
                QPolygonF(
                    [
                        middle,
                        middle + QPointF(far * cos(turn - half), far * sin(turn - half)),
                        middle + QPointF(far * cos(turn + half), far * sin(turn + half)),
                    ]
                )
            )
        canvas.painter.restore()
