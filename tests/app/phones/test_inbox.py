"""The inbox: stamped and queued in one breath, drained up to a moment exactly."""

from __future__ import annotations

import threading

from hypothesis import given
from hypothesis import strategies as st

from app.phones.inbox import Inbox
from app.phones.limits import Limits
from app.phones.port import Seat
from app.phones.protocol import Leave
from tests.app.phones.client import ManualClock

SEAT, WISH = Seat("t1", "p"), Leave(id="leaving1")


def post(inbox: Inbox) -> int | None:
    return inbox.post(SEAT, WISH, None, lambda reply: None)


def test_letters_up_to_a_moment_and_not_one_later() -> None:
    clock = ManualClock(0)
    inbox = Inbox(clock)
    stamps = []
    for _ in range(4):
        clock.wind(10)
        stamps.append(post(inbox))
    assert stamps == [10, 20, 30, 40]
    assert [x.at_ms for x in inbox.drain(20)] == [10, 20]
    assert [x.at_ms for x in inbox.drain(29)] == []
    assert [x.at_ms for x in inbox.drain()] == [30, 40]


def test_what_comes_after_a_drain_is_stamped_after_it() -> None:
    clock = ManualClock(100)
    inbox = Inbox(clock)
    assert post(inbox) == 100
    assert len(inbox.drain(100)) == 1
    assert post(inbox) == 101
    assert inbox.drain(100) == []
    # A moment in the future is no promise about letters that are still to come.
    assert inbox.drain(10**9) == []
    assert [x.at_ms for x in inbox.drain()] == [101]
    # To take all there is says nothing about the moment: no stamp moves for it.
    clock.wind(50)
    assert post(inbox) == post(inbox) == 150
    assert len(inbox.drain()) == 2
    assert post(inbox) == 150


def test_a_full_inbox_takes_nothing_in() -> None:
    inbox = Inbox(ManualClock(5), Limits(inbox=2))
    assert [post(inbox) for _ in range(3)] == [5, 5, None]
    assert len(inbox.drain()) == 2
    assert post(inbox) == 5


def test_one_wake_for_what_waits_and_again_for_the_rest() -> None:
    clock, woken = ManualClock(0), []
    inbox = Inbox(clock)
    inbox.wake = lambda: woken.append(clock.now_ms())
    for _ in range(3):
        clock.wind(1)
        post(inbox)
    assert woken == [1]
    assert len(inbox.drain(1)) == 1
    assert woken == [1, 3]
    assert len(inbox.drain()) == 2
    clock.wind(5)
    post(inbox)
    assert woken == [1, 3, 8]


@given(st.lists(st.one_of(st.just("post"), st.integers(0, 3), st.tuples(st.integers(0, 40)))))
def test_order_and_stamps_hold_whatever_is_drained_when(steps: list[object]) -> None:
    clock = ManualClock(0)
    inbox, drained, floor = Inbox(clock), [], -1
    posted = 0
    for step in steps:
        if step == "post":
            stamp = post(inbox)
            assert stamp is not None
            assert stamp > floor
            posted += 1
        elif isinstance(step, int):
            clock.wind(step)
        elif isinstance(step, tuple):
            until = step[0]
            taken = inbox.drain(until)
            assert all(floor < x.at_ms <= min(until, clock.now_ms()) for x in taken)
            floor = max(floor, min(until, clock.now_ms()))
            drained += taken
    clock.wind(1)
    drained += inbox.drain()
    assert len(drained) == posted
    assert [x.at_ms for x in drained] == sorted(x.at_ms for x in drained)


def test_two_threads_lose_and_mix_up_nothing() -> None:
    inbox = Inbox()
    got: list[int] = []
    over = threading.Event()

    def drain() -> None:
        while not over.is_set():
            got.extend(x.at_ms for x in inbox.drain())

    thread = threading.Thread(target=drain)
    thread.start()
    stamps = [post(inbox) for _ in range(3000)]
    over.set()
    thread.join(30)
    drain_rest = [x.at_ms for x in inbox.drain()]
    assert got + drain_rest == stamps[: len(got) + len(drain_rest)]
