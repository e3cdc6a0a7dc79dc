"""A player on the pitch: a counter with role and number, stacked as high as it flies.

Three things tell the heights apart without colour: how many discs lie under the counter (1 to 3),
how high it stands in its cell, and how large it is. Sides differ by shape (circle, square) and by
the square's double edge.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from app.night.pitch_scene import Side
from ui.paint import palette
from ui.paint.box import Box, around
from ui.paint.canvas import Canvas, colour, pen
from ui.paint.fonts import BOLD, width_of
from ui.paint.pieces import Written
from ui.paint.text import LEADING, Block, fit
from ui.pitch import colours
from ui.pitch.balls import quaffle

THICK = 0.22
"""How thick a disc is seen, per unit of the counter's radius."""
_FIGURE = 0.84
"""The number's size against the role's letter."""


@dataclass(frozen=True, slots=True)
class Face:
    """How a player looks, wherever it is; `radius` in units, `height` 1 to 3 (0: no discs)."""

    side: Side
    letter: str
    label: str
    radius: float
    height: int
    holds: bool = False

    @property
    def reach(self) -> float:
        """How far it is drawn from the counter's middle, in units."""
        return self.radius * (1.16 + self.height * THICK) + 3


@dataclass(frozen=True, slots=True)
class Man:
    """A player whose counter is centred at (x, y); the discs lie below it."""

    x: float
    y: float
    face: Face

    @property
    def box(self) -> Box:
        """Where it lies."""
        return around(self.x, self.y, self.face.reach + 1)

    def draw(self, canvas: Canvas) -> None:
        """Draw it, from the store of sprites where there is one."""
        face = self.face
        canvas.sprite(face, self.x, self.y, face.reach, lambda pad: _draw(face, pad))

    def written(self) -> tuple[Written, ...]:
        """Its role's letter with its number."""
        letter, label, width = lettering(self.face)
        tall = 0.72 * letter.px
        place = Box(self.x - width / 2, self.y - tall / 2, width, tall)
        return (Written(f"{self.face.letter}{self.face.label}", place, label.px),)


def lettering(face: Face) -> tuple[Block, Block, float]:
    """The letter, the number, and the width of both."""
    room = face.radius * (1.62 if face.side == "left" else 1.5)
    wide = width_of(face.letter, BOLD) + _FIGURE * width_of(face.label, BOLD) + 0.04
    px = float(max(8, int(min(face.radius * 1.1, room / wide))))
    letter = fit(face.letter, 999, 999, px, px, weight=BOLD, lines=1)
    small = float(max(8, round(px * _FIGURE)))
    label = fit(face.label, 999, 999, small, small, weight=BOLD, lines=1)
    return letter, label, letter.width + label.width + 0.04 * px


def outline(side: Side, radius: float) -> QPainterPath:
    """The counter's shape about the origin: a circle on the left side, a square on the right."""
    path = QPainterPath()
    if side == "left":
        path.addEllipse(QPointF(0, 0), radius, radius)
    else:
        half = radius * 0.92
        path.addRoundedRect(-half, -half, 2 * half, 2 * half, radius * 0.24, radius * 0.24)
    return path


def _draw(face: Face, canvas: Canvas) -> None:
    """Draw it about the origin."""
    radius, painter = face.radius, canvas.painter
    shape, thick = outline(face.side, radius - 1.5), THICK * radius
    low = face.height * thick
    painter.translate(0, low + radius * 0.05)
    canvas.shape(colour(palette.INK, 0.5)).drawPath(outline(face.side, radius))
    painter.translate(0, -low - radius * 0.05)
    for level in range(face.height, 0, -1):
        painter.translate(0, level * thick)
        edge = pen(palette.INK, radius * 0.09 + 1)
        canvas.shape(colour(palette.WHITE), edge).drawPath(shape)
        painter.translate(0, -level * thick)
    for level in range(face.height, 0, -1):
        painter.translate(0, level * thick)
        canvas.shape(colour(colours.DEEP[face.side]), pen(palette.WHITE, radius * 0.085)).drawPath(
            shape
        )
        painter.translate(0, -level * thick)
    canvas.shape(colour(colours.HUE[face.side]), pen(palette.WHITE, radius * 0.1)).drawPath(shape)
    if face.side == "right":
        inner = outline(face.side, radius * 0.84)
        canvas.shape(None, pen(palette.INK, radius * 0.055, 0.8)).drawPath(inner)
    _letters(face, canvas)
    if face.holds:
        painter.translate(radius * 0.7, -radius * 0.66)
        quaffle(canvas, radius * 0.42)
        painter.translate(-radius * 0.7, radius * 0.66)


def _letters(face: Face, canvas: Canvas) -> None:
    """Letter and number on one line: both have capitals' height, so their feet are level."""
    letter, label, width = lettering(face)
    foot = 0.36 * letter.px
    x = -width / 2
    for block in (letter, label):
        tall = block.px * LEADING
        top = foot - tall / 2 - 0.355 * block.px
        canvas.block(block, Box(x, top, block.width, tall), palette.INK)
        x += letter.width + 0.04 * letter.px
