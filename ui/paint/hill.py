"""The mountain seen from above: slopes, rim, plateau, names and tokens, as pieces."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF
from PySide6.QtGui import QConicalGradient, QPainterPath, QRadialGradient

from ui.paint import palette
from ui.paint.box import Box, around
from ui.paint.canvas import Canvas, colour, pen
from ui.paint.pieces import Silent, Written
from ui.paint.shape import Shape
from ui.paint.text import Block

_BARE_FOOT, _BARE_TOP = 0x18223C, 0x6478A6
_LIP = 0.10


@lru_cache(maxsize=128)
def _terraces(shape: Shape, hue: int | None) -> QRadialGradient:
    """The colours of one slope from the foot to the Summit, a terrace a step."""
    made = QRadialGradient(QPointF(shape.x, shape.y), shape.rim)
    last = shape.summit - 1
    for step in range(last, -1, -1):
        share = step / max(1, last)
        tone = _tone(hue, share)
        inner, outer = shape.edges[step + 1] / shape.rim, shape.edges[step] / shape.rim
        thin = min(_LIP * (outer - inner), 2.5 / shape.rim)
        made.setColorAt(inner + 0.0001, colour(palette.mix(tone, palette.WHITE, 0.22)))
        made.setColorAt(inner + thin, colour(tone))
        made.setColorAt(outer - 2 * thin, colour(palette.mix(tone, palette.INK, 0.06)))
        made.setColorAt(outer - 0.0001, colour(palette.mix(tone, palette.INK, 0.45)))
    return made


def _tone(hue: int | None, share: float) -> int:
    if hue is None:
        return palette.mix(_BARE_FOOT, _BARE_TOP, share)
    deep = palette.mix(hue, palette.NIGHT, 0.55 - 0.33 * share)
    return palette.mix(deep, palette.WHITE, 0.16 * share)


@lru_cache(maxsize=8)
def _light(x: float, y: float) -> QConicalGradient:
    """Light from the upper left: a veil of white there, of night on the other side."""
    made = QConicalGradient(QPointF(x, y), 135)
    for place, ink, alpha in (
        (0.0, palette.WHITE, 0.10),
        (0.25, palette.WHITE, 0.0),
        (0.30, palette.NIGHT, 0.0),
        (0.5, palette.NIGHT, 0.22),
        (0.70, palette.NIGHT, 0.0),
        (0.75, palette.WHITE, 0.0),
        (1.0, palette.WHITE, 0.10),
    ):
        made.setColorAt(place, colour(ink, alpha))
    return made


def sector(shape: Shape, index: int, outer: float, inner: float) -> QPainterPath:
    """The part of a sector between two radii."""
    start = 90 - index * shape.pitch
    path = QPainterPath()
    path.arcMoveTo(around(shape.x, shape.y, outer).rect(), start)
    path.arcTo(around(shape.x, shape.y, outer).rect(), start, -shape.pitch)
    path.arcTo(around(shape.x, shape.y, inner).rect(), start - shape.pitch, shape.pitch)
    path.closeSubpath()
    return path


@dataclass(frozen=True, slots=True)
class Slope(Silent):
    """A team's slope, climbed up to and with `step`; only steps `low` to `high` are drawn.

    `form` 0 to 3 is the number of stripes along the climbed part; `hue` None leaves it bare.
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
        canvas.shape(_terraces(shape, hue)).drawPath(path)
        canvas.shape(_light(shape.x, shape.y), pen(palette.INK, 1.6, 0.75)).drawPath(path)

    def _front(self, canvas: Canvas, front: int, hue: int) -> None:
        shape = self.shape
        rect = around(shape.x, shape.y, shape.edges[front] + 2).rect()
        start, span = 90 - self.index * shape.pitch, -shape.pitch
        painter = canvas.shape(None, pen(palette.mix(hue, palette.WHITE, 0.45), 4))
        inset = 90 / max(shape.edges[front], 1)
        painter.drawArc(rect, round((start - inset) * 16), round((span + 2 * inset) * 16))

    def _stripes(self, canvas: Canvas, front: int, hue: int) -> None:
        shape, count = self.shape, palette.form_of(self.number)
        painter = canvas.shape(None, pen(palette.mix(hue, palette.WHITE, 0.35), 2.2, 0.75))
        for k in range(count):
            turn = self.index + (k + 1) / (count + 1) - 0.5
            painter.drawLine(
                QPointF(*shape.point_at(turn, shape.edges[self.low] - 3)),
                QPointF(*shape.point_at(turn, shape.edges[front] + 3)),
            )


