"""Night sheets as text: the same back, one hash for one content, nothing else accepted."""

import json
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.store.club.sheet import (
    BadSheet,
    NightSheet,
    Part,
    PlayerSheet,
    QuestionSheet,
    ReignSheet,
    TeamSheet,
    content_hash,
    day_of,
    place_text,
    read_sheet,
    sheet_text,
)
from tests.app.store.club.nights import night

TEXT = st.text(max_size=12)
COUNT = st.integers(0, 10**6)
PARTS = st.lists(st.builds(Part, TEXT, COUNT), max_size=3).map(tuple)
PLAYERS = st.builds(PlayerSheet, TEXT, TEXT, TEXT, st.booleans(), COUNT, PARTS)
PATHS = st.lists(st.none() | st.integers(0, 40), max_size=5).map(tuple)
TEAMS = st.builds(
    TeamSheet,
    id=TEXT,
    name=TEXT,
    first=st.none() | COUNT,
    parts=PARTS,
    path=PATHS,
    players=st.lists(PLAYERS, max_size=3).map(tuple),
)
QUESTIONS = st.builds(QuestionSheet, COUNT, TEXT, fastest=st.none() | TEXT, void=st.booleans())
SHEETS = st.builds(
    NightSheet,
    night=TEXT,
    title=TEXT,
    date=TEXT,
    teams=st.lists(TEAMS, max_size=3).map(tuple),
    questions=st.lists(QUESTIONS, max_size=3).map(tuple),
    reigns=st.lists(st.builds(ReignSheet, TEXT, COUNT, COUNT), max_size=2).map(tuple),
    revision=COUNT,
    record=TEXT,
)


@given(SHEETS)
def test_a_sheet_comes_back_from_its_text(sheet: NightSheet) -> None:
    assert read_sheet(sheet_text(sheet)) == sheet
    assert sheet_text(sheet).isascii()


@settings(max_examples=20)
@given(SHEETS, SHEETS)
def test_the_hash_tells_contents_apart_and_nothing_else(one: NightSheet, other: NightSheet) -> None:
    assert content_hash(one) == content_hash(replace(one, revision=one.revision + 1))
    same = replace(one, revision=0) == replace(other, revision=0)
    assert (content_hash(one) == content_hash(other)) == same


def test_lone_surrogates_and_nul_come_back() -> None:
    sheet = night("a", title="\ud83d\0")
    assert read_sheet(sheet_text(sheet)) == sheet


@pytest.mark.parametrize("text", ["", "[]", "{}", "oops", "[" * 100_000, '{"night": 7}'])
def test_what_is_no_sheet_is_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(BadSheet, match="this is no night sheet"):
        read_sheet(text)


def test_a_field_of_the_wrong_type_is_named() -> None:
    broken = json.loads(sheet_text(night("a")))
    broken["teams"][1]["rating"] = "many"
    with pytest.raises(BadSheet, match=r"teams\.1\.rating"):
        read_sheet(json.dumps(broken))


def test_places_are_written_with_an_en_dash() -> None:
    assert [place_text(1, 1), place_text(4, 5), place_text(2, None), place_text(None, None)] == [
        *("1", "4–5", "2", "–")
    ]
    assert TeamSheet("t", "Совы", first=4, last=5).place == "4–5"


@pytest.mark.parametrize(
    ("text", "day"),
    [
        ("2026-10-17", 20261017),
        ("2026-10-17T19:00:00+03:00", 20261017),
        ("", 0),
        ("осень", 0),
        ("2026-13-01", 0),
    ],
)
def test_a_day_is_a_number_that_sorts(text: str, day: int) -> None:
    assert day_of(text) == day
