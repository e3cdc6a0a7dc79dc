"""Rows of teams with step and points, and the leaders' table."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPolygonF

from app.night.scenes import HillView, TeamView
from ui.paint import palette
from ui.paint.box import Box
from ui.paint.canvas import Canvas, colour
from ui.paint.fonts import BOLD
from ui.paint.parts import line, state_badge
from ui.paint.pieces import Piece, Plate, Silent
from ui.paint.token import Face, Token
from ui.paint.words import Screen

POINTS = 112.0
"""The width of the points' column."""
STEP = 118.0
"""The width of the step's column."""
_ROW, _GAP, _HEAD = 52.0, 6.0, 40.0


@dataclass(frozen=True, slots=True)
class Peak(Silent):
    """The sign of the Summit: a peak, at the right of its box."""

    box: Box
    ink: int = palette.GOLD

    def draw(self, canvas: Canvas) -> None:
        """Draw two slopes with a notch of snow between."""
        wide = min(self.box.h * 0.95, self.box.w)
        right, low = self.box.right, self.box.y + self.box.h * 0.76
        high = self.box.y + self.box.h * 0.22
        corners = ((right - wide, low), (right - wide / 2, high), (right, low))
        points = QPolygonF([QPointF(*corner) for corner in corners])
        canvas.shape(colour(self.ink)).drawPolygon(points)


def ranked(teams: tuple[TeamView, ...]) -> tuple[TeamView, ...]:
    """The teams from the Summit down; withdrawn ones last."""
    return tuple(
        sorted(
            teams,
            key=lambda team: (team.withdrawn, not team.king, -team.step, -team.points, team.number),
        )
    )


def step_sign(team: TeamView, top: bool, box: Box, px: float) -> Piece:
    """A team's step as a figure, or the peak on the Summit."""
    if top:
        return Peak(box)
    ink = palette.MUTED if team.withdrawn else palette.WHITE
    return line(str(team.step), box, px, ink, "right")


def team_row(team: TeamView, hill: HillView, box: Box, words: Screen) -> tuple[Piece, ...]:
    """A team on a plate: token, name, badge, step, points; special ones stand out."""
    middle, px = box.y + box.h / 2, min(34.0, box.h * 0.62)
    radius = min(22.0, box.h * 0.44)
    ink = palette.MUTED if team.withdrawn else palette.WHITE
    high = team.king or team.declared is not None
    end = box.right - POINTS - 70
    marks = state_badge(team, hill, words, end, middle)
    start = box.x + 28 + 2 * radius
    name = Box(start, box.y, (marks[0].box.x if marks else end) - 12 - start, box.h)
    points = Box(box.right - 96, box.y, 80, box.h)
    return (
        Plate(box, palette.PLATE_HIGH if high else palette.PLATE, 10),
        Token(box.x + 12 + radius, middle, Face(team.number, radius, None, team.withdrawn)),
        line(team.name, name, px, ink),
        *marks,
        step_sign(team, team.king, Box(box.right - POINTS - 60, box.y, 60, box.h), px),
        line(str(team.points), points, px, ink, "right", weight=BOLD),
    )


def headings(box: Box, words: Screen) -> tuple[Piece, ...]:
    """The words over the columns of step and points."""
    step = Box(box.right - POINTS - STEP - 40, box.y, STEP + 40, box.h)
    points = Box(box.right - POINTS + 8, box.y, POINTS - 24, box.h)
    return (
        line(words.step(), step, 26, palette.MUTED, "right"),
        line(words.points(), points, 26, palette.MUTED, "right"),
    )


def leaders_table(hill: HillView, box: Box, words: Screen) -> tuple[Piece, ...]:
    """The teams from the Summit down, as many as fit under a heading."""
    count = min(len(hill.teams), int((box.h - _HEAD + _GAP) / _ROW))
    if count < 1:
        return ()
    head = box.top_slice(36)
    title = line(words.leaders(), head.left_slice(head.w - POINTS - STEP - 16), 26, palette.MUTED)
    pieces: list[Piece] = [title, *headings(head, words)]
    for k, team in enumerate(ranked(hill.teams)[:count]):
        place = Box(box.x, box.y + _HEAD + k * _ROW, box.w, _ROW - _GAP)
        pieces += team_row(team, hill, place, words)
    return tuple(pieces)
