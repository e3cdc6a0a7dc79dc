"""What tells players apart without colour: heights, sides, roles; and contrast."""

from itertools import pairwise

import pytest
from PySide6.QtGui import QImage, QPainter

from app.night.pitch_scene import Side
from app.night.scenes import Shot
from tests.ui import matches
from tests.ui.kept import inks
from ui.paint import Moment, palette, plan_shot
from ui.paint.canvas import HINTS, Canvas
from ui.paint.pieces import Piece
from ui.pitch import PLANNERS, colours
from ui.pitch.balls import Ball, Kind
from ui.pitch.man import Face, Man

SIZE = 240
AT_720P = 720 / 1080


def grey(piece: Piece, scale: float = AT_720P) -> QImage:
    """A piece drawn about the middle of a small picture, without its colours."""
    image = QImage(SIZE, SIZE, QImage.Format.Format_RGB32)
    image.fill(colours.MIDDLE)
    painter = QPainter(image)
    painter.setRenderHints(HINTS)
    painter.translate(SIZE / 2, SIZE / 2)
    painter.scale(scale, scale)
    piece.draw(Canvas(painter, scale))
    painter.end()
    return image.convertToFormat(QImage.Format.Format_Grayscale8)


def edges(image: QImage, x: int) -> int:
    """How many bright lines a column of pixels crosses below the middle of a counter."""
    column = [image.pixelColor(x, y).lightness() for y in range(SIZE // 2, SIZE)]
    return sum(one < 140 <= other for one, other in pairwise(column))


@pytest.mark.parametrize("side", ["left", "right"])
@pytest.mark.parametrize("scale", [AT_720P, 1.0, 2.0])
def test_a_counter_has_as_many_discs_as_its_height(side: Side, scale: float) -> None:
    found = [
        edges(grey(Man(0, 0, Face(side, "", "", 26.0, height)), scale), SIZE // 2)
        for height in (1, 2, 3)
    ]
    assert found[1] - found[0] == found[2] - found[1] == 1, found


def apart(one: QImage, other: QImage) -> int:
    """How many pixels differ clearly."""
    pairs = zip(bytes(one.constBits()), bytes(other.constBits()), strict=True)
    return sum(abs(a - b) > 40 for a, b in pairs)


def test_the_sides_differ_in_form_without_colour() -> None:
    left, right = (grey(Man(0, 0, Face(side, "О", "7", 26.0, 2))) for side in ("left", "right"))
    assert apart(left, right) > 250


def test_the_balls_differ_in_form_without_colour() -> None:
    kinds: tuple[Kind, ...] = ("quaffle", "bludger", "beaten", "snitch")
    looks = {kind: grey(Ball(0, 0, kind, 17.0, 2)) for kind in kinds}
    for one in kinds:
        for other in kinds:
            assert one == other or apart(looks[one], looks[other]) > 200, (one, other)


@pytest.mark.parametrize(("text", "ground"), colours.PAIRS)
def test_every_pair_of_text_and_ground(text: int, ground: int) -> None:
    assert palette.contrast(text, ground) >= 4.5, f"{text:06x} on {ground:06x}"


def test_no_painter_writes_in_a_colour_that_is_not_listed() -> None:
    listed = {text for text, _ in (*palette.PAIRS, *colours.PAIRS)}
    for scene in matches.scenes().values():
        plan = plan_shot(Shot(scene), 1920, more=PLANNERS)
        for elapsed in range(0, plan.until_ms + 1, 500):
            assert set(inks(plan.at(Moment(elapsed)))) <= listed


def test_the_snitch_is_only_where_it_is_seen() -> None:
    for visible in (True, False):
        scene = matches.standing(visible)
        plan = plan_shot(Shot(scene), 1440, more=PLANNERS)
        seen = [piece for piece in plan.still if isinstance(piece, Ball) and piece.kind == "snitch"]
        assert len(seen) == visible
