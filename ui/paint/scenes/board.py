"""The board: the mountain, and beside it the question's column or the leaders' table."""

from __future__ import annotations

from dataclasses import replace

from app.night.scenes import BoardScene, QuestionView
from ui.paint import mountain, palette
from ui.paint.box import Box
from ui.paint.clock import Clock
from ui.paint.fonts import BOLD
from ui.paint.parts import MARGIN, centred, line, question_head
from ui.paint.pieces import Piece
from ui.paint.plan import Plan
from ui.paint.reading import Reading, reading
from ui.paint.rows import leaders_table
from ui.paint.text import fit
from ui.paint.words import Screen

_LARGEST, _SMALLEST = 56.0, 30.0
_CLOCK = 138.0
CALM_MS = 50


def halves(area: Box) -> tuple[Box, Box]:
    """The mountain's box on the left and the column's on the right."""
    width = min(area.h * 1.04, area.w * 0.6)
    column = area.after(width + 16)
    return area.left_slice(width), Box(column.x, column.y + 28, column.w - MARGIN, column.h - 56)


def plan_board(scene: BoardScene, area: Box, words: Screen) -> Plan:
    """The plan of a board."""
    left, rest = halves(area)
    shape = mountain.shape_of(left, scene.hill)
    pieces = [*mountain.ground(shape, scene.hill), *mountain.tokens(shape, scene.hill)]
    text: Reading | None = None
    if scene.question is not None:
        head = question_head(scene.question, rest, words)
        pieces += head.pieces
        rest = rest.below(head.height + 12)
        text = _text(scene.question, rest, words)
        rest = rest.below(text.height + 14 if text is not None else 0)
    clock = _clock(scene, rest)
    if clock is not None:
        pieces += _answered(scene, clock.beside(), words)
        rest = rest.below(_CLOCK)
    else:
        pieces += _status(scene, rest.top_slice(56), words)
        rest = rest.below(68)
    pieces += leaders_table(scene.hill, rest, words)
    return _assemble(area, pieces, text, clock)


def _assemble(area: Box, pieces: list[Piece], text: Reading | None, clock: Clock | None) -> Plan:
    plan = Plan(area.w, tuple(pieces), calm_ms=CALM_MS)
    if clock is not None:
        plan = replace(plan, live=clock.at, until_ms=clock.until_ms)
    return plan if text is None else text.on(plan)


def _clock(scene: BoardScene, rest: Box) -> Clock | None:
    """The clock, while answers are taken."""
    if scene.timer is None or scene.phase in {"closed", "decision", "over"}:
        return None
    return Clock(scene.timer, rest.top_slice(_CLOCK - 14), 80)


def _text(question: QuestionView, rest: Box, words: Screen) -> Reading | None:
    """The question's text in what the clock and a few rows of the table leave, if it is shown."""
    if question.text is None and not question.handout:
        return None
    small = reading(question, rest._replace(h=rest.h * 0.42), words, (_LARGEST, _SMALLEST + 4))
    if len(small.pages) == 1:
        return small
    return reading(question, rest._replace(h=rest.h - _CLOCK), words, (_LARGEST, _SMALLEST))


def _answered(scene: BoardScene, box: Box, words: Screen) -> tuple[Piece, ...]:
    """How many have answered; while the clock stands, that it does."""
    stands = scene.timer is not None and not scene.timer.running
    if scene.answered is None:
        text = words.paused() if stands else ""
    else:
        active = sum(not team.withdrawn for team in scene.hill.teams)
        text = words.answered(scene.answered, active)
    if not text:
        return ()
    block = fit(text, box.w, box.h, 36, 26)
    return (centred(block, box, palette.PALE, "right"),)


def _status(scene: BoardScene, box: Box, words: Screen) -> tuple[Piece, ...]:
    """What the hall is to do, and how many have answered once that is known."""
    if scene.answered is None or scene.phase not in {"answers", "closed"}:
        return (line(words.phase(scene.phase), box, 42, palette.GOLD, weight=BOLD),)
    active = sum(not team.withdrawn for team in scene.hill.teams)
    count = fit(words.answered(scene.answered, active), box.w * 0.45, box.h, 34, 26)
    phase = box.left_slice(box.w - count.width - 24)
    return (
        line(words.phase(scene.phase), phase, 42, palette.GOLD, weight=BOLD),
        centred(count, box, palette.PALE, "right"),
    )
