"""Chapter 2.3: the parts of a game."""

import pytest

from app.hill.rules import RuleSet, faults
from tests.app.hill.board import night


@pytest.mark.parametrize("parts", [(), (8,), (8, 16), (1, 2, 3)])
def test_2_3_1_a_game_may_have_parts(parts: tuple[int, ...]) -> None:
    assert faults(RuleSet(parts=parts)) == ()


@pytest.mark.parametrize("parts", [(0,), (8, 8), (8, 4), (-1,)])
def test_2_3_1_parts_end_with_rising_questions(parts: tuple[int, ...]) -> None:
    assert faults(RuleSet(parts=parts)) == ("parts must be rising question numbers from 1 (2.3)",)


def test_2_3_2_parts_mean_nothing_in_play() -> None:
    whole, parted = (
        night("a b", summit=5, parts=parts).turn("a+").turn("a+j").turn("a+j b+").position
        for parts in [(), (1, 2)]
    )
    assert (whole.climbers, whole.king, whole.hold) == (parted.climbers, parted.king, parted.hold)
