"""Rows of teams with step and points: the leaders' table and the standings."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPolygonF

from app.night.scenes import HillView, TeamView
from ui.paint import palette
from ui.paint.box import Box
from ui.paint.canvas import Canvas, colour
from ui.paint.fonts import BOLD, width_of
from ui.paint.parts import badge, line, state_badge
from ui.paint.pieces import Piece, Plate, Silent
from ui.paint.text import FLOOR, common_size
from ui.paint.token import Face, Token
from ui.paint.words import SameWords, Screen

_ROW, _GAP, _HEAD = 52.0, 6.0, 40.0
_NARROW = 620.0
_BADGE_ROOM = 560.0


@dataclass(frozen=True, slots=True)
class Peak(Silent):
    """The sign of the Summit: a peak, at the right of its box."""

    box: Box
    ink: int = palette.GOLD

    def draw(self, canvas: Canvas) -> None:
        """Draw the peak."""
        tall = min(self.box.h * 0.54, 34.0)
        wide, right = tall * 1.7, self.box.right
        middle = self.box.y + self.box.h / 2
        corners = (
            (right - wide, middle + tall / 2),
            (right - wide / 2, middle - tall / 2),
            (right, middle + tall / 2),
        )
        points = QPolygonF([QPointF(*corner) for corner in corners])
        canvas.shape(colour(self.ink)).drawPolygon(points)


class Cells(NamedTuple):
    """Where the parts of a row lie; in a narrow table they stand closer."""

    token: float
    radius: float
    name: float
    end: float
    step: Box
    points: Box


def cells(box: Box, start: float) -> Cells:
    """The cells of a row whose token stands `start` from the left edge."""
    narrow = box.w < _NARROW
    radius = min(30.0, box.h * 0.44)
    points = Box(box.right - (74 if narrow else 96), box.y, 62 if narrow else 80, box.h)
    step = Box(points.x - (66 if narrow else 84), box.y, 56 if narrow else 68, box.h)
    token = box.x + start + radius
    return Cells(token, radius, token + radius + 14, step.x - 10, step, points)


def headings(box: Box, words: Screen) -> tuple[Piece, ...]:
    """The words over the columns of step and points of rows as wide as `box`."""
    row = cells(box, 0)
    wide = 116.0
    step = Box(row.step.right - wide, box.y, wide, box.h)
    free = row.points.right - row.step.right - 8
    points = Box(row.points.right - free, box.y, free, box.h)
    px = 20.0 if box.w < _NARROW else 26.0
    return (
        line(words.step(), step, px, palette.MUTED, "right", smallest=18),
        line(words.points(), points, px, palette.MUTED, "right", smallest=18),
    )


def ranked(teams: tuple[TeamView, ...]) -> tuple[TeamView, ...]:
    """The teams from the Summit down; withdrawn ones last."""

    def order(team: TeamView) -> tuple[bool, bool, int, int, int]:
        return team.withdrawn, not team.king, -team.step, -team.points, team.number

    return tuple(sorted(teams, key=order))


def name_size(teams: tuple[TeamView, ...], row: Box, start: float) -> float:
    """One size for the names of a table with rows like `row`."""
    place = cells(row, start)
    largest = min(42.0, max(25.0, row.h * 0.6))
    names = tuple(team.name for team in teams)
    return common_size(names, (place.end - place.name, row.h), largest, lines=_lines(row))


def _lines(box: Box) -> int:
    return 2 if box.h > 66 else 1


def _figures(team: TeamView, top: bool, place: Cells, px: float) -> tuple[Piece, ...]:
    """Step and points; the peak stands for the Summit."""
    ink = palette.MUTED if team.withdrawn else palette.WHITE
    step = Peak(place.step) if top else line(str(team.step), place.step, px, ink, "right")
    return step, line(str(team.points), place.points, px, ink, "right", weight=BOLD)


def team_row(
    team: TeamView, hill: HillView, box: Box, words: Screen, px: float
) -> tuple[Piece, ...]:
    """A team on a plate: token, name, badge, step, points; special ones stand out.

    Where a badge would cut the name, the token alone shows what is declared, and the peak the king.
    """
    place, middle = cells(box, 12), box.y + box.h / 2
    ink = palette.MUTED if team.withdrawn else palette.WHITE
    high = team.king or team.declared is not None
    marks = state_badge(team, hill, words, place.end, middle)
    end = marks[0].box.x - 10 if marks else place.end
    least = width_of(team.name) * FLOOR
    if box.w < _BADGE_ROOM or end - place.name < least <= place.end - place.name:
        marks, end = (), place.end
    shown = None if marks else team.declared
    face = Face(team.number, place.radius, shown, team.withdrawn, 180)
    return (
        Plate(box, palette.PLATE_HIGH if high else palette.PLATE, 10),
        Token(place.token, middle, face),
        line(team.name, Box(place.name, box.y, end - place.name, box.h), px, ink),
        *marks,
        *_figures(team, team.king, place, min(36.0, box.h * 0.62)),
    )


def place_row(team: TeamView, top: bool, box: Box, words: Screen, px: float) -> tuple[Piece, ...]:
    """A team's row with its place: place, token, name, step, points; the Summit's has an edge."""
    start = place_width(box) + 10
    place, middle = cells(box, start), box.y + box.h / 2
    ink = palette.MUTED if team.withdrawn else palette.WHITE
    face = Face(team.number, place.radius, None, team.withdrawn)
    marks: tuple[Piece, ...] = ()
    if team.withdrawn and place.end - place.name > 420:
        gone = palette.GREY_DARK, palette.PALE
        marks = badge(words.withdrawn(), place.end, middle, *gone)
    end = marks[0].box.x - 10 if marks else place.end
    first = Box(box.x + 4, box.y, place_width(box), box.h)
    name = Box(place.name, box.y, end - place.name, box.h)
    text = "–" if team.withdrawn else team.place
    size = min(42.0, max(25.0, box.h * 0.58))
    return (
        Plate(box, palette.PLATE_HIGH if top else palette.PLATE, 10, palette.GOLD if top else None),
        line(text, first, size, ink, "centre", weight=BOLD, smallest=18),
        Token(place.token, middle, face),
        *marks,
        line(team.name, name, px, ink, lines=_lines(box)),
        *_figures(team, top, place, min(size, 38)),
    )


def place_width(box: Box) -> float:
    """How much of a row the place takes: "14–15" is written small where it is narrow."""
    return 66.0 if box.w < _NARROW else 92.0


def leaders_table(hill: HillView, box: Box, words: Screen) -> tuple[Piece, ...]:
    """The teams from the Summit down, as many as fit under a heading."""
    return _leaders(hill, box, SameWords(words))


@lru_cache(maxsize=8)
def _leaders(hill: HillView, box: Box, spoken: SameWords) -> tuple[Piece, ...]:
    words = spoken.words
    count = min(len(hill.teams), int((box.h - _HEAD + _GAP) / _ROW))
    if count < 1:
        return ()
    head = box.top_slice(36)
    shown = ranked(hill.teams)[:count]
    row = Box(box.x, box.y, box.w, _ROW - _GAP)
    title = head.left_slice(cells(head, 0).step.right - head.x - 130)
    pieces: list[Piece] = [
        line(words.leaders(), title, 26, palette.MUTED, smallest=18),
        *headings(head, words),
    ]
    px = name_size(shown, row, 12)
    for k, team in enumerate(shown):
        place = Box(box.x, box.y + _HEAD + k * _ROW, box.w, _ROW - _GAP)
        pieces += team_row(team, hill, place, words, px)
    return tuple(pieces)
