"""Phones come, lead, are blocked and moved; teams that come late get a PIN; all of it survives."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.hill.roster import Team
from app.night import intents
from app.night.hall.intents import BlockPhone, IssuePins, LetLead, MovePhone, SetLikeness
from app.night.hall.seats import MOST_PHONES
from app.night.refusal import NightReason, NightRefusal
from app.phones.port import Checked, Enter, Guessing, Presence, Seat
from app.phones.protocol import Code
from app.store.journal import Journal
from tests.app.night.evenings import CREATED
from tests.app.night.hall.room import Room, secret


@pytest.fixture
def room() -> Room:
    return Room()


def leading(room: Room) -> dict[str, str]:
    return dict(room.host.night.hall.leading)


def test_the_first_phone_of_a_team_decides(room: Room) -> None:
    first = room.enter("a")
    room.enter("a")
    assert leading(room) == {"a": first.phone}


def test_where_the_first_has_left_the_next_that_comes_decides(room: Room) -> None:
    first, second = room.enter("a"), room.enter("a")
    assert room.now(room.leave(first)) is None
    assert leading(room) == {}
    assert room.now(room.lead(second)) is None
    assert leading(room) == {"a": second.phone}
    assert room.now(room.leave(first)) is None


def test_every_team_has_a_pin_of_its_own_and_so_has_one_that_comes_late(room: Room) -> None:
    pins = room.server.door.teams
    assert len({pin for _, _, pin in pins.values()}) == 3
    room.host.do(intents.Join(Team("late", "Latecomers")))
    room.serve()
    number, name, pin = room.server.door.teams["late"]
    assert (number, name, len(pin), pin.isdigit()) == (4, "Latecomers", 6, True)


def test_a_new_pin_replaces_the_old_one(room: Room) -> None:
    before = room.server.door.teams
    assert room.hall.new_pins("a") is None
    after = room.server.door.teams
    assert after["a"] != before["a"]
    assert after["b"] == before["b"]


@pytest.mark.parametrize("pin", ["12345", "1234567", "12a456", "", "١٢٣٤٥٦"])
def test_a_pin_is_six_digits(room: Room, pin: str) -> None:
    refused = room.host.refused(IssuePins({"a": pin}))
    assert isinstance(refused, NightRefusal)
    assert refused.reason is NightReason.BAD_PIN


def test_two_teams_never_have_one_pin(room: Room) -> None:
    room.host.refused(IssuePins({"a": "111111", "b": "111111"}))


def test_a_blocked_phone_does_nothing_more_until_it_is_let_in_again(room: Room) -> None:
    seat = room.enter("a")
    room.host.do(BlockPhone(seat.phone)).ask()
    assert room.now(room.answer(seat, "x")) is Code.BLOCKED
    assert room.server.door.phones[0].blocked
    room.host.do(BlockPhone(seat.phone, on=False), LetLead(seat.phone))
    assert room.now(room.answer(seat, "x")) is None


def test_a_phone_that_was_moved_speaks_for_its_new_team_only(room: Room) -> None:
    seat = room.enter("a")
    room.host.do(MovePhone(seat.phone, "b")).ask()
    assert room.now(room.answer(seat, "as a")) is Code.NOT_JOINED
    assert room.now(room.answer(Seat("b", seat.phone), "as b")) is None
    assert room.texts() == {"b": "as b"}


def test_undo_takes_no_phone_away(room: Room) -> None:
    room.host.ask()
    seat = room.enter("a")
    room.host.undo().undo().undo()
    assert list(room.host.night.hall.phones) == [seat.phone]
    assert room.host.night.hall.pins


def test_a_team_has_so_many_phones_at_most(room: Room) -> None:
    for _ in range(MOST_PHONES):
        room.enter("a")
    seat = Seat("a", "one-too-many")
    assert room.now(room.post(seat, Enter(secret("x"), ""), "full")) is Code.TEAM_FULL


def test_a_phone_that_enters_twice_is_one_phone(room: Room) -> None:
    seat = room.enter("a")
    assert room.now(room.post(seat, Enter(secret("other"), ""), "again")) is None
    assert room.host.night.hall.phones[seat.phone].digest == secret(seat.phone)


def test_a_restart_knows_every_phone_and_the_judge(tmp_path: Path) -> None:
    room = Room(journal=Journal.create(tmp_path / "n.koth", created=CREATED, program="0.1"))
    room.enter("a"), room.enter("b")
    link = room.hall.new_judge_link()
    assert isinstance(link, str)
    door = room.server.door
    room.crash()
    assert room.server.door == door
    assert door.judge == secret(link)
    assert link.encode() not in room.host.journal.path.read_bytes()  # type: ignore[union-attr]
    room.host.evening.close()


def test_the_desk_sees_who_is_there_and_who_guesses(room: Room) -> None:
    seat = room.enter("a")
    room.hall.on_presence(
        (
            Presence(seat.phone, "a", True, 12, "192.168.1.7"),
            Presence("judge-1", None, True, 8, "192.168.1.8"),
        )
    )
    room.hall.on_guessing(Guessing("b", "192.168.1.9", 4))
    room.hall.on_guessing(Guessing("b", "192.168.1.9", 5))
    room.hall.on_checked(Checked("192.168.1.9", 9))
    seen = room.hall.view()
    [phone] = seen.teams[0].phones
    assert (phone.connected, phone.leads, phone.rtt_ms) == (True, True, 12)
    assert (seen.teams[0].connected, seen.teams[1].guesses) == (1, 5)
    assert (seen.judge.connected, seen.judge.rtt_ms, seen.open) == (1, 8, True)
    assert seen.checked == (Checked("192.168.1.9", 9),)


@pytest.mark.parametrize("threshold", [49, 101])
def test_likeness_is_from_50_to_100(room: Room, threshold: int) -> None:
    room.host.refused(SetLikeness(threshold))
    room.host.do(SetLikeness(90))
    assert room.host.night.hall.likeness == 90


def test_2_2_5_a_phone_declares_and_may_change_its_mind_until_the_question(room: Room) -> None:
    seat = room.enter("a")
    assert room.now(room.declare(seat, "jump")) is Code.NOT_ALLOWED
    room.host.turn("a+")
    assert room.now(room.declare(seat, "jump")) is None
    assert room.now(room.declare(seat, "jump")) is None
    assert room.now(room.declare(seat, None)) is None
    assert room.host.night.game.turn.declarations == {}
    assert room.now(room.declare(seat, "jump")) is None
    room.host.ask()
    assert room.now(room.declare(seat, None)) is Code.TOO_LATE
    assert room.host.night.game.turn.declarations["a"].kind == "jump"


@pytest.mark.parametrize(("deadline", "code"), [("question", Code.TOO_LATE), ("answers", None)])
def test_h9_a_revolution_from_a_phone_keeps_its_deadline(deadline: str, code: Code | None) -> None:
    room = Room(summit=3, revolution_deadline=deadline)
    seat = room.enter("b")
    room.host.turn("a+ b+").turn("a+ b+").turn("a+ b-")
    room.host.ask()
    assert room.host.night.game.now.king == "a"
    assert room.now(room.declare(seat, "revolution")) is code
    room.host.do(intents.Close())
    assert room.now(room.declare(seat, "revolution")) is code
    back = room.now(room.declare(seat, None))
    assert back is (None if code else Code.TOO_LATE)


def test_an_undone_move_takes_the_declaration_that_stood_on_it(room: Room) -> None:
    seat = room.enter("a")
    room.host.turn("a+")
    room.now(room.declare(seat, "jump"))
    room.host.undo()
    assert room.host.night.number == 1
    assert room.host.night.game.turn.declarations == {}


def test_after_the_evening_nothing_is_taken(room: Room) -> None:
    seat = room.enter("a")
    room.host.do(intents.EndNight())
    assert room.now(room.answer(seat, "x")) is Code.CLOSED_EVENING
    assert room.now(room.declare(seat, "jump")) is Code.CLOSED_EVENING


def test_in_a_break_nothing_is_declared(room: Room) -> None:
    seat = room.enter("a")
    room.host.turn("a+").do(intents.StartBreak())
    assert room.now(room.declare(seat, "jump")) is Code.NOT_OPEN
