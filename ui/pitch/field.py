"""The pitch that stands still: its hexagons with numbers, keeper zones and rings."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import sqrt

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath, QPolygonF

from app.night.pitch_scene import Side
from ui.paint import palette
from ui.paint.box import Box
from ui.paint.canvas import Canvas, colour, pen
from ui.paint.fonts import MEDIUM
from ui.paint.pieces import Piece, Silent, Written
from ui.paint.text import Block, fit
from ui.pitch import colours
from ui.pitch.cells import COLUMNS, PLACES, RING_HEIGHTS, TALLEST, is_left, part_of

RISE = sqrt(3) / 2
"""Half a hexagon's height, per unit of its side."""
ACROSS = 1.5 * (len(COLUMNS) - 1) + 2
"""The pitch's width in sides of a hexagon; its height is `TALL`."""
TALL = 2 * RISE * TALLEST
_EDGE = 5.0


@dataclass(frozen=True, slots=True)
class Field:
    """Where the pitch lies: the middle of cell 63 and the side of a hexagon, in units."""

    x: float
    y: float
    side: float

    @property
    def box(self) -> Box:
        """The whole pitch, its rings included."""
        wide, tall = ACROSS * self.side, TALL * self.side
        return Box(self.x - wide / 2, self.y - tall / 2, wide, tall)

    def point(self, cell: int) -> tuple[float, float]:
        """The middle of a cell, 1 to 125."""
        column, row = PLACES[cell]
        return self.x + 1.5 * self.side * (column - 8), self.y + RISE * self.side * row


def field_in(area: Box) -> Field:
    """The largest pitch that `area` holds, in its middle."""
    x, y = area.middle
    return Field(x, y, min(area.w / ACROSS, area.h / TALL))


def hexagon(x: float, y: float, side: float) -> QPolygonF:
    """A hexagon with a flat top about (x, y)."""
    half, rise = side / 2, RISE * side
    corners = ((-side, 0), (-half, -rise), (half, -rise), (side, 0), (half, rise), (-half, rise))
    return QPolygonF([QPointF(x + dx, y + dy) for dx, dy in corners])


def number_block(cell: int, side: float) -> Block:
    """A cell's number as it is written on it."""
    px = 0.36 * side
    return fit(str(cell), 2 * side, 99, px, px, weight=MEDIUM, lines=1)


def number_box(field: Field, cell: int) -> Box:
    """Where the number stands: at the cell's lower edge."""
    x, y = field.point(cell)
    block = number_block(cell, field.side)
    low = y + (RISE + 0.005) * field.side
    return Box(x - block.width / 2, low - block.height, block.width, block.height)


@dataclass(frozen=True, slots=True)
class Column:
    """One column of cells, 0 to 16: a piece small enough to be painted in one slice."""

    field: Field
    column: int

    @property
    def cells(self) -> range:
        """Its cells."""
        first, last = COLUMNS[self.column]
        return range(first, last + 1)

    @property
    def box(self) -> Box:
        """Where it lies."""
        side = self.field.side
        x, top = self.field.point(self.cells[0])
        _, low = self.field.point(self.cells[-1])
        rise = RISE * side
        return Box(x - side, top - rise, 2 * side, low - top + 2 * rise).inset(-1)

    def draw(self, canvas: Canvas) -> None:
        """Draw the cells, their numbers, and the rings behind them."""
        for cell in self.cells:
            self._cell(canvas, cell)
            block = number_block(cell, self.field.side)
            canvas.block(block, number_box(self.field, cell), colours.FIGURE, "centre")

    def _cell(self, canvas: Canvas, cell: int) -> None:
        x, y = self.field.point(cell)
        side, part = self.field.side, part_of(cell)
        whose: Side = "left" if is_left(cell) else "right"
        shape = hexagon(x, y, side * 0.965)
        canvas.shape(colour(_ground(cell, whose))).drawPolygon(shape)
        if part == "zone":
            _zone_marks(canvas, shape, (x, y), side, whose)
        if part in {"zone", "ring"}:
            edge = colours.HUE[whose] if part == "zone" else palette.GOLD
            inner = hexagon(x, y, side * 0.93)
            canvas.shape(None, pen(edge, side * 0.045, 0.85)).drawPolygon(inner)
        if part == "ring":
            _hoop(canvas, (x, y), side, RING_HEIGHTS[cell])
        if cell == 63:
            ring = pen(colours.FIGURE, side * 0.05, 0.5)
            canvas.shape(None, ring).drawEllipse(QPointF(x, y), side * 0.55, side * 0.55)

    def written(self) -> tuple[Written, ...]:
        """The numbers of its cells."""
        made = []
        for cell in self.cells:
            block = number_block(cell, self.field.side)
            made.append(Written(block.lines[0], number_box(self.field, cell), block.px))
        return tuple(made)


