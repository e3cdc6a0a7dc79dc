"""The standings: every team in columns."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil

from app.night.scenes import StandingsScene, TeamView
from ui.paint import palette
from ui.paint.box import Box
from ui.paint.fonts import BOLD
from ui.paint.parts import MARGIN, badge, line
from ui.paint.pieces import Piece, Plate
from ui.paint.plan import Plan
from ui.paint.token import Face, Token
from ui.paint.words import Screen

_HEAD = 40.0


@dataclass(frozen=True, slots=True)
class _Cells:
    """One row's boxes: place, token, name, step, points."""

    row: Box
    px: float

    def across(self, start: float, width: float) -> Box:
        """A cell by its start and width; a negative start counts from the right edge."""
        x = self.row.x + start if start >= 0 else self.row.right + start
        return Box(x, self.row.y, width, self.row.h)


def plan_standings(scene: StandingsScene, area: Box, words: Screen) -> Plan:
    """The plan of the table, one to three columns of rows."""
    inner = area.inset(MARGIN, 34)
    title = words.standings(scene.turn, scene.final)
    pieces: list[Piece] = [line(title, inner.top_slice(64), 54, palette.GOLD, weight=BOLD)]
    body = inner.below(76)
    count = max(1, len(scene.teams))
    columns = 1 if count <= 8 else 2 if count <= 24 else 3
    each = ceil(count / columns)
    tall = min(92.0, (body.h - _HEAD) / each)
    wide = (body.w - 24 * (columns - 1)) / columns
    for column in range(columns):
        left = body.x + column * (wide + 24)
        pieces += _heading(Box(left, body.y, wide, _HEAD), words)
        for k, team in enumerate(scene.teams[column * each : (column + 1) * each]):
            row = Box(left, body.y + _HEAD + k * tall, wide, tall - min(6, tall * 0.1))
            pieces += _row(team, scene, row, words)
    return Plan(area.w, tuple(pieces))


def _heading(box: Box, words: Screen) -> tuple[Piece, ...]:
    cells = _Cells(box, 24)
    return (
        line(words.team(), cells.across(86, 200), 26, palette.MUTED),
        line(words.step(), cells.across(-214, 110), 26, palette.MUTED, "right"),
        line(words.points(), cells.across(-106, 96), 26, palette.MUTED, "right"),
    )


def _row(team: TeamView, scene: StandingsScene, box: Box, words: Screen) -> tuple[Piece, ...]:
    px = min(38.0, max(24.0, box.h * 0.6))
    cells = _Cells(box, px)
    radius = min(28.0, box.h * 0.43)
    ink = palette.MUTED if team.withdrawn else palette.WHITE
    place = line(
        "–" if team.withdrawn else team.place,
        cells.across(8, 82),
        px,
        ink,
        "centre",
        weight=BOLD,
        smallest=20,
    )
    token = Token(
        box.x + 96 + radius, box.y + box.h / 2, Face(team.number, radius, None, team.withdrawn)
    )
    on_top = team.king or team.step >= scene.summit
    step = words.summit() if on_top else str(team.step)
    start = 106 + 2 * radius
    room = box.w - start - 216
    marks: tuple[Piece, ...] = ()
    if team.withdrawn and room > 420:
        marks = badge(
            words.withdrawn(), box.right - 216, box.y + box.h / 2, palette.GREY_DARK, palette.PALE
        )
        room = marks[0].box.x - box.x - start - 10
    plate = palette.PLATE_HIGH if on_top else palette.PLATE
    return (
        Plate(box, plate, 10, palette.GOLD if on_top else None),
        place,
        token,
        *marks,
        line(team.name, cells.across(start, room), px, ink),
        line(step, cells.across(-204, 100), min(px, 32), palette.GOLD if on_top else ink, "right"),
        line(str(team.points), cells.across(-92, 76), px, ink, "right", weight=BOLD),
    )
