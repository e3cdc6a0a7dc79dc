"""The big, short moments over the pitch: goal, penalty, the snitch caught, the match's end."""

from __future__ import annotations

from app.night.pitch_scene import LineView, PitchScene
from ui.paint import palette
from ui.paint.box import Box
from ui.paint.fonts import BOLD, MEDIUM
from ui.paint.parts import line
from ui.paint.pieces import Many, Plate
from ui.pitch.field import Field
from ui.pitch.lines import side_of
from ui.pitch.words import PitchWords

_WIDE, _TALL = 980.0, 330.0


def _plate(field: Field) -> Box:
    wide = min(_WIDE, field.box.w - 40)
    return Box(field.x - wide / 2, field.y - _TALL / 2, wide, _TALL)


def moment(each: LineView, scene: PitchScene, field: Field, words: PitchWords) -> Many:
    """A moment's plate: gold for points, red for a penalty."""
    box = _plate(field)
    gold = each.kind != "penalty"
    ground, ink = (palette.GOLD, palette.INK) if gold else (palette.WINE, palette.WHITE)
    side = side_of(each)
    name = {"left": scene.left, "right": scene.right, None: ""}[side]
    low = f"{name} · {words.points(each.points)}" if each.points and name else name
    if each.kind == "penalty" and name:
        low = words.shoots().replace("%1", name)
    room = box.inset(40, 24)
    head, below = room.top_slice(room.h * 0.62), room.bottom_slice(room.h * 0.36)
    return Many(
        box,
        (
            Plate(box, ground, 30, palette.WHITE, 6),
            line(words.moment(each), head, 150, ink, "centre", weight=BOLD),
            line(low, below, 48, ink, "centre", weight=MEDIUM, lines=2),
        ),
    )


def result(scene: PitchScene, field: Field, words: PitchWords) -> Many:
    """The match's end: who has won, the score and why it is over."""
    box = _plate(field)
    room = box.inset(40, 20)
    left, right = scene.score_after
    low = f"{left} : {right} · {words.finished(scene)}"
    won = left != right and scene.finished != "annulled"
    above = words.winner() if won else words.over()
    return Many(
        box,
        (
            Plate(box, palette.PLATE_HIGH, 30, palette.GOLD, 6),
            line(above, room.top_slice(60), 40, palette.PALE, "centre"),
            line(
                words.result(scene),
                Box(room.x, room.y + 64, room.w, room.h - 132),
                84,
                palette.GOLD,
                "centre",
                weight=BOLD,
                lines=2,
            ),
            line(low, room.bottom_slice(62), 44, palette.WHITE, "centre", weight=MEDIUM),
        ),
    )
