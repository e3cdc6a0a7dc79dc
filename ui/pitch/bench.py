"""Beside the pitch: who is off, and in which round each returns."""

from __future__ import annotations

from typing import NamedTuple

from app.night.pitch_scene import PitchView, PlayerView, Side
from ui.paint import palette
from ui.paint.box import Box
from ui.paint.fonts import MEDIUM
from ui.paint.parts import line
from ui.paint.pieces import Many, Piece, Plate
from ui.pitch.man import Face, Man
from ui.pitch.words import PitchWords

_HEAD, _ROW, _GAP = 46.0, 60.0, 8.0
_RADIUS = 25.0
_NEVER = 10_000


class Times(NamedTuple):
    """The round in progress, how many the match has, and the words to say a return in."""

    round: int
    rounds: int
    words: PitchWords

    def of(self, player: PlayerView, *, short: bool = False) -> tuple[str, int]:
        """When a player returns, and the colour to write that in."""
        back, words = player.back_in_round, self.words
        if player.out or back is None:
            return words.out(), palette.MUTED
        if back > self.rounds:
            return words.to_the_end(), palette.MUTED
        if short:
            return words.back_short(back), palette.WHITE
        return words.back(back) if back > self.round else words.back_now(), palette.WHITE


def absent(view: PitchView, side: Side) -> tuple[PlayerView, ...]:
    """A side's players who are off the pitch, the first to return first."""
    off = [one for one in view.players if one.side == side and one.at is None]
    return tuple(sorted(off, key=lambda one: (one.out, one.back_in_round or _NEVER, one.id)))


def column(view: PitchView, side: Side, box: Box, times: Times) -> Many:
    """The list of a side in a narrow column, from its top; nothing when nobody is off."""
    off = absent(view, side)
    if not off:
        return Many(box._replace(h=0), ())
    step = min(_ROW + _GAP, (box.h - _HEAD) / len(off))
    align = "left" if side == "left" else "right"
    head = line(times.words.returns(), box.top_slice(_HEAD - 6), 28, palette.MUTED, align)
    parts: list[Piece] = [head]
    for k, player in enumerate(off):
        row = Box(box.x, box.y + _HEAD + k * step, box.w, step - _GAP)
        parts += _row(player, side, row, times)
    return Many(box.top_slice(_HEAD + len(off) * step), tuple(parts))


def _row(player: PlayerView, side: Side, box: Box, times: Times) -> list[Piece]:
    radius = min(_RADIUS, box.h / 2 - 3)
    x = box.x + radius + 8 if side == "left" else box.right - radius - 8
    start = 2 * radius + 22
    room = box.after(start) if side == "left" else box.left_slice(box.w - start)
    room = room.inset(6, 0)
    text, ink = times.of(player)
    return [
        Plate(box, palette.PLATE, 12),
        Man(x, box.y + box.h / 2, face(player, times.words, radius)),
        line(text, room, 30, ink, side, weight=MEDIUM, smallest=20),
    ]


def face(player: PlayerView, words: PitchWords, radius: float) -> Face:
    """The counter of a player beside the pitch: without discs."""
    return Face(player.side, words.letter(player.role), player.label, radius, 0)


def strip(view: PitchView, side: Side, box: Box, times: Times) -> Many:
    """The same as chips in a row, where there is no column; as many as fit."""
    off = absent(view, side)
    wide = min(142.0, (box.w + _GAP) / max(1, len(off)))
    parts: list[Piece] = []
    for k, player in enumerate(off):
        x = box.x + k * wide if side == "left" else box.right - (k + 1) * wide + _GAP
        parts += _chip(player, Box(x, box.y, wide - _GAP, box.h), times)
    return Many(box, tuple(parts))


def _chip(player: PlayerView, box: Box, times: Times) -> list[Piece]:
    radius = min(22.0, box.h / 2 - 3, box.w * 0.22)
    start = 2 * radius + 10
    text, ink = times.of(player, short=True)
    return [
        Plate(box, palette.PLATE, 12),
        Man(box.x + radius + 4, box.y + box.h / 2, face(player, times.words, radius)),
        line(text, box.after(start), 26, ink, "left", smallest=16),
    ]
