"""How attempts slow down, apart from any network."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from app.phones.guess import Guard, TooSoon, Turn
from app.phones.limits import GuessLimits

LIMITS = GuessLimits()


def wrong(guard: Guard, key: int, address: str, now: int) -> int:
    """A wrong attempt, looked at in its turn; when that was."""
    turn = guard.ask(key, address, now)
    assert isinstance(turn, Turn)
    guard.done(turn, False, turn.start_ms)
    return turn.start_ms


def test_one_address_gets_slower_and_slower_up_to_a_cap() -> None:
    guard, now, waits = Guard(LIMITS), 0, []
    for _ in range(12):
        start = wrong(guard, 1, "a", now)
        waits.append(start - now)
        now = start
    assert waits == [0, 0, 0, 250, 500, 1000, 2000, 4000, 8000, 10_000, 10_000, 10_000]


def test_another_address_waits_for_the_team_at_most_its_cap() -> None:
    guard, now = Guard(LIMITS), 0
    for _ in range(30):
        now = wrong(guard, 1, "a", now)
    honest = guard.ask(1, "b", now)
    assert isinstance(honest, Turn)
    assert honest.start_ms - now <= LIMITS.team_cap_ms
    other_team = guard.ask(2, "c", now)
    assert isinstance(other_team, Turn)
    assert other_team.start_ms == now


def test_many_addresses_share_the_line_of_a_team() -> None:
    guard = Guard(LIMITS)
    for n in range(10):
        wrong(guard, 1, f"w{n}", 0)
    now = 60_000 - 1
    asked = [guard.ask(1, f"a{n}", now) for n in range(12)]
    starts = [turn.start_ms for turn in asked if isinstance(turn, Turn)]
    gaps = {later - one for one, later in pairwise(starts)}
    assert gaps == {LIMITS.team_cap_ms}
    late = [turn for turn in asked if isinstance(turn, TooSoon)]
    assert late
    assert all(turn.wait_ms > LIMITS.wait_ms for turn in late)


def test_one_attempt_at_a_time_for_an_address_and_team() -> None:
    guard = Guard(LIMITS)
    first = guard.ask(1, "a", 0)
    assert isinstance(first, Turn)
    assert isinstance(guard.ask(1, "a", 0), TooSoon)
    guard.give_up(first, 0)
    assert isinstance(guard.ask(1, "a", 0), Turn)


def test_wrong_attempts_are_forgotten_by_halves() -> None:
    guard, now = Guard(LIMITS), 0
    for _ in range(100):
        now = wrong(guard, 1, "a", now)
    later = now + 7 * LIMITS.forget_ms
    for _ in range(3):
        assert wrong(guard, 1, "a", later) == later


def test_a_hall_behind_one_address_that_mistypes_comes_in() -> None:
    """48 teams of four phones, every eighth PIN mistyped at first, one phone each second."""
    guard, now, waits = Guard(LIMITS), 0, []
    for place in range(192):
        now += 1_000
        key = place % 48
        if place % 8 == 0:
            attempt = guard.ask(key, "router", now)
            assert isinstance(attempt, Turn)
            guard.done(attempt, False, attempt.start_ms)
        found = guard.ask(key, "router", now, is_right=True)
        assert isinstance(found, Turn)
        waits.append(found.start_ms - now)
        guard.done(found, True, found.start_ms)
    assert max(waits) <= 1_000


def test_right_attempts_behind_one_address_wait_beside_each_other() -> None:
    guard, now = Guard(LIMITS), 0
    for _ in range(30):
        now = wrong(guard, 1, "router", now)
    starts = set()
    for key in range(2, 40):
        found = guard.ask(key, "router", now, is_right=True)
        assert isinstance(found, Turn)
        starts.add(found.start_ms - now)
    assert starts == {LIMITS.address_cap_ms}


@given(st.lists(st.tuples(st.integers(0, 60), st.integers(0, 1_999), st.integers(0, 47))))
def test_no_rhythm_tries_more_pins_than_the_steady_one(
    pauses: list[tuple[int, int, int]],
) -> None:
    """As often as a guesser likes, with its own PIN in between: 360 an hour, and what is free."""
    guard, now, looked_at, hour = Guard(LIMITS), 0, 0, 3_600_000
    rhythm = pauses or [(0, 0, 0)]
    step = 0
    while now < hour:
        seconds, more, key = rhythm[step % len(rhythm)]
        step += 1
        now += seconds * 1_000 + more + 1
        own = guard.ask("own", "a", now, is_right=True)
        if isinstance(own, Turn):
            guard.done(own, True, own.start_ms)
        turn = guard.ask(key, "a", now)
        if isinstance(turn, Turn):
            now = turn.start_ms
            guard.done(turn, False, now)
            looked_at += 1
        else:
            now += turn.wait_ms
    assert looked_at <= 380


def test_the_tables_are_bounded() -> None:
    guard = Guard(GuessLimits(table=50))
    for n in range(500):
        wrong(guard, n, f"a{n}", 0)
    assert max(len(guard._keys._lanes), len(guard._addresses._lanes)) <= 50


@given(
    st.lists(
        st.tuples(st.integers(0, 3), st.sampled_from("abc"), st.integers(0, 9000), st.booleans())
    )
)
def test_no_wait_is_ever_longer_than_promised(steps: list[tuple[int, str, int, bool]]) -> None:
    guard, now = Guard(LIMITS), 0
    waiting: list[tuple[Turn, bool]] = []
    for key, address, later, is_right in steps:
        now += later
        for turn, right in [row for row in waiting if row[0].start_ms <= now]:
            guard.done(turn, right, now)
            waiting.remove((turn, right))
        asked = guard.ask(key, address, now)
        if isinstance(asked, Turn):
            assert now <= asked.start_ms <= now + LIMITS.wait_ms
            waiting.append((asked, is_right))
        else:
            assert asked.wait_ms > 0
