"""Whole simulated matches: invariants, mirror, resumption, and dice that nothing else moves."""

import hashlib
import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.quidditch.dice import AddressedDice, MissingDrawError, seeded
from app.quidditch.game import Moment, play_match
from app.quidditch.play import entered_in, play_tact
from app.quidditch.position import new_match
from app.quidditch.record import read_record, replay_record, write_record
from app.quidditch.record.read_position import read_position
from app.quidditch.record.simulated import simulated_record
from app.quidditch.record.write_position import write_position
from app.quidditch.rules import RuleSet
from app.quidditch.simulate import Simulated, match_seed, simulate, simulated_match
from tests.app.quidditch.invariants import check
from tests.app.quidditch.turned import TurnedDice, turned

ROOT = Path(__file__).resolve().parents[3]
MATCHES = int(os.environ.get("KOTH_QUIDDITCH_MATCHES", "60"))
MATCH = simulated_match()


@cache
def rounds_of(number: int) -> tuple[Simulated, ...]:
    return tuple(simulate(MATCH, match_seed(number)))


def test_every_invariant_holds_in_simulated_matches() -> None:
    for number in range(MATCHES):
        addresses = list[str]()
        for entry in rounds_of(number) if number < 12 else simulate(MATCH, match_seed(number)):
            before = entry.begun
            for moment in entry.moments:
                check(MATCH, before, moment)
                before = moment.position
                addresses += [draw.at for draw in moment.draws]
                for draw in moment.draws:
                    assert 0 < draw.p < 1
                    assert draw.u == seeded(match_seed(number), draw.at)
        assert len(set(addresses)) == len(addresses)
        assert before.finished is not None


@pytest.mark.parametrize(
    "rules",
    [
        RuleSet(rounds=6, fast=True, invisible_snitch_catchable=False, chasers=4, beaters=3),
        RuleSet(rounds=8, chasers=1, beaters=1),
    ],
)
def test_every_option_is_played_by(rules: RuleSet) -> None:
    match = simulated_match(rules)
    for number in range(10):
        for entry in simulate(match, match_seed(number)):
            before = entry.begun
            for moment in entry.moments:
                check(match, before, moment)
                before = moment.position
        assert before.round <= rules.rounds + 1
        record = simulated_record(number, rules)
        assert replay_record(read_record(write_record(record))) == record.results


@pytest.mark.parametrize("number", range(8))
def test_a_record_replays_to_the_same_and_reads_back(number: int) -> None:
    record = simulated_record(number)
    assert read_record(write_record(record)) == record
    assert replay_record(record) == record.results


