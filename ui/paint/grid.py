"""Teams in a grid: token and name, as many columns as keep the names large."""

from __future__ import annotations

from math import ceil

from app.night.scenes import TeamView
from ui.paint import palette
from ui.paint.box import Box
from ui.paint.parts import line
from ui.paint.pieces import Piece, Plate
from ui.paint.token import Face, Token

_LEAST_WIDTH = 290.0


def columns_for(count: int, box: Box, row: float) -> tuple[int, float]:
    """How many columns show `count` rows in `box`, and the height of a row (at most `row`)."""
    for columns in range(1, 7):
        rows = ceil(count / columns)
        if columns > 1 and box.w / columns < _LEAST_WIDTH:
            break
        if rows * row <= box.h and count / columns <= 8:
            return columns, row
    most = max(1, int(box.w / _LEAST_WIDTH))
    columns = min(most, max(1, count))
    return columns, min(row, box.h / ceil(count / columns)) if count else row


def team_grid(teams: tuple[TeamView, ...], box: Box, row: float = 64.0) -> tuple[Piece, ...]:
    """The teams from left to right, then down."""
    if not teams:
        return ()
    columns, tall = columns_for(len(teams), box, row)
    columns = min(columns if columns > 1 else 3, max(3, columns))
    wide = box.w / columns
    pieces: list[Piece] = []
    for k, team in enumerate(teams):
        down, across = divmod(k, columns)
        place = Box(box.x + across * wide, box.y + down * tall, wide - 10, tall - 8)
        pieces += _cell(team, place)
    return tuple(pieces)


def _cell(team: TeamView, box: Box) -> tuple[Piece, ...]:
    radius = min(26.0, box.h * 0.42)
    token = Token(
        box.x + 10 + radius, box.y + box.h / 2, Face(team.number, radius, None, team.withdrawn)
    )
    start = 22 + 2 * radius
    name = Box(box.x + start, box.y, box.w - start - 12, box.h)
    ink = palette.MUTED if team.withdrawn else palette.WHITE
    lines = 2 if box.h >= 60 else 1
    return Plate(box, palette.PLATE, 12), token, line(team.name, name, 36, ink, lines=lines)
