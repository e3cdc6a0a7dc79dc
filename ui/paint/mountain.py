"""The mountain of a hill as pieces: what stands still, and the tokens."""

from __future__ import annotations

from app.night.scenes import HillView, TeamView
from ui.paint import palette
from ui.paint.box import Box
from ui.paint.fonts import BOLD, MEDIUM
from ui.paint.hill import Name, Rim, RimNumber, Slope
from ui.paint.pieces import Piece
from ui.paint.plateau import Plateau
from ui.paint.shape import Shape, shape_for, stand
from ui.paint.text import FLOOR, LEADING, fit
from ui.paint.token import Token, face_of

_SMALL = 20.0
"""Names go down to this size rather than lose letters."""


def shape_of(area: Box, hill: HillView) -> Shape:
    """The mountain that holds the hill's teams in `area`."""
    return shape_for(area, len(hill.teams), hill.summit)


def ground(shape: Shape, hill: HillView) -> tuple[Piece, ...]:
    """Rim, slopes, plateau, numbers and names."""
    slopes = [slope(shape, index, team, team.step) for index, team in enumerate(hill.teams)]
    plateau = Plateau(shape, hill.king is not None, hill.hold, hill.hold_turns)
    marks = [mark for index, team in enumerate(hill.teams) for mark in _marks(shape, index, team)]
    return (Rim(shape), *slopes, plateau, *marks)


def slope(
    shape: Shape, index: int, team: TeamView, step: int, rings: tuple[int, int] = (0, 99)
) -> Slope:
    """A team's slope climbed to `step`; only the `rings` from the first to the second are drawn."""
    climbed = min(step, shape.summit - 1)
    return Slope(shape, index, team.number, climbed, team.withdrawn, *rings)


def _marks(shape: Shape, index: int, team: TeamView) -> tuple[Piece, ...]:
    ink = (
        palette.GREY
        if team.withdrawn
        else palette.mix(palette.hue_of(team.number), palette.WHITE, 0.35)
    )
    figure = fit(str(team.number), 80, 60, min(28, shape.band * 0.86), FLOOR, weight=BOLD, lines=1)
    room = shape.reach - shape.rim - shape.band - 12
    wide = shape.pitch * (shape.rim + shape.band) / 57.3
    lines = max(1, min(3, int(wide * 0.98 / (FLOOR * LEADING))))
    largest = 32.0 if shape.count <= 16 else 26.0
    block = fit(team.name, room, wide * 0.98, largest, FLOOR, weight=MEDIUM, lines=lines)
    if block.cut:
        block = fit(team.name, room, wide * 0.98, FLOOR, _SMALL, weight=MEDIUM, lines=lines)
    tint = palette.GREY if team.withdrawn else palette.WHITE
    return RimNumber(shape, index, figure, ink), Name(shape, index, block, tint, room)


def tokens(shape: Shape, hill: HillView) -> tuple[Token, ...]:
    """Every team's token where it stands, kings last so that they lie on top."""
    places = stand(shape, hill)
    made = [
        Token(x, y, face_of(team, shape.token, shape.angle(index)))
        for index, (team, (x, y)) in enumerate(zip(hill.teams, places, strict=True))
    ]
    return tuple(made)
