"""1.5: shots, the keeper's chances, the rings, and what becomes of the quaffle afterwards."""

import pytest

from app.quidditch.pitch import HEIGHTS, RINGS
from tests.app.quidditch.board import (
    a_round,
    chances,
    happened,
    record,
    replayed,
    scene,
    tact,
    tacts,
)

SHOT = "6(2) from {} to 6(2) by R2"


@pytest.mark.parametrize(
    ("origin", "keeper", "chance"),
    [
        ("13(2)", "6(2)", 0.9),
        ("13(2)", "6(1)", 0.25),
        ("13(2)", "7(2)", 0.15),
        ("13(2)", "2(2)", 0.15),
        ("13(2)", "8(2)", 0.0),
        ("19(2)", "6(2)", 1.0),
        ("19(2)", "6(3)", 0.75),
        ("19(2)", "5(3)", 0.5),
        ("27(2)", "6(2)", 1.0),
        ("27(2)", "6(3)", 0.75),
        ("27(2)", "5(3)", 0.5),
    ],
)
def test_1_5_03_the_keepers_chances_by_the_line_of_the_shot(
    origin: str, keeper: str, chance: float
) -> None:
    start = scene(f"L1 {keeper}, R2 40(2)", SHOT.format(origin))
    assert chances(start, "L1").get("saved:L1", 0.0) == pytest.approx(chance)


def test_1_5_04_unstopped_it_flies_into_the_rings_at_the_height_it_came_at() -> None:
    start = scene("L1 8(1), R2 11(2)", "R2")
    played = tacts(start, ["L1; R2 throw 5(2)", "L1", "L1"], {"5.3/5/goal": 0.949})
    balls = [one["position"]["quaffle"]["at"] for one in played]
    assert balls[:2] == ["5(2)", "1(2)"]
    assert happened(played[2]) == ["goal right"]
    assert played[2]["position"]["score"] == {"left": 0, "right": 10}


GOALS = {"1(2)": 0.95, "2(3)": 0.95, "3(1)": 0.95, "1(3)": 0.25, "3(2)": 0.25}
GOALS |= {"123(1)": 0.95, "124(3)": 0.95, "125(2)": 0.95, "123(2)": 0.25, "125(3)": 0.25}
SPOTS = [f"{c}({h})" for cells in RINGS.values() for c in sorted(cells) for h in HEIGHTS]
THROWS = {1: ("11", "5"), 2: ("12", "6"), 3: ("15", "8")}


@pytest.mark.parametrize("spot", SPOTS)
def test_1_5_05_the_chance_of_a_goal_by_cell_and_height(spot: str) -> None:
    cell, height = int(spot[:-3]), spot[-2]
    left = cell < 4
    origin, to = THROWS[cell] if left else (str(126 - int(c)) for c in THROWS[126 - cell])
    by = "R2" if left else "L2"
    where = "L1 8(1), R1 118(1), L2 40(2), R2 80(2)"
    start = scene(where, f"{spot} from {origin}({height}) to {to}({height}) by {by} 1")
    found = chances(start, "L1; R1")
    scorer = "right" if left else "left"
    assert found.get(f"goal:{scorer}", 0.0) == pytest.approx(GOALS.get(spot, 0.0))
    assert found.get(f"past:{scorer}", 0.0) == pytest.approx(1 - GOALS.get(spot, 0.0))


def test_1_5_06_a_goal_while_the_keeper_is_off_brings_the_quaffle_to_the_centre() -> None:
    start = scene("L1 off9, R2 13(2)", "1(2) from 13(2) to 6(2) by R2 1")
    played = tact(start, "R2", {"5.1/5/goal": 0.5})
    assert happened(played) == ["goal right", "reset"]
    assert played["position"]["quaffle"]["at"] == "63(2)"


