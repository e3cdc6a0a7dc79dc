"""Charts: where the lines go, that names do not lie on each other, and sound SVG."""

import io
import zipfile
from itertools import pairwise
from xml.etree.ElementTree import Element

import openpyxl
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
from app.results.season.document import night_document, season_document
from app.results.season.svg import fitted, svg_text
from app.results.xlsx_file import xlsx_document
from app.store.club.season import SeasonRow, SeasonRules
from app.store.club.statistics import TeamPath

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


def drawn_by_a_workbook(data: bytes) -> str:
    """The chart of a workbook that has one, as its part of the file says it."""
    with zipfile.ZipFile(io.BytesIO(data)) as book:
        return book.read("xl/charts/chart1.xml").decode()


def test_a_workbook_draws_the_paths_from_its_cells() -> None:
    paths = [TeamPath("=1+1", 1, (1, 3)), TeamPath("Поздние", 2, (None, 1))]
    sheet = openpyxl.load_workbook(
        io.BytesIO(data := xlsx_document(night_document("Ночь", 10, paths)))
    )["Вечера"]
    said = drawn_by_a_workbook(data)
    assert said.count("<c:ser>") == 2
    for row, name in ((23, "=1+1"), (24, "Поздние")):
        assert f"<c:f>Вечера!$B${row}:$C${row}</c:f>" in said
        assert f"!$E${row}</c:f>" in said
        assert sheet[f"A{row}"].value == sheet[f"E{row}"].value == name
        assert sheet[f"E{row}"].data_type == "s"
    assert [cell.value for cell in sheet[24]][1:3] == [None, 1]


def test_a_workbook_draws_the_totals_from_its_cells() -> None:
    rows = [
        SeasonRow(str(n), n, "Ли", name, "", 100 - n, 1, 1, 100 - n, 0)
        for n, name in enumerate(("Анна", "Олег"), 1)
    ]
    data = xlsx_document(season_document(SeasonRules(), [("players", rows)]))
    (sheet,) = openpyxl.load_workbook(io.BytesIO(data)).worksheets
    first = next(row for row in range(1, 60) if sheet[f"E{row}"].value == 99)
    said = drawn_by_a_workbook(data)
    assert f"!$E${first}:$E${first + 1}</c:f>" in said
    names = said.split("<c:cat>")[1].split("!$")[1].split("$")[0]
    assert [sheet[f"{names}{first + n}"].value for n in (0, 1)] == ["Ли Анна", "Ли Олег"]
    assert sheet.column_dimensions[names].hidden
