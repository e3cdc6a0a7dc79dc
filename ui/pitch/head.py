"""Above the pitch: both names, the score, the round and the tact."""

from __future__ import annotations

from app.night.pitch_scene import PitchScene, Side
from ui.paint import palette
from ui.paint.box import Box
from ui.paint.fonts import BOLD, MEDIUM
from ui.paint.parts import MARGIN, line
from ui.paint.pieces import Many, Piece, Plate, Text
from ui.paint.text import fit
from ui.pitch import colours
from ui.pitch.emblem import SideMark
from ui.pitch.words import PitchWords

HEIGHT = 170.0
_SCORE, _MARK = 400.0, 62.0


def names(scene: PitchScene, area: Box) -> tuple[Piece, ...]:
    """Both sides' names with their marks, each towards its own goal."""
    wide = (area.w - _SCORE) / 2 - MARGIN - 20
    left = Box(area.x + MARGIN, area.y + 14, wide, HEIGHT - 22)
    right = left._replace(x=area.right - MARGIN - wide)
    return (*_name(scene.left, "left", left), *_name(scene.right, "right", right))


def _name(name: str, side: Side, box: Box) -> tuple[Piece, ...]:
    """A mark, and the name beside it: in the side's colour, up to three lines."""
    room = box.w - _MARK - 18
    block = fit(name, room, box.h, 56, 24, weight=BOLD, lines=3)
    middle = box.y + box.h / 2
    if side == "left":
        mark = Box(box.x, middle - _MARK / 2, _MARK, _MARK)
        x = mark.right + 18
    else:
        mark = Box(box.right - _MARK, middle - _MARK / 2, _MARK, _MARK)
        x = mark.x - 18 - room
    place = Box(x, middle - block.height / 2, room, block.height)
    return SideMark(mark, side), Text(place, block, colours.HUE[side], side)


def score(score: tuple[int, int], area: Box) -> Many:
    """The score on its plate."""
    box = score_box(area)
    text = f"{score[0]} : {score[1]}"
    figures = line(text, box.inset(16, 0), 92, palette.WHITE, "centre", weight=BOLD)
    return Many(box, (Plate(box, palette.PLATE, 18), figures))


def score_box(area: Box) -> Box:
    """Where the score's plate lies."""
    return Box(area.x + (area.w - _SCORE) / 2, area.y + 14, _SCORE, 102)


def subtitle(scene: PitchScene, tact: int, area: Box, words: PitchWords) -> Many:
    """The round and the tact; a penalty's on a red badge."""
    box = Box(area.x + area.w / 2 - 330, area.y + 120, 660, 46)
    text = words.round(scene, tact)
    if scene.kind != "penalty":
        return Many(box, (line(text, box, 34, palette.PALE, "centre", weight=MEDIUM),))
    block = fit(text, box.w - 60, box.h, 32, 24, weight=BOLD, lines=1)
    wide = block.width + 56
    plate = Box(area.x + (area.w - wide) / 2, box.y + 1, wide, 44)
    place = Box(plate.x, plate.y + (plate.h - block.height) / 2, wide, block.height)
    written = Text(place, block, palette.WHITE, "centre")
    return Many(box, (Plate(plate, palette.WINE, 22), written))
