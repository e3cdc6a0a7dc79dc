"""One slope of the mountain: terraces, climbed in the team's colour or bare."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import asin, cos, degrees, radians

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush, QPainterPath, QPen, QRadialGradient

from ui.paint import palette
from ui.paint.box import Box, around
from ui.paint.canvas import Canvas, colour
from ui.paint.pieces import Silent
from ui.paint.shape import Shape

_BARE_FOOT, _BARE_TOP = 0x1A2542, 0x8395C4
_RISER = 4.0
"""The breadth of the shadow under a terrace's edge, in units."""
_SOFT = 0.9
"""Half the breadth of a terrace's edge itself: a sharper one would flicker at small sizes."""
_CLEFT = 1.0
"""Half the dark cleft between two slopes, in units."""


@lru_cache(maxsize=256)
def _terraces(shape: Shape, index: int, hue: int | None) -> QBrush:
    """The colours of one slope from the foot to the Summit, a terrace a step."""
    made = QRadialGradient(QPointF(shape.x, shape.y), shape.rim)
    last = shape.summit - 1
    for step in range(last, -1, -1):
        tone = _lit(_tone(hue, step / max(1, last)), shape.angle(index))
        inner, outer = shape.edges[step + 1] / shape.rim, shape.edges[step] / shape.rim
        thin, soft = (min((outer - inner) / 5, size / shape.rim) for size in (_RISER, _SOFT))
        made.setColorAt(inner + soft, colour(palette.mix(tone, palette.INK, 0.36)))
        made.setColorAt(inner + soft + thin, colour(tone))
        made.setColorAt(outer - soft - thin / 2, colour(palette.mix(tone, palette.INK, 0.05)))
        made.setColorAt(outer - soft, colour(palette.mix(tone, palette.WHITE, 0.22)))
    return QBrush(made)


def _tone(hue: int | None, share: float) -> int:
    if hue is None:
        return palette.mix(_BARE_FOOT, _BARE_TOP, share)
    deep = palette.mix(hue, palette.NIGHT, 0.55 - 0.33 * share)
    return palette.mix(deep, palette.WHITE, 0.16 * share)


def _lit(tone: int, angle: float) -> int:
    """A slope's tone under light from the upper left."""
    light = cos(radians(angle + 45))
    if light > 0:
        return palette.mix(tone, palette.WHITE, 0.10 * light)
    return palette.mix(tone, palette.NIGHT, -0.24 * light)


@lru_cache(maxsize=512)
def sector(shape: Shape, index: int, outer: float, inner: float) -> QPainterPath:
    """The part of a sector between two radii, a cleft apart from its neighbours."""
    start, span = 90 - index * shape.pitch, shape.pitch
    wide, narrow = degrees(asin(_CLEFT / outer)), degrees(asin(_CLEFT / inner))
    big, small = around(shape.x, shape.y, outer).rect(), around(shape.x, shape.y, inner).rect()
    path = QPainterPath()
    path.arcMoveTo(big, start - wide)
    path.arcTo(big, start - wide, 2 * wide - span)
    path.arcTo(small, start - span + narrow, span - 2 * narrow)
    path.closeSubpath()
    return path


@dataclass(frozen=True, slots=True)
class Slope(Silent):
    """A team's slope, climbed up to and with `step`; only steps `low` to `high` are drawn.

    The climbed part has the team's colour, as many stripes as its form (0 to 3), and a bright
    front; a withdrawn team's is grey.
    """

    shape: Shape
    index: int
    number: int
    step: int
    withdrawn: bool = False
    low: int = 0
    high: int = 99

    @property
    def box(self) -> Box:
        """The bounds of the part drawn."""
        edges, top = self.shape.edges, min(self.high + 1, self.shape.summit)
        bounds = sector(self.shape, self.index, edges[self.low], edges[top]).boundingRect()
        return Box(bounds.x(), bounds.y(), bounds.width(), bounds.height()).inset(-2)

    def draw(self, canvas: Canvas) -> None:
        """Draw the climbed steps, then the bare ones."""
        top = min(self.high + 1, self.shape.summit)
        front = min(max(self.step + 1, self.low), top)
        hue = palette.hue_of(self.number, self.withdrawn)
        if front > self.low:
            self._part(canvas, self.low, front, hue)
            self._stripes(canvas, front, hue)
        if top > front:
            self._part(canvas, front, top, None)
        if front > self.low and self.step + 1 <= front:
            self._front(canvas, front, hue)

    def _part(self, canvas: Canvas, low: int, high: int, hue: int | None) -> None:
        shape = self.shape
        path = sector(shape, self.index, shape.edges[low], shape.edges[high])
        canvas.shape(_terraces(shape, self.index, hue)).drawPath(path)

    def _front(self, canvas: Canvas, front: int, hue: int) -> None:
        shape = self.shape
        radius = shape.edges[front]
        path = sector(shape, self.index, radius + 4.5, radius + 0.5)
        canvas.shape(colour(palette.mix(hue, palette.WHITE, 0.5))).drawPath(path)

    def _stripes(self, canvas: Canvas, front: int, hue: int) -> None:
        shape, count = self.shape, palette.form_of(self.number)
        line = QPen(colour(palette.mix(hue, palette.WHITE, 0.15)), 2.4)
        line.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter = canvas.shape(None, line)
        for k in range(count):
            turn = self.index + (k + 1) / (count + 1) - 0.5
            painter.drawLine(
                QPointF(*shape.point_at(turn, shape.edges[self.low] - 3)),
                QPointF(*shape.point_at(turn, shape.edges[front] + 3)),
            )
