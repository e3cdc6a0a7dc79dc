"""The countdown as a value: it knows night times only."""

import pytest

from app.night.countdown import Countdown

MINUTE = 60_000
STANDING = Countdown(MINUTE, 40_000)
RUNNING = Countdown(MINUTE, 40_000, since=1000)


@pytest.mark.parametrize(
    ("clock", "now", "left"),
    [
        (STANDING, 0, 40_000),
        (STANDING, 10**9, 40_000),
        (RUNNING, 1000, 40_000),
        (RUNNING, 11_000, 30_000),
        (RUNNING, 41_000, 0),
        (RUNNING, 10**9, 0),
        (RUNNING, 0, 40_000),  # a moment before it began to run takes nothing away
    ],
)
def test_what_is_left(clock: Countdown, now: int, left: int) -> None:
    assert clock.left(now) == left


def test_it_ends_when_nothing_is_left() -> None:
    end = RUNNING.ends_at()
    assert end == 41_000
    assert (RUNNING.left(end - 1), RUNNING.left(end)) == (1, 0)
    assert STANDING.ends_at() is None


def test_a_pause_keeps_what_is_left() -> None:
    paused = RUNNING.paused(11_000)
    assert paused == Countdown(MINUTE, 30_000)
    assert paused.paused(50_000) == paused
    assert not paused.running


def test_it_runs_on_from_the_moment_it_is_resumed() -> None:
    assert STANDING.resumed(7000) == Countdown(MINUTE, 40_000, 7000)
    assert RUNNING.resumed(7000) == RUNNING


def test_extra_time_makes_it_longer_whether_it_runs_or_stands() -> None:
    assert STANDING.extended(10_000) == Countdown(70_000, 50_000)
    assert RUNNING.extended(10_000).ends_at() == 51_000
