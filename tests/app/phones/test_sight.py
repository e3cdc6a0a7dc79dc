"""Which view which seat gets."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

from app.phones import protocol as phone
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


def told(sight: Sight, seat: Seat, now_ms: int = 0) -> dict[str, Any]:
    sense = sight.sense(seat, two)
    assert sense is not None
    found: dict[str, Any] = json.loads(sight.text(sense, now_ms))
    return found


def test_a_seat_gets_its_own_team_s_view_filled_in() -> None:
    sight = Sight(VIEWS, 0)
    captain, second = told(sight, Seat("t1", "captain")), told(sight, Seat("t1", "second"))
    other = told(sight, Seat("t2", "captain"))
    assert (captain["team"], captain["leading"], captain["led"], captain["phones"]) == (
        "t1",
        True,
        True,
        2,
    )
    assert (second["team"], second["leading"], second["led"]) == ("t1", False, True)
    assert (other["team"], other["leading"], other["led"]) == ("t2", False, False)
    assert sight.sense(Seat("t3", "captain"), two) is None
    assert "Совы" not in str(captain)


def test_a_view_is_made_once_for_all_who_get_it() -> None:
    sight = Sight(VIEWS, 0)
    one, other = sight.sense(Seat("t1", "b"), two), sight.sense(Seat("t1", "c"), two)
    assert one is not None
    assert other is not None
    assert sight.text(one, 0) is sight.text(other, 0)


def test_a_running_countdown_ages_and_never_below_nothing() -> None:
    sight = Sight(VIEWS, 1000)
    for now, left in ((500, 45_500), (1000, 45_000), (31_000, 15_000), (100_000, 0)):
        view = told(sight, Seat("t1", "captain"), now)
        assert view["clock"] == {"total_ms": 60_000, "left_ms": left, "running": True}


def test_a_countdown_that_has_only_run_on_says_nothing_new() -> None:
    def later(left_ms: int, **more: object) -> Views:
        clock = phone.Clock(total_ms=60_000, left_ms=left_ms, running=True)
        view = VIEWS.teams["t1"].model_copy(update={"clock": clock, **more})
        return replace(VIEWS, teams={"t1": view})

    seat = Seat("t1", "captain")
    first = Sight(VIEWS, 1000).sense(seat, two)
    assert Sight(later(42_000), 4000).sense(seat, two) == first
    assert Sight(later(42_500), 4000).sense(seat, two) != first
    assert Sight(later(42_000, points=99), 4000).sense(seat, two) != first


def test_the_judge_s_view_is_for_the_judge_alone() -> None:
    assert told(Sight(VIEWS, 0), Seat(None, "judge-1"))["type"] == "judge"
    assert Sight(Views(), 0).sense(Seat(None, "judge-1"), two) is None


def test_the_vocabulary_is_plain() -> None:
    words = json.loads(json.dumps(vocabulary()))
    assert words["client"] == ["answer", "declare", "lead", "orders", "mark", "leave", "pong"]
    assert words["server"] == ["view", "judge", "ping", "done", "refused", "bye"]
