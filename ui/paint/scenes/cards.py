"""Scenes with few words: break, logo."""

from __future__ import annotations

from dataclasses import replace

from app.night.scenes import BreakScene, LogoScene, TeamView
from ui.paint import palette
from ui.paint.box import Box
from ui.paint.clock import clock_text
from ui.paint.emblem import Emblem
from ui.paint.fonts import BOLD
from ui.paint.parts import MARGIN, line
from ui.paint.pieces import Piece, Text
from ui.paint.plan import Plan
from ui.paint.rows import headings, name_size, place_row, place_width
from ui.paint.text import LEADING, fit
from ui.paint.words import Screen

_LEADERS = 6


def plan_break(scene: BreakScene, area: Box, words: Screen) -> Plan:
    """The plan of a break, with its countdown and, on the right, the leaders."""
    inner = area.inset(MARGIN * 1.3, 40)
    leaders = scene.leaders[:_LEADERS]
    side = inner.w * 0.47 if leaders else 0.0
    left = inner.left_slice(inner.w - side - (48 if leaders else 0))
    pieces: list[Piece] = []
    if leaders:
        pieces += _leaders(leaders, inner.after(inner.w - side), words)
    middle = left.y + left.h * 0.5
    title = Box(left.x, middle - 300, left.w, 190)
    note = Box(left.x, middle - 90, left.w, 70)
    pieces += [
        line(
            scene.title or words.pause(),
            title,
            130,
            palette.GOLD,
            "centre",
            weight=BOLD,
            smallest=48,
            lines=2,
        ),
        line(
            words.back_soon() if scene.left_ms is None else words.back_in(),
            note,
            54,
            palette.PALE,
            "centre",
        ),
    ]
    return _counting(scene, Plan(area.w, tuple(pieces)), left, words)


def _counting(scene: BreakScene, plan: Plan, box: Box, words: Screen) -> Plan:
    """The plan with its countdown in `box`, if the break's end was announced."""
    if scene.left_ms is None:
        return plan
    left, middle = scene.left_ms, box.y + box.h * 0.5
    px = min(260.0, box.w / 3.1)

    def live(elapsed_ms: int) -> tuple[Piece, ...]:
        rest = max(0, left - elapsed_ms)
        if rest == 0:
            place = Box(box.x, middle - 20, box.w, 260)
            text = words.back_now()
            shout = line(text, place, 96, palette.WHITE, "centre", weight=BOLD, lines=2)
            return (shout,)
        block = fit(clock_text(rest), box.w, px * LEADING, px, 40, weight=BOLD, lines=1)
        place = Box(box.x, middle - 30, box.w, block.height)
        return (Text(place, block, palette.WHITE, "centre"),)

    return replace(plan, live=live, until_ms=left, calm_ms=100)


def _leaders(teams: tuple[TeamView, ...], box: Box, words: Screen) -> tuple[Piece, ...]:
    tall, head = 104.0, 116.0
    top = box.y + (box.h - head - tall * len(teams)) / 2
    title = line(words.leaders(), Box(box.x, top, box.w, 64), 46, palette.MUTED)
    pieces: list[Piece] = [title, *headings(Box(box.x, top + 74, box.w, 36), words)]
    row = Box(box.x, top + head, box.w, tall - 10)
    px = name_size(teams, row, place_width(row) + 10)
    for k, team in enumerate(teams):
        place = row._replace(y=row.y + k * tall)
        pieces += place_row(team, team.king, place, words, px)
    return tuple(pieces)


def plan_logo(scene: LogoScene, area: Box, words: Screen) -> Plan:
    """The plan of the title card."""
    inner = area.inset(MARGIN * 1.3, 56)
    size = min(inner.h * 0.62, inner.w * 0.5)
    x = inner.middle[0]
    emblem = Emblem(Box(x - size / 2, inner.y, size, size))
    under = Box(inner.x, inner.y + size + 24, inner.w, inner.h - size - 24)
    title = fit(scene.title or words.game(), under.w, under.h, 128, 40, weight=BOLD, lines=3)
    top = under.y + (under.h - title.height) / 2
    place = Box(under.x, top, under.w, title.height)
    return Plan(area.w, (emblem, Text(place, title, palette.GOLD, "centre")))
