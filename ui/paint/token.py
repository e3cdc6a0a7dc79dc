"""A team's token: its number on its colour, in its shape, with what it has declared."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi, sin

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath, QPolygonF

from app.night.scenes import Declared, TeamView
from ui.paint import palette
from ui.paint.box import Box, around
from ui.paint.canvas import Canvas, colour, pen
from ui.paint.fonts import BOLD
from ui.paint.pieces import Written
from ui.paint.text import LEADING, Block, fit


@dataclass(frozen=True, slots=True)
class Face:
    """How a token looks, wherever it stands; `turn` is its sector's angle in degrees."""

    number: int
    radius: float
    declared: Declared | None = None
    withdrawn: bool = False
    turn: float = 0.0

    @property
    def reach(self) -> float:
        """How far it is drawn from its centre, in units."""
        extra = {None: 3.0, "revolution": 0.34 * self.radius, "jump": 0.75 * self.radius}
        return self.radius + extra[self.declared]


def face_of(team: TeamView, radius: float, turn: float = 0.0) -> Face:
    """The face of a team's token; its angle matters only to a declared jump."""
    turn = turn if team.declared == "jump" else 0.0
    return Face(team.number, radius, team.declared, team.withdrawn, turn)


@dataclass(frozen=True, slots=True)
class Token:
    """A token centred at (x, y)."""

    x: float
    y: float
    face: Face

    @property
    def box(self) -> Box:
        """Where it lies."""
        return around(self.x, self.y, self.face.reach + 1)

    def draw(self, canvas: Canvas) -> None:
        """Draw it, from the store of sprites where there is one."""
        face = self.face
        canvas.sprite(face, self.x, self.y, face.reach, lambda pad: _draw(face, pad))

    def written(self) -> tuple[Written, ...]:
        """Its number."""
        block = figure(self.face.number, self.face.radius)
        tall = 0.74 * block.px
        place = Box(self.x - block.width / 2, self.y - tall / 2, block.width, tall)
        return (Written(block.lines[0], place, block.px),)


def figure(number: int, radius: float) -> Block:
    """The number as it is written on a token of `radius`."""
    room = radius * 1.62
    return fit(str(number), room, 99, radius * 1.24, min(12.0, radius), weight=BOLD, lines=1)


def outline(form: int, radius: float) -> QPainterPath:
    """The shape of a token: 0 circle, 1 square, 2 hexagon, 3 shield."""
    path = QPainterPath()
    if form == 0:
        path.addEllipse(QPointF(0, 0), radius, radius)
    elif form == 1:
        side = radius * 0.9
        path.addRoundedRect(-side, -side, 2 * side, 2 * side, radius * 0.22, radius * 0.22)
    elif form == 2:
        corners = [(k * pi / 3, 1.06) for k in range(6)]
        path.addPolygon(QPolygonF([_corner(turn, size * radius) for turn, size in corners]))
        path.closeSubpath()
    else:
        side, foot = radius * 0.86, radius * 0.2
        path.moveTo(-side, -radius * 0.9)
        path.lineTo(side, -radius * 0.9)
        path.lineTo(side, foot)
        path.quadTo(side, radius * 0.8, 0, radius * 1.08)
        path.quadTo(-side, radius * 0.8, -side, foot)
        path.closeSubpath()
    return path


def _corner(turn: float, radius: float) -> QPointF:
    return QPointF(radius * cos(turn), radius * sin(turn))


def _draw(face: Face, canvas: Canvas) -> None:
    """Draw a token about the origin."""
    if face.declared == "jump":
        _chevrons(face, canvas)
    if face.declared == "revolution":
        _ring(face, canvas)
    shape = outline(palette.form_of(face.number), face.radius - 1.5)
    ground = palette.GREY_DARK if face.withdrawn else palette.hue_of(face.number)
    edge = palette.GREY if face.withdrawn else palette.WHITE
    ink = palette.PALE if face.withdrawn else palette.INK
    canvas.shape(None, pen(palette.INK, 6, 0.55)).drawPath(shape)
    canvas.shape(colour(ground), pen(edge, 2.5)).drawPath(shape)
    block = figure(face.number, face.radius)
    tall = block.px * LEADING
    lift = 0.02 * block.px + (0.06 * face.radius if palette.form_of(face.number) == 3 else 0)
    place = Box(-face.radius, -tall / 2 - lift, 2 * face.radius, tall)
    canvas.block(block, place, ink, "centre")
    if face.withdrawn:
        side = face.radius * 0.62
        canvas.shape(None, pen(palette.PALE, 2.5)).drawLine(
            QPointF(-side, side), QPointF(side, -side)
        )


def _ring(face: Face, canvas: Canvas) -> None:
    """The revolution's ring: red with white edges, and four rays."""
    radius = face.radius * 1.16
    painter = canvas.shape(None, pen(palette.WHITE, face.radius * 0.34))
    painter.drawEllipse(QPointF(0, 0), radius, radius)
    canvas.shape(None, pen(palette.RED, face.radius * 0.22)).drawEllipse(
        QPointF(0, 0), radius, radius
    )
    painter.setPen(pen(palette.WHITE, face.radius * 0.1))
    for k in range(8):
        turn = k * pi / 4 + pi / 8
        painter.drawLine(_corner(turn, radius * 0.94), _corner(turn, radius * 1.08))


def _chevrons(face: Face, canvas: Canvas) -> None:
    """The jump's two chevrons, pointing to the Summit."""
    painter = canvas.painter
    painter.save()
    painter.rotate(face.turn + 180)
    size = face.radius
    for ink, width in ((palette.INK, 0.3), (palette.WHITE, 0.17)):
        painter = canvas.shape(None, pen(ink, size * width))
        for lift in (0.98, 1.3):
            tip = QPointF(0, -size * (lift + 0.3))
            for side in (-1, 1):
                painter.drawLine(QPointF(side * size * 0.52, -size * lift + size * 0.04), tip)
    painter.restore()
