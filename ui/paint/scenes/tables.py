"""The standings: every team in columns."""

from __future__ import annotations

from math import ceil

from app.night.scenes import StandingsScene, TeamView
from ui.paint import palette
from ui.paint.box import Box
from ui.paint.fonts import BOLD
from ui.paint.parts import MARGIN, badge, line
from ui.paint.pieces import Piece, Plate
from ui.paint.plan import Plan
from ui.paint.rows import POINTS, headings, step_sign
from ui.paint.token import Face, Token
from ui.paint.words import Screen

_HEAD = 40.0
_TALLEST = 96.0


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
    wide = (body.w - 24 * (columns - 1)) / columns
    for column in range(columns):
        place = Box(body.x + column * (wide + 24), body.y, wide, body.h)
        teams = scene.teams[column * each : (column + 1) * each]
        if teams:
            pieces += _column(teams, scene.summit, place, tall, words)
    return Plan(area.w, tuple(pieces))


def _column(
    teams: tuple[TeamView, ...], summit: int, box: Box, tall: float, words: Screen
) -> tuple[Piece, ...]:
    pieces = list(headings(box.top_slice(_HEAD - 4), words))
    for k, team in enumerate(teams):
        row = Box(box.x, box.y + _HEAD + k * tall, box.w, tall - min(6, tall * 0.1))
        pieces += place_row(team, team.king or team.step >= summit, row, words)
    return tuple(pieces)


def place_row(team: TeamView, top: bool, box: Box, words: Screen) -> tuple[Piece, ...]:
    """A team's row with its place: place, token, name, step, points; the Summit's has an edge."""
    px = min(42.0, max(25.0, box.h * 0.58))
    radius = min(30.0, box.h * 0.44)
    ink = palette.MUTED if team.withdrawn else palette.WHITE
    place = Box(box.x + 8, box.y, 88, box.h)
    token = Token(
        place.right + 8 + radius,
        box.y + box.h / 2,
        Face(team.number, radius, None, team.withdrawn),
    )
    start, end = token.x + radius + 14, box.right - POINTS - 70
    marks = _gone(words, end, token.y) if team.withdrawn and end - start > 420 else ()
    name = Box(start, box.y, (marks[0].box.x if marks else end) - 10 - start, box.h)
    step = Box(end, box.y, 70, box.h)
    points = Box(box.right - 96, box.y, 80, box.h)
    text = "–" if team.withdrawn else team.place
    ground = palette.PLATE_HIGH if top else palette.PLATE
    return (
        Plate(box, ground, 10, palette.GOLD if top else None),
        line(text, place, px, ink, "centre", weight=BOLD, smallest=20),
        token,
        *marks,
        line(team.name, name, px, ink, lines=2 if box.h > 70 else 1),
        step_sign(team, top, step, min(px, 36)),
        line(str(team.points), points, px, ink, "right", weight=BOLD),
    )


def _gone(words: Screen, right: float, middle: float) -> tuple[Piece, ...]:
    return badge(words.withdrawn(), right, middle, palette.GREY_DARK, palette.PALE)
