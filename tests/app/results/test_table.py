"""The table of points as a file: read, refused in a sentence, kept by the club."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from app.results.club_table import (
    NAME,
    club_table,
    default_table,
    save_club_table,
    table_in,
    table_text,
)
from app.results.table import Deeds, PlaceRow, TableError, read_table, table_of, table_value

GOOD = table_text(default_table())


def test_a_table_comes_back_from_its_text_and_its_value() -> None:
    table = replace(default_table(), shared_places="worst", least_jumps=5, deeds=Deeds(correct=2))
    assert read_table(table_text(table)) == table
    assert table_of(table_value(table)) == table


def test_the_clubs_copy_counts_before_the_one_that_ships(tmp_path: Path) -> None:
    assert club_table(tmp_path) == default_table()
    table = replace(default_table(), version="2", places=(PlaceRow(1, None, 10),))
    assert save_club_table(tmp_path, table) == tmp_path / NAME
    assert club_table(tmp_path) == table


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('id = "club"', "", "id must be a text in quotes"),
        ('version = "1"', "version = 1", "version must be a text in quotes"),
        ('date = "2026-10-01"', 'date = "soon"', "date must be a day"),
        ('"mean"', '"median"', "shared_places must be 'mean', 'best' or 'worst'"),
        ("least_jumps = 3", "least_jumps = 0", "least_jumps must be a whole number from 1"),
        ("points = 115", "points = 11.5", "places, row 1: points must be a whole number"),
        ("first = 4", "first = 5", "places, row 4: it must begin with place 4"),
        ("first = 20", "first = 20, last = 25", "places, row 8: only the last row"),
        ("correct = 1", "corect = 1", "deeds: 'corect' is not known"),
        ("jump = 1", "jump = true", "deeds.jump must be a whole number"),
        ("[deeds]", "[deeds", "this is not TOML"),
    ],
)
def test_a_mistake_is_one_sentence(old: str, new: str, sentence: str) -> None:
    assert old in GOOD
    with pytest.raises(TableError) as caught:
        read_table(GOOD.replace(old, new, 1))
    assert sentence in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_file_that_is_no_table_names_itself(tmp_path: Path) -> None:
    path = tmp_path / "rating.toml"
    with pytest.raises(TableError, match=r"rating\.toml: it cannot be read"):
        table_in(path)
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(TableError, match=r"rating\.toml, byte 1: this is not UTF-8"):
        club_table(tmp_path)
    path.write_text("x = 1", "utf-8")
    with pytest.raises(TableError, match=r"rating\.toml: the table: 'x' is not known"):
        club_table(tmp_path)
