"""What points at an event: a burst where somebody is hit, a ring where a ball is won, a trail."""

from __future__ import annotations

from dataclasses import dataclass
from math import atan2, cos, pi, sin

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPen, QPolygonF

from app.night.pitch_scene import LineKind
from ui.paint import palette
from ui.paint.box import Box, around
from ui.paint.canvas import Canvas, colour, pen
from ui.paint.pieces import Silent

PHASES = 8
_HURT: frozenset[LineKind] = frozenset({"fell", "hit", "removed", "offence", "lost_action"})
_WON: frozenset[LineKind] = frozenset(
    {"quaffle_caught", "quaffle_taken", "saved", "snitch_caught", "returned", "substituted"}
)


@dataclass(frozen=True, slots=True)
class Burst(Silent):
    """A burst around (x, y): `phase` 0 to `PHASES`, from its beginning to its full size."""

    x: float
    y: float
    radius: float
    hurt: bool
    phase: int

    @property
    def box(self) -> Box:
        """Where it lies."""
        return around(self.x, self.y, self._reach + 1)

    @property
    def _reach(self) -> float:
        return self.radius * 1.75 + 4

    def draw(self, canvas: Canvas) -> None:
        """Draw it, from the store of sprites where there is one."""
        key = Burst, self.radius, self.hurt, self.phase
        canvas.sprite(key, self.x, self.y, self._reach, self._draw)

    def _draw(self, canvas: Canvas) -> None:
        grown = self.phase / PHASES
        if not self.hurt:
            radius = self.radius * (1.1 + 0.4 * grown)
            for ink, width in ((palette.INK, 0.24), (palette.GOLD, 0.14)):
                painter = canvas.shape(None, pen(ink, self.radius * width))
                painter.drawEllipse(QPointF(0, 0), radius, radius)
            return
        star = QPolygonF()
        for k in range(20):
            out = self.radius * ((1.2 + 0.5 * grown) if k % 2 == 0 else 1.08 + 0.1 * grown)
            star.append(QPointF(out * cos(k * pi / 10), out * sin(k * pi / 10)))
        canvas.shape(None, pen(palette.INK, self.radius * 0.22)).drawPolygon(star)
        canvas.shape(None, pen(palette.WARN, self.radius * 0.13)).drawPolygon(star)


@dataclass(frozen=True, slots=True)
class Huddle(Silent):
    """The ground under a cell so crowded that its players stand over the cells around it."""

    x: float
    y: float
    radius: float

    @property
    def box(self) -> Box:
        """Where it lies."""
        return around(self.x, self.y, self.radius + 3)

    def draw(self, canvas: Canvas) -> None:
        """Draw a dark disc with a bright edge."""
        painter = canvas.shape(colour(palette.INK, 0.82), pen(palette.SNOW, 3))
        painter.drawEllipse(QPointF(self.x, self.y), self.radius, self.radius)


def burst(kind: LineKind, spot: tuple[float, float], radius: float, share: float) -> Burst | None:
    """The burst of an event, `share` (0 to 1) of its growth; None where nothing is to be seen."""
    if kind not in _HURT | _WON or share <= 0:
        return None
    return Burst(*spot, radius, kind in _HURT, round(min(1.0, share) * PHASES))


@dataclass(frozen=True, slots=True)
class Trail(Silent):
    """A dashed line from where a ball came; as an `arrow`, to where it is sent."""

    x: float
    y: float
    to_x: float
    to_y: float
    ink: int
    width: float
    arrow: bool = False

    @property
    def box(self) -> Box:
        """The bounds of the line."""
        x, y = min(self.x, self.to_x), min(self.y, self.to_y)
        wide, tall = abs(self.x - self.to_x), abs(self.y - self.to_y)
        return Box(x, y, wide, tall).inset(-4 * self.width)

    def draw(self, canvas: Canvas) -> None:
        """Draw it over a dark edge."""
        one, other = QPointF(self.x, self.y), QPointF(self.to_x, self.to_y)
        edge = pen(palette.INK, self.width * 1.9, 0.6)
        canvas.shape(None, edge).drawLine(one, other)
        dashes = QPen(colour(self.ink), self.width)
        dashes.setCapStyle(Qt.PenCapStyle.RoundCap)
        dashes.setDashPattern([2.0, 2.4])
        canvas.shape(None, dashes).drawLine(one, other)
        if self.arrow:
            self._head(canvas)

    def _head(self, canvas: Canvas) -> None:
        """The arrow's head."""
        turn, long = atan2(self.to_y - self.y, self.to_x - self.x), 3.4 * self.width
        corners = [
            QPointF(self.to_x + out * cos(turn + by), self.to_y + out * sin(turn + by))
            for out, by in ((0.0, 0.0), (long, pi - 0.5), (long, pi + 0.5))
        ]
        painter = canvas.shape(colour(self.ink), pen(palette.INK, self.width * 0.4))
        painter.drawPolygon(QPolygonF(corners))
