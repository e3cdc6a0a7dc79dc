"""Shared places, sums and corrections: R1, R2 and what holds of every game."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.hill.record import Record, RecordError, read_record
from app.hill.turn import Answer
from app.results.club_table import default_table
from app.results.corrections import Correction, corrected, scored_with, table_in_record
from app.results.rating import Rating, rate
from app.results.table import RatingTable, SharedPlaces
from tests.app.hill.drawn import Played, games
from tests.app.results.nights import BY_HAND, by_hand, changed
from tests.oracle.generate import random_record

TABLE = default_table()
GAMES = [Random(seed).randint(0, 10**6) for seed in range(60)]


@pytest.mark.parametrize(
    ("shared", "first", "last", "points"),
    [
        ("mean", 1, 1, 115),
        ("mean", 2, 4, 105),
        ("mean", 1, 2, 113),  # 112.5: halves up
        ("mean", 3, 4, 103),  # 102.5
        ("mean", 19, 20, 40),
        ("mean", 18, 24, 36),  # (50 + 50 + 5 * 30) / 7 = 35.7
        ("best", 3, 6, 105),
        ("worst", 3, 6, 90),
        ("mean", 20, 48, 30),
    ],
)
def test_r1_shared_places(shared: SharedPlaces, first: int, last: int, points: int) -> None:
    assert replace(TABLE, shared_places=shared).of_shared(first, last) == points


@given(st.integers(1, 60), st.integers(0, 30))
def test_r1_the_mean_is_between_worst_and_best_and_half_a_point_off_at_most(
    first: int, more: int
) -> None:
    last = first + more
    each = [TABLE.of_place(place) for place in range(first, last + 1)]
    mean = TABLE.of_shared(first, last)
    assert min(each) <= mean <= max(each)
    assert -0.5 < mean - sum(each) / len(each) <= 0.5


def by_team(rating: Rating) -> dict[str, Any]:
    return {team.team.id: (team.place, team.rating, team.parts) for team in rating.teams}


@pytest.mark.parametrize("seed", GAMES)
def test_every_game_sums_up(seed: int) -> None:
    rating = rate(read_record(random_record(seed)), TABLE)
    for team in rating.teams:
        assert team.rating == sum(part.count * part.each for part in team.parts)
        assert (team.parts[0].count == 0) == (not rating.finished or team.place == "–")
        early, ledge, trio = team.parts[2], team.parts[5], team.parts[6]
        assert early.points == ledge.points == trio.points == 0  # not in edition 1.3
    for row in rating.players:
        assert row.points == row.team.rating


@pytest.mark.parametrize("seed", GAMES[:20])
def test_the_order_in_which_teams_are_listed_changes_nothing(seed: int) -> None:
    value = random_record(seed)
    turned = {**value, "teams": value["teams"][::-1]}
    assert by_team(rate(read_record(value), TABLE)) == by_team(rate(read_record(turned), TABLE))


@given(games())
def test_parts_are_counted_as_a_slow_reader_would(played: Played) -> None:
    record = Record(
        teams=read_record(
            {"format": "hill-record", "version": 1, "turns": [], "teams": [{"id": t} for t in
             played.teams]}
        ).teams,
        turns=played.turns,
        rules=played.positions[0].rules,
    )  # fmt: skip
    rating = rate(record, TABLE)
    for team in rating.teams:
        id_ = team.team.id
        turns = [turn for turn in played.turns if not turn.void]
        right = [turn.answers.get(id_, Answer()).correct is True for turn in turns]
        partner = [ok for ok, turn in zip(right, turns, strict=True) if turn.question.is_partners]
        jumps = [
            ok
            for ok, turn in zip(right, turns, strict=True)
            if id_ in turn.declarations and turn.declarations[id_].kind == "jump"
        ]
        found = {part.name: part.points for part in team.parts[1:] if part.points}
        wanted = {
            "correct": sum(right),
            "jump": sum(jumps),
            "partner": sum(partner),
            "all_partner": 3 if partner and all(partner) else 0,
            "all_jumps": 3 if len(jumps) >= 3 and all(jumps) else 0,
        }
        assert found == {name: points for name, points in wanted.items() if points}


def test_an_edition_with_early_answers_and_ledges_earns_them() -> None:
    turns = [dict(turn) for turn in BY_HAND["turns"]]
    extra = {"correct": True, "at_ms": 3000, "early": True, "ledge": True}
    turns[1] = {**turns[1], "answers": {**turns[1]["answers"], "a": extra}}
    record = changed(BY_HAND, turns=turns)
    other = replace(record, rules=replace(record.rules, edition="1.2.2"))
    here = {part.name: part.points for part in rate(record, TABLE).teams[2].parts}
    there = {part.name: part.points for part in rate(other, TABLE).teams[2].parts}
    assert (here["early"], here["ledge"], here["trio"]) == (0, 0, 0)
    assert (there["early"], there["ledge"], there["trio"]) == (1, 1, 1)


def test_one_player_is_corrected_with_a_reason() -> None:
    kept = corrected(None, Correction("a", 2, 50, "ушёл после перерыва", "ведущий"))
    rating = rate(replace(by_hand(), rating=kept), TABLE)
    assert [row.points for row in rating.players if row.team.team.id == "a"] == [112, 50]
    made = rating.players[3].correction
    assert made is not None
    assert made.reason == "ушёл после перерыва"
    again = corrected(kept, Correction("a", 2, 60, "ошибка", ""))
    assert len(again["corrections"]) == 1
    with pytest.raises(ValueError, match="reason"):
        corrected(None, Correction("a", 2, 50, " "))


@pytest.mark.parametrize(
    ("corrections", "sentence"),
    [
        ({}, "corrections must be a list"),
        ([1], "correction 1: a correction must be a JSON object"),
        ([{"player": "p9", "points": 1, "reason": "x"}], "names no player"),
        ([{"player": "p1", "points": 1.5, "reason": "x"}], "whole number"),
        ([{"player": "p1", "points": 1, "reason": " "}], "reason is needed"),
        ([{"player": "p1", "points": 1, "reason": "x"}] * 2, "corrected twice"),
        ([{"team": "a", "number": 9, "points": 1, "reason": "x"}], "player 9 of a"),
    ],
)
def test_a_wrong_correction_is_one_sentence(corrections: Any, sentence: str) -> None:
    with pytest.raises(RecordError, match=sentence):
        rate(replace(by_hand(), rating={"corrections": corrections}), TABLE)


def test_a_game_keeps_the_table_it_was_scored_with() -> None:
    newer = replace(TABLE, version="2", date="2027-01-01", least_jumps=4)
    record = replace(by_hand(), rating=scored_with(newer, {"house": 1}))
    assert record.rating["house"] == 1
    assert table_in_record(record) == newer
    assert table_in_record(by_hand()) is None
    assert table_in_record(replace(by_hand(), rating={"table": "v3"})) is None
    broken = {"table": {"id": "x", "version": "1", "date": "2026-01-01", "places": []}}
    with pytest.raises(RecordError, match="rating: places must have"):
        table_in_record(replace(by_hand(), rating=broken))


def test_the_default_table_is_the_clubs() -> None:
    assert isinstance(TABLE, RatingTable)
    points = [TABLE.of_place(place) for place in (1, 2, 3, 4, 5, 6, 10, 11, 15, 16, 19, 20, 48)]
    assert points == [115, 110, 105, 100, 100, 90, 90, 70, 70, 50, 50, 30, 30]
