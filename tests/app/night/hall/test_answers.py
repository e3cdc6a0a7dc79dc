"""Answers from phones: in order of arrival, in time, from whom they must come, and once."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.hill.events import Answered
from app.night import intents
from app.night.codec import fact_of
from app.night.hall.batch import CLOCK
from app.night.hall.events import AnswerArrived
from app.night.night import Stage
from app.phones.port import Seat
from app.phones.protocol import Code, Done
from app.store.entry import Entry
from app.store.journal import Journal
from tests.app.night.evenings import CREATED
from tests.app.night.hall.room import Room


@pytest.fixture
def room() -> Room:
    return Room()


def test_an_answer_is_done_with_its_time_once_it_is_committed(room: Room) -> None:
    seat = room.enter("a")
    room.host.ask()
    room.host.hand.advance(2999)
    room.rtt = 12
    key = room.answer(seat, "Пушкин")
    assert key not in room.replies
    room.serve()
    assert room.said(key) == Done(id=key, at_ms=3000)
    answer = room.host.night.game.turn.answers["a"]
    assert (answer.text, answer.at_ms, answer.rtt_ms) == ("Пушкин", 3000, 12)
    step = room.evening.timeline.steps[-1]
    assert (step.actor, isinstance(step.facts[0], AnswerArrived)) == ("phone:a", True)


def test_an_answer_of_an_older_journal_has_no_round_trip() -> None:
    old = Entry(1, 1, "host", "Answered", '{"team":"a","at_ms":5,"text":"x"}', "", 5)
    assert fact_of(old) == Answered("a", 5, "x")


def test_h20_a_later_answer_replaces_it(room: Room) -> None:
    seat = room.enter("a")
    room.host.ask()
    first, second = room.answer(seat, "Пушкин"), room.answer(seat, "Лермонтов")
    room.serve()
    assert (room.told(first), room.told(second)) == (None, None)
    answer = room.host.night.game.turn.answers["a"]
    assert (answer.text, answer.replaced[0]["text"]) == ("Лермонтов", "Пушкин")


def test_the_same_message_again_is_acknowledged_as_at_first_and_counts_once(room: Room) -> None:
    seat = room.enter("a")
    room.host.ask()
    key = room.answer(seat, "Пушкин")
    room.serve()
    again = room.answer(seat, "something else", again=key)
    room.serve()
    assert room.replies[again] == [Done(id=key, at_ms=1)] * 2
    answer = room.host.night.game.turn.answers["a"]
    assert (answer.text, answer.replaced) == ("Пушкин", ())


def test_an_answer_whose_turn_has_passed_is_acknowledged_again_when_resent(room: Room) -> None:
    seat = room.enter("a")
    room.host.ask()
    key = room.answer(seat, "Пушкин")
    room.host.do(intents.Close(), intents.Resolve(), intents.Announce())
    room.answer(seat, "Пушкин", turn=1, again=key)
    room.serve()
    assert room.replies[key] == [Done(id=key, at_ms=1)] * 2
    assert room.texts() == {}


def test_a_resend_after_a_crash_is_acknowledged_again(tmp_path: Path) -> None:
    journal = Journal.create(tmp_path / "night.koth", created=CREATED, program="0.1")
    room = Room(journal=journal)
    seat = room.enter("a")
    room.host.ask()
    key = room.answer(seat, "Пушкин")
    room.serve()
    room.crash()
    assert room.host.night.hall.leading["a"] == seat.phone
    room.answer(seat, "Пушкин!", again=key)
    room.serve()
    assert room.replies[key] == [Done(id=key, at_ms=1)] * 2
    assert room.texts() == {"a": "Пушкин"}
    room.host.evening.close()


def test_2_2_2_what_arrived_before_the_close_counts_though_it_is_taken_in_after(
    room: Room,
) -> None:
    seat = room.enter("a")
    room.host.ask()
    key = room.answer(seat, "Пушкин")
    room.host.do(intents.Close())
    late = room.answer(seat, "Лермонтов")
    room.serve()
    assert (room.told(key), room.told(late)) == (None, Code.TOO_LATE)
    assert room.texts() == {"a": "Пушкин"}


@pytest.mark.parametrize(("ms", "code"), [(59_998, None), (59_999, Code.TOO_LATE)])
def test_2_2_2_the_clock_closes_by_arrival(room: Room, ms: int, code: Code | None) -> None:
    seat = room.enter("a")
    room.host.ask()
    room.host.hand.advance(ms)
    key = room.answer(seat, "Пушкин")
    room.host.hand.advance(5000)
    room.host.evening.tick()
    assert room.host.stage is Stage.MARKING
    assert room.now(key) is code
    closed = next(step for step in room.evening.timeline.steps if step.actor == CLOCK)
    assert closed.at_ms == (room.host.night.announced_at or 0) + 60_000


def test_2_2_2_a_late_letter_closes_the_question_though_nobody_looked_at_the_clock(
    room: Room,
) -> None:
    early, late = room.enter("a"), room.enter("b")
    room.host.ask()
    room.host.hand.advance(59_000)
    first = room.answer(early, "Пушкин")
    room.host.hand.advance(5000)
    second = room.answer(late, "Пушкин")
    room.serve()
    assert (room.told(first), room.told(second)) == (None, Code.TOO_LATE)
    assert room.host.stage is Stage.MARKING


def test_h19_order_is_that_of_arrival_though_the_systems_clock_is_set_back(room: Room) -> None:
    seats = [room.enter(team) for team in "abc"]
    room.host.ask()
    for seat in seats:
        room.host.hand.wall_ms -= 3_600_000
        room.answer(seat, "Пушкин")
    room.serve()
    times = [a.at_ms for a in room.host.night.game.turn.answers.values()]
    assert times == [1, 2, 3]


def test_an_answer_before_the_timer_counts_as_the_hosts_does(room: Room) -> None:
    seat = room.enter("a")
    room.host.do(intents.Announce())
    assert room.now(room.answer(seat, "Пушкин")) is None


def test_who_may_not_answer_is_told_why(room: Room) -> None:
    seat, second = room.enter("a"), room.enter("a")
    assert room.now(room.answer(seat, "early")) is Code.NOT_OPEN
    room.host.ask()
    assert room.now(room.answer(second, "mine")) is Code.NOT_LEADING
    assert room.now(room.answer(seat, "next", turn=2)) is Code.OTHER_TURN
    assert room.now(room.answer(seat, "  ")) is Code.EMPTY
    assert room.now(room.answer(Seat("a", "nobody"), "x")) is Code.NOT_JOINED
    assert room.now(room.answer(Seat("b", seat.phone), "for b")) is Code.NOT_JOINED
    assert room.texts() == {}


def test_any_phone_of_the_team_takes_the_lead_over(room: Room) -> None:
    first, second = room.enter("a"), room.enter("a")
    room.host.ask()
    assert room.now(room.lead(second)) is None
    assert room.now(room.answer(second, "Пушкин")) is None
    assert room.now(room.answer(first, "Лермонтов")) is Code.NOT_LEADING
    assert room.texts() == {"a": "Пушкин"}


def test_a_team_that_has_withdrawn_answers_no_more(room: Room) -> None:
    seat = room.enter("a")
    room.host.do(intents.Withdraw("a"))
    room.host.ask()
    assert room.now(room.answer(seat, "Пушкин")) is Code.NOT_ALLOWED


def test_undo_takes_back_the_hosts_steps_and_never_what_had_arrived(room: Room) -> None:
    seat = room.enter("a")
    room.host.ask()
    room.answer(seat, "Пушкин")
    room.host.do(intents.Close()).undo()
    assert room.host.stage is Stage.ANSWERS
    room.host.undo()
    assert room.host.stage is Stage.QUESTION
    assert room.texts() == {"a": "Пушкин"}


def test_an_answer_after_an_undo_is_safe_from_redo(room: Room) -> None:
    seat = room.enter("a")
    room.host.ask().do(intents.Close()).undo()
    assert room.now(room.answer(seat, "Пушкин")) is None
    assert room.evening.timeline.to_redo() is None
    assert room.texts() == {"a": "Пушкин"}


def test_with_its_announcement_undone_an_answer_never_goes_to_another_question(
    room: Room,
) -> None:
    seat = room.enter("a")
    room.host.turn("b+").ask()
    room.answer(seat, "to question 2")
    room.host.do(intents.Close())
    while room.host.night.number == 2:
        room.host.undo()
    assert "to question 2" not in room.texts().values()
    while room.evening.timeline.to_redo() is not None:
        room.host.redo()
    assert room.texts() == {"a": "to question 2"}
