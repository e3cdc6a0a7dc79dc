"""A side's mark: a counter without a number, round on the left, a square on the right."""

from __future__ import annotations

from dataclasses import dataclass

from app.night.pitch_scene import Side
from ui.paint import palette
from ui.paint.box import Box
from ui.paint.canvas import Canvas, colour, pen
from ui.paint.pieces import Silent
from ui.pitch import colours
from ui.pitch.man import outline


@dataclass(frozen=True, slots=True)
class SideMark(Silent):
    """The mark of a side in a square box."""

    box: Box
    side: Side

    def draw(self, canvas: Canvas) -> None:
        """Draw it."""
        painter, radius = canvas.painter, self.box.w / 2 - 3
        x, y = self.box.middle
        painter.translate(x, y)
        shape = outline(self.side, radius)
        canvas.shape(colour(colours.HUE[self.side]), pen(palette.WHITE, 4)).drawPath(shape)
        if self.side == "right":
            inner = outline(self.side, radius * 0.8)
            canvas.shape(None, pen(palette.INK, 3.5, 0.85)).drawPath(inner)
        painter.translate(-x, -y)