def test_1_5_07_past_while_the_keeper_is_off_it_lies_in_the_zone_for_one_chaser() -> None:
    start = scene("L1 off9, L2 11(2), R2 13(2)", "1(2) from 13(2) to 6(2) by R2 1")
    played = tact(start, "L2; R2", {"5.1/5/goal": 0.95})
    assert happened(played) == ["past right"]
    assert played["position"]["quaffle"]["at"] == "6(1)"
    start = scene("L1 off9, L2 12(2), R2 40(2)", "6(1)")
    played = tact(start, "L2 6(1) catch")
    assert happened(played) == ["quaffle_caught L2"]
    assert played["position"]["zone"] == {"L2": 6}


def test_1_5_08_the_keeper_releases_within_three_tacts_of_the_catch() -> None:
    start = scene("L1 6(1), R2 80(2)", "6(1)")
    rounds = (a_round("L1", "L1", "L1"), a_round("L1 throw 20(1)", "", ""))
    played = replayed(record(start, *rounds))["tacts"]
    clocks = [one["position"].get("keeper_clock") for one in played]
    assert clocks == [3, 2, 1, None, None, None]
    assert all("reset" not in happened(one) for one in played)


def test_1_5_09_if_it_does_not_the_quaffle_goes_to_the_centre_at_the_next_round() -> None:
    start = scene("L1 6(1), R2 80(2)", "6(1)")
    rounds = (a_round("L1", "L1", "L1"), a_round("L1", "L1", "L1"), a_round("L1"))
    played = replayed(record(start, *rounds))["tacts"]
    assert happened(played[5]) == ["reset"]
    assert played[5]["position"]["quaffle"]["at"] == "63(2)"
    assert played[6]["position"]["quaffle"]["at"] == "63(1)"


def test_1_5_10_unless_it_lets_go_before_the_round_ends() -> None:
    start = scene("L1 6(1), R2 80(2)", "6(1)")
    rounds = (a_round("L1", "L1", "L1"), a_round("L1", "L1", "L1 throw 13(1)"))
    played = replayed(record(start, *rounds))["tacts"]
    assert happened(played[5]) == ["thrown L1 13(1)"]
    assert played[5]["position"]["quaffle"]["at"] == "13(1)"


def test_1_5_11_a_quaffle_in_the_zone_and_a_sleeping_keeper_make_a_reset() -> None:
    start = scene("L1 8(1), R2 80(2)", "5(1)")
    played = replayed(record(start, a_round("R2", "R2", "R2"), a_round("R2")))["tacts"]
    assert played[2]["position"]["pending"] == [
        {"type": "keeper_reset", "side": "left", "wakes": True}
    ]
    assert happened(played[3]) == ["reset"]
    assert played[3]["position"]["quaffle"]["at"] == "63(1)"


def test_1_5_12_unless_it_wakes_up_in_tact_one() -> None:
    start = scene("L1 8(1), R2 80(2)", "5(1)")
    played = replayed(record(start, a_round("R2", "R2", "R2"), a_round("R2; L1 7(1)")))["tacts"]
    assert happened(played[3]) == []
    assert "pending" not in played[3]["position"]


def test_1_5_13_a_keeper_that_does_not_move_towards_it_is_asleep_too() -> None:
    start = scene("L1 8(1), R2 80(2)", "5(1)")
    played = replayed(record(start, a_round("L1", "L1", "L1")))["tacts"]
    assert played[2]["position"]["pending"][0]["type"] == "keeper_reset"
    played = replayed(record(start, a_round("L1", "L1", "L1 7(1)")))["tacts"]
    assert "pending" not in played[2]["position"]


def test_1_5_14_a_simple_pass_sinks_but_a_shot_does_not() -> None:
    start = scene("L2 40(2), R2 40(3)", "5(2) from 11(2) to 5(2) by L2")
    assert tact(start, "R2")["position"]["quaffle"]["at"] == "1(1)"
    start = scene("L2 40(2), R2 40(3)", "5(2) from 11(2) to 5(2) by R2")
    assert tact(start, "R2")["position"]["quaffle"]["at"] == "1(2)"
