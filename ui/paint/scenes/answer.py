"""The right answer, and the teams that had it."""

from __future__ import annotations

from app.night.scenes import AnswerScene, TeamView
from ui.paint import palette
from ui.paint.box import Box
from ui.paint.fonts import BOLD, MEDIUM
from ui.paint.grid import team_grid
from ui.paint.parts import MARGIN, line, question_head
from ui.paint.pieces import Piece, Plate, Text
from ui.paint.plan import Plan
from ui.paint.text import fit
from ui.paint.words import Screen


def plan_answer(scene: AnswerScene, area: Box, words: Screen) -> Plan:
    """The plan of an answer with who had it."""
    inner = area.inset(MARGIN * 1.4, 40)
    pieces: list[Piece] = [*question_head(scene.question, inner.top_slice(48), words)]
    rows = _rows_height(scene.correct, inner.h)
    upper = Box(inner.x, inner.y + 66, inner.w, inner.h - 66 - rows)
    pieces += _answer(scene, upper, words)
    low = inner.bottom_slice(rows)
    count = words.had_it(len(scene.correct), scene.active)
    ink = palette.MINT if scene.correct else palette.MUTED
    pieces.append(line(count, low.top_slice(60), 46, ink, weight=BOLD))
    pieces += team_grid(scene.correct, low.below(72), 58)
    return Plan(area.w, tuple(pieces))


def _rows_height(teams: tuple[TeamView, ...], height: float) -> float:
    share = 0.2 if not teams else 0.34 if len(teams) <= 12 else 0.46 if len(teams) <= 28 else 0.56
    return height * share


def _answer(scene: AnswerScene, box: Box, words: Screen) -> tuple[Piece, ...]:
    plate = Plate(box.inset(0, 6), palette.PLATE, 24)
    inner = box.inset(40, 26)
    label = line(words.answer(), inner.top_slice(40), 32, palette.GOLD, weight=BOLD)
    text = scene.answer if scene.answer is not None else words.told_aloud()
    rest = inner.below(48)
    share = 0.58 if scene.comment else 1.0
    block = fit(text, rest.w, rest.h * share, 92, 28, weight=BOLD)
    if not scene.comment:
        top = rest.y + max(0.0, (rest.h - block.height) / 2)
        return plate, label, Text(Box(rest.x, top, rest.w, block.height), block)
    note = fit(scene.comment, rest.w, rest.h - block.height - 16, 40, 24, weight=MEDIUM)
    free = max(0.0, (rest.h - block.height - 16 - note.height) / 2)
    top = rest.y + free
    return (
        plate,
        label,
        Text(Box(rest.x, top, rest.w, block.height), block),
        Text(Box(rest.x, top + block.height + 16, rest.w, note.height), note, palette.PALE),
    )
