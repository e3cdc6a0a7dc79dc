"""A hostile phone cannot fill the journal: every kind of wish has its bound."""

from __future__ import annotations

from app.night.hall.seats import MOST_ENTRIES, MOST_WISHES
from app.phones.port import Enter, Seat
from app.phones.protocol import Code
from tests.app.night.hall.room import Room, secret


def test_one_phone_answers_one_question_so_often_and_no_oftener() -> None:
    room = Room()
    seat = room.enter("a")
    room.host.ask()
    keys = [room.answer(seat, f"number {number}") for number in range(MOST_WISHES + 5)]
    room.serve()
    told = [room.told(key) for key in keys]
    assert told == [None] * MOST_WISHES + [Code.TOO_MUCH] * 5
    room.answer(seat, "again", again=keys[0])
    room.serve()
    assert room.replies[keys[0]][0] == room.replies[keys[0]][1]
    assert room.texts() == {"a": f"number {MOST_WISHES - 1}"}


def test_phones_that_come_and_go_come_to_an_end_until_there_is_a_new_pin() -> None:
    room = Room()
    for _ in range(MOST_ENTRIES):
        room.leave(room.enter("a"))
    seat = Seat("a", "one-more")
    assert room.now(room.post(seat, Enter(secret("x"), ""), "full")) is Code.TEAM_FULL
    assert room.hall.new_pins("a") is None
    assert room.now(room.post(seat, Enter(secret("x"), ""), "fresh")) is None


def test_the_lead_changes_hands_so_often_and_no_oftener() -> None:
    room = Room()
    seats = [room.enter("a"), room.enter("a")]
    keys = [room.lead(seats[number % 2]) for number in range(2 * MOST_WISHES + 10)]
    room.serve()
    assert room.told(keys[2]) is None
    assert room.told(keys[-1]) in (None, Code.TOO_MUCH)
    leads = [key for key in keys if room.told(key) is Code.TOO_MUCH]
    assert leads
