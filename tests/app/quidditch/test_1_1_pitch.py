"""1.1 and the pitch: every cell that the text names is where the rebuilt pitch has it."""

from fractions import Fraction

import pytest

from app.quidditch.lines import AXES, along, onward
from app.quidditch.pitch import (
    CELLS,
    COLUMNS,
    DISTANCE,
    DROP_CELLS,
    EDGES,
    FIELD,
    FIELD_NEIGHBOURS,
    GOAL_CHANCE,
    HALF_OF,
    HALVES,
    NEIGHBOURS,
    PENALTY_SPOT,
    PLACES,
    RINGS,
    ZONES,
    Spot,
    line_of,
    mirrored,
)


def test_1_1_01_seventeen_columns_of_125_cells() -> None:
    assert [last - first + 1 for first, last in COLUMNS] == [
        *(3, 6, 7, 8, 9, 8, 9, 8, 9, 8, 9, 8, 9, 8, 7, 6, 3)
    ]
    assert [cell for first, last in COLUMNS for cell in range(first, last + 1)] == list(CELLS)


def test_1_1_02_the_centre_is_surrounded_by_the_cells_of_the_keepers_drop() -> None:
    assert NEIGHBOURS[63] == (54, 55, 62, 64, 71, 72)
    assert frozenset(NEIGHBOURS[63]) == DROP_CELLS


def test_1_1_03_the_line_from_11_through_5_goes_on_to_1() -> None:
    assert along(11, 5, 1) == (1,)
    assert onward(11, 5) == 1


def test_1_1_04_the_penalty_cells_lie_on_the_middle_row() -> None:
    assert {"left": Spot(29, 2), "right": Spot(97, 2)} == PENALTY_SPOT
    assert {PLACES[cell][1] for cell in (2, 29, 63, 97, 124)} == {0}


def test_1_1_05_rings_lie_beyond_the_field_beside_the_zones() -> None:
    assert {cell for ring in RINGS["left"] for cell in NEIGHBOURS[ring]} == {1, 2, 3, 5, 6, 7, 8}
    assert all(ring not in FIELD for side in RINGS for ring in RINGS[side])


def test_1_1_06_the_keeper_zones_are_right_before_the_rings() -> None:
    assert {"left": {5, 6, 7, 8}, "right": {118, 119, 120, 121}} == ZONES
    assert all(NEIGHBOURS[cell] for cell in ZONES["left"])
    assert all(set(NEIGHBOURS[cell]) & RINGS["left"] for cell in ZONES["left"])


@pytest.mark.parametrize(
    ("cells", "line"),
    [
        (range(11, 16), 1),
        (range(18, 24), 2),
        (range(26, 33), 3),
        ((4, 9), 1),
        ((10, 16), 2),
        ((17, 24), 3),
        ((25, 33), 4),
        ((5, 6, 7, 8), 1),
    ],
)
def test_1_5_01_the_lines_before_the_zone_are_its_distances(cells: range, line: int) -> None:
    assert {line_of(cell, "left") for cell in cells} == {line}
    assert {line_of(mirrored(cell), "right") for cell in cells} == {line}


def test_1_5_02_the_lines_of_the_right_are_those_the_text_names() -> None:
    text = {1: range(111, 116), 2: range(103, 109), 3: range(94, 101)}
    for line, cells in text.items():
        assert {line_of(cell, "right") for cell in cells} == {line}


def test_1_2_01_halves_and_their_edges() -> None:
    assert {"left": range(17, 51), "right": range(76, 110)} == HALVES
    assert EDGES["left"] == {17, 25, 34, 42, 24, 33, 41, 50}
    assert EDGES["right"] == {76, 85, 93, 102, 84, 92, 101, 109}


def test_1_2_02_edges_are_first_and_last_of_their_columns_so_that_85_twice_means_84() -> None:
    ends = {cell for column in COLUMNS for cell in column}
    assert EDGES["left"] | EDGES["right"] <= ends
    assert {mirrored(cell) for cell in EDGES["left"]} == EDGES["right"]


def test_q1_the_field_proper_is_4_to_122() -> None:
    assert list(FIELD) == list(range(4, 123))
    assert all(set(FIELD_NEIGHBOURS[cell]) <= set(FIELD) for cell in CELLS)


def test_the_pitch_maps_on_itself_under_the_half_turn() -> None:
    for cell in CELLS:
        assert {mirrored(near) for near in NEIGHBOURS[cell]} == set(NEIGHBOURS[mirrored(cell)])
        assert set(map(mirrored, AXES[cell])) == set(AXES[mirrored(cell)])
    assert {Spot(mirrored(c), h): p for (c, h), p in GOAL_CHANCE.items() if c < 9} != {}


def test_neighbours_are_mutual_and_at_distance_one() -> None:
    for cell in CELLS:
        assert set(NEIGHBOURS[cell]) == {c for c in CELLS if DISTANCE[cell][c] == 1}
        assert all(cell in NEIGHBOURS[near] for near in NEIGHBOURS[cell])


def test_distance_is_the_shortest_way_over_neighbours() -> None:
    for start in (1, 4, 17, 63, 84, 125):
        reached, ring, steps = {start}, {start}, 0
        while ring:
            assert all(DISTANCE[start][cell] == steps for cell in ring)
            ring = {near for cell in ring for near in NEIGHBOURS[cell]} - reached
            reached |= ring
            steps += 1
        assert reached == set(CELLS)


def test_halves_have_the_middle_column_between_them() -> None:
    assert [cell for cell in FIELD if HALF_OF[cell] is None] == list(range(59, 68))


def cube(cell: int) -> tuple[int, int, int]:
    column, row = PLACES[cell]
    return column, (row - column) // 2, -column - (row - column) // 2


def test_q18_the_next_cells_are_the_nearest_by_the_largest_cube_difference() -> None:
    """Against fractions over every cell; places off the pitch are compared by not being there."""
    for start in FIELD:
        for target in FIELD:
            apart = DISTANCE[start][target]
            if not 1 <= apart <= 3:
                continue
            for k in (1, 2):
                aim = [
                    Fraction(t) + Fraction(k * (t - s), apart)
                    for s, t in zip(cube(start), cube(target), strict=True)
                ]
                away = {
                    cell: max(abs(a - b) for a, b in zip(aim, cube(cell), strict=True))
                    for cell in CELLS
                    if DISTANCE[target][cell] <= 3
                }
                near = tuple(cell for cell, far in away.items() if far <= Fraction(1, 2))
                assert tuple(cell for cell in along(start, target, k) if cell) == near


def test_q18_two_places_off_the_pitch_are_no_choice() -> None:
    lines = {
        along(start, target, 1)
        for start in CELLS
        for target in FIELD
        if 1 <= DISTANCE[start][target] <= 3
    }
    assert (0, 0) not in lines
    assert (0,) in lines
    assert any(len(cells) == 2 and 0 in cells for cells in lines)
