"""Where the tokens stand: in their own sector and ring, their numbers apart, however crowded."""

from itertools import combinations
from math import hypot

import pytest

from tests.ui.pictures import hill
from ui.paint import mountain
from ui.paint.box import HEIGHT, Box
from ui.paint.shape import Shape, radii, shape_for
from ui.paint.token import figure

AREA = Box(0, 0, 1123, HEIGHT)
NARROW = Box(0, 56, 864, HEIGHT - 56)


@pytest.mark.parametrize("area", [AREA, NARROW])
@pytest.mark.parametrize("count", [2, 3, 8, 16, 24, 33, 48])
@pytest.mark.parametrize("summit", [3, 10, 40])
def test_rings_fill_the_mountain(count: int, summit: int, area: Box) -> None:
    shape = shape_for(area, count, summit)
    assert shape.summit == summit
    assert len(shape.edges) == summit + 1
    assert all(one > other for one, other in zip(shape.edges, shape.edges[1:], strict=False))
    assert shape.rim + shape.band < shape.reach


@pytest.mark.parametrize("count", [8, 16, 24, 48])
@pytest.mark.parametrize("step", range(10))
def test_all_on_one_step_keep_their_ring_and_their_numbers_apart(count: int, step: int) -> None:
    view = hill(count, step=step, king=False)
    shape = shape_for(AREA, count, 10)
    tokens = mountain.tokens(shape, view)
    for one, other in combinations(tokens, 2):
        assert not one.written()[0].box.meets(other.written()[0].box), (one, other)
    for radius in radii(shape, (step,) * count):
        assert shape.edges[step + 1] - 14 <= radius <= shape.edges[step] + 14


@pytest.mark.parametrize("count", [8, 16, 24, 48])
@pytest.mark.parametrize("summit", [3, 10, 40])
def test_all_on_the_penultimate_step_do_not_touch(count: int, summit: int) -> None:
    shape = shape_for(AREA, count, summit)
    tokens = mountain.tokens(shape, hill(count, summit, step=summit - 1, king=False))
    for one, other in combinations(tokens, 2):
        assert hypot(one.x - other.x, one.y - other.y) >= 2 * shape.token - 1
    for radius in radii(shape, (summit - 1,) * count):
        assert shape.plateau + shape.token <= radius <= shape.edges[summit - 1] - shape.token + 1


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("summit", [3, 10, 40])
def test_numbers_stay_apart_wherever_the_teams_are(seed: int, summit: int) -> None:
    view = hill(48, summit, seed=seed)
    tokens = mountain.tokens(shape_for(AREA, 48, summit), view)
    for one, other in combinations(tokens, 2):
        assert not one.written()[0].box.meets(other.written()[0].box)


def test_numbers_on_tokens_are_legible() -> None:
    for count in (8, 24, 48):
        shape: Shape = shape_for(AREA, count, 10)
        assert figure(48, shape.token).px >= 0.022 * HEIGHT


def test_the_place_of_a_token_is_a_function_of_the_hill_alone() -> None:
    view = hill(24)
    shape = shape_for(AREA, 24, 10)
    assert mountain.tokens(shape, view) == mountain.tokens(shape, view)
