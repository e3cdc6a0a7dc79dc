"""Parts that several scenes share: lines, badges, headings."""

from __future__ import annotations

from typing import NamedTuple

from app.night.scenes import HillView, QuestionView, TeamView
from ui.paint import palette
from ui.paint.box import Box
from ui.paint.fonts import BOLD, MEDIUM, width_of
from ui.paint.loudspeaker import Loudspeaker
from ui.paint.pieces import Piece, Plate, Text
from ui.paint.text import FLOOR, Block, fit
from ui.paint.words import Screen

MARGIN = 54.0


def line(
    text: str,
    box: Box,
    px: float,
    ink: int = palette.WHITE,
    align: str = "left",
    *,
    weight: int = MEDIUM,
    smallest: float = FLOOR,
    lines: int = 1,
) -> Text:
    """Text fitted into `box`, in its middle from top to bottom."""
    block = fit(text, box.w, box.h, px, min(px, smallest), weight=weight, lines=lines)
    return centred(block, box, ink, align)


def centred(block: Block, box: Box, ink: int = palette.WHITE, align: str = "left") -> Text:
    """A block in the middle of `box` from top to bottom."""
    top = box.y + (box.h - block.height) / 2
    return Text(Box(box.x, top, box.w, block.height), block, ink, align)


def badge(text: str, right: float, middle: float, ground: int, ink: int) -> tuple[Piece, ...]:
    """A small plate with a word in it, ending at `right`."""
    block = fit(text, 400, 40, 25, FLOOR, weight=MEDIUM, lines=1)
    box = Box(right - block.width - 28, middle - 19, block.width + 28, 38)
    place = Box(box.x + 14, middle - block.height / 2, block.width, block.height)
    return Plate(box, ground, 19), Text(place, block, ink)


def state_badge(
    team: TeamView, hill: HillView, words: Screen, right: float, middle: float
) -> tuple[Piece, ...]:
    """What is special about a team now, as a badge: the king with the hold, or a declaration."""
    if team.withdrawn:
        return badge(words.withdrawn(), right, middle, palette.GREY_DARK, palette.PALE)
    if team.king:
        text = words.hold(hill.hold, hill.hold_turns)
        return badge(text, right, middle, palette.GOLD, palette.INK)
    if team.declared == "revolution":
        return badge(words.revolution(), right, middle, palette.WINE, palette.WHITE)
    if team.declared == "jump":
        return badge(words.jump(), right, middle, palette.BLUE, palette.WHITE)
    return ()


_BESIDE = 18.0


class Head(NamedTuple):
    """The line or two above a question, and how high they are."""

    pieces: tuple[Piece, ...]
    height: float


def question_head(view: QuestionView, box: Box, words: Screen) -> Head:
    """The question's number and part on the left, the partner on the right or below."""
    left = " · ".join(text for text in (words.question(view), words.part(view)) if text)
    partner, row = words.partner(view), box.top_slice(44)
    if not partner:
        return Head(_named(view, left, row, 34), row.h)
    sign = 0.0 if view.sounding is None else row.h + _BESIDE
    for px in (34.0, 32.0, 30.0, 28.0):
        one, other = width_of(left) * px + sign, width_of(partner, BOLD) * px
        if one + other + 40 <= box.w:
            text = line(partner, row, px, palette.GOLD, "right", weight=BOLD)
            return Head((*_named(view, left, row, px), text), row.h)
    low = Box(box.x, row.bottom, box.w, row.h)
    text = line(partner, low, 34, palette.GOLD, weight=BOLD)
    return Head((*_named(view, left, row, 34), text), 2 * row.h)


def _named(view: QuestionView, name: str, row: Box, px: float) -> tuple[Piece, ...]:
    """The question's name, and beside it the sign of its sound while there is one."""
    written = line(name, row, px, palette.MUTED)
    if view.sounding is None:
        return (written,)
    there = min(width_of(name) * px, row.w - row.h - _BESIDE) + _BESIDE
    return written, Loudspeaker(row.after(there)._replace(w=row.h), view.sounding)
