"""The mountain's measures: rings, sectors, and where each team's token stands.

Rings are not equally wide: the plateau and the penultimate step are wide enough for every team at
once, in two staggered rows where one does not hold them; the other rings narrow towards the rim.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import cos, pi, radians, sin, sqrt

from app.night.scenes import HillView
from ui.paint.box import Box, around

_SLACK = 14.0
_TAPER = 1.5
_FULL = 512.0
NAMES = 142.0
"""How far names go out from the rim's band, in units."""


@dataclass(frozen=True, slots=True, eq=False)
class Shape:
    """A mountain centred at (x, y): step k lies between `edges[k]` (outer) and `edges[k + 1]`.

    `shape_for` gives one object for one mountain, and that object is its identity.

    `edges[summit]` is the plateau's radius; `token` the radius of a token; `band` the width of the
    rim that carries the numbers; `reach` how far the names may go.
    """

    x: float
    y: float
    edges: tuple[float, ...]
    count: int
    token: float
    band: float
    reach: float

    @property
    def rim(self) -> float:
        """The radius of the mountain's foot."""
        return self.edges[0]

    @property
    def plateau(self) -> float:
        """The radius of the Summit."""
        return self.edges[-1]

    @property
    def summit(self) -> int:
        """The number of the Summit."""
        return len(self.edges) - 1

    @property
    def pitch(self) -> float:
        """The angle of one sector, in degrees."""
        return 360 / self.count

    @property
    def box(self) -> Box:
        """The mountain with its rim."""
        return around(self.x, self.y, self.rim + self.band)

    def angle(self, index: int) -> float:
        """The middle of a sector in degrees, clockwise from the top; `index` from 0."""
        return (index + 0.5) * self.pitch

    def point(self, index: int, radius: float) -> tuple[float, float]:
        """The point of a sector's middle line at `radius`."""
        return self.point_at(index, radius)

    def point_at(self, place: float, radius: float) -> tuple[float, float]:
        """The same for any `place` between sectors: -0.5 is the start of the first."""
        turn = radians((place + 0.5) * self.pitch)
        return self.x + radius * sin(turn), self.y - radius * cos(turn)

    def middle(self, step: int) -> float:
        """The radius of a step's middle line; 0 on the Summit."""
        return 0.0 if step >= self.summit else (self.edges[step] + self.edges[step + 1]) / 2


def token_radius(count: int) -> float:
    """The radius of a token when `count` teams play, in units."""
    return 30.0 if count <= 12 else 26.0 if count <= 18 else 23.0 if count <= 32 else 20.0


@lru_cache(maxsize=64)
def shape_for(area: Box, count: int, summit: int) -> Shape:
    """The mountain of `count` sectors that fills `area`, names around it included."""
    count = max(count, 2)
    room = min(area.w, area.h) / 2
    token = token_radius(count) * min(1.0, max(0.8, room / _FULL))
    band = 30.0 if count > 24 else 36.0
    rim = room - band - NAMES
    x, y = area.middle
    edges = _edges(rim, count, summit, token)
    return Shape(x, y, edges, count, token, band, room)


def _edges(rim: float, count: int, summit: int, token: float) -> tuple[float, ...]:
    across = 2 * token + 1
    plateau = min(max(0.27 * rim, count * across / (4 * pi) - token), 0.4 * rim)
    near = 2 * pi * (plateau + token + 4) / count
    width = across + 8 + (0.0 if near >= across else sqrt(across**2 - near**2))
    width = max(width, (rim - plateau) / summit)
    rest, rings = rim - plateau - width, summit - 1
    foot = max(rest / rings, min(token + 6, rest * 0.3))
    weights = [1 + (_TAPER - 1) * k / max(1, rings - 2) for k in range(rings - 1)]
    edges = [rim, rim - foot]
    for weight in weights:
        edges.append(edges[-1] - (rest - foot) * weight / sum(weights))
    return (*edges, plateau)


@lru_cache(maxsize=256)
def radii(shape: Shape, steps: tuple[int, ...]) -> tuple[float, ...]:
    """The radius of every token, moved apart within its own ring where neighbours would touch."""
    spans = [_span(shape, step) for step in steps]
    made = [min(shape.middle(step), span[1]) for step, span in zip(steps, spans, strict=True)]
    crowd = _Crowd(shape, steps, made, spans)
    for _ in range(60):
        moved = False
        for gap in (1, 2, 3):
            for one in range(len(steps)):
                other = (one + gap) % shape.count
                if other < len(steps) and gap < shape.count:
                    moved |= crowd.part(one, other, gap)
        if not moved:
            break
    return tuple(made)


def _span(shape: Shape, step: int) -> tuple[float, float]:
    if step >= shape.summit:
        return 0.0, 0.0
    middle, half = shape.middle(step), (shape.edges[step] - shape.edges[step + 1]) / 2
    slack = max(half - 2, _SLACK)
    if step == shape.summit - 1:
        slack = max(half - shape.token - 3, 0.0)
    outer = min(middle + slack, shape.rim - shape.token - 1)
    return max(middle - slack, shape.plateau + shape.token + 2), outer


@dataclass(slots=True)
class _Crowd:
    """Tokens on their slopes: their steps, radii, and the span of radii each may take."""

    shape: Shape
    steps: tuple[int, ...]
    radii: list[float]
    spans: list[tuple[float, float]]

    def part(self, one: int, other: int, gap: int) -> bool:
        """Move two tokens `gap` sectors apart along their slopes if they touch; if any moved."""
        if max(self.steps[one], self.steps[other]) >= self.shape.summit:
            return False
        radii = self.radii
        chord = 2 * sin(radians(gap * self.shape.pitch / 2)) * sqrt(radii[one] * radii[other])
        across = 2 * self.shape.token + 1
        need = sqrt(max(0.0, across**2 - chord**2)) - abs(radii[one] - radii[other])
        if need <= 0.1:
            return False
        inner, outer = self._order(one, other)
        before = radii[inner], radii[outer]
        radii[inner] = max(self.spans[inner][0], radii[inner] - need / 2)
        radii[outer] = min(self.spans[outer][1], radii[outer] + need / 2)
        return (radii[inner], radii[outer]) != before

    def _order(self, one: int, other: int) -> tuple[int, int]:
        """Which of two goes inwards, and which outwards."""
        if abs(self.radii[one] - self.radii[other]) > 0.5:
            inner = one if self.radii[one] < self.radii[other] else other
        elif self.steps[one] != self.steps[other]:
            inner = one if self.steps[one] > self.steps[other] else other
        else:
            inner = one if one % 2 else other
        return inner, other if inner == one else one


def stand(shape: Shape, hill: HillView) -> tuple[tuple[float, float], ...]:
    """Where each team's token stands, in the order of `hill.teams`; the king's is the centre."""
    steps = tuple(team.step for team in hill.teams)
    return tuple(shape.point(index, radius) for index, radius in enumerate(radii(shape, steps)))
