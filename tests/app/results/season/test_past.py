"""Nights of the past: records and the real tables of rating sites."""

import json
from pathlib import Path

import pytest

from app.results.club_table import default_table
from app.results.export import Wish, export, read_any
from app.results.season.past import PastError, sheet_in
from app.store.club.archive import Archive
from app.store.club.sheet import Part
from app.store.club.write import Added
from tests.app.results.season.hand import RECORD

TABLE = default_table()
HEAD = "Team ID,Название,Город,1,2,3\n"


def test_a_record(tmp_path: Path) -> None:
    path = tmp_path / "осень.hill.json"
    path.write_text(json.dumps(RECORD), "utf-8")
    assert [team.rating for team in sheet_in(path, TABLE).teams] == [124, 118, 107]


def test_a_table_by_hand(tmp_path: Path) -> None:
    """Three correct; two of one each; a disputed mark counts as wrong."""
    path = tmp_path / "Кубок.csv"
    rows = "7,=1+1,Тула,1,1,1\n,Ежи,,1,0,0\n9,Лисы,,0,1,спор\n"
    path.write_text(HEAD + rows, "utf-8-sig")
    sheet = sheet_in(path, TABLE, date="2025-04-01")
    assert (sheet.title, sheet.date) == ("Кубок", "2025-04-01")
    assert [(team.name, team.club_id, team.place) for team in sheet.teams] == [
        *(("=1+1", "7", "1"), ("Ежи", "", "2–3"), ("Лисы", "9", "2–3"))
    ]
    # (110 + 105) / 2 = 107.5, halves up (R1)
    assert [team.parts for team in sheet.teams] == [
        (Part("place", 115), Part("correct", 3)),
        *[(Part("place", 108), Part("correct", 1))] * 2,
    ]
    assert [(one.number, one.asked, one.correct) for one in sheet.questions] == [
        *((1, 3, 2), (2, 3, 2), (3, 3, 1))
    ]


def test_rosters_bring_the_players(tmp_path: Path) -> None:
    path, rosters = tmp_path / "a.csv", tmp_path / "b.csv"
    path.write_text(HEAD + "7,Совы,Тула,1,1,1\n", "utf-8")
    players = "7,Совы,Тула,К,1032,Иванова,Анна,Петровна\n7,Совы,Тула,Л,9,Ким,Ли,\n"
    rosters.write_text(players, "utf-8")
    (team,) = sheet_in(path, TABLE, rosters=rosters).teams
    assert [(one.surname, one.club_id, one.captain, one.rating) for one in team.players] == [
        *(("Иванова", "1032", True, 118), ("Ким", "9", False, 118))
    ]


@pytest.mark.parametrize("name", ["stats_full.xlsx", "stats_tour.csv", "stats_tour2.csv"])
def test_real_tables(samples: Path, tmp_path: Path, name: str) -> None:
    sheet = sheet_in(samples / "results" / name, TABLE, date="2020-02-01")
    assert len(sheet.teams) > 3
    for team in sheet.teams:
        assert team.correct == team.points <= team.answered
        assert sum(part.points for part in team.parts) == team.rating
    correct = [team.correct for team in sheet.teams]
    assert correct == sorted(correct, reverse=True)
    assert sum(one.correct for one in sheet.questions) == sum(correct)
    archive = Archive.open(tmp_path / "archive.sqlite")
    assert archive.add(sheet) is Added.NEW
    assert archive.add(sheet_in(samples / "results" / name, TABLE, date="2020-02-01")) is Added.SAME
    assert [row.total for row in archive.table()] == sorted(
        (team.rating for team in sheet.teams), reverse=True
    )


def test_the_full_table_and_the_one_by_tours_say_the_same(samples: Path) -> None:
    full = sheet_in(samples / "results" / "stats_full.xlsx", TABLE)
    tour = sheet_in(samples / "results" / "stats_tour.xlsx", TABLE)
    if {team.club_id for team in full.teams} == {team.club_id for team in tour.teams}:
        found = [{team.club_id: team.correct for team in one.teams} for one in (full, tour)]
        assert found[0] == found[1]


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("a.json", "oops"),
        ("a.json", '{"format": "hill-record", "version": 9}'),
        ("a.csv", "одно слово"),
        ("a.xlsx", "PK no workbook"),
        ("a.csv", HEAD),
        ("a.csv", ""),
    ],
)
def test_what_is_no_night_is_one_sentence_that_names_the_file(
    tmp_path: Path, name: str, text: str
) -> None:
    path = tmp_path / name
    path.write_text(text, "utf-8")
    with pytest.raises(PastError, match=rf"^{name}: ") as caught:
        sheet_in(path, TABLE)
    assert "\n" not in str(caught.value)


def test_a_missing_file_is_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(PastError, match="is not there"):
        sheet_in(tmp_path / "gone.csv", TABLE)
    with pytest.raises(PastError, match="cannot be the name"):
        sheet_in(Path("a\0b.csv"), TABLE)


def test_teams_of_one_name_without_an_id_stay_two(tmp_path: Path) -> None:
    path = tmp_path / "a.csv"
    path.write_text(HEAD + ",Совы,,1,1,1\n,Совы,,0,0,1\n7,Ежи,,0,0,0\n", "utf-8")
    teams = sheet_in(path, TABLE).teams
    assert [(team.name, team.correct, team.place) for team in teams] == [
        *(("Совы", 3, "1"), ("Совы", 1, "2"), ("Ежи", 0, "3"))
    ]


def test_a_record_and_its_export_are_one_night(tmp_path: Path) -> None:
    """The export adds the table that the night was scored with, and nothing else."""
    path, again = tmp_path / "a.hill.json", tmp_path / "b.hill.json"
    path.write_text(json.dumps(RECORD), "utf-8")
    again.write_bytes(export(read_any(path.read_text("utf-8")), Wish("record", "json", TABLE)))
    archive = Archive.open(tmp_path / "archive.sqlite")
    assert archive.add(sheet_in(path, TABLE)) is Added.NEW
    assert archive.add(sheet_in(again, TABLE)) is Added.SAME
