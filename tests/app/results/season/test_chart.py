"""Charts: where the lines go, that names do not lie on each other, and sound SVG."""

from itertools import pairwise
from xml.etree.ElementTree import Element

from defusedxml.ElementTree import fromstring
from hypothesis import given
from hypothesis import strategies as st

from app.results.season.chart import (
    Bar,
    Chart,
    Label,
    Measure,
    Series,
    Stroke,
    bar_chart,
    path_chart,
)
from app.results.season.svg import fitted, svg_text

NAMES = st.text(max_size=300)
PATHS = st.lists(st.none() | st.integers(0, 10), max_size=30).map(tuple)
SERIES = st.lists(st.builds(Series, NAMES, PATHS), max_size=48)


def chart(*paths: Series, most: int = 8) -> Chart:
    return path_chart(paths, 10, "Путь команд", "ход", most)


def coloured(made: Chart) -> list[Stroke]:
    return [one for one in made.shapes if isinstance(one, Stroke) and one.width > 2]


def test_a_path_begins_on_step_0_and_rises_with_its_steps() -> None:
    (line,) = coloured(chart(Series("Совы", (1, 3, 2))))
    xs, ys = zip(*line.points, strict=True)
    assert len(xs) == 4
    assert list(xs) == sorted(xs)
    assert ys[0] > ys[1] > ys[3] > ys[2]


def test_a_team_that_came_late_or_left_has_no_line_there() -> None:
    (late,) = coloured(chart(Series("Поздние", (None, 0, 1)), Series("", ())))
    assert len(late.points) == 2
    (gone,) = coloured(chart(Series("Ушли", (1, 2, None, None))))
    assert len(gone.points) == 3


def test_only_the_first_ones_are_coloured() -> None:
    paths = [Series(str(n), (n % 3, 2)) for n in range(20)]
    assert len(coloured(chart(*paths, most=5))) == 5


@given(SERIES)
def test_names_lie_apart_and_inside(paths: list[Series]) -> None:
    made = chart(*paths)
    names = [one for one in made.shapes if isinstance(one, Label) and one.size == 13]
    ys = sorted(one.y for one in names)
    assert all(below - above >= 16.9 for above, below in pairwise(ys))
    assert all(0 < y < made.height for y in ys)


@given(SERIES, st.lists(st.builds(Measure, NAMES, st.floats(0, 1e6), NAMES), max_size=20))
def test_any_chart_is_sound_svg_of_its_own(paths: list[Series], bars: list[Measure]) -> None:
    for made in (chart(*paths), bar_chart(bars, "Суммы")):
        root: Element = fromstring(svg_text(made))
        assert root.tag.endswith("svg")
        assert not [one for one in root.iter() if one.tag.endswith(("script", "image", "a"))]


def test_bars_are_as_long_as_their_values() -> None:
    made = bar_chart([Measure("Совы", 200, "200"), Measure("Ежи", 100, "100")], "Суммы")
    owls, hedgehogs = [one for one in made.shapes if isinstance(one, Bar)]
    assert owls.width == 2 * hedgehogs.width
    empty = bar_chart([Measure("Совы", 0, "0")], "Суммы")
    assert [one.width for one in empty.shapes if isinstance(one, Bar)] == [1.0]


def test_a_long_name_is_cut_to_its_room() -> None:
    label = Label(0, 0, "Очень длинное название команды" * 9, 13, room=196)
    assert fitted(label).endswith("…")
    assert len(fitted(label)) < 30
    assert fitted(Label(0, 0, "Совы", 13, room=196)) == "Совы"