@dataclass(frozen=True, slots=True)
class Rim(Silent):
    """The band around the foot that carries the numbers, with the mountain's shadow."""

    shape: Shape

    @property
    def box(self) -> Box:
        """The mountain with its rim and shadow."""
        return self.shape.box.inset(-2)

    def draw(self, canvas: Canvas) -> None:
        """Draw the band as a disc; the slopes cover its middle."""
        shape = self.shape
        middle, radius = QPointF(shape.x, shape.y), shape.rim + shape.band
        painter = canvas.shape(colour(0x10182E), pen(palette.TRACK, 2))
        painter.drawEllipse(middle, radius - 1, radius - 1)
        painter.setPen(pen(palette.TRACK, 1.6))
        for index in range(shape.count):
            painter.drawLine(
                QPointF(*shape.point_at(index - 0.5, shape.rim)),
                QPointF(*shape.point_at(index - 0.5, radius - 2)),
            )


@dataclass(frozen=True, slots=True)
class RimNumber:
    """A team's number in the band, upright."""

    shape: Shape
    index: int
    block: Block
    ink: int

    @property
    def box(self) -> Box:
        """Where it lies."""
        x, y = self.shape.point(self.index, self.shape.rim + self.shape.band / 2)
        tall = self.block.height
        return Box(x - self.block.width / 2, y - tall / 2, self.block.width, tall)

    def draw(self, canvas: Canvas) -> None:
        """Write it."""
        canvas.block(self.block, self.box, self.ink, "centre")

    def written(self) -> tuple[Written, ...]:
        """The number."""
        box = self.box
        return (
            Written(
                self.block.lines[0], box.inset(0, box.h / 2 - self.block.px / 2), self.block.px
            ),
        )


@dataclass(frozen=True, slots=True)
class Name:
    """A team's name outside the rim, along its radius, readable from left to right."""

    shape: Shape
    index: int
    block: Block
    ink: int
    room: float

    @property
    def box(self) -> Box:
        """The bounds of the turned text."""
        shape, half = self.shape, self.block.height / 2
        start = shape.rim + shape.band + 8
        side = half / start * 57.3 / shape.pitch
        corners = [
            shape.point_at(self.index + turn, radius)
            for turn in (-side, side)
            for radius in (start, start + self.block.width + 2)
        ]
        xs, ys = [x for x, _ in corners], [y for _, y in corners]
        return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)).inset(-2)

    def draw(self, canvas: Canvas) -> None:
        """Write it turned."""
        shape, turn = self.shape, self.shape.angle(self.index) - 90
        start, painter = shape.rim + shape.band + 8, canvas.painter
        painter.save()
        painter.translate(shape.x, shape.y)
        tall = self.block.height
        if turn > 90:
            painter.rotate(turn - 180)
            place, align = Box(-start - self.room, -tall / 2, self.room, tall), "right"
        else:
            painter.rotate(turn)
            place, align = Box(start, -tall / 2, self.room, tall), "left"
        canvas.block(self.block, place, self.ink, align)
        painter.restore()

    def written(self) -> tuple[Written, ...]:
        """The name, with the bounds of the turned text."""
        return (Written(" ".join(self.block.lines), self.box, self.block.px),)
