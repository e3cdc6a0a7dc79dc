"""The tables that rating sites give and take, against real exports cell by cell."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.results.played import played_game
from app.results.site_of import site_players, site_results
from app.results.site_read import read_results, read_rosters, read_rows, read_upload_results
from app.results.site_table import (
    SiteError,
    SitePlayer,
    SiteResult,
    SiteResults,
    SiteTeam,
    SiteTour,
    site_warnings,
)
from app.results.site_write import full_rows, result_rows, roster_rows, site_file, tour_rows
from tests.app.results.nights import BY_HAND, FORMULA, QUOTED, by_hand, changed

SAMPLES = Path(__file__).resolve().parents[4] / "shared" / "samples"
RESULTS = SAMPLES / "results"
needs_samples = pytest.mark.skipif(not RESULTS.is_dir(), reason="the samples are not here")


@needs_samples
def test_the_full_table_comes_back_cell_by_cell() -> None:
    rows = read_rows((RESULTS / "stats_full.xlsx").read_bytes())
    found = read_results(rows)
    assert not found.by_tour
    assert [list(row) for row in full_rows(found)] == rows
    again = site_file(full_rows(found), "xlsx", upload=False)
    assert read_rows(again) == rows


@needs_samples
@pytest.mark.parametrize("name", ["stats_tour.xlsx", "stats_tour.csv"])
def test_a_table_by_tours_comes_back_cell_by_cell(name: str) -> None:
    data = (RESULTS / name).read_bytes()
    found = read_results(read_rows(data))
    assert [tour.first for tour in found.tours] == [1, 13, 25]
    file_format = "xlsx" if name.endswith("xlsx") else "csv"
    again = site_file(tour_rows(found), file_format, upload=False)  # type: ignore[arg-type]
    assert read_rows(again) == read_rows(data)
    if file_format == "csv":
        assert again == data.rstrip(b"\n") + b"\n"


@needs_samples
def test_the_other_layout_by_tours_is_read_too() -> None:
    found = read_results(read_rows((RESULTS / "stats_tour2.csv").read_bytes()))
    assert len(found.tours) == 3
    assert {tour.questions for tour in found.tours} == {12}
    assert [tour.first for tour in found.tours] == [1, 13, 25]
    assert found.tours[0].rows[0].team == SiteTeam("75600", "Be Humble", "Санкт-Петербург")
    assert read_results(tour_rows(found)) == found


@needs_samples
def test_full_and_tours_of_a_tournament_agree() -> None:
    tours = read_results(read_rows((RESULTS / "stats_tour.xlsx").read_bytes()))
    full = read_results(read_rows((RESULTS / "stats_full.xlsx").read_bytes()))
    assert {row.team for row in full.tours[0].rows} == {row.team for row in tours.tours[0].rows}


@needs_samples
def test_a_roster_for_upload_comes_back_with_its_names_untouched() -> None:
    data = (SAMPLES / "awkward" / "results" / "roster_noheader.csv").read_bytes()
    players = read_rosters(read_rows(data))
    assert [player.team.name for player in players][1:5] == [
        "=SUM(A1:A9)",
        "+Плюс",
        "-Минус",
        "@Собака",
    ]
    assert read_rosters(read_rows(site_file(roster_rows(players), "csv", upload=True))) == players
    assert read_rosters(read_rows(site_file(roster_rows(players), "xlsx", upload=True))) == players


def test_a_night_as_a_full_table() -> None:
    rows = full_rows(site_results(played_game(by_hand())))
    assert rows == [
        ("Team ID", "Название", "Город", 1, 2, 3, 4, 5, 6, 7, 8),
        (None, QUOTED, "", 0, 1, 0, 1, 1, 1, 1, 1),
        (None, FORMULA, "", 1, 0, 0, 1, 1, 1, 0, 1),
        (49945, "Совы", "Витебск", 1, 1, 0, 1, 0, 1, 1, 0),
        (None, "Поздние", "", 0, 0, 0, 1, 0, 0, 0, 0),
    ]


def test_2_3_parts_of_a_night_are_tours_and_numbers_run_on() -> None:
    rows = tour_rows(site_results(played_game(by_hand())))
    assert rows[0] == (None,) * 7
    assert rows[1] == ("Team ID", "Название", "Город", "Тур", 1, 2, 3)
    assert rows[4] == (49945, "Совы", "Витебск", 1, 1, 1, 0)
    assert rows[6] == (None,) * 9
    assert rows[7] == ("Team ID", "Название", "Город", "Тур", 4, 5, 6, 7, 8)
    assert rows[10] == (49945, "Совы", "Витебск", 2, 1, 0, 1, 1, 0)


def test_the_upload_of_results_has_no_header_and_blanks_where_nobody_played() -> None:
    rows = result_rows(site_results(played_game(by_hand()), blanks=True))
    assert rows[2] == (49945, "Совы", "Витебск", 1, 1, 1, None)
    assert rows[3] == (None, "Поздние", "", 1, None, None, None)
    assert rows[7] == (None, "Поздние", "", 2, 1, 0, 0, None, None)


def test_the_upload_of_rosters() -> None:
    data = site_file(roster_rows(site_players(played_game(by_hand()))), "csv", upload=True)
    assert data.decode().splitlines() == [
        ',"Ёжики ""в тумане""; №5",,К,,Ли,Ю,',
        ",=1+1,,Б,7,-Минус,@Собака,",
        "49945,Совы,Витебск,Б,0032,Иванова,Анна,",
        "49945,Совы,Витебск,К,1033,О'Нил,Пётр,",
        ",Поздние,,Б,55,Поздняя,Яна,",
    ]


def test_a_roster_that_came_without_a_header_goes_out_as_it_came() -> None:
    team = {
        "id": "t1",
        "name": "Обычные",
        "columns": {"1": "77", "3": "Псков"},
        "players": [
            {
                "id": "p1",
                "surname": "А",
                "name": "Б",
                "club_id": "5",
                "columns": {"4": "Л", "8": "В"},
            }
        ],
    }
    game = played_game(changed(BY_HAND, teams=[team], turns=[], appeals=[]))
    assert roster_rows(site_players(game)) == [(77, "Обычные", "Псков", "Л", 5, "А", "Б", "В")]


def test_a_quotation_mark_is_warned_of_once() -> None:
    assert site_warnings((FORMULA, QUOTED, "Совы", QUOTED)) == (QUOTED,)


CELLS = st.text(st.characters(codec="utf-8", exclude_characters="\0\r"), max_size=12)
TEAMS = st.builds(
    SiteTeam,
    id=st.integers(1, 10**6).map(str) | st.just("007"),
    name=CELLS.filter(lambda text: text.strip() != ""),
    town=CELLS,
)


@given(st.lists(st.lists(TEAMS, min_size=1, max_size=4, unique=True), min_size=1, max_size=3),
       st.data())  # fmt: skip
def test_any_table_comes_back(teams: list[list[SiteTeam]], data: st.DataObject) -> None:
    start, tours = 1, []
    for number, listed in enumerate(teams, 1):
        count = data.draw(st.integers(1, 5))
        marks = st.tuples(*[st.sampled_from([0, 1, None, "спор"])] * count)
        rows = tuple(SiteResult(team, data.draw(marks)) for team in listed)
        tours.append(SiteTour(number, start, rows))
        start += count
    table = SiteResults(tuple(tours))
    assert read_results(tour_rows(table)) == table
    assert read_results(read_rows(site_file(tour_rows(table), "csv", upload=False))) == table
    assert read_upload_results(result_rows(table)) == table


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"", "no header"),
        (b"a,b\n1,2\n", "row 1: a header"),
        ("Team ID,Название,Город,Тур,1\n5,А,Б,первый,1\n".encode(), "row 2: 'первый'"),
        (b"PK\x03\x04 broken", "cannot be read"),
    ],
)
def test_another_table_is_refused_in_a_sentence(data: bytes, sentence: str) -> None:
    with pytest.raises(SiteError, match=sentence):
        read_results(read_rows(data))


def test_a_windows_1251_table_with_semicolons_is_read() -> None:
    text = "Team ID;Название;Город;1;2\r\n5;Ёжики;Псков;1;0\r\n"
    found = read_results(read_rows(text.encode("cp1251")))
    assert found.tours[0].rows == (SiteResult(SiteTeam("5", "Ёжики", "Псков"), (1, 0)),)


def test_too_short_a_roster_says_its_row() -> None:
    with pytest.raises(SiteError, match="row 1"):
        read_rosters([["1", "А"]])
    assert read_rosters([["", ""]]) == ()
    with pytest.raises(SiteError, match="row 1"):
        read_upload_results([["1"]])
    assert isinstance(read_rosters([["1"] * 8])[0], SitePlayer)


def test_teams_of_one_name_without_an_id_stay_two() -> None:
    owls, rows = SiteTeam("", "Совы"), ((1, 0), (0, 0), (None, "спор"))
    results = SiteResults(
        tuple(
            SiteTour(n, 2 * n - 1, tuple(SiteResult(owls, marks) for marks in rows[n - 1 : n + 1]))
            for n in (1, 2)
        )
    )
    assert [row[3:] for row in full_rows(results)[1:]] == [(1, 0, 0, 0), (0, 0, None, "спор")]
