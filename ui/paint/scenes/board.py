"""The board: the mountain, and beside it the question's column or the leaders' table."""

from __future__ import annotations

from app.night.scenes import BoardScene, QuestionView
from ui.paint import mountain, palette
from ui.paint.box import Box
from ui.paint.fonts import BOLD
from ui.paint.parts import MARGIN, Clock, centred, leaders_table, line, question_head
from ui.paint.pieces import Piece, Text
from ui.paint.plan import Plan, nothing
from ui.paint.reading import Reading, reading
from ui.paint.text import fit
from ui.paint.words import Screen

_LARGEST, _SMALLEST = 54.0, 30.0


def halves(area: Box) -> tuple[Box, Box]:
    """The mountain's box on the left and the column's on the right."""
    width = min(area.h * 1.04, area.w * 0.6)
    column = area.after(width + 16)
    return area.left_slice(width), Box(column.x, column.y + 30, column.w - MARGIN, column.h - 60)


def plan_board(scene: BoardScene, area: Box, words: Screen) -> Plan:
    """The plan of a board."""
    left, column = halves(area)
    shape = mountain.shape_of(left, scene.hill)
    pieces = [*mountain.ground(shape, scene.hill), *mountain.tokens(shape, scene.hill)]
    clock, text = None, None
    top = column.y
    if scene.question is not None:
        pieces += question_head(scene.question, column.top_slice(44), words)
        top += 62
    rest = Box(column.x, top, column.w, column.bottom - top)
    if scene.timer is not None or scene.answered is not None:
        rest = rest._replace(h=rest.h - 0)
    if scene.question is not None:
        text = _text(scene.question, rest, words)
        rest = rest.below(text.height + 18)
    else:
        pieces.append(
            line(words.phase(scene.phase), rest.top_slice(60), 44, palette.WHITE, weight=BOLD)
        )
        rest = rest.below(76)
    if scene.timer is not None:
        clock = Clock(scene.timer, rest.top_slice(124), 76)
        pieces += _answered(scene, Box(rest.x, rest.y + 20, rest.w, 96), words)
        rest = rest.below(140)
    elif scene.question is not None:
        pieces += _status(scene, rest.top_slice(48), words)
        rest = rest.below(62)
    pieces += leaders_table(scene.hill, rest, words)
    return _assemble(area, pieces, text, clock)


def _assemble(area: Box, pieces: list[Piece], text: Reading | None, clock: Clock | None) -> Plan:
    if text is not None and len(text.pages) == 1:
        pieces += text.at(0)
        text = None
    if text is None and clock is None:
        return Plan(area.w, tuple(pieces), (), nothing)

    def live(elapsed_ms: int) -> tuple[Piece, ...]:
        shown = text.at(elapsed_ms) if text is not None else ()
        return (*shown, *(clock.at(elapsed_ms) if clock is not None else ()))

    until = max(clock.until_ms if clock else 0, text.until_ms if text else 0)
    return Plan(area.w, tuple(pieces), (), live, until, 50)


def _text(question: QuestionView, rest: Box, words: Screen) -> Reading:
    """The question's text in what the clock and a few rows of the table leave."""
    if question.text is None:
        return Reading((fit(words.listen(), rest.w, 70, 50, 30, weight=BOLD),), rest, words)
    small = reading(question, rest._replace(h=rest.h * 0.42), words, _LARGEST, _SMALLEST + 6)
    if len(small.pages) == 1:
        return small
    return reading(question, rest._replace(h=rest.h - 150), words, _LARGEST, _SMALLEST)


def _answered(scene: BoardScene, box: Box, words: Screen) -> tuple[Piece, ...]:
    if scene.answered is None:
        return ()
    active = sum(not team.withdrawn for team in scene.hill.teams)
    block = fit(words.answered(scene.answered, active), box.w - 240, box.h, 34, 26)
    return (centred(block, box, palette.PALE, "right"),)


def _status(scene: BoardScene, box: Box, words: Screen) -> tuple[Piece, ...]:
    return (line(words.phase(scene.phase), box, 36, palette.GOLD, weight=BOLD),)


__all__ = ["Text", "halves", "plan_board"]
