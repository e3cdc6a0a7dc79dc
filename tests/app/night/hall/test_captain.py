"""A captain's orders: the own side's, in secret, until the round begins, refused with clauses."""

from __future__ import annotations

import pytest

from app.night.hall.captain import proposed_captains
from app.night.hall.intents import SeatCaptain, TimeOrders
from app.night.hall.team_view import team_view
from app.night.match.intents import EnterText, PlayTact, RestPitch, SwitchMode
from app.phones.port import Seat
from app.phones.protocol import Code, Orders, Refused, Tact
from tests.app.night.hall.room import Room
from tests.app.night.match.pitchside import founding


@pytest.fixture
def room() -> Room:
    """A match on the pitch; the phones of a give the left side's orders, those of b the right's."""
    room = Room()
    room.host.do(SwitchMode("pitch"), founding())
    room.host.do(SeatCaptain("left", "a"), SeatCaptain("right", "b"))
    return room


def order(room: Room, seat: Seat, text: str, number: int = 1) -> str:
    key = room.id()
    return room.post(seat, Orders(id=key, round=number, text=text), key)


def tact(room: Room, team: str) -> Tact:
    seen = team_view(room.host.night, team, room.evening.clock.now()).match
    assert seen is not None
    return seen


def test_a_captains_orders_stand_on_the_sheet(room: Room) -> None:
    seat = room.enter("a")
    assert room.now(order(room, seat, "L1 6(2)\nL2 20(1)")) is None
    match = room.host.night.match
    assert match is not None
    assert set(match.sheet.tacts[0]) == {"L1", "L2"}
    seen = tact(room, "a")
    assert (seen.side, seen.open, seen.text) == ("left", True, "L1 6(2)\nL2 20(1)")
    assert seen.lines == (("1: L1 6(2)", "", ""), ("1: L2 20(1)", "", ""))
    assert list(seen.players) == [f"L{n}" for n in range(1, len(seen.players) + 1)]
    own = {player.id: player for player in match.match.players}
    assert seen.names == tuple(own[id_].name or "" for id_ in seen.players)
    assert seen.roles == tuple(own[id_].role for id_ in seen.players)


def test_new_orders_take_the_place_of_all_that_stood(room: Room) -> None:
    seat = room.enter("a")
    order(room, seat, "L1 6(2)\nL2 20(1)")
    room.now(order(room, seat, "L2 21(1)"))
    assert [line[0] for line in tact(room, "a").lines] == ["1: L2 21(1)"]


def test_an_order_that_the_rules_refuse_stands_there_with_its_clause(room: Room) -> None:
    seat = room.enter("a")
    assert room.now(order(room, seat, "L2 100(1)")) is None
    [(text, reason, clause)] = tact(room, "a").lines
    assert text == "1: L2 100(1)"
    assert reason
    assert clause


def test_what_cannot_be_read_is_refused_with_its_place(room: Room) -> None:
    seat = room.enter("a")
    key = order(room, seat, "L2 20(1)\nL2 somewhere")
    assert room.now(key) is Code.NOT_ALLOWED
    said = room.said(key)
    assert isinstance(said, Refused)
    assert "line 2" in said.reason


def test_no_captain_orders_the_other_side_or_sees_its_orders(room: Room) -> None:
    left, right = room.enter("a"), room.enter("b")
    assert room.now(order(room, left, "R1 119(2)")) is Code.NOT_ALLOWED
    before = tact(room, "b")
    room.now(order(room, left, "L1 6(2)\nL2 20(1)"))
    assert tact(room, "b") == before
    assert room.now(order(room, right, "R1 119(2)")) is None
    assert [line[0] for line in tact(room, "a").lines] == ["1: L1 6(2)", "1: L2 20(1)"]


def test_a_team_that_has_no_side_gives_no_orders(room: Room) -> None:
    seat = room.enter("c")
    assert room.now(order(room, seat, "L1 6(2)")) is Code.NOT_OPEN
    assert team_view(room.host.night, "c", 0).match is None


def test_1_2_orders_are_for_the_whole_round_and_close_when_it_begins(room: Room) -> None:
    seat, late = room.enter("a"), room.enter("b")
    order(room, seat, "L1 6(2)")
    room.host.do(PlayTact(), RestPitch())
    match = room.host.night.match
    assert match is not None
    assert room.now(order(room, late, "R1 119(2)", 1)) is Code.OTHER_TURN
    assert tact(room, "b").round == 2
    room.host.do(EnterText("L1 6(3)"), PlayTact(), RestPitch())
    assert not tact(room, "b").open
    assert room.now(order(room, late, "R1 119(2)", 2)) is Code.TOO_LATE


def test_the_time_for_orders_counts_by_arrival(room: Room) -> None:
    seat = room.enter("a")
    room.host.do(TimeOrders(10_000))
    clock = team_view(room.host.night, "a", room.evening.clock.now()).clock
    assert clock is not None
    assert clock.left_ms == 10_000
    room.host.hand.advance(9_000)
    in_time = order(room, seat, "L1 6(2)")
    room.host.hand.advance(2_000)
    late = order(room, seat, "L1 7(2)")
    room.serve()
    assert (room.told(in_time), room.told(late)) == (None, Code.TOO_LATE)
    assert not tact(room, "a").open
    assert not room.server.views.teams["a"].match.open  # type: ignore[union-attr]


def test_a_new_round_begins_without_the_texts_of_the_last(room: Room) -> None:
    seat = room.enter("a")
    order(room, seat, "L1 6(2)")
    room.host.do(PlayTact(), RestPitch(), TimeOrders(60_000))
    assert (tact(room, "a").round, tact(room, "a").text, tact(room, "a").lines) == (2, "", ())


def test_the_same_orders_again_are_the_same_wish(room: Room) -> None:
    seat = room.enter("a")
    key = order(room, seat, "L1 6(2)")
    room.serve()
    steps = len(room.evening.timeline.steps)
    room.post(seat, Orders(id=key, round=1, text="L1 7(2)"), key)
    room.serve()
    assert len(room.replies[key]) == 2
    assert len(room.evening.timeline.steps) == steps


def test_teams_of_the_same_name_are_proposed(room: Room) -> None:
    assert proposed_captains(room.host.night) == {}
    room.host.refused(SeatCaptain("right", "a"))
    room.host.do(SeatCaptain("left", None), SeatCaptain("right", "a"))
    sides = room.hall.view().sides
    assert [(row.side, row.team) for row in sides] == [("left", None), ("right", "a")]
