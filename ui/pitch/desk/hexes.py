"""Where the 125 cells lie on the desk's pitch, and which one a click meets."""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot, sqrt

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPolygonF

from ui.pitch.cells import CELLS, COLUMNS, PLACES, TALLEST

WIDE, TALL = 1.5 * (len(COLUMNS) - 1) + 2, sqrt(3) * TALLEST
"""The whole pitch, in sides of a cell."""


def beside(cell: int, down: int, right: int) -> int:
    """The cell one step up or down its column, or the one at its height in the next column."""
    column, row = PLACES[cell]
    if right == 0:
        first, last = COLUMNS[column]
        return min(max(cell + down, first), last)
    there = column + right
    if not 0 <= there < len(COLUMNS):
        return cell
    first, last = COLUMNS[there]
    return min(range(first, last + 1), key=lambda found: (abs(PLACES[found][1] - row), found))


@dataclass(frozen=True, slots=True)
class Hexes:
    """The pitch fitted into a place; `side` is a cell's side in pixels."""

    side: float
    left: float
    top: float

    @classmethod
    def fitted(cls, place: QRectF) -> Hexes:
        """As large as it fits, in the middle."""
        side = max(4.0, min(place.width() / WIDE, place.height() / TALL))
        left = place.center().x() - side * WIDE / 2
        return cls(side, left, place.center().y() - side * TALL / 2)

    def centre(self, cell: int) -> QPointF:
        """The middle of a cell."""
        column, row = PLACES[cell]
        x = self.left + self.side * (1 + 1.5 * column)
        return QPointF(x, self.top + self.side * (TALL + sqrt(3) * row) / 2)

    def outline(self, cell: int, gap: float = 1.0) -> QPolygonF:
        """A cell's six corners, `gap` pixels within its edge."""
        middle, side = self.centre(cell), self.side - gap
        half, tall = side / 2, side * sqrt(3) / 2
        corners = (
            (-side, 0),
            (-half, -tall),
            (half, -tall),
            (side, 0),
            (half, tall),
            (-half, tall),
        )
        return QPolygonF([middle + QPointF(x, y) for x, y in corners])

    def cell_at(self, point: QPointF) -> int | None:
        """The cell under a point; None beside the pitch."""
        away, cell = min((_apart(self.centre(cell), point), cell) for cell in CELLS)
        return cell if away <= self.side * 0.95 else None


def _apart(a: QPointF, b: QPointF) -> float:
    return hypot(a.x() - b.x(), a.y() - b.y())
