"""The photo finish: said where the paths leave the order open, and only there."""

from __future__ import annotations

import json

import pytest

from app.hill.photo import Arrival
from app.hill.record import read_text, write_text
from app.hill.turn import Answer
from app.night import intents
from app.night.archive import night_record
from app.night.desk import desk_view
from app.night.photo import PhotoFinish, near
from tests.app.night.hall.room import Room


@pytest.mark.parametrize(
    ("first", "later", "close"),
    [
        ((1000, 5), (1020, 30), True),
        ((1000, 5), (1030, 30), True),
        ((1000, 5), (1031, 30), False),
        ((1000, 500), (1020, 10), False),
        ((1000, None), (1020, 30), True),
        ((1000, 30), (1001, None), False),
        ((1000, 0), (1000, 0), True),
        ((1000, 30), (None, 30), False),
    ],
)
def test_2_4_7_the_later_may_have_been_sent_first_if_the_spans_meet(
    first: tuple[int | None, int | None], later: tuple[int | None, int | None], close: bool
) -> None:
    answers = {
        team: Answer(True, at_ms, rtt_ms=rtt)
        for team, (at_ms, rtt) in {"b": later, "a": first}.items()
    }
    found = near(["a", "b"], answers)
    assert (found is not None) is close
    if found is not None:
        assert [arrival.team for arrival in found.arrivals] == ["a", "b"]


def dispute(gap: int, rtt: int) -> Room:
    """Two teams would take the Summit with level points, the later answer `gap` ms after."""
    room = Room(summit=3)
    seats = [room.enter("a"), room.enter("b")]
    room.host.turn("a+ b+ c-").turn("a+ b+ c-")
    room.host.ask()
    room.rtt = rtt
    room.answer(seats[0], "Пушкин")
    room.host.hand.advance(gap - 1)
    room.answer(seats[1], "Пушкин")
    room.host.do(intents.Close(), intents.Mark({"a": True, "b": True}), intents.OpenPreview())
    return room


def test_h10_the_preview_says_photo_finish_with_both_figures_and_the_rule_goes_by_arrival() -> None:
    room = dispute(gap=20, rtt=25)
    view = desk_view(room.host.night)
    assert view.photo == PhotoFinish((Arrival("a", 1, 25), Arrival("b", 21, 25)))
    assert view.forecast is not None
    assert view.forecast.dispute is not None
    assert view.forecast.dispute.by == "time"
    room.host.do(intents.Resolve())
    assert room.host.night.game.last.king == "a"
    assert desk_view(room.host.night).photo == view.photo


def test_a_clear_order_is_no_photo_finish() -> None:
    assert desk_view(dispute(gap=40, rtt=25).host.night).photo is None


def test_without_a_dispute_there_is_no_photo_finish() -> None:
    room = dispute(gap=20, rtt=25)
    room.host.do(intents.LeavePreview(), intents.Mark({"b": False}), intents.OpenPreview())
    assert desk_view(room.host.night).photo is None


def test_the_round_trip_is_in_the_record_and_comes_back() -> None:
    room = dispute(gap=20, rtt=25)
    room.host.do(intents.Resolve())
    text = write_text(night_record(room.host.night))
    assert json.loads(text)["turns"][2]["answers"]["a"]["rtt_ms"] == 25
    assert read_text(text).turns[2].answers["a"].rtt_ms == 25


@pytest.mark.parametrize("value", [-1, "fast", 1.5, True, [1]])
def test_a_field_of_that_name_that_is_no_round_trip_is_kept_as_it_came(value: object) -> None:
    answer = {"correct": True, "rtt_ms": value}
    record = {
        "format": "hill-record",
        "version": 1,
        "teams": [{"id": "a"}, {"id": "b"}],
        "turns": [{"answers": {"a": answer}}],
    }
    read = read_text(json.dumps(record))
    assert read.turns[0].answers["a"].rtt_ms is None
    assert json.loads(write_text(read))["turns"][0]["answers"]["a"] == answer


def test_h14_the_first_place_without_a_king_has_its_photo_finish_too() -> None:
    room = Room(main_questions=1)
    seats = [room.enter("a"), room.enter("b")]
    room.host.ask()
    room.rtt = 25
    for seat in seats:
        room.answer(seat, "Пушкин")
    room.host.do(intents.Close(), intents.Mark({"a": True, "b": True}), intents.OpenPreview())
    photo = desk_view(room.host.night).photo
    assert photo is not None
    assert [arrival.at_ms for arrival in photo.arrivals] == [1, 2]
