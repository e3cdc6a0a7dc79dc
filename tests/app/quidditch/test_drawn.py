"""From random positions, with orders of simulated sides: invariants, mirror, odds that add up."""

from hypothesis import given, settings
from hypothesis import strategies as st

from app.quidditch.dice import AddressedDice
from app.quidditch.game import Moment, RoundPlan, play_round
from app.quidditch.odds import Odds, odds
from app.quidditch.penalty import guilty_side
from app.quidditch.play import entered_in, play_tact
from app.quidditch.record.write_position import write_position
from app.quidditch.sides import Whim, round_orders
from app.quidditch.simulate import match_seed
from tests.app.quidditch.drawn import drawn_record
from tests.app.quidditch.invariants import check
from tests.app.quidditch.test_properties import turned_order
from tests.app.quidditch.turned import TurnedDice, turned

SEEDS = st.integers(0, 10**6)


@settings(max_examples=250)
@given(SEEDS)
def test_a_round_from_any_position_keeps_every_invariant(seed: int) -> None:
    value = drawn_record(seed)
    match, now = value.match(), value.start
    assert now is not None
    dice = AddressedDice(match_seed(seed))
    for _ in range(3):
        plan = RoundPlan(round_orders(match, now, Whim(match_seed(seed), now.name)), kind=now.kind)
        for moment in play_round(match, now, plan, dice, {}):
            assert isinstance(moment, Moment), str(moment)
            check(match, now, moment)
            now = moment.position
        if now.finished is not None:
            return


@settings(max_examples=120)
@given(SEEDS)
def test_the_odds_of_any_tact_are_exact_and_add_up(seed: int) -> None:
    value = drawn_record(seed)
    match, now = value.match(), value.start
    assert now is not None
    orders = round_orders(match, now, Whim(match_seed(seed), "odds"))[:1]
    found = odds(match, now, RoundPlan(orders, kind=now.kind))
    assert isinstance(found, Odds)
    assert found.samples is None
    assert abs(sum(outcome.p for outcome in found.outcomes) - 1) < 1e-9
    assert all(0 < p <= 1 + 1e-9 for p in found.events.values())
    entered = entered_in(orders)
    played = play_tact(match, now, orders[0], entered, AddressedDice(match_seed(seed)))
    for event in played.events:
        if event.player is not None:
            assert f"{event.type}:{match.ids[event.player]}" in found.events


@settings(max_examples=120)
@given(SEEDS)
def test_the_half_turn_of_any_position_gives_the_turned_result(seed: int) -> None:
    from app.quidditch.record.read_position import read_position

    value = drawn_record(seed)
    match, now = value.match(), value.start
    assert now is not None
    if now.kind == "first":
        return
    other = read_position(turned(write_position(match, now)), match)

    def turn(player: int) -> int:
        return match.index[turned(match.ids[player])]

    tacts = round_orders(match, now, Whim(match_seed(seed), "turn"))
    entered = entered_in(tacts)
    for orders in tacts:
        mirror = {turn(player): turned_order(order) for player, order in orders.items()}
        dice = TurnedDice(match_seed(seed), turn=False)
        now = play_tact(match, now, orders, entered, dice).position
        dice = TurnedDice(match_seed(seed), turn=True)
        other = play_tact(match, other, mirror, frozenset(map(turn, entered)), dice).position
        assert write_position(match, other) == turned(write_position(match, now))
        if now.finished is not None:
            return


def test_a_penalty_drawn_has_a_guilty_side() -> None:
    values = [drawn_record(seed) for seed in range(60)]
    starts = [value.start for value in values if value.start and value.start.kind == "penalty"]
    assert starts
    assert {guilty_side(start) for start in starts} == {"left", "right"}
