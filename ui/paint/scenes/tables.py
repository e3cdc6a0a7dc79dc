"""The standings: every team in columns."""

from __future__ import annotations

from math import ceil

from app.night.scenes import StandingsScene
from ui.paint import palette
from ui.paint.box import Box
from ui.paint.fonts import BOLD
from ui.paint.parts import MARGIN, line
from ui.paint.pieces import Piece
from ui.paint.plan import Plan
from ui.paint.rows import headings, name_size, place_row, place_width
from ui.paint.words import Screen

_HEAD = 40.0
_TALLEST = 96.0
_BETWEEN = 22.0


def plan_standings(scene: StandingsScene, area: Box, words: Screen) -> Plan:
    """The plan of the table, in one to three columns."""
    inner = area.inset(MARGIN, 30)
    title = words.standings(scene.turn, scene.final)
    pieces: list[Piece] = [line(title, inner.top_slice(64), 56, palette.GOLD, weight=BOLD)]
    body = inner.below(72)
    count = max(1, len(scene.teams))
    columns = 1 if count <= 8 else 2 if count <= 24 else 3
    each = ceil(count / columns)
    tall = min(_TALLEST, (body.h - _HEAD) / each)
    wide = (body.w - _BETWEEN * (columns - 1)) / columns
    row = Box(0, 0, wide, tall - min(6, tall * 0.1))
    px = name_size(scene.teams, row, place_width(row) + 10)
    for column in range(columns):
        left = body.x + column * (wide + _BETWEEN)
        teams = scene.teams[column * each : (column + 1) * each]
        if teams:
            pieces += headings(Box(left, body.y, wide, _HEAD - 4), words)
        for k, team in enumerate(teams):
            place = Box(left, body.y + _HEAD + k * tall, wide, row.h)
            top = team.king or team.step >= scene.summit
            pieces += place_row(team, top, place, words, px)
    return Plan(area.w, tuple(pieces))
