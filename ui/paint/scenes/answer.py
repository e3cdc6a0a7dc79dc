"""The right answer, and the teams that had it."""

from __future__ import annotations

from app.night.scenes import AnswerScene
from ui.paint import palette
from ui.paint.box import Box
from ui.paint.fonts import BOLD
from ui.paint.grid import grid_height, team_grid
from ui.paint.media import NONE, Pictures, shape_of, stills, usable
from ui.paint.parts import MARGIN, line, question_head
from ui.paint.pieces import Piece, Plate, Text
from ui.paint.plan import Plan
from ui.paint.scenes.asked import with_film
from ui.paint.text import fit
from ui.paint.words import Screen

_COUNT = 84.0


def plan_answer(scene: AnswerScene, area: Box, words: Screen, store: Pictures = NONE) -> Plan:
    """The plan of an answer with who had it."""
    inner = area.inset(MARGIN * 1.3, 34)
    head = question_head(scene.question, inner, words)
    body = inner.below(head.height + 14)
    files = usable(scene.pictures, store)
    film = scene.film if scene.film is not None and not store.failed(scene.film) else None
    seen = bool(files) or film is not None
    rows = grid_height(len(scene.correct), body._replace(h=body.h * (0.3 if seen else 0.56)))
    upper = body.top_slice(min(body.h - rows - _COUNT, 760.0))
    wide = min(upper.w * 0.6, upper.h * shape_of(files, film, store)) if seen else 0.0
    beside = upper.after(upper.w - wide)
    place = upper.left_slice(upper.w - wide - 20) if seen else upper
    low = Box(body.x, upper.bottom, body.w, rows + _COUNT)
    count = words.had_it(len(scene.correct), scene.active)
    ink = palette.MINT if scene.correct else palette.GOLD
    pieces: list[Piece] = [
        *head.pieces,
        *_answer(scene, place, words),
        *(stills(files, beside, store) if film is None else ()),
        line(count, low.top_slice(_COUNT - 8), 50, ink, weight=BOLD),
        *team_grid(scene.correct, low.below(_COUNT)),
    ]
    plan = Plan(area.w, tuple(pieces))
    return plan if film is None else with_film(plan, film, beside, store)


def _answer(scene: AnswerScene, box: Box, words: Screen) -> tuple[Piece, ...]:
    inner = box.inset(44, 24)
    label = line(words.answer(), inner.top_slice(44), 36, palette.GOLD, weight=BOLD)
    text = scene.answer if scene.answer is not None else words.told_aloud()
    rest = inner.below(52)
    share = 0.58 if scene.comment else 1.0
    block = fit(text, rest.w, rest.h * share, 104, 28, weight=BOLD)
    pieces: list[Piece] = [Plate(box, palette.PLATE, 24), label]
    if not scene.comment:
        top = rest.y + max(0.0, (rest.h - block.height) / 2)
        return (*pieces, Text(Box(rest.x, top, rest.w, block.height), block))
    note = fit(scene.comment, rest.w, rest.h - block.height - 16, 44)
    top = rest.y + max(0.0, (rest.h - block.height - 16 - note.height) / 2)
    under = Box(rest.x, top + block.height + 16, rest.w, note.height)
    return (
        *pieces,
        Text(Box(rest.x, top, rest.w, block.height), block),
        Text(under, note, palette.PALE),
    )
