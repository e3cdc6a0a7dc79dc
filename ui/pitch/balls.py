"""The balls: quaffle, bludgers and snitch, told apart by form, stacked like players."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi, sin
from typing import Literal

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath, QPolygonF

from ui.paint import palette
from ui.paint.box import Box, around
from ui.paint.canvas import Canvas, colour, pen
from ui.paint.fonts import BOLD
from ui.paint.pieces import Silent
from ui.paint.text import LEADING, fit
from ui.pitch import colours

Kind = Literal["quaffle", "bludger", "beaten", "snitch"]
THICK = 0.36
"""How thick a disc under a ball is seen, per unit of its radius."""


@dataclass(frozen=True, slots=True)
class Ball(Silent):
    """A ball centred at (x, y); `height` 1 to 3 discs lie below it (0: none); `number` 1 or 2."""

    x: float
    y: float
    kind: Kind
    radius: float
    height: int
    number: int = 0

    @property
    def reach(self) -> float:
        """How far it is drawn from its middle, in units."""
        wings = 2.2 if self.kind == "snitch" else 1.5
        return self.radius * max(wings, 1.2 + THICK * self.height) + 3

    @property
    def box(self) -> Box:
        """Where it lies."""
        return around(self.x, self.y, self.reach + 1)

    def draw(self, canvas: Canvas) -> None:
        """Draw it, from the store of sprites where there is one."""
        key = Ball, self.kind, self.radius, self.height, self.number
        canvas.sprite(key, self.x, self.y, self.reach, self._draw)

    def _draw(self, canvas: Canvas) -> None:
        _stack(canvas, self.radius, self.height)
        if self.kind == "quaffle":
            quaffle(canvas, self.radius)
        elif self.kind == "snitch":
            snitch(canvas, self.radius)
        else:
            bludger(canvas, self.radius, self.number, self.kind == "beaten")


def _stack(canvas: Canvas, radius: float, height: int) -> None:
    """The discs under a ball."""
    for level in range(height, 0, -1):
        middle = QPointF(0, level * THICK * radius)
        painter = canvas.shape(colour(palette.GREY_DARK), pen(palette.INK, radius * 0.34))
        painter.drawEllipse(middle, radius, radius)
    for level in range(height, 0, -1):
        middle = QPointF(0, level * THICK * radius)
        painter = canvas.shape(colour(palette.GREY_DARK), pen(palette.SNOW, radius * 0.14))
        painter.drawEllipse(middle, radius, radius)


def quaffle(canvas: Canvas, radius: float) -> None:
    """The quaffle: leather with two seams, about the origin."""
    painter = canvas.shape(colour(colours.QUAFFLE), pen(palette.INK, radius * 0.34))
    painter.drawEllipse(QPointF(0, 0), radius, radius)
    painter = canvas.shape(colour(colours.QUAFFLE), pen(palette.WHITE, radius * 0.16))
    painter.drawEllipse(QPointF(0, 0), radius, radius)
    for side in (-1, 1):
        seam = QPainterPath(QPointF(side * radius * 0.62, -radius * 0.72))
        seam.quadTo(side * radius * -0.05, 0, side * radius * 0.62, radius * 0.72)
        canvas.shape(None, pen(palette.INK, radius * 0.13)).drawPath(seam)


def bludger(canvas: Canvas, radius: float, number: int, beaten: bool) -> None:
    """A bludger: spiked iron with its number; a beaten one is white-hot."""
    spikes = QPolygonF()
    for k in range(16):
        out = radius * (1.32 if k % 2 == 0 else 0.98)
        spikes.append(QPointF(out * cos(k * pi / 8), out * sin(k * pi / 8)))
    edge, body = (colours.BEATEN, palette.WHITE) if beaten else (colours.IRON_EDGE, colours.IRON)
    canvas.shape(colour(edge), pen(palette.INK, radius * 0.2)).drawPolygon(spikes)
    ring = pen(palette.INK, radius * 0.14) if beaten else None
    canvas.shape(colour(body), ring).drawEllipse(QPointF(0, 0), radius * 0.88, radius * 0.88)
    if number:
        px = float(max(8, round(radius * 1.15)))
        block = fit(str(number), 99, 99, px, px, weight=BOLD, lines=1)
        tall = px * LEADING
        place = Box(-radius, -tall / 2, 2 * radius, tall)
        canvas.block(block, place, palette.INK if beaten else palette.WHITE, "centre")


def snitch(canvas: Canvas, radius: float) -> None:
    """The snitch: gold with two wings."""
    for side in (-1, 1):
        wing = QPainterPath(QPointF(side * radius * 0.5, -radius * 0.3))
        wing.quadTo(side * radius * 1.5, -radius * 1.5, side * radius * 2.1, -radius * 1.05)
        wing.quadTo(side * radius * 1.6, -radius * 0.1, side * radius * 0.5, radius * 0.25)
        wing.closeSubpath()
        canvas.shape(colour(palette.WHITE), pen(palette.INK, radius * 0.14)).drawPath(wing)
    painter = canvas.shape(colour(colours.SNITCH), pen(palette.INK, radius * 0.34))
    painter.drawEllipse(QPointF(0, 0), radius * 0.86, radius * 0.86)
    painter = canvas.shape(colour(colours.SNITCH), pen(palette.WHITE, radius * 0.14))
    painter.drawEllipse(QPointF(0, 0), radius * 0.86, radius * 0.86)
    shine = canvas.shape(colour(palette.WHITE))
    shine.drawEllipse(QPointF(-radius * 0.28, -radius * 0.3), radius * 0.2, radius * 0.2)
