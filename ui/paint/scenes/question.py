"""The question alone, and the sign that time is up."""

from __future__ import annotations

from dataclasses import replace

from app.night.scenes import QuestionScene, TimeUpScene
from ui.paint import palette
from ui.paint.box import Box
from ui.paint.clock import Clock
from ui.paint.fonts import BOLD
from ui.paint.media import NONE, Pictures
from ui.paint.parts import MARGIN, centred, line, question_head
from ui.paint.pieces import Piece, Plate
from ui.paint.plan import Plan
from ui.paint.scenes.asked import lay_question
from ui.paint.scenes.board import CALM_MS
from ui.paint.text import fit
from ui.paint.words import Screen

_CLOCK, _FOOT = 138.0, 56.0


def plan_question(scene: QuestionScene, area: Box, words: Screen, store: Pictures = NONE) -> Plan:
    """The plan of a question as large as it fits."""
    inner = area.inset(MARGIN * 1.3, 34)
    head = question_head(scene.question, inner, words)
    foot = _CLOCK if scene.timer is not None else _FOOT
    middle = inner.below(head.height + 14)
    body = middle._replace(h=middle.h - foot - 14)
    asked = lay_question(scene.question, body, words, store)
    low = inner.bottom_slice(foot)
    clock = Clock(scene.timer, low, 92) if scene.timer is not None else None
    place = clock.beside() if clock is not None else low
    answered = fit(words.answered(scene.answered, scene.active), place.w, place.h, 44, 26)
    pieces: list[Piece] = [*head.pieces, centred(answered, place, palette.PALE, "right")]
    plan = Plan(area.w, tuple(pieces), calm_ms=CALM_MS)
    if clock is not None:
        plan = replace(plan, live=clock.at, until_ms=clock.until_ms)
    return asked.on(plan, store)


def plan_time_up(scene: TimeUpScene, area: Box, words: Screen) -> Plan:
    """The plan of the sign that nothing more is accepted."""
    inner = area.inset(MARGIN * 1.3, 34)
    head = question_head(scene.question, inner, words)
    middle = inner.y + inner.h * 0.46
    shout = Box(inner.x, middle - 190, inner.w, 320)
    note = Box(inner.x, middle + 146, inner.w, 70)
    count = fit(words.answered(scene.answered, scene.active), inner.w - 100, 60, 44, 26)
    plate = Box(inner.middle[0] - count.width / 2 - 40, middle + 250, count.width + 80, 84)
    pieces = (
        *head.pieces,
        line(words.time_up(), shout, 250, palette.GOLD, "centre", weight=BOLD, smallest=80),
        line(words.no_more(), note, 54, palette.WHITE, "centre"),
        Plate(plate, palette.PLATE, 42),
        centred(count, plate, palette.PALE, "centre"),
    )
    return Plan(area.w, pieces)
