"""The mark of a rehearsal: a hatched band across the top of every scene."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPolygonF

from ui.paint import palette
from ui.paint.box import Box
from ui.paint.canvas import Canvas, colour
from ui.paint.fonts import BOLD
from ui.paint.pieces import Piece, Silent, Text
from ui.paint.text import fit
from ui.paint.words import Screen

HEIGHT = 56.0


@dataclass(frozen=True, slots=True)
class Hatching(Silent):
    """Slanted bars of warning colour on night."""

    box: Box

    def draw(self, canvas: Canvas) -> None:
        """Fill the box, clipped to it."""
        painter, box, step = canvas.painter, self.box, 44.0
        painter.save()
        painter.setClipRect(box.rect(), Qt.ClipOperation.IntersectClip)
        painter.fillRect(box.rect(), colour(palette.INK))
        canvas.shape(colour(palette.WARN))
        x = box.x - step
        while x < box.right + step:
            corners = ((x, box.bottom), (x + step, box.y), (x + 1.5 * step, box.y))
            points = [QPointF(*corner) for corner in (*corners, (x + 0.5 * step, box.bottom))]
            painter.drawPolygon(QPolygonF(points))
            x += step
        painter.restore()


@dataclass(frozen=True, slots=True)
class Strip(Silent):
    """A plain strip of warning colour."""

    box: Box

    def draw(self, canvas: Canvas) -> None:
        """Fill it."""
        canvas.painter.fillRect(self.box.rect(), colour(palette.WARN))


def ribbon(width: float, words: Screen) -> tuple[Piece, ...]:
    """The rehearsal's band, `width` units long."""
    band = Box(0, 0, width, HEIGHT)
    text = f"{words.rehearsal()} · {words.not_a_game()}"
    block = fit(text, width - 300, HEIGHT - 6, 38, 24, weight=BOLD, lines=1)
    middle = Box((width - block.width) / 2 - 30, 0, block.width + 60, HEIGHT)
    place = Box(0, (HEIGHT - block.height) / 2, width, block.height)
    return Hatching(band), Strip(middle), Text(place, block, palette.INK, "centre")