def _ground(cell: int, whose: Side) -> int:
    part = part_of(cell)
    if part == "ring":
        return colours.RING
    if part == "zone":
        return colours.ZONE[whose]
    if part == "near":
        return colours.NEAR[whose]
    if part == "middle":
        return colours.MIDDLE
    return colours.TURF[whose][PLACES[cell][0] % 2]


def _zone_marks(
    canvas: Canvas, shape: QPolygonF, middle: tuple[float, float], side: float, whose: Side
) -> None:
    """The zone's pattern: dots on the left, stripes on the right."""
    painter, (x, y) = canvas.painter, middle
    painter.save()
    clip = QPainterPath()
    clip.addPolygon(shape)
    painter.setClipPath(clip, Qt.ClipOperation.IntersectClip)
    ink, step = colours.ZONE_MARK[whose], side * 0.3
    for k in range(-4, 5):
        if whose == "right":
            canvas.shape(None, pen(ink, side * 0.06))
            painter.drawLine(
                QPointF(x + k * step - side, y + side), QPointF(x + k * step + side, y - side)
            )
            continue
        canvas.shape(colour(ink))
        for row in range(-3, 4):
            shift = step / 2 if row % 2 else 0.0
            painter.drawEllipse(
                QPointF(x + k * step + shift, y + row * step), side * 0.055, side * 0.055
            )
    painter.restore()


def _hoop(canvas: Canvas, middle: tuple[float, float], side: float, height: int) -> None:
    """A ring over as many others as its height: the same sign as the discs under a counter."""
    x, foot = middle[0], middle[1] + 0.1 * side
    radius, step = 0.36 * side, 0.13 * side
    painter = canvas.shape(None, pen(palette.INK, side * 0.17))
    for level in range(height + 1):
        painter.drawEllipse(QPointF(x, foot - level * step), radius, radius)
    canvas.shape(None, pen(colours.HOOP_DEEP, side * 0.06))
    for level in range(height):
        painter.drawEllipse(QPointF(x, foot - level * step), radius, radius)
    canvas.shape(None, pen(colours.HOOP, side * 0.11))
    painter.drawEllipse(QPointF(x, foot - height * step), radius, radius)


@dataclass(frozen=True, slots=True)
class Ground(Silent):
    """The dark ground of one column, a little larger than its cells: it makes the seams."""

    field: Field
    column: int

    @property
    def box(self) -> Box:
        """Where it lies."""
        return Column(self.field, self.column).box.inset(-_EDGE)

    def draw(self, canvas: Canvas) -> None:
        """Draw a dark hexagon for each cell."""
        painter = canvas.shape(colour(colours.SEAM))
        for cell in Column(self.field, self.column).cells:
            painter.drawPolygon(hexagon(*self.field.point(cell), self.field.side + _EDGE))


@lru_cache(maxsize=8)
def ground(field: Field) -> tuple[Piece, ...]:
    """The pitch without anybody on it."""
    columns = range(len(COLUMNS))
    return (
        *(Ground(field, column) for column in columns),
        *(Column(field, column) for column in columns),
    )
