"""Exact odds against two slower ways to know them: every script of the dice, and sampling."""

import hashlib
import os
from collections import Counter
from math import sqrt

import pytest

from app.quidditch.dice import AddressedDice
from app.quidditch.explore import Limit, ScriptedDice, TooManyError, name_of
from app.quidditch.game import RoundPlan
from app.quidditch.odds import Odds, exact, odds
from app.quidditch.play import entered_in, play_tact
from app.quidditch.record import read_record
from app.quidditch.record.replay import plan_of
from tests.app.quidditch.board import Json, a_round, record, scene

TACTS = int(os.environ.get("KOTH_QUIDDITCH_SAMPLES", "6000"))
"""Sampled tacts of the chi-square test; the full measure is 100,000."""

BUSY = (
    scene(
        "L1 6(2), L2 62(2), L3 63(1), L5 40(1), L7 69(1), R2 64(2), R3 54(1), R5 40(3), R7 71(2)",
        "63(2)",
        bludgers=("40(2)", "64(1)"),
        snitch="70(1) seen toward 71",
    ),
    "L2 63(3) catch; L3 catch; L5 beat 38(1); L7 70(1); R2 64(2) catch; R3 54(2) catch; R5; R7",
)
CRASHES = (
    scene("L2 62(2), R2 64(2), L3 54(1), R3 72(1), R4 63(3)", "L2", bludgers=("63(3)",)),
    "L2 63(2) throw 47(1); R2 63(2) catch; L3 63(1); R3 63(1) catch; R4 catch",
)
SHOT = (
    scene("L1 6(1), R2 12(2), R7 8(3)", "6(2) from 13(2) to 6(2) by R3", bludgers=("6(2)", "8(1)")),
    "L1 6(1); R2 6(3) catch; R7",
)
SCENES = {"busy": BUSY, "crashes": CRASHES, "shot": SHOT}


def plan(start: Json, *texts: str):  # type: ignore[no-untyped-def]
    value = read_record(record(start, a_round(*texts)))
    match = value.match()
    assert value.start is not None
    return match, value.start, plan_of(match, value.rounds[0])


def by_every_script(start: Json, text: str) -> Counter[frozenset[str]]:
    """The outcomes by running the whole tact for every way the dice can fall, nothing merged."""
    match, now, round_ = plan(start, text)
    entered, found = entered_in(round_.tacts), Counter[frozenset[str]]()
    scripts: list[tuple[int, ...]] = [()]
    while scripts:
        dice = ScriptedDice(scripts.pop())
        played = play_tact(match, now, round_.tacts[0], entered, dice)
        scripts += dice.forks
        found[frozenset(name_of(match, event) for event in played.events)] += dice.p  # type: ignore[assignment]
    return found


@pytest.mark.parametrize("name", ["crashes", "shot"])
def test_merging_changes_nothing(name: str) -> None:
    start, text = SCENES[name]
    slow = by_every_script(start, text)
    match, now, round_ = plan(start, text)
    fast = odds(match, now, round_)
    assert isinstance(fast, Odds)
    assert {frozenset(names): p for names, p in fast.outcomes} == pytest.approx(dict(slow))


@pytest.mark.parametrize("name", SCENES)
def test_chi_square_of_sampled_tacts_against_the_exact_odds(name: str) -> None:
    start, text = SCENES[name]
    match, now, round_ = plan(start, text)
    found = odds(match, now, round_)
    assert isinstance(found, Odds)
    assert found.samples is None
    expected = {frozenset(names): p for names, p in found.outcomes}
    count, entered = TACTS // len(SCENES), entered_in(round_.tacts)
    seen = Counter[frozenset[str]]()
    for number in range(count):
        dice = AddressedDice(hashlib.sha256(f"{name} {number}".encode()).digest())
        played = play_tact(match, now, round_.tacts[0], entered, dice)
        seen[frozenset(name_of(match, event) for event in played.events)] += 1
    assert set(seen) <= set(expected)
    assert_close(seen, expected, count)


def assert_close(
    seen: Counter[frozenset[str]], expected: dict[frozenset[str], float], count: int
) -> None:
    """Chi-square over the outcomes expected 5 times or more, the rest in one; 4 deviations."""
    often = {names: p for names, p in expected.items() if p * count >= 5}
    rare = 1 - sum(often.values())
    statistic = sum((seen[names] - p * count) ** 2 / (p * count) for names, p in often.items())
    if rare * count >= 1:
        others = count - sum(seen[names] for names in often)
        statistic += (others - rare * count) ** 2 / (rare * count)
    freedom = len(often) - (rare * count < 1)
    assert statistic < freedom + 4 * sqrt(2 * freedom) + 4


def test_three_tacts_without_bludgers_stay_exact() -> None:
    start = scene(
        "L1 6(2), L2 46(2), L3 55(1), R1 120(2), R2 80(2), R3 71(1), L7 61(1), R7 69(1)",
        "63(3)",
        snitch="60(1) seen toward 61",
    )
    texts = (
        "L2 55(2) catch; R2 71(2) catch; L3 catch; L7 61(2)",
        "L2 catch; R2 catch; L7 62(1); L3 64(1)",
        "L3 catch; R3 71(3) catch; L7; R7 70(1)",
    )
    match, now, round_ = plan(start, *texts)
    found = odds(match, now, round_)
    assert isinstance(found, Odds)
    assert found.samples is None
    assert sum(outcome.p for outcome in found.outcomes) == pytest.approx(1)


def test_beyond_the_limit_the_odds_are_sampled_with_their_error() -> None:
    start, text = SCENES["shot"]
    match, now, round_ = plan(start, text)
    sure = odds(match, now, round_)
    guess = odds(match, now, round_, runs=10, samples=2000)
    assert isinstance(sure, Odds)
    assert isinstance(guess, Odds)
    assert guess.samples == 2000
    for name, p in sure.events.items():
        assert abs(guess.events.get(name, 0.0) - p) <= 5 * sure._replace(samples=2000).error(p)


def test_a_match_that_ends_in_the_middle_of_a_round_has_no_later_events() -> None:
    start = scene("L7 70(1), L2 40(1)", "41(1)", snitch="70(1) unseen toward 71")
    match, now, round_ = plan(start, "L7; L2", "L7; L2 catch")
    for found in (odds(match, now, round_), odds(match, now, round_, runs=1, samples=4000)):
        assert isinstance(found, Odds)
        assert found.events["over"] == pytest.approx(0.25, abs=0.04)
        assert found.events["quaffle_caught:L2"] == pytest.approx(0.75 * 0.5, abs=0.04)
        assert found.events["snitch_caught:L7"] == found.events["over"]


def test_the_limit_counts_runs() -> None:
    match, now, round_ = plan(*SCENES["crashes"])
    with pytest.raises(TooManyError):
        exact(match, now, round_.tacts, Limit(5))


def test_orders_that_are_refused_have_no_odds() -> None:
    match, now, round_ = plan(scene("L2 40(2)"), "L2 20(2)")
    assert str(odds(match, now, round_)).startswith("round 5, tact 1, player L2: a flight goes")
    assert isinstance(round_, RoundPlan)
