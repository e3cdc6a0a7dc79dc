"""Every text stands out from its ground by 4.5 to 1, worked out from the palette."""

import pytest

from app.night.scenes import Shot
from tests.ui import pictures
from tests.ui.kept import inks
from ui.paint import Moment, palette, plan_shot


@pytest.mark.parametrize(("text", "ground"), palette.PAIRS)
def test_every_pair_of_text_and_ground(text: int, ground: int) -> None:
    assert palette.contrast(text, ground) >= 4.5, f"{text:06x} on {ground:06x}"


def test_the_measure_itself() -> None:
    assert palette.contrast(0x000000, 0xFFFFFF) == pytest.approx(21)
    assert palette.contrast(0x777777, 0xFFFFFF) == pytest.approx(4.48, abs=0.01)


def test_rim_numbers_stand_out_in_every_hue() -> None:
    for hue in palette.HUES:
        assert palette.contrast(palette.rim_ink(hue), palette.RIM) >= 4.5


def test_48_teams_differ_in_hue_or_in_form() -> None:
    looks = {(palette.hue_of(number), palette.form_of(number)) for number in range(1, 49)}
    assert len(looks) == 48


def test_neighbours_differ_in_lightness_or_far_in_hue() -> None:
    for one, other in zip(palette.HUES, palette.HUES[1:] + palette.HUES[:1], strict=True):
        apart = sum(
            abs(a - b) for a, b in zip(palette.channels(one), palette.channels(other), strict=True)
        )
        assert apart > 150, f"{one:06x} beside {other:06x}"


def test_no_painter_writes_in_a_colour_that_is_not_listed() -> None:
    listed = {text for text, _ in palette.PAIRS}
    for scene in pictures.scenes(24).values():
        plan = plan_shot(Shot(scene, rehearsal=True), 1920)
        for elapsed in (0, plan.until_ms - 3_000, plan.until_ms):
            assert set(inks(plan.at(Moment(elapsed, True, elapsed)))) <= listed
