"""Below the pitch: what happens, in a line or two of words."""

from __future__ import annotations

from typing import NamedTuple

from app.night.pitch_scene import LineView, PitchScene
from ui.paint import palette
from ui.paint.box import Box
from ui.paint.fonts import BOLD, MEDIUM
from ui.paint.parts import MARGIN, line
from ui.paint.pieces import Many, Piece, Plate
from ui.pitch.bench import face
from ui.pitch.emblem import SideMark
from ui.pitch.lines import side_of
from ui.pitch.man import Man
from ui.pitch.words import PitchWords

HEIGHT = 124.0
_STAGE = 300.0
_LOUD = {"goal", "snitch_caught", "penalty", "over", "card", "removed", "offence"}


def band_box(area: Box) -> Box:
    """Where the words stand."""
    return Box(area.x + MARGIN, area.bottom - HEIGHT, area.w - 2 * MARGIN, HEIGHT - 20)


class Teller(NamedTuple):
    """Who tells: the words of a language, and the names of the left and the right side."""

    words: PitchWords
    names: tuple[str, str]

    def text(self, each: LineView) -> str:
        """A line in words."""
        return self.words.line(each, self.names)


def told(lines: tuple[LineView, ...], stage: str, area: Box, teller: Teller) -> Many:
    """What happened: the stage's name, and one or two lines beside it."""
    box = band_box(area)
    parts: list[Piece] = [Plate(box, palette.PLATE, 18)]
    room = box.inset(26, 6)
    if stage:
        wide = min(_STAGE, room.w * 0.24)
        parts.append(line(stage, room.left_slice(wide), 36, palette.GOLD, weight=BOLD, lines=2))
        room = room.after(wide + 24)
    tall = room.h / max(1, len(lines))
    for k, each in enumerate(lines):
        parts += _line(each, Box(room.x, room.y + k * tall, room.w, tall), teller, len(lines) == 1)
    return Many(box, tuple(parts))


def _line(each: LineView, box: Box, teller: Teller, alone: bool) -> list[Piece]:
    """A line with the counter of whom it is about."""
    ink = palette.GOLD if each.kind in _LOUD else palette.WHITE
    radius, px = (34.0, 50.0) if alone else (21.0, 38.0)
    weight, middle, side = BOLD if alone else MEDIUM, box.y + box.h / 2, side_of(each)
    parts: list[Piece] = []
    if each.player is not None:
        who = face(each.player, teller.words, radius)
        parts.append(Man(box.x + radius + 2, middle, who))
    elif side is not None:
        parts.append(SideMark(Box(box.x + 2, middle - radius, 2 * radius, 2 * radius), side))
    text = box.after(2 * radius + 18) if parts else box
    return [*parts, line(teller.text(each), text, px, ink, weight=weight, smallest=26)]


def standing(scene: PitchScene, area: Box, words: PitchWords) -> Many:
    """What the hall waits for; before the match, the seed's hash below it."""
    box = band_box(area)
    text, seed = words.waiting(scene), scene.seed_hash if scene.kind == "first" else None
    if not text and not seed:
        return Many(box, ())
    parts: list[Piece] = [Plate(box, palette.PLATE, 18)]
    room = box.inset(26, 6)
    if seed:
        low = room.bottom_slice(34)
        parts.append(line(words.seed(seed), low, 24, palette.MUTED, "centre", smallest=17))
        room = room.top_slice(room.h - 34)
    if text:
        parts.append(line(text, room, 44, palette.PALE, "centre", weight=MEDIUM))
    return Many(box, tuple(parts))
