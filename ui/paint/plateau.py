"""The Summit: snow while it is empty, the king's gold disc with crown and hold pips when taken."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi, sin

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath, QRadialGradient

from ui.paint import palette
from ui.paint.box import Box, around
from ui.paint.canvas import Canvas, colour, pen
from ui.paint.fonts import BOLD
from ui.paint.pieces import Written
from ui.paint.shape import Shape
from ui.paint.text import LEADING, Block, fit

MOST_PIPS = 8
BRONZE = 0x5B3A00


def crown_path(x: float, y: float, width: float) -> QPainterPath:
    """A crown centred at (x, y), `width` wide and 0.72 of that high."""
    half, tall = width / 2, 0.36 * width
    path = QPainterPath(QPointF(x - half, y - tall * 0.55))
    for across, down in (
        (-0.48, 0.12),
        (0.0, -1.0),
        (0.48, 0.12),
        (1.0, -0.55),
        (0.8, 0.66),
        (-0.8, 0.66),
    ):
        path.lineTo(x + across * half, y + down * tall)
    path.closeSubpath()
    path.addRoundedRect(x - 0.8 * half, y + 0.74 * tall, 1.6 * half, 0.26 * tall, 2, 2)
    return path


@dataclass(frozen=True, slots=True)
class Crown:
    """A crown alone."""

    x: float
    y: float
    width: float
    ink: int = palette.GOLD

    @property
    def box(self) -> Box:
        """Where it lies."""
        return around(self.x, self.y, self.width / 2 + 2)

    def draw(self, canvas: Canvas) -> None:
        """Draw it."""
        canvas.shape(colour(self.ink)).drawPath(crown_path(self.x, self.y, self.width))

    def written(self) -> tuple[Written, ...]:
        """No texts."""
        return ()


@dataclass(frozen=True, slots=True)
class Plateau:
    """The Summit's disc; `king` whether it is taken, `hold` of `turns` survived."""

    shape: Shape
    king: bool
    hold: int
    turns: int

    @property
    def box(self) -> Box:
        """The disc with its edge."""
        return around(self.shape.x, self.shape.y, self.shape.plateau + 5)

    def draw(self, canvas: Canvas) -> None:
        """Draw the disc, then crown and pips when there is a king."""
        shape = self.shape
        middle, radius = QPointF(shape.x, shape.y), shape.plateau
        ground = QRadialGradient(middle, radius, QPointF(shape.x, shape.y - radius * 0.4))
        light, deep = (
            (palette.GOLD_LIGHT, palette.GOLD_DEEP) if self.king else (palette.WHITE, palette.SNOW)
        )
        ground.setColorAt(0, colour(light))
        ground.setColorAt(1, colour(deep))
        edge = pen(palette.GOLD_LIGHT if self.king else palette.WHITE, 4)
        canvas.shape(ground, pen(palette.INK, 8, 0.5)).drawEllipse(middle, radius, radius)
        canvas.shape(ground, edge).drawEllipse(middle, radius - 1, radius - 1)
        if self.king:
            self._crown(canvas)
        else:
            self._flag(canvas)

    def _crown(self, canvas: Canvas) -> None:
        shape = self.shape
        lift = shape.plateau * 0.66
        painter = canvas.shape(colour(BRONZE))
        painter.drawPath(crown_path(shape.x, shape.y - lift + 2, shape.plateau * 0.56))
        if self.turns > MOST_PIPS:
            box = self._figures_box()
            canvas.block(self._figures(), box, palette.INK, "centre")
            return
        size = min(0.075, 0.5 / self.turns) * shape.plateau
        for k in range(self.turns):
            fill = colour(BRONZE) if k < self.hold else None
            canvas.shape(fill, pen(BRONZE, 3)).drawEllipse(self._pip(k, 2.9 * size), size, size)

    def _pip(self, k: int, apart: float) -> QPointF:
        """The middle of pip `k`, on an arc below the token."""
        radius = self.shape.plateau * 0.68
        turn = pi / 2 - (k - (self.turns - 1) / 2) * apart / radius
        return QPointF(self.shape.x + radius * cos(turn), self.shape.y + radius * sin(turn))

    def _figures(self) -> Block:
        return fit(f"{self.hold}/{self.turns}", 90, 60, 32, 24, weight=BOLD, lines=1)

    def _figures_box(self) -> Box:
        block, low = self._figures(), self.shape.y + self.shape.plateau * 0.44
        return Box(self.shape.x - 60, low, 120, block.px * LEADING)

    def _flag(self, canvas: Canvas) -> None:
        x, y, size = self.shape.x, self.shape.y, self.shape.plateau * 0.5
        canvas.shape(None, pen(0x51618C, size * 0.1)).drawLine(
            QPointF(x - size * 0.3, y + size * 0.75), QPointF(x - size * 0.3, y - size * 0.8)
        )
        path = QPainterPath(QPointF(x - size * 0.24, y - size * 0.8))
        path.lineTo(x + size * 0.7, y - size * 0.42)
        path.lineTo(x - size * 0.24, y - size * 0.04)
        path.closeSubpath()
        canvas.shape(colour(0x51618C)).drawPath(path)

    def written(self) -> tuple[Written, ...]:
        """The hold in figures, when there are too many turns for pips."""
        if not self.king or self.turns <= MOST_PIPS:
            return ()
        block, box = self._figures(), self._figures_box()
        place = Box(box.x + (box.w - block.width) / 2, box.y, block.width, box.h)
        return (Written(block.lines[0], place, block.px),)
