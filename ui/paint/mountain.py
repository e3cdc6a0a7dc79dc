"""The mountain of a hill as pieces: what stands still, and the tokens."""

from __future__ import annotations

from functools import lru_cache

from app.night.scenes import HillView, TeamView
from ui.paint import palette
from ui.paint.box import Box
from ui.paint.fonts import BOLD, MEDIUM
from ui.paint.hill import Name, Rim, RimNumber
from ui.paint.pieces import Piece
from ui.paint.plateau import Plateau
from ui.paint.shape import Shape, shape_for, stand
from ui.paint.slope import Slope
from ui.paint.text import FLOOR, LEADING, common_size, fit
from ui.paint.token import Face, Token, face_of

_SMALL = 19.0
"""Names go down to this size rather than lose letters."""


def shape_of(area: Box, hill: HillView) -> Shape:
    """The mountain that holds the hill's teams in `area`."""
    return shape_for(area, len(hill.teams), hill.summit)


@lru_cache(maxsize=8)
def ground(shape: Shape, hill: HillView) -> tuple[Piece, ...]:
    """Rim, slopes, plateau, numbers and names; the same pieces for the same hill."""
    slopes = [slope(shape, index, team, team.step) for index, team in enumerate(hill.teams)]
    plateau = Plateau(shape, hill.king is not None, hill.hold, hill.hold_turns)
    px = _name_size(shape, hill.teams)
    marks = [
        mark for index, team in enumerate(hill.teams) for mark in _marks(shape, index, team, px)
    ]
    return (Rim(shape), *slopes, plateau, *marks)


def slope(
    shape: Shape, index: int, team: TeamView, step: int, rings: tuple[int, int] = (0, 99)
) -> Slope:
    """A team's slope climbed to `step`; only the `rings` from the first to the second are drawn."""
    climbed = min(step, shape.summit - 1)
    return Slope(shape, index, team.number, climbed, team.withdrawn, *rings)


def _lines(shape: Shape, px: float) -> tuple[float, int]:
    """The room across a name in its sector, and how many lines of `px` that holds (at most 3)."""
    wide = shape.pitch * (shape.rim + shape.band) / 57.3 * 0.98
    return wide, max(1, min(3, int(wide / (px * LEADING))))


def _name_size(shape: Shape, teams: tuple[TeamView, ...]) -> float:
    """The size in which most names fit whole: one for all, so that the rim is calm."""
    wide, lines = _lines(shape, _SMALL)
    largest = 32.0 if shape.count <= 16 else 28.0
    names = tuple(team.name for team in teams)
    return common_size(names, (_room(shape), wide), largest, _SMALL, weight=MEDIUM, lines=lines)


def _room(shape: Shape) -> float:
    return shape.reach - shape.rim - shape.band - 12


def _marks(shape: Shape, index: int, team: TeamView, largest: float) -> tuple[Piece, ...]:
    ink = palette.MUTED if team.withdrawn else palette.rim_ink(palette.hue_of(team.number))
    figure = fit(str(team.number), 80, 60, min(28, shape.band * 0.86), FLOOR, weight=BOLD, lines=1)
    room, (wide, lines) = _room(shape), _lines(shape, _SMALL)
    block = fit(team.name, room, wide, largest, _SMALL, weight=MEDIUM, lines=lines)
    tint = palette.MUTED if team.withdrawn else palette.WHITE
    return RimNumber(shape, index, figure, ink), Name(shape, index, block, tint)


def face_on(shape: Shape, index: int, team: TeamView) -> Face:
    """The face of a team's token on this mountain; the king's is larger."""
    radius = max(shape.token * 1.25, shape.plateau * 0.34) if team.king else shape.token
    return face_of(team, radius, shape.angle(index))


@lru_cache(maxsize=8)
def tokens(shape: Shape, hill: HillView) -> tuple[Token, ...]:
    """Every team's token where it stands, in the order of the teams; the same for the same hill."""
    places = stand(shape, hill)
    made = [
        Token(x, y, face_on(shape, index, team))
        for index, (team, (x, y)) in enumerate(zip(hill.teams, places, strict=True))
    ]
    return tuple(made)
