"""1.2: what may be ordered, and the clause with which the rest is refused when it is entered."""

import pytest

from app.quidditch.allowed import allowed, may_order, without_entry
from app.quidditch.orders import Order
from app.quidditch.pitch import DISTANCE, Spot
from app.quidditch.record import read_record
from tests.app.quidditch.board import (
    a_round,
    happened,
    record,
    refusal,
    refused,
    replayed,
    scene,
    tact,
    tacts,
)

FIELD = scene(
    "L1 6(2), L2 40(2), L5 47(2), L7 30(2), R1 119(2), R2 80(2), L3 off5, L4 off7, R3 out"
)


def test_1_2_03_a_normal_round_has_three_tacts() -> None:
    assert refusal(FIELD, "", "", "", "") == "round 5, tact 4: the round has no further tact (1.2)"
    assert len(tacts(FIELD, ["L2", "L2", "L2"])) == 3


def test_1_2_04_the_first_round_and_the_first_after_a_penalty_have_one() -> None:
    for kind in ("first", "after_penalty"):
        start = scene("L2 off5", kind=kind, quaffle={"at": "63(1)"})
        assert "tact 2: the round has no further tact" in refusal(start, "L2 40(2)", "L2")


@pytest.mark.parametrize(
    ("order", "sentence"),
    [
        ("L2 42(2)", "a flight goes to a neighbour cell or stays (1.2)"),
        ("L2 catch 41(1)", "only throw, drop and beat have a target (1.2)"),
        ("L2 beat 38(2)", "this action is not one of the player's role (1.2)"),
        ("L2 drop 63(2)", "this action is not one of the player's role (1.2)"),
        ("L1 catch", "this action is not one of the player's role (1.2)"),
        ("L5 throw 40(1)", "this action is not one of the player's role (1.2)"),
        ("L7 catch", "this action is not one of the player's role (1.2)"),
        ("L2 throw", "the action needs a target (1.2)"),
        ("L2 throw 40(1)", "the quaffle is thrown to a cell 1 to 3 away (1.2)"),
        ("L2 throw 36(1)", "the quaffle is thrown to a cell 1 to 3 away (1.2)"),
        ("L5 beat 46(1)", "a bludger is beaten to a cell 2 or 3 away (1.2, 1.4)"),
        ("L5 beat 43(1)", "a bludger is beaten to a cell 2 or 3 away (1.2, 1.4)"),
        ("L1 drop 63(2)", "the keeper drops the quaffle to 54, 55, 62, 64, 71 or 72 (1.4)"),
        ("L1 throw 1(2)", "a ring cell is never a target (1.1, Q1)"),
        ("L4 17(1)", "the player is off the pitch in this round (1.2)"),
        ("R3 80(1)", "the player is gone for the match (1.6)"),
        ("L8 80(1)", "a substitute plays only after the captain's substitution (1.7)"),
        ("L3 17(1)", "a player who returns gives an order for the third tact only (1.2)"),
    ],
)
def test_1_2_05_what_no_rule_allows_is_refused_with_its_clause(order: str, sentence: str) -> None:
    assert refusal(FIELD, order) == f"round 5, tact 1, player {order[:2]}: {sentence}"


@pytest.mark.parametrize(
    ("key", "value", "sentence"),
    [
        ("to", "126(1)", "to is 126(1); cells are 1 to 125, heights 1 to 3 (1.1)"),
        ("to", "40(4)", "to is 40(4); cells are 1 to 125, heights 1 to 3 (1.1)"),
        ("to", "40", "to must be a cell and height, as 12(2)"),
        ("action", ["catch", "throw"], "action must be catch, throw, drop or beat"),
        ("action", "kick", "action must be catch, throw, drop or beat"),
    ],
)
def test_1_2_06_one_action_of_those_there_are_and_cells_that_exist(
    key: str, value: object, sentence: str
) -> None:
    value_of = record(FIELD, {"tacts": [{"orders": {"L2": {key: value}}}]})
    assert refused(value_of) == f"round 5, tact 1, player L2: {sentence}"


def test_1_2_07_only_a_keeper_flies_to_its_own_ring_cells() -> None:
    start = scene("L1 6(2), L2 7(2), R1 8(2)")
    assert "only a side's own keeper" in refusal(start, "L2 2(2)")
    assert "only a side's own keeper" in refusal(start, "R1 3(2)")
    assert tact(start, "L1 2(3)")["position"]["players"]["L1"] == "2(3)"


@pytest.mark.parametrize(
    ("order", "sentence"),
    [
        ("L1 11(2)", "the keeper takes a cell of its zone (1.2)"),
        ("L1 118(2)", "the keeper takes a cell of its zone (1.2)"),
        ("L2 16(2)", "the player takes a cell of its own half, 17-50 or 76-109 (1.2)"),
        ("L2 51(2)", "the player takes a cell of its own half, 17-50 or 76-109 (1.2)"),
        ("R2 50(2)", "the player takes a cell of its own half, 17-50 or 76-109 (1.2)"),
        ("R2 110(2)", "the player takes a cell of its own half, 17-50 or 76-109 (1.2)"),
        ("L2", "a player who places itself must name its cell (1.2, Q6)"),
    ],
)
def test_1_2_08_placing_in_the_first_round(order: str, sentence: str) -> None:
    value = record(None, a_round(order))
    assert refused(value) == f"round 1, tact 1, player {order[:2]}: {sentence}"


