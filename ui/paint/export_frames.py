"""The night as a strip of frames: every turn's moves by the projector's painter, few a second."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from app.night.scenes import Shot
from ui.language import translator_for
from ui.paint.box import HEIGHT
from ui.paint.canvas import HINTS, Canvas
from ui.paint.export import Look
from ui.paint.paint import aspect_width, plan_shot
from ui.paint.pieces import Piece, draw_all
from ui.paint.plan import Plan
from ui.paint.words import Screen

MOST = 300
"""The frames of a film at most: it must be sent and opened on a phone."""
MOST_A_TURN = 9
USUAL = (960, 540)
SPEED = 1.7
"""How much faster than in the hall the moves are played."""
HOLD_MS, END_MS = 900, 5000


class Frame(NamedTuple):
    """A picture, and for how many milliseconds it stands."""

    image: QImage
    ms: int


class Reel(NamedTuple):
    """What a film is made of: the hill before, every turn, and how it ended."""

    first: Shot
    turns: Sequence[Shot]
    last: Shot


def frame_count(reel: Reel) -> int:
    """How many frames `film` gives."""
    return 2 + len(_chosen(reel)) * (_a_turn(reel) + 1)


def film(reel: Reel, look: Look, size: tuple[int, int] = USUAL) -> Iterator[Frame]:
    """The frames one after the other, each painted when it is asked for; at most `MOST`."""
    words = Screen(translator_for(look.language), look.language)
    yield Frame(_still(reel.first, look, words, size), HOLD_MS)
    for shot in _chosen(reel):
        yield from _turn(shot, _a_turn(reel), look, words, size)
    yield Frame(_still(reel.last, look, words, size), END_MS)


def _chosen(reel: Reel) -> Sequence[Shot]:
    """The turns that are shown: of a night too long for a film, every second, third, …"""
    step = -(-len(reel.turns) // ((MOST - 2) // 2)) or 1
    return reel.turns[::-1][::step][::-1]


def _a_turn(reel: Reel) -> int:
    """The frames of a turn in motion."""
    turns = len(_chosen(reel))
    return max(1, min(MOST_A_TURN, (MOST - 2) // turns - 1)) if turns else 0


def _still(shot: Shot, look: Look, words: Screen, size: tuple[int, int]) -> QImage:
    plan = plan_shot(shot, aspect_width(*size), False, words, more=look.more)
    sheet = _Sheet(plan, size)
    return sheet.at(plan.until_ms)


def _turn(
    shot: Shot, count: int, look: Look, words: Screen, size: tuple[int, int]
) -> Iterator[Frame]:
    plan = plan_shot(shot, aspect_width(*size), True, words, more=look.more)
    sheet = _Sheet(plan, size)
    each = plan.until_ms / (count + 1)
    for number in range(1, count + 1):
        yield Frame(sheet.at(round(each * number)), round(each / SPEED))
    yield Frame(sheet.at(plan.until_ms), HOLD_MS)


class _Sheet:
    """A plan painted moment by moment; what stands is painted once."""

    def __init__(self, plan: Plan, size: tuple[int, int]) -> None:
        self._plan, self._size = plan, size
        self._stamps = list(plan.stamps)
        self._base = QImage(*size, QImage.Format.Format_RGB888)
        self._base.fill(0)
        self._draw(self._base, plan.still)

    def at(self, ms: int) -> QImage:
        """The picture after so many milliseconds; moments come in their order."""
        due = [stamp.piece for stamp in self._stamps if stamp.at_ms <= ms]
        self._stamps = [stamp for stamp in self._stamps if stamp.at_ms > ms]
        self._draw(self._base, tuple(due))
        image = self._base.copy()
        self._draw(image, self._plan.live(ms))
        return image

    def _draw(self, image: QImage, pieces: tuple[Piece, ...]) -> None:
        width, height = self._size
        units = aspect_width(width, height)
        scale = min(width / units, height / HEIGHT)
        painter = QPainter(image)
        painter.setClipRect(QRectF(0, 0, width, height))
        painter.translate((width - units * scale) / 2, (height - HEIGHT * scale) / 2)
        painter.scale(scale, scale)
        painter.setRenderHints(HINTS)
        draw_all(pieces, Canvas(painter, scale))
        painter.end()
