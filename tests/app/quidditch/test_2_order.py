"""Part 2: the six stages in their order; and the sentences of 1.1 about points, rounds and ends."""

import pytest

from app.quidditch.rules import RuleSet
from app.quidditch.simulate import match_seed, simulate, simulated_match
from tests.app.quidditch.board import (
    a_round,
    chances,
    happened,
    record,
    refused,
    replayed,
    scene,
    tact,
)

LINEUP = "L1 5(1); L2 17(1); L7 17(2); R1 118(1); R2 109(1); R7 109(2)"


def test_2_1_a_player_felled_by_another_does_nothing_more_in_the_tact() -> None:
    start = scene("L2 62(2), R2 64(2), L3 54(2)", "L2")
    played = tact(start, "L2 63(2) throw 47(1); R2 63(2); L3 63(2)")
    assert happened(played) == ["fell L2", "dropped L2", "fell L3", "fell R2"]
    start = scene("L5 40(2), R2 49(2), L6 32(2)", bludgers=("41(2)",))
    played = tact(start, "L5 41(2) beat 47(2); R2 41(2); L6 41(2)")
    assert "beaten L5" not in happened(played)


def test_2_2_the_pass_comes_after_the_flight() -> None:
    start = scene("L2 40(2)", "L2")
    played = tact(start, "L2 41(3) throw 40(1)")
    assert played["position"]["quaffle"]["flight"]["from"] == "41(3)"


def test_2_3_a_thrower_felled_by_a_bludger_has_passed() -> None:
    start = scene("L2 40(2)", "L2", bludgers=("40(2)",))
    assert happened(tact(start, "L2 throw 47(1)".replace("47", "38"))) == [
        *("thrown L2 38(1)", "hit L2", "fell L2"),
    ]


def test_2_3_a_beaten_bludger_may_hit_another_player_of_its_cell() -> None:
    start = scene("L5 40(2), R2 40(3)", bludgers=("40(2)",))
    assert chances(start, "L5 beat 38(2); R2")["hit:R2"] == 0.75


def test_2_3_the_bludgers_come_first_and_second() -> None:
    start = scene("L5 40(2)", bludgers=("40(2)", "40(2)"))
    played = tact(start, "L5 beat 38(2)")
    assert [(e["type"], e.get("bludger")) for e in played["events"][:2]] == [
        *(("beaten", 1), ("hit", 2)),
    ]


def test_2_4_catching_comes_after_the_bludgers() -> None:
    start = scene("L2 63(2), R2 64(1)", "63(2)", bludgers=("63(2)",))
    found = chances(start, "L2 catch; R2 catch")
    assert found["quaffle_caught:R2"] == 0.5


def test_2_5_the_goal_comes_after_the_catch() -> None:
    start = scene("L1 6(2), R2 40(2)", "6(2) from 19(2) to 6(2) by R2")
    assert chances(start, "L1") == {"saved:L1": 1.0}


def test_2_6_the_balls_move_last_and_the_stages_rise() -> None:
    match = simulated_match()
    for entry in simulate(match, match_seed(3)):
        for moment in entry.moments:
            stages = [event.stage for event in moment.events]
            assert stages == sorted(stages)


def test_1_1_22_a_goal_is_ten_points_and_the_snitch_a_hundred_and_fifty() -> None:
    start = scene("L1 8(1), R2 40(2), L7 70(1)", "1(2) from 11(2) to 5(2) by R2 1")
    played = tact(start, "L1", {"5.1/5/goal": 0.0})
    assert played["position"]["score"] == {"left": 0, "right": 10}
    start = scene("L7 70(1)", snitch="70(1) seen toward 71", score={"left": 20, "right": 30})
    played = tact(start, "L7", {"5.1/4/snitch/L7": 0.0})
    assert played["position"]["score"] == {"left": 170, "right": 30}


def test_1_1_23_after_the_last_round_the_match_ends_though_the_snitch_is_free() -> None:
    assert RuleSet().rounds == 25
    start = scene("L2 40(2)", snitch="61(1) unseen toward 62", round=25)
    value = record(start, a_round("L2", "L2", "L2"), seed="44" * 32)
    found = replayed(value)
    assert (found["finished"], happened(found["tacts"][-1])) == ("rounds", ["over"])


def test_1_1_24_the_number_of_rounds_may_be_agreed() -> None:
    value = record(scene("L2 40(2)"), a_round("L2", "L2", "L2"), rules={"rounds": 40})
    assert replayed(value)["finished"] is None
    assert "rounds must be a whole number" in refused(record(None, rules={"rounds": "many"}))


def test_1_1_25_the_odds_of_the_first_round_are_exact() -> None:
    found = chances(None, LINEUP)  # type: ignore[arg-type]
    assert found.get("snitch_caught:L7", 0.0) == 0.0
    found = chances(None, LINEUP.replace("17(2)", "18(1)"))  # type: ignore[arg-type]
    assert found["snitch_caught:L7"] == pytest.approx(0.25 / 119)


def test_the_odds_of_a_penalty_count_its_fourth_tact() -> None:
    start = scene("R2 12(2), L1 8(3)", "R2", kind="penalty")
    found = chances(start, "L1; R2", "L1; R2 throw 6(3)", "L1")
    assert found["goal:right"] == pytest.approx(0.95)
    assert found["past:right"] == pytest.approx(0.05)


def test_who_is_not_named_in_a_round_of_placing_may_place_itself() -> None:
    start = scene("L2 off5", "63(1)", kind="after_penalty")
    played = tact(start, "L1 5(1); L2 17(1); R7 76(2)")
    assert played["position"]["players"]["R7"] == "76(2)"
    start = scene("R2 29(2)", "R2", kind="penalty")
    assert tact(start, "L1 5(1); R2")["position"]["players"]["L1"] == "5(1)"
