"""Which view which seat gets."""

from __future__ import annotations

import json

from app.phones.port import Seat, Views
from app.phones.protocol import vocabulary
from app.phones.sight import Sight
from tests.app.phones.fake_night import judge_view, team_view

VIEWS = Views(
    {"t1": team_view("t1", 1, "Ежи"), "t2": team_view("t2", 2, "Совы")},
    {"t1": "captain"},
    judge_view({}, {}),
)


def two(_team: str) -> int:
    return 2


def test_a_seat_gets_its_own_team_s_view_filled_in() -> None:
    sight = Sight(VIEWS, 0)
    captain = json.loads(sight.of(Seat("t1", "captain"), two, 0) or "")
    second = json.loads(sight.of(Seat("t1", "second"), two, 0) or "")
    other = json.loads(sight.of(Seat("t2", "captain"), two, 0) or "")
    assert (captain["team"], captain["leading"], captain["led"], captain["phones"]) == (
        "t1",
        True,
        True,
        2,
    )
    assert (second["team"], second["leading"], second["led"]) == ("t1", False, True)
    assert (other["team"], other["leading"], other["led"]) == ("t2", False, False)
    assert sight.of(Seat("t3", "captain"), two, 0) is None
    assert "Совы" not in str(captain)


def test_a_view_is_made_once_for_all_who_get_it() -> None:
    sight = Sight(VIEWS, 0)
    assert sight.of(Seat("t1", "b"), two, 0) is sight.of(Seat("t1", "c"), two, 0)


def test_a_running_countdown_ages_and_never_below_nothing() -> None:
    sight = Sight(VIEWS, 1000)
    for now, left in ((500, 45_000), (1000, 45_000), (31_000, 15_000), (100_000, 0)):
        view = json.loads(sight.of(Seat("t1", "captain"), two, now) or "")
        assert view["clock"] == {"total_ms": 60_000, "left_ms": left, "running": True}


def test_the_judge_s_view_is_for_the_judge_alone() -> None:
    assert json.loads(Sight(VIEWS, 0).of(Seat(None, "judge-1"), two, 0) or "")["type"] == "judge"
    assert Sight(Views(), 0).of(Seat(None, "judge-1"), two, 0) is None


def test_the_vocabulary_is_plain() -> None:
    words = json.loads(json.dumps(vocabulary()))
    assert words["client"] == ["answer", "declare", "lead", "orders", "mark", "leave", "pong"]
    assert words["server"] == ["view", "judge", "ping", "done", "refused", "bye"]
