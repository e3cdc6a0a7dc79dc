"""No text leaves the picture, none covers another, none is cut, whatever the names and crowds."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtWidgets import QApplication

from app.night.pitch_scene import PitchScene
from app.night.scenes import Shot
from tests.ui import matches
from ui.language import translator_for
from ui.paint import Moment, plan_shot
from ui.paint.box import Box, scene_box
from ui.paint.pieces import Many, Piece, Text, Written
from ui.paint.plan import Plan
from ui.paint.words import Screen
from ui.pitch import PLANNERS
from ui.pitch.beats import parts
from ui.pitch.cells import CELLS
from ui.pitch.field import Column, Field, number_box
from ui.pitch.man import THICK
from ui.pitch.places import spots

WIDE, NARROW, LONG = 1920.0, 1440.0, 2520.0
LANGUAGES = ("ru", "en")


def words(language: str) -> Screen:
    return Screen(translator_for(language), language)


def plan_of(scene: PitchScene, width: float, language: str = "ru", motion: bool = True) -> Plan:
    return plan_shot(
        Shot(scene, rehearsal=True), width, motion, words=words(language), more=PLANNERS
    )


def written(pieces: tuple[Piece, ...]) -> Iterator[Written]:
    """The texts, those of cells apart: a counter may stand on its cell's number."""
    for piece in pieces:
        if not isinstance(piece, Column):
            yield from piece.written()


def check(pieces: tuple[Piece, ...], width: float) -> None:
    texts = list(written(pieces))
    for text in texts:
        assert scene_box(width).holds(text.box, 1), text
    for one, other in combinations(texts, 2):
        tight = one.box.inset(1, one.box.h * 0.14)
        assert not tight.meets(other.box.inset(1, other.box.h * 0.14)), (one, other)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [WIDE, NARROW, LONG])
def test_no_text_covers_another(qapp: QApplication, width: float, language: str) -> None:
    for name, scene in matches.scenes().items():
        if name != "finished":
            plan = plan_of(scene, width, language, motion=False)
            check(plan.at(Moment(0, False)), width)


@pytest.mark.parametrize("width", [WIDE, NARROW])
def test_between_the_stages_too(qapp: QApplication, width: float) -> None:
    scene = matches.tact()
    plan = plan_of(scene, width)
    for part in parts(scene):
        if part.big is None:
            check(plan.at(Moment(part.end - 1)), width)


def cut(pieces: tuple[Piece, ...]) -> Iterator[str]:
    """The texts that end in an ellipsis."""
    for piece in pieces:
        if isinstance(piece, Many):
            yield from cut(piece.parts)
        elif isinstance(piece, Text) and piece.block.cut:
            yield " ".join(piece.block.lines)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [WIDE, NARROW])
def test_nothing_is_cut(qapp: QApplication, width: float, language: str) -> None:
    for scene in matches.scenes().values():
        plan = plan_of(scene, width, language)
        for elapsed in range(0, plan.until_ms + 1, 300):
            assert not list(cut(plan.at(Moment(elapsed))))


@given(left=st.text(max_size=60), right=st.text(max_size=60))
@settings(max_examples=25)
def test_no_name_breaks_the_picture(qapp: QApplication, left: str, right: str) -> None:
    scene = replace(matches.standing(), left=left, right=right)
    for text in written(plan_of(scene, NARROW).still):
        assert scene_box(NARROW).holds(text.box, 1), text


@pytest.mark.parametrize("count", [0, 7])
def test_seven_who_are_off(qapp: QApplication, count: int) -> None:
    scene = matches.standing()
    men = tuple(
        replace(man, at=None, back_in_round=None if man.id == "l3" else 25, out=man.id == "l3")
        if man.side == "left" and int(man.id[1:]) <= count
        else man
        for man in scene.before.players
    )
    gone = replace(scene, before=replace(scene.before, players=men))
    for width in (WIDE, NARROW):
        for language in LANGUAGES:
            check(plan_of(gone, width, language).still, width)


def test_one_player_leaves_its_cells_number_free() -> None:
    field = Field(960, 540, 50)
    for cell in CELLS:
        for height in (1, 2, 3):
            scene = matches.standing()
            alone = (matches.player("left", 2, (cell, height)),)
            view = replace(scene.before, players=alone, bludgers=(), snitch=None)
            spot = spots(view, field)["l2"]
            number = number_box(field, cell)
            foot = spot.y + spot.radius * (1 + THICK * height)
            assert foot <= number.y + number.h * 0.3, (cell, height)
            assert Box(spot.x, spot.y, 0, 0).y > field.point(cell)[1] - 50 * 0.87


def test_a_crowd_has_room_for_every_letter(qapp: QApplication) -> None:
    for count in range(1, 15):
        for cell in (63, 5, 33):
            plan = plan_of(matches.crowded(count, cell), WIDE)
            check(plan.still, WIDE)
