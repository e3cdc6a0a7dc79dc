"""Letters wait for no window; window and writer never write into each other's words."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from threading import Event, Thread

import pytest

from app.night import intents
from app.night.clock import NightClock
from app.night.evening import Evening
from app.night.hall.hall import Hall
from app.night.timeline import Timeline
from app.phones.port import Enter, Seat
from app.phones.protocol import Answer, Code, Done, Refused, Reply
from app.store.journal import Journal
from tests.app.night.evenings import CREATED, founded, pack
from tests.app.night.hall.room import Published, secret

PATIENCE = 30
TEAMS = "abcdef"
ROUNDS = 8


class Place:
    """An evening on disk on the machine's own clock; nobody serves it but the test."""

    def __init__(self, path: Path) -> None:
        self.journal = Journal.create(path, created=CREATED, program="0.1")
        self.evening = Evening.found(self.journal, founded(" ".join(TEAMS)), NightClock())
        assert self.evening.do(pack(ROUNDS)) is None
        self.hall = Hall(self.evening, lambda: None)
        self.hall.open(Published())
        for team in TEAMS:
            self.said(Seat(team, f"phone-{team}"), Enter(secret(team), ""))
        self.hall.serve()

    def said(self, seat: Seat, wish: Enter | Answer) -> Reply:
        """Post and wait for the reply, in any thread but the evening's."""
        replies: list[Reply] = []
        come = Event()

        def reply(said: Reply) -> None:
            replies.append(said)
            come.set()

        assert self.hall.inbox.post(seat, wish, None, reply) is not None
        assert come.wait(PATIENCE), "no reply"
        return replies[0]


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Place]:
    place = Place(tmp_path / "night.koth")
    yield place
    place.hall.close()
    place.evening.close()


def test_an_answer_arrives_while_the_window_does_nothing(place: Place) -> None:
    assert place.evening.do(intents.Announce()) is None
    night = place.evening.night
    reply = place.said(Seat("a", "phone-a"), Answer(id="message-1", turn=1, text="now"))
    assert isinstance(reply, Done)
    assert place.evening.night is night
    assert place.journal.entries()[-1].actor == "phone:a"
    place.hall.serve()
    assert place.evening.night.game.turn.answers["a"].text == "now"


def test_after_the_hosts_key_no_letter_counts_as_before_it(place: Place) -> None:
    assert place.evening.do(intents.Announce()) is None
    assert place.evening.do(intents.Close()) is None
    reply = place.said(Seat("a", "phone-a"), Answer(id="message-1", turn=1, text="late"))
    assert isinstance(reply, Refused)
    assert reply.code is Code.TOO_LATE


def test_host_and_phones_at_the_same_time_lose_nothing_and_count_nothing_twice(
    place: Place,
) -> None:
    over = Event()
    acknowledged: dict[str, list[tuple[int, str]]] = {team: [] for team in TEAMS}
    turn = [1]

    def answer(team: str) -> None:
        number = 0
        while not over.is_set():
            number += 1
            asked, text = turn[0], f"{team}{number}"
            wish = Answer(id=f"message-{team}-{number}", turn=asked, text=text)
            if isinstance(place.said(Seat(team, f"phone-{team}"), wish), Done):
                acknowledged[team].append((asked, text))

    phones = [Thread(target=answer, args=(team,)) for team in TEAMS]
    for phone in phones:
        phone.start()
    for turn[0] in range(1, ROUNDS + 1):
        for wish in (
            intents.Announce(),
            intents.StartTimer(),
            intents.AddTime(1000),
            intents.Close(),
            intents.Undo(),
            intents.Redo(),
            intents.Mark({"a": True}),
            intents.Resolve(),
        ):
            place.evening.do(wish)
            place.hall.serve()
    over.set()
    for phone in phones:
        phone.join(PATIENCE)
        assert not phone.is_alive()
    place.hall.serve()
    entries = place.journal.entries()
    assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
    assert all(one.at_ms <= other.at_ms for one, other in pairwise(entries))
    assert Timeline(entries).night == place.evening.night
    for number, played in enumerate(place.evening.night.game.turns, 1):
        for team, said in acknowledged.items():
            last = [text for asked, text in said if asked == number][-1:]
            found = played.answers.get(team)
            assert ([found.text] if found and found.text else []) == last
