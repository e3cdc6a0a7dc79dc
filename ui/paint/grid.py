"""Teams in a grid: token and name, with as few columns as the height allows."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPolygonF

from app.night.scenes import TeamView
from ui.paint import palette
from ui.paint.box import Box
from ui.paint.canvas import Canvas, colour, pen
from ui.paint.parts import line
from ui.paint.pieces import Piece, Plate, Silent
from ui.paint.text import common_size
from ui.paint.token import Face, Token


@dataclass(frozen=True, slots=True)
class Joined(Silent):
    """The sign that a team's phone is connected: a tick on a disc."""

    box: Box

    def draw(self, canvas: Canvas) -> None:
        """Draw it in the middle of its box."""
        radius = self.box.w * 0.42
        x, y = self.box.middle
        canvas.shape(colour(palette.MINT)).drawEllipse(QPointF(x, y), radius, radius)
        stroke = ((-0.45, 0.02), (-0.12, 0.36), (0.48, -0.34))
        points = [QPointF(x + dx * radius, y + dy * radius) for dx, dy in stroke]
        canvas.shape(None, pen(palette.INK, radius * 0.24)).drawPolyline(QPolygonF(points))


TALLEST = 84.0
_NARROWEST = 300.0
_GAP = 8.0


def _layout(count: int, box: Box) -> tuple[int, float]:
    """The number of columns and the height of a row that show `count` teams in `box`."""
    most = max(1, int((box.w + _GAP) / _NARROWEST))
    fewest = min(3 if box.w > 1000 else 1, most)
    for columns in range(fewest, most + 1):
        tall = min(TALLEST, box.h / max(1, ceil(count / columns)))
        if tall >= 52:
            return columns, tall
    return most, min(TALLEST, box.h / max(1, ceil(count / most)))


def grid_height(count: int, box: Box) -> float:
    """The height that a grid of `count` teams takes of `box`."""
    columns, tall = _layout(count, box)
    return ceil(count / columns) * tall


def team_grid(
    teams: tuple[TeamView, ...], box: Box, joined: frozenset[str] | None = None
) -> tuple[Piece, ...]:
    """The teams from left to right, then down; `joined` ones (ids) get a tick, the others room."""
    if not teams:
        return ()
    columns, tall = _layout(len(teams), box)
    wide = (box.w + _GAP) / columns
    names, cell = tuple(team.name for team in teams), Box(0, 0, wide - _GAP, tall - _GAP)
    tick = 0.0 if joined is None else _tick(cell)
    room = _name_box(cell, tick)
    px = common_size(names, (room.w, room.h), 38, lines=_lines(cell))
    pieces: list[Piece] = []
    for k, team in enumerate(teams):
        down, across = divmod(k, columns)
        place = Box(box.x + across * wide, box.y + down * tall, cell.w, cell.h)
        pieces += _cell(team, place, px, tick)
        if joined is not None and team.id in joined:
            pieces.append(Joined(Box(place.right - tick - 8, place.y, tick, place.h)))
    return tuple(pieces)


def _radius(box: Box) -> float:
    return min(28.0, box.h * 0.44)


def _tick(box: Box) -> float:
    return min(40.0, box.h * 0.7)


def _name_box(box: Box, tick: float = 0.0) -> Box:
    start = 24 + 2 * _radius(box)
    return Box(box.x + start, box.y, box.w - start - 10 - tick, box.h)


def _lines(box: Box) -> int:
    return 2 if box.h >= 62 else 1


def _cell(team: TeamView, box: Box, px: float, tick: float) -> tuple[Piece, ...]:
    radius = _radius(box)
    face = Face(team.number, radius, None, team.withdrawn)
    ink = palette.MUTED if team.withdrawn else palette.WHITE
    return (
        Plate(box, palette.PLATE, 12),
        Token(box.x + 12 + radius, box.y + box.h / 2, face),
        line(team.name, _name_box(box, tick), px, ink, lines=_lines(box)),
    )