@pytest.mark.parametrize("number", range(6))
def test_a_match_goes_on_from_the_written_position_of_any_round(number: int) -> None:
    rounds = rounds_of(number)
    for later in (len(rounds) // 3, 2 * len(rounds) // 3):
        start = read_position(write_position(MATCH, rounds[later].begun), MATCH)
        assert start == rounds[later].begun
        dice = AddressedDice(match_seed(number))
        again = list(play_match(MATCH, start, [entry.plan for entry in rounds[later:]], dice))
        wanted = [moment for entry in rounds[later:] for moment in entry.moments]
        cancels = any(d.type == "cancel" for e in rounds[later:] for d in e.plan.decisions)
        assert cancels or again == wanted


def turned_position(position: Any) -> Any:
    return read_position(turned(write_position(MATCH, position)), MATCH)


def turned_player(player: int) -> int:
    return MATCH.index[turned(MATCH.ids[player])]


@settings(max_examples=60)
@given(st.integers(0, 11), st.data())
def test_the_half_turn_of_a_position_gives_the_turned_result(number: int, data: Any) -> None:
    rounds = rounds_of(number)
    entry = rounds[data.draw(st.integers(0, len(rounds) - 1))]
    if entry.begun.kind == "first":
        return
    now, other = entry.begun, turned_position(entry.begun)
    entered = entered_in(entry.plan.tacts)
    other_entered = frozenset(map(turned_player, entered))
    for orders in entry.plan.tacts:
        if now.finished is not None or now.tact > 3:
            return
        turned_orders = {
            turned_player(player): turned_order(order) for player, order in orders.items()
        }
        seed = match_seed(number)
        now = play_tact(MATCH, now, orders, entered, TurnedDice(seed, turn=False)).position
        dice = TurnedDice(seed, turn=True)
        other = play_tact(MATCH, other, turned_orders, other_entered, dice).position
        assert write_position(MATCH, other) == turned(write_position(MATCH, now))


def turned_order(order: Any) -> Any:
    def spot(value: Any) -> Any:
        return None if value is None else value._replace(cell=126 - value.cell)

    return type(order)(spot(order.to), order.action, spot(order.target), order.comment)


@settings(max_examples=40)
@given(st.integers(0, 11), st.data())
def test_a_correction_of_one_order_changes_no_draw_of_another(number: int, data: Any) -> None:
    """The same address is the same number, whatever else is asked before it."""
    rounds = rounds_of(number)
    entry = rounds[data.draw(st.integers(0, len(rounds) - 1))]
    tact = data.draw(st.integers(0, len(entry.plan.tacts) - 1))
    orders = dict(entry.plan.tacts[tact])
    if not orders or entry.begun.places:
        return
    player = data.draw(st.sampled_from(sorted(orders)))
    del orders[player]
    tacts = (*entry.plan.tacts[:tact], orders, *entry.plan.tacts[tact + 1 :])
    dice = AddressedDice(match_seed(number))
    again = play_match(MATCH, entry.begun, [entry.plan._replace(tacts=tacts, decisions=())], dice)
    before = {draw.at: draw.u for moment in entry.moments for draw in moment.draws}
    seen = [moment for moment in again if isinstance(moment, Moment)]
    for draw in (draw for moment in seen for draw in moment.draws):
        assert before.get(draw.at, draw.u) == draw.u
    if seen:
        same = [m for m in seen[:tact] if m.tact <= tact]
        assert [m.draws for m in same] == [m.draws for m in entry.moments[: len(same)]]


def test_a_hand_draw_changes_that_draw_alone() -> None:
    entry = rounds_of(1)[2]
    draw = next(draw for moment in entry.moments for draw in moment.draws)
    dice = AddressedDice(match_seed(1), {draw.at: 1 - draw.u})
    again = list(play_match(MATCH, entry.begun, [entry.plan], dice))
    for moment in again:
        assert isinstance(moment, Moment)
        for other in moment.draws:
            assert other.u == (
                1 - draw.u if other.at == draw.at else seeded(match_seed(1), other.at)
            )


HASH = """
import hashlib
from app.quidditch.record import write_text
from app.quidditch.record.simulated import simulated_record
print(hashlib.sha256(write_text(simulated_record(5)).encode()).hexdigest())
"""


def test_the_same_under_any_hash_seed() -> None:
    found = set()
    for seed in ("0", "1", "4242"):
        done = subprocess.run(
            [sys.executable, "-c", HASH],
            env={**os.environ, "PYTHONHASHSEED": seed},
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=True,
            timeout=60,
        )
        found.add(done.stdout)
    assert len(found) == 1


def test_the_draw_of_an_address_is_that_of_the_format() -> None:
    import hmac

    seed, address = bytes(range(32)), "5.1/4/quaffle/R4"
    digest = hmac.new(seed, address.encode(), hashlib.sha256).digest()
    assert seeded(seed, address) == (int.from_bytes(digest, "big") >> (256 - 53)) / 2**53


def test_real_dice_are_asked_for_one_by_one() -> None:
    """A draw that no hand has entered says what it decides and its odds."""
    entry = next(entry for number in range(12) for entry in rounds_of(number)[1:])
    hand: dict[str, float] = {}
    wanted = {draw.at: draw for moment in entry.moments for draw in moment.draws}
    for _ in range(len(wanted) + 1):
        try:
            again = list(play_match(MATCH, entry.begun, [entry.plan], AddressedDice(None, hand)))
            break
        except MissingDrawError as error:
            asked = error
        draw = wanted[asked.address]
        assert asked.p == draw.p
        assert not asked.candidates or draw.outcome in asked.candidates
        hand[asked.address] = draw.u
    assert tuple(again) == entry.moments


def test_a_new_match_has_nobody_on_the_pitch() -> None:
    assert set(new_match(MATCH).at) == {None}