def test_1_2_09_two_of_one_side_on_one_cell_and_height_are_refused() -> None:
    value = record(None, a_round("L2 40(2); L3 40(2)"))
    assert "player L3: two of one side may not place themselves" in refused(value)
    assert read_record(record(None, a_round("L2 40(2); L3 40(3)"))).rounds


@pytest.mark.parametrize(
    ("order", "sentence"),
    [
        ("L3 18(1)", "the player comes back on an edge cell of its own half (1.2)"),
        ("L3 76(1)", "the player comes back on an edge cell of its own half (1.2)"),
        ("L3", "a player who returns must name its cell (1.2)"),
    ],
)
def test_1_2_10_coming_back(order: str, sentence: str) -> None:
    assert refusal(FIELD, "", "", order) == f"round 5, tact 3, player L3: {sentence}"


def test_1_2_11_a_player_comes_back_on_the_third_tact_with_an_action() -> None:
    played = tacts(FIELD, ["L2", "L2", "L3 25(3) catch"])[-1]
    assert played["position"]["players"]["L3"] == "25(3)"
    assert {"returned"} == {event["type"] for event in played["events"]}


@pytest.mark.parametrize("cell", [76, 85, 93, 102, 84, 92, 101, 109])
def test_1_2_12_the_right_comes_back_on_its_edges_84_among_them(cell: int) -> None:
    start = scene("L2 40(2), R2 off5", tact=3)
    assert tact(start, f"L2; R2 {cell}(1)")["position"]["players"]["R2"] == f"{cell}(1)"


def test_1_2_13_a_keeper_comes_back_to_any_cell_of_its_zone() -> None:
    start = scene("L1 off5, L2 40(2)", tact=3)
    assert "the keeper takes a cell of its zone" in refusal(start, "L2; L1 17(1)")
    assert tact(start, "L2; L1 8(1)")["position"]["players"]["L1"] == "8(1)"


def test_1_2_14_a_neighbour_cell_at_any_height_or_staying() -> None:
    for to in ("40(1)", "40(3)", "41(3)", "32(1)", "49(2)"):
        assert tact(FIELD, f"L2 {to}")["position"]["players"]["L2"] == to
    assert tact(FIELD, "L2")["position"]["players"]["L2"] == "40(2)"


def test_1_2_15_a_chaser_without_catch_lets_the_quaffle_pass() -> None:
    assert happened(tact(scene("L2 63(2)", "63(2)"), "L2")) == []


def test_1_2_16_the_keeper_always_catches_without_being_told() -> None:
    assert happened(tact(scene("L1 6(1)", "6(1)"), "L1")) == ["quaffle_caught L1"]


def test_1_2_17_the_seeker_always_tries() -> None:
    start = scene("L7 70(1)", snitch="70(1) seen toward 71")
    played = tact(start, "", {"5.1/4/snitch/L7": 0.24})
    assert happened(played) == ["snitch_caught L7", "over"]


def test_q7_orders_that_find_nothing_to_do_are_no_errors() -> None:
    assert happened(tact(FIELD, "L2 throw 47(1); L5 beat 45(1); L1 drop 62(1)")) == []
    assert happened(tact(scene("L1 13(2)", "L1"), "L1 drop 62(1)")) == []
    assert happened(tact(scene("L2 40(2), L3 47(2)", "L3"), "L2 catch; L3")) == []


def test_the_engine_lists_what_is_allowed() -> None:
    value = read_record(record(FIELD))
    match, now = value.match(), value.start
    assert now is not None
    found = allowed(match, now, 1, match.index["L2"], here=Spot(40, 2))
    assert found.cells == (31, 32, 39, 40, 41, 48, 49)
    assert set(found.actions) == {"catch", "throw"}
    assert 40 not in found.actions["throw"]
    assert allowed(match, now, 3, match.index["L3"], here=None).cells == (
        *(17, 24, 25, 33, 34, 41, 42, 50),
    )
    assert allowed(match, now, 3, match.index["L4"], here=None).cells == ()


def test_the_engine_lists_who_may_have_orders_and_who_has_none() -> None:
    value = read_record(record(FIELD))
    match, now = value.match(), value.start
    assert now is not None
    ids = [match.ids[player] for player in may_order(match, now)]
    assert ids == ["L1", "L2", "L3", "L5", "L7", "R1", "R2"]
    entered = ({match.index["L1"]: Order()}, {match.index["R2"]: Order()})
    missing = [match.ids[player] for player in without_entry(match, now, entered)]
    assert missing == ["L2", "L3", "L5", "L7", "R1"]


def test_the_engine_lists_actions_where_a_flight_will_end() -> None:
    value = read_record(record(FIELD))
    match, now = value.match(), value.start
    assert now is not None
    beater = match.index["L5"]
    found = allowed(match, now, 1, player=beater, here=Spot(47, 2), end=Spot(48, 1))
    assert all(2 <= DISTANCE[48][cell] <= 3 for cell in found.actions["beat"])
    seeker = match.index["L7"]
    assert allowed(match, now, 1, player=seeker, here=Spot(30, 2)).actions == {}


def test_a_round_may_be_played_from_the_middle() -> None:
    start = scene("L2 40(2)", tact=2)
    assert [one["tact"] for one in tacts(start, ["L2", "L2"])] == [2, 3]
    assert "no further tact" in refusal(start, "L2", "L2", "L2")


def test_a_match_goes_on_only_from_a_finished_round() -> None:
    value = record(FIELD, a_round("L2"), a_round("L2"))
    assert "only the last round may be unfinished" in refused(value)
    value = record(FIELD, a_round("L2", "L2", "L2"), a_round("L2"))
    assert replayed(value)["tacts"][-1]["round"] == 6
