"""A slow or full disk: a burst waits for it once, the window never, and nothing is lost."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from threading import Event

import pytest

from app.night import intents
from app.night.evening import CALM_MS
from app.phones.port import Enter, Seat
from app.phones.protocol import Code, Done
from app.store.entry import Entry
from app.store.errors import DiskFull
from app.store.journal import Journal
from tests.app.night.evenings import CREATED
from tests.app.night.hall.room import Room, secret

PATIENCE = 30
BURST = 200


class SlowJournal(Journal):
    """Every batch waits at a gate; `failing` ones are refused there, as by a full disk."""

    def gate(self) -> None:
        self.begun, self.gate_open, self.commits, self.failing = Event(), Event(), 0, False

    def take_over(self, entries: Sequence[Entry]) -> None:
        self.commits += 1
        self.begun.set()
        assert self.gate_open.wait(PATIENCE)
        if self.failing:
            raise DiskFull(f"{self.path} cannot be written: no space is left.", self.path)
        super().take_over(entries)


@pytest.fixture
def journal(tmp_path: Path) -> SlowJournal:
    journal = SlowJournal.create(tmp_path / "night.koth", created=CREATED, program="0.1")
    journal.gate()
    journal.gate_open.set()
    return journal


@pytest.fixture
def room(journal: SlowJournal) -> Iterator[Room]:
    room = Room(" ".join(f"t{n}" for n in range(BURST)), journal)
    yield room
    journal.gate_open.set()
    room.hall.close()
    room.host.evening.close()


def begin(room: Room, journal: SlowJournal) -> list[Seat]:
    """All phones there, the question open, the gate shut."""
    seats = [Seat(f"t{n}", f"phone-{n}") for n in range(BURST)]
    for seat in seats:
        room.post(seat, Enter(secret(seat.phone), ""), seat.phone)
    room.serve()
    room.host.ask()
    journal.begun.clear()
    journal.gate_open.clear()
    journal.commits = 0
    return seats


def start(room: Room) -> None:
    room.host.hand.advance(1)
    room.evening.arrived()
    room.hall.serve()


def until(room: Room, ripe: Callable[[], bool]) -> None:
    """Serve as the window does, woken by the writer, until it is so."""
    while not ripe():
        room.evening._letters.rest()
        start(room)


def test_a_slow_disk_delays_a_burst_once(room: Room, journal: SlowJournal) -> None:
    seats = begin(room, journal)
    keys = [room.answer(seats[0], "first")]
    start(room)
    assert journal.begun.wait(PATIENCE)
    night = room.host.night
    keys += [room.answer(seat, f"answer of {seat.team}") for seat in seats[1:]]
    for _ in range(5):
        start(room)
        room.evening.tick()
    assert room.host.night is night
    assert not room.replies.keys() & set(keys)
    journal.gate_open.set()
    until(room, lambda: room.replies.keys() >= set(keys))
    assert journal.commits == 2
    assert all(isinstance(room.said(key), Done) for key in keys)
    assert len(room.texts()) == BURST
    times = [answer.at_ms for answer in room.host.night.game.turn.answers.values()]
    assert times == sorted(times)


def test_a_wish_of_the_host_waits_for_what_arrived_before_it(
    room: Room, journal: SlowJournal
) -> None:
    seats = begin(room, journal)
    first = room.answer(seats[0], "first")
    start(room)
    assert journal.begun.wait(PATIENCE)
    second = room.answer(seats[1], "second")
    journal.gate_open.set()
    room.host.do(intents.Close())
    assert (room.told(first), room.told(second)) == (None, None)
    assert list(room.texts()) == ["t0", "t1"]


def test_while_a_batch_is_on_its_way_the_clock_does_not_close_before_it(
    room: Room, journal: SlowJournal
) -> None:
    seats = begin(room, journal)
    room.host.hand.advance(59_000)
    key = room.answer(seats[0], "in time")
    start(room)
    assert journal.begun.wait(PATIENCE)
    room.host.hand.advance(5_000)
    room.evening.tick()
    assert room.evening._letters.busy
    assert room.host.stage.value == "answers"
    journal.gate_open.set()
    until(room, lambda: key in room.replies)
    room.evening.tick()
    assert room.host.stage.value == "marking"
    assert room.texts() == {"t0": "in time"}


def test_what_could_not_be_saved_is_said_to_every_phone_and_to_the_desk(
    room: Room, journal: SlowJournal
) -> None:
    seats = begin(room, journal)
    journal.failing = True
    journal.gate_open.set()
    night = room.host.night
    keys = [room.answer(seat, "lost?") for seat in seats[:3]]
    refused = room.answer(seats[3], "other", turn=9)
    room.serve()
    assert [room.told(key) for key in keys] == [Code.NOT_SAVED] * 3
    assert room.told(refused) is Code.OTHER_TURN
    assert room.host.night is night
    assert isinstance(room.evening.trouble, DiskFull)
    assert (room.evening.turned_away, room.evening.takes_in) == (True, False)
    assert room.server.views.teams["t0"].saved is False
    journal.failing = False
    room.answer(seats[0], "lost?", again=keys[0])
    room.serve()
    assert isinstance(room.replies[keys[0]][-1], Done)
    assert room.texts() == {"t0": "lost?"}
    assert room.server.views.teams["t0"].saved is True


def test_on_a_full_disk_the_night_goes_on_in_memory_at_the_hosts_word(
    room: Room, journal: SlowJournal
) -> None:
    seats = begin(room, journal)
    journal.failing = True
    journal.gate_open.set()
    room.answer(seats[0], "first")
    room.serve()
    room.evening.go_on_unsaved()
    key = room.answer(seats[0], "first")
    room.serve()
    assert isinstance(room.said(key), Done)
    assert room.evening.unsaved == 1
    assert room.evening.takes_in
    journal.failing = False
    assert room.evening.try_saving()
    assert room.evening.unsaved == 0
    assert journal.entries()[-1].actor == "phone:t0"


def test_closing_the_evening_takes_in_what_has_arrived(room: Room, journal: SlowJournal) -> None:
    seats = begin(room, journal)
    journal.gate_open.set()
    key = room.answer(seats[0], "last")
    room.hall.close()
    room.evening.close()
    assert isinstance(room.said(key), Done)
    with Journal.open(journal.path) as again:
        assert again.entries()[-1].actor == "phone:t0"


def test_a_flood_of_letters_is_told_to_the_seats_now_and_then(
    room: Room, journal: SlowJournal
) -> None:
    seats = begin(room, journal)
    journal.gate_open.set()
    told: list[int] = []
    room.evening.subscribe(lambda: told.append(len(room.texts())))
    room.host.hand.advance(CALM_MS)
    for number, seat in enumerate(seats[:20], 1):
        room.answer(seat, f"answer {number}")
        until(room, lambda number=number: len(room.texts()) == number)
    assert told[0] == 1
    room.host.wait(CALM_MS / 1000)
    assert told[-1] == 20
    assert len(told) == 2
    room.host.wait(CALM_MS / 1000)
    assert len(told) == 2
