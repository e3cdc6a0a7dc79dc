"""In the lower corners: what the discs mean, and which ball is which."""

from __future__ import annotations

from ui.paint import palette
from ui.paint.box import Box
from ui.paint.parts import line
from ui.paint.pieces import Piece
from ui.pitch.balls import Ball, Kind
from ui.pitch.crowd import sized
from ui.pitch.man import THICK, Face, Man
from ui.pitch.words import PitchWords

HEIGHT = 172.0
_RADIUS = 27.0


def heights(box: Box, words: PitchWords) -> tuple[Piece, ...]:
    """The three heights as counters, in the lower left."""
    pieces: list[Piece] = [line(words.heights(), box.top_slice(36), 26, palette.MUTED, smallest=18)]
    for k in range(3):
        x, height, radius = box.x + _RADIUS + 6 + k * 72, k + 1, _RADIUS * sized(k + 1)
        y = box.y + 116 - radius * (1 + THICK * height)
        pieces.append(Man(x, y, Face("left", "", str(height), radius, height)))
    return tuple(pieces)


def balls(box: Box, words: PitchWords) -> tuple[Piece, ...]:
    """The balls with their names, in the lower right."""
    kinds: tuple[Kind, ...] = ("quaffle", "bludger", "beaten", "snitch")
    pieces: list[Piece] = []
    step = box.h / len(kinds)
    for k, (kind, name) in enumerate(zip(kinds, words.balls(), strict=True)):
        row = Box(box.x, box.y + k * step, box.w, step)
        pieces.append(Ball(row.right - 30, row.y + step / 2, kind, 13.0, 0))
        pieces.append(
            line(name, row.left_slice(row.w - 64), 26, palette.MUTED, "right", smallest=18)
        )
    return tuple(pieces)
