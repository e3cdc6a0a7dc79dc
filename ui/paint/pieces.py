"""The pieces a picture is made of: plain values that say where they lie and how they draw.

Equal pieces draw equal pixels, so that a window repaints only what differs between two pictures.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, Protocol

from PySide6.QtCore import QPointF
from PySide6.QtGui import QLinearGradient

from ui.paint import palette
from ui.paint.box import Box
from ui.paint.canvas import Canvas, colour, pen
from ui.paint.text import Block


class Written(NamedTuple):
    """A text on the picture: what it says, where, and its size in units."""

    text: str
    box: Box
    px: float


class Piece(Protocol):
    """One thing on the picture; nothing of it lies outside `box`."""

    @property
    def box(self) -> Box:
        """Where it lies."""

    def draw(self, canvas: Canvas) -> None:
        """Draw it; the painter's pen, brush and font may be left changed."""

    def written(self) -> tuple[Written, ...]:
        """The texts in it."""


class Silent:
    """A piece without text."""

    __slots__ = ()

    def written(self) -> tuple[Written, ...]:
        """No texts."""
        return ()


class Broad(Silent):
    """A piece without text that may take long to draw at once, and may be drawn in parts."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Backdrop(Broad):
    """The night sky behind every scene: opaque, from dusk above to night below."""

    box: Box

    def draw(self, canvas: Canvas) -> None:
        """Fill the picture."""
        fade = QLinearGradient(QPointF(0, self.box.y), QPointF(0, self.box.bottom))
        fade.setColorAt(0, colour(palette.DUSK))
        fade.setColorAt(1, colour(palette.NIGHT))
        canvas.painter.fillRect(self.box.rect(), fade)


@dataclass(frozen=True, slots=True)
class Fill(Silent):
    """One plain colour."""

    box: Box
    ground: int

    def draw(self, canvas: Canvas) -> None:
        """Fill the box."""
        canvas.painter.fillRect(self.box.rect(), colour(self.ground))


@dataclass(frozen=True, slots=True)
class Plate(Silent):
    """A rounded plate; `edge` is the colour of its outline, if any."""

    box: Box
    ground: int
    radius: float = 12.0
    edge: int | None = None
    edge_width: float = 3.0

    def draw(self, canvas: Canvas) -> None:
        """Draw it within its box."""
        line = None if self.edge is None else pen(self.edge, self.edge_width)
        painter = canvas.shape(colour(self.ground), line)
        box = self.box if line is None else self.box.inset(self.edge_width / 2)
        painter.drawRoundedRect(box.rect(), self.radius, self.radius)


@dataclass(frozen=True, slots=True)
class Text(Silent):
    """A block of text from the top of its box; `align` is "left", "centre" or "right"."""

    box: Box
    block: Block
    ink: int = palette.WHITE
    align: str = "left"

    def draw(self, canvas: Canvas) -> None:
        """Write it."""
        canvas.block(self.block, self.box, self.ink, self.align)

    def written(self) -> tuple[Written, ...]:
        """The text and the box its lines take."""
        block, box = self.block, self.box
        left = {
            "left": box.x,
            "centre": box.x + (box.w - block.width) / 2,
            "right": box.right - block.width,
        }[self.align]
        place = Box(left, box.y, block.width, block.height)
        return (Written(" ".join(block.lines), place, block.px),)


@dataclass(frozen=True, slots=True)
class Bar(Silent):
    """A level from 0 to 1 on a track."""

    box: Box
    level: float
    ink: int = palette.GOLD

    def draw(self, canvas: Canvas) -> None:
        """Draw the track and, over it, the level."""
        radius = self.box.h / 2
        canvas.shape(colour(palette.TRACK)).drawRoundedRect(self.box.rect(), radius, radius)
        if self.level > 0:
            width = max(self.box.h, self.box.w * min(1.0, self.level))
            painter = canvas.shape(colour(self.ink))
            painter.drawRoundedRect(self.box.left_slice(width).rect(), radius, radius)


@dataclass(frozen=True, slots=True)
class Many:
    """Pieces that stand or fall together."""

    box: Box
    parts: tuple[Piece, ...]

    def draw(self, canvas: Canvas) -> None:
        """Draw the parts, first at the bottom."""
        for part in self.parts:
            part.draw(canvas)

    def written(self) -> tuple[Written, ...]:
        """The texts of the parts."""
        return tuple(text for part in self.parts for text in part.written())


def draw_all(pieces: tuple[Piece, ...], canvas: Canvas) -> None:
    """Draw pieces from the bottom up."""
    for piece in pieces:
        piece.draw(canvas)
