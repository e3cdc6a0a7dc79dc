"""The picture's cells against the checks that the rules give for the pitch."""

from ui.paint.box import Box
from ui.pitch.cells import CELLS, COLUMNS, PLACES, RING_HEIGHTS, distance, part_of
from ui.pitch.field import Field, field_in

FIELD = Field(960, 540, 50)


def test_125_cells_in_17_columns() -> None:
    assert len(COLUMNS) == 17
    assert [cell for first, last in COLUMNS for cell in range(first, last + 1)] == list(CELLS)


def test_63_has_the_neighbours_of_the_text() -> None:
    assert {cell for cell in CELLS if distance(63, cell) == 1} == {54, 55, 62, 64, 71, 72}


def test_the_line_from_11_to_5_goes_on_to_1() -> None:
    first, second = (
        tuple(b - a for a, b in zip(PLACES[one], PLACES[other], strict=True))
        for one, other in ((11, 5), (5, 1))
    )
    assert first == second


def test_29_and_97_lie_on_the_middle_row() -> None:
    assert PLACES[29][1] == PLACES[97][1] == 0


def test_the_pitch_maps_on_itself() -> None:
    for cell in CELLS:
        x, y = FIELD.point(cell)
        other_x, other_y = FIELD.point(126 - cell)
        assert (round(x + other_x), round(y + other_y)) == (2 * 960, 2 * 540)
        assert part_of(cell) == part_of(126 - cell)


def test_rings_hang_where_goals_are_likely() -> None:
    assert RING_HEIGHTS == {1: 2, 2: 3, 3: 1, 123: 1, 124: 3, 125: 2}


def test_neighbours_are_equally_far_in_the_picture() -> None:
    for one in CELLS:
        for other in CELLS:
            (x, y), (to_x, to_y) = FIELD.point(one), FIELD.point(other)
            apart = ((x - to_x) ** 2 + (y - to_y) ** 2) ** 0.5
            assert (distance(one, other) == 1) == (abs(apart - 50 * 3**0.5) < 0.01)


def test_the_pitch_fills_its_area() -> None:
    area = Box(100, 200, 1300, 800)
    assert area.holds(field_in(area).box)
