"""Around the mountain: the rim with the numbers, and the names outside it."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF

from ui.paint import palette
from ui.paint.box import Box
from ui.paint.canvas import Canvas, colour, pen
from ui.paint.pieces import Broad, Written
from ui.paint.shape import Shape
from ui.paint.text import Block


@dataclass(frozen=True, slots=True)
class Rim(Broad):
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
        painter = canvas.shape(colour(palette.RIM), pen(palette.TRACK, 2))
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
        """Write it turned, from the store of sprites where there is one."""
        shape, reach = self.shape, self.block.width / 2 + 2
        x, y = shape.point(self.index, shape.rim + shape.band + 8 + reach)
        canvas.sprite(self, x, y, max(reach, self.block.height / 2) + 2, self._write)

    def _write(self, canvas: Canvas) -> None:
        """Write it about the origin."""
        turn, (wide, tall) = (
            self.shape.angle(self.index) - 90,
            (self.block.width, self.block.height),
        )
        outer = turn > 90
        canvas.painter.rotate(turn - 180 if outer else turn)
        place = Box(-wide / 2, -tall / 2, wide, tall)
        canvas.block(self.block, place, self.ink, "right" if outer else "left")

    def written(self) -> tuple[Written, ...]:
        """The name, with the bounds of the turned text."""
        return (Written(" ".join(self.block.lines), self.box, self.block.px),)
