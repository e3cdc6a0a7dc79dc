"""The question alone, and the sign that time is up."""

from __future__ import annotations

from app.night.scenes import QuestionScene, TimeUpScene
from ui.paint import palette
from ui.paint.box import Box
from ui.paint.fonts import BOLD
from ui.paint.parts import MARGIN, Clock, centred, line, question_head
from ui.paint.pieces import Piece, Plate
from ui.paint.plan import Plan
from ui.paint.reading import Reading, reading
from ui.paint.text import fit
from ui.paint.words import Screen


def plan_question(scene: QuestionScene, area: Box, words: Screen) -> Plan:
    """The plan of a question as large as it fits."""
    inner = area.inset(MARGIN * 1.4, 40)
    foot = 150.0 if scene.timer is not None else 70.0
    middle = Box(inner.x, inner.y + 76, inner.w, inner.h - 76 - foot)
    text = _centred(reading(scene.question, middle, words, 96, 28), middle)
    pieces: list[Piece] = [*question_head(scene.question, inner.top_slice(48), words)]
    low = inner.bottom_slice(foot - 20)
    answered = fit(words.answered(scene.answered, scene.active), inner.w - 300, 100, 40, 26)
    place = low.below(16 if scene.timer is not None else 0)
    pieces.append(centred(answered, place, palette.PALE, "right"))
    clock = Clock(scene.timer, low, 88) if scene.timer is not None else None
    if len(text.pages) == 1:
        pieces += text.at(0)

    def live(elapsed_ms: int) -> tuple[Piece, ...]:
        shown = text.at(elapsed_ms) if len(text.pages) > 1 else ()
        return (*shown, *(clock.at(elapsed_ms) if clock is not None else ()))

    until = max(clock.until_ms if clock else 0, text.until_ms)
    return Plan(area.w, tuple(pieces), (), live, until, 50)


def _centred(text: Reading, box: Box) -> Reading:
    top = box.y + max(0.0, (box.h - text.height) / 2)
    return Reading(text.pages, box._replace(y=top, h=box.bottom - top), text.words)


def plan_time_up(scene: TimeUpScene, area: Box, words: Screen) -> Plan:
    """The plan of the sign that nothing more is accepted."""
    inner = area.inset(MARGIN * 1.4, 40)
    head = question_head(scene.question, inner.top_slice(48), words)
    middle = inner.y + inner.h * 0.44
    big = line(
        words.time_up(),
        Box(inner.x, middle - 170, inner.w, 300),
        240,
        palette.GOLD,
        "centre",
        weight=BOLD,
        smallest=80,
    )
    note = line(
        words.no_more(), Box(inner.x, middle + 150, inner.w, 70), 52, palette.WHITE, "centre"
    )
    count = fit(words.answered(scene.answered, scene.active), inner.w - 100, 60, 44, 26)
    plate = Box(inner.middle[0] - count.width / 2 - 40, middle + 260, count.width + 80, 84)
    low = centred(count, plate, palette.PALE, "centre")
    return Plan(area.w, (*head, big, note, Plate(plate, palette.PLATE, 42), low))
