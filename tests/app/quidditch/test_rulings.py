"""The rulings Q2 to Q24 and Q27 that no other file names; one test or more for each."""

import re
from pathlib import Path

import pytest

from tests.app.quidditch.board import (
    TEAMS,
    a_round,
    chances,
    happened,
    record,
    refused,
    replayed,
    scene,
    tact,
    tacts,
)

HERE = Path(__file__).parent


def test_every_ruling_has_a_test_that_names_it() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in HERE.glob("test_*.py"))
    named = {int(number) for number in re.findall(r"def test_q(\d+)_", text)}
    assert named == set(range(1, 28))


def test_every_ruling_is_named_where_it_is_applied() -> None:
    engine = Path(HERE.parents[2] / "app" / "quidditch")
    text = "".join(path.read_text(encoding="utf-8") for path in engine.rglob("*.py"))
    assert {int(number) for number in re.findall(r"\bQ(\d+)\b", text)} == set(range(1, 28))


def test_q2_seven_players_within_bounds() -> None:
    crowd = [*TEAMS["left"]["players"], {"id": "L0", "role": "chaser"}]
    value = record(None, teams={**TEAMS, "left": {"players": crowd}})
    assert refused(value) == "team left: a side has 1 to 3 chasers, not 4 (Q2)"
    four = {**value, "rules": {"chasers": 4}}
    assert replayed(four)["tacts"] == []
    value = record(None, teams={**TEAMS, "left": {"players": crowd[1:7]}})
    assert refused(value) == "team left: a side has 1 keeper, not 0 (Q2)"
    value = record(None, rules={"chasers": 5})
    assert refused(value) == "rules: chasers must be a whole number from 1 to 4 (Q2)"


def test_q3_the_snitch_ends_the_match_in_stage_four_without_stage_five() -> None:
    start = scene(
        "L7 70(1), R2 40(2)", "1(2) from 11(2) to 5(2) by R2 1", snitch="70(1) seen toward 71"
    )
    played = replayed(record(start, a_round("L7"), draws={"5.1/4/snitch/L7": 0.0}))
    assert happened(played["tacts"][0]) == ["snitch_caught L7", "over"]
    assert played["score"] == {"left": 150, "right": 0}
    assert played["finished"] == "snitch"


def test_q3_equal_scores_after_the_last_round_are_a_draw() -> None:
    value = record(scene("L2 40(2)"), a_round("L2", "L2", "L2"), rules={"rounds": 5, "fast": True})
    played = replayed(value)
    assert (played["finished"], played["score"]) == ("rounds", {"left": 0, "right": 0})


@pytest.mark.parametrize("to", ["40(1)", "40(3)", "41(1)", "41(3)"])
def test_q4_any_of_the_three_heights(to: str) -> None:
    assert tact(scene("L2 40(2)"), f"L2 {to}")["position"]["players"]["L2"] == to
    assert tact(scene("L2 40(1)"), f"L2 {to}")["position"]["players"]["L2"] == to


def test_q5_no_entry_in_one_tact_of_an_entered_round_stays_and_keeps_the_quaffle() -> None:
    played = tacts(scene("L2 40(2)", "L2"), ["", "L2 41(2)", ""])
    assert [one["position"]["players"]["L2"] for one in played] == ["40(2)", "41(2)", "41(2)"]
    assert played[-1]["position"]["quaffle"]["holder"] == "L2"


def test_q6_without_a_placement_the_player_is_off_until_tact_three_of_the_next_round() -> None:
    start = scene("L1 off1, L2 off1", "63(2)", kind="first", round=1)
    played = replayed(record(start, a_round("L1 5(1)"), seed="22" * 32))["tacts"]
    assert played[0]["position"]["players"]["L2"] == {"back_in_round": 2}


def test_q6_without_a_return_order_likewise() -> None:
    played = tacts(scene("L1 6(1), L2 off5"), ["L1", "L1", "L1"])
    assert played[-1]["position"]["players"]["L2"] == {"back_in_round": 6}


def test_q8_swapping_cells_is_no_collision() -> None:
    assert happened(tact(scene("L2 62(2), R2 63(2)"), "L2 63(2); R2 62(2)")) == []


def test_q8_a_keepers_catch_and_a_seekers_try_are_lost_too() -> None:
    start = scene("L1 6(2), R2 12(2)", "6(1)")
    found = chances(start, "L1; R2 6(2)")
    assert "quaffle_caught:L1" not in found
    start = scene("L7 69(1), R7 71(1)", snitch="70(1) seen toward 71")
    assert "snitch_caught:L7" not in chances(start, "L7 70(1); R7 70(1)")


def test_q8_a_throw_and_a_beat_are_lost_the_quaffle_kept() -> None:
    draws = {"5.1/1/fall/41(2)": 0.9, "5.1/1/both/41(2)": 0.9}
    start = scene("L2 40(2), R2 49(2)", "L2")
    played = tact(start, "L2 41(2) throw 48(1); R2 41(2)", draws)
    assert happened(played) == ["fell R2", "lost_action L2"]
    assert played["position"]["quaffle"]["holder"] == "L2"
    start = scene("L5 40(2), R2 49(2)", bludgers=("41(1)",))
    draws |= {"5.1/3/bludger1/hit/L5": 0.74}
    played = tact(start, "L5 41(2) beat 47(1); R2 41(2)", draws)
    assert happened(played) == ["fell R2", "lost_action L5", "hit L5", "fell L5"]


def test_q9_absences_do_not_add_up_the_longer_holds() -> None:
    draws = {"5.1/1/fall/6(1)": 0.9, "5.1/1/both/6(1)": 0.0}
    played = tact(scene("L1 6(1), R2 12(2)"), "L1; R2 6(1)", draws)
    assert played["position"]["players"]["R2"] == {"back_in_round": 8}
    assert played["position"]["players"]["L1"] == {"back_in_round": 7}


def test_q9_the_rounds_after_the_current_one_are_missed() -> None:
    start = scene("L2 40(1), L1 6(1)", bludgers=("40(1)",))
    value = record(
        start,
        a_round("L1; L2", "L1", "L1"),
        a_round("L1", "L1", "L1"),
        a_round("L1", "L1", "L1; L2 17(1)"),
        seed="33" * 32,
    )
    played = replayed(value)["tacts"]
    assert played[0]["position"]["players"]["L2"] == {"back_in_round": 7}
    assert (played[-1]["round"], played[-1]["position"]["players"]["L2"]) == (7, "17(1)")


def test_q10_a_beater_with_an_unspent_beat_is_not_hit_by_that_bludger() -> None:
    start = scene("L5 40(1), R5 40(3)", bludgers=("40(2)",))
    found = chances(start, "L5 beat 47(2); R5 beat 38(2)")
    assert not {"hit:L5", "hit:R5"} & set(found)
    assert found["beaten:L5"] == pytest.approx(0.75 * 0.25 + 0.75 * 0.75 / 2)


def test_q10_having_spent_it_it_is_hit_by_the_second_like_anyone() -> None:
    start = scene("L5 40(2)", bludgers=("40(2)", "40(1)"))
    found = chances(start, "L5 beat 47(2)")
    assert (found["beaten:L5"], found["hit:L5"]) == (1.0, 0.75)
    start = scene("L5 40(2)", bludgers=("40(1)", "40(2)"))
    found = chances(start, "L5 beat 47(2)")
    assert found["hit:L5"] == pytest.approx(0.75)
    assert found["beaten:L5"] == pytest.approx(1.0)


def test_q11_of_those_whose_roll_says_hit_one_falls() -> None:
    found = chances(scene("L2 40(2), R2 40(1)", bludgers=("40(2)",)), "L2; R2")
    assert found["hit:L2"] == pytest.approx(1 - 0.375)
    assert found["hit:R2"] == pytest.approx(0.375)


def test_q11_a_beaten_bludger_still_hits_and_flies_to_its_target_all_the_same() -> None:
    start = scene("L5 40(2), R2 40(1)", bludgers=("40(2)",))
    played = tact(start, "L5 beat 47(2); R2".replace("47", "38"), {"5.1/3/bludger1/hit/R2": 0.74})
    assert happened(played) == ["beaten L5", "hit R2", "fell R2"]
    assert played["position"]["bludgers"][0]["at"] == "38(2)"


def test_q11_one_felled_by_a_bludger_has_thrown_but_has_no_stage_four() -> None:
    start = scene("L2 63(2), R2 55(1)", "L2", bludgers=("63(2)",))
    played = tact(start, "L2 throw 47(1); R2")
    assert happened(played) == ["thrown L2 47(1)", "hit L2", "fell L2"]
    start = scene("L2 63(2)", "63(2)", bludgers=("63(2)",))
    assert "quaffle_caught:L2" not in chances(start, "L2 catch")


def test_q12_the_keeper_takes_the_quaffle_from_nobody() -> None:
    assert "quaffle_taken:L1" not in chances(scene("L1 11(2), R2 12(2)", "R2"), "L1; R2")


def test_q13_a_dropped_quaffle_is_caught_in_the_same_tact() -> None:
    start = scene("L2 63(2), L3 64(1)", "L2", bludgers=("63(2)",))
    assert chances(start, "L2; L3 catch")["quaffle_caught:L3"] == pytest.approx(0.5)
    start = scene("L2 62(2), R2 64(2), R3 63(1)", "L2")
    found = chances(start, "L2 63(2); R2 63(2); R3 catch")
    assert found["quaffle_caught:R3"] == pytest.approx(0.75 * 0.75)


def test_q14_an_unseen_snitch_can_be_caught_unless_the_rules_say_no() -> None:
    start = scene("L7 70(1)", snitch="70(1) unseen toward 71")
    assert chances(start, "L7")["snitch_caught:L7"] == 0.25
    rules = {"fast": True, "invisible_snitch_catchable": False}
    assert chances(start, "L7", rules=rules) == {}


@pytest.mark.parametrize(("origin", "chance"), [("4(2)", 0.9), ("10(2)", 1.0), ("17(2)", 1.0)])
def test_q15_the_line_is_the_throwers_distance_to_the_zone(origin: str, chance: float) -> None:
    start = scene("L1 5(2), R2 40(2)", f"5(2) from {origin} to 5(2) by R2")
    assert chances(start, "L1")["saved:L1"] == pytest.approx(chance)


def test_q15_a_thrower_inside_the_zone_shoots_from_the_first() -> None:
    start = scene("L1 6(2), R2 40(2)", "6(2) from 7(2) to 6(2) by R2")
    assert chances(start, "L1")["saved:L1"] == pytest.approx(0.9)


def test_q16_the_goal_is_decided_without_another_catch() -> None:
    start = scene("L1 1(2), R2 40(2)", "1(2) from 11(2) to 5(2) by R2 1")
    assert chances(start, "L1") == {"goal:right": 0.95, "past:right": pytest.approx(0.05)}


def test_q16_a_line_that_misses_the_rings_is_past_and_the_ball_falls_in_the_zone() -> None:
    start = scene("L1 8(2), R2 40(2)", "5(3) from 12(3) to 5(3) by R2")
    played = tact(start, "L1")
    assert happened(played) == ["past right"]
    assert played["position"]["quaffle"] == {
        "at": "5(2)",
        "holder": None,
        "flight": None,
        "falling": True,
    }


def test_q16_a_pass_that_sinks_into_a_ring_may_be_caught_there_and_is_an_own_goal() -> None:
    start = scene("L1 8(2), L2 40(2)", "1(2) from 11(3) to 5(3) by L2 1")
    assert chances(start, "L1") == {"goal:right": 0.95, "past:left": pytest.approx(0.05)}
    start = scene("L1 1(1), L2 40(2)", "1(2) from 11(3) to 5(3) by L2 1")
    found = chances(start, "L1")
    assert found["quaffle_caught:L1"] == pytest.approx(0.75)
    assert found["goal:right"] == pytest.approx(0.25 * 0.95)


def test_q16_after_a_goal_the_ball_falls_behind_the_rings_for_the_keeper() -> None:
    start = scene("L1 8(2), R2 5(1), R3 13(2)", "1(2) from 11(2) to 5(2) by R3 1")
    played = tact(start, "L1", {"5.1/5/goal": 0.1})
    assert played["position"]["quaffle"]["at"] == "1(1)"
    start = scene("L1 6(2), R2 5(1)", "1(1)")
    found = chances(start, "L1; R2 catch")
    assert found["quaffle_caught:L1"] == 0.5
    assert "quaffle_caught:R2" not in found


def test_q18_the_line_of_a_bent_throw_is_settled_by_lot() -> None:
    start = scene("L1 8(1), R2 40(2)", "6(2) from 20(2) to 6(2) by R2")
    assert tact(start, "L1", {"5.1/6/quaffle/line": 0.49})["position"]["quaffle"]["at"] == "1(2)"
    assert tact(start, "L1", {"5.1/6/quaffle/line": 0.5})["position"]["quaffle"]["at"] == "2(2)"
    start = scene("R2 40(2)", "61(3) from 44(2) to 61(3) by R2")
    for u, cell in ((0.4, 69), (0.6, 70)):
        played = tact(start, "R2", {"5.1/6/quaffle/line": u})
        assert played["position"]["quaffle"]["at"] == f"{cell}(2)"


def test_q18_a_lot_between_a_ring_and_nothing() -> None:
    start = scene("L1 8(1), R2 40(2)", "5(2) from 19(2) to 5(2) by R2")
    played = tact(start, "L1", {"5.1/6/quaffle/line": 0.49})
    assert happened(played) == ["past right"]
    played = tact(start, "L1", {"5.1/6/quaffle/line": 0.5})
    assert played["position"]["quaffle"]["at"] == "1(2)"


def test_q18_off_the_pitch_it_stays_and_falls() -> None:
    start = scene("R2 40(2)", "59(3) from 61(2) to 59(3) by R2")
    played = tact(start, "R2")
    assert played["position"]["quaffle"]["at"] == "59(2)"
    assert played["position"]["quaffle"]["falling"] is True


def test_q19_after_the_rim_it_keeps_the_new_direction() -> None:
    start = scene("", bludgers=("42(2) from 44(2) to 42(2) climb 0 left 2",))
    draws = {"5.1/6/bludger1/rim": 0.5}
    played = tacts(start, ["", ""], draws)
    assert [one["position"]["bludgers"][0]["at"] for one in played] == ["43(2)", "44(2)"]


def test_q19_cells_it_jumps_over_are_not_touched() -> None:
    start = scene("L5 34(2), R2 43(2)", bludgers=("34(2)",))
    assert happened(tacts(start, ["L5 beat 52(2); R2", "R2"], None)[-1]) == []


def test_q20_one_cell_a_tact_and_at_most_one_height() -> None:
    start = scene("L2 66(3)", bludgers=("63(1)",))
    played = tacts(start, ["L2", "L2"])
    assert [one["position"]["bludgers"][0]["at"] for one in played] == ["64(2)", "65(3)"]


def test_q20_not_on_its_own_cell_and_at_the_centre_it_stays() -> None:
    start = scene("L2 63(1)", bludgers=("63(3)",))
    played = tact(start, "L2", {"5.1/3/bludger1/hit/L2": 0.8})
    assert played["position"]["bludgers"][0]["at"] == "63(3)"


def test_q20_two_bludgers_may_share_a_cell_and_a_victim() -> None:
    start = scene("L2 66(2)", bludgers=("63(2)", "63(2)"))
    played = tact(start, "L2")
    assert [entry["at"] for entry in played["position"]["bludgers"]] == ["64(2)", "64(2)"]


def test_q20_who_fell_in_stages_one_to_three_is_no_candidate() -> None:
    start = scene("L2 65(2), L3 61(1)", bludgers=("63(2)", "65(2)"))
    assert tact(start, "L2; L3")["position"]["bludgers"][0]["at"] == "62(1)"


def test_q21_new_ways_come_after_height_and_visibility() -> None:
    start = scene("", snitch="60(2) seen toward 59")
    draws = {
        "5.1/6/snitch/height": 0.0,
        "5.1/6/snitch/visible": 0.9,
        "5.1/6/snitch/way": 0.0,
    }
    played = tact(start, "", draws)
    assert [draw["at"][4:] for draw in played["draws"]] == [
        *("6/snitch/height", "6/snitch/visible", "6/snitch/way"),
    ]


def test_q24_wherever_it_flies_the_clock_runs() -> None:
    start = scene("L1 12(1), R2 80(2)", "L1", keeper_clock=2)
    played = tacts(start, ["L1 13(1)", "L1", "L1"])
    assert [one["position"].get("keeper_clock") for one in played] == [1, None, None]
    assert happened(played[-1]) == ["reset"]


def test_q24_caught_outside_the_zone_there_is_no_clock() -> None:
    played = tact(scene("L1 12(1), R2 80(2)", "12(1)"), "L1")
    assert "keeper_clock" not in played["position"]


def test_q24_a_keeper_that_was_within_one_cell_is_awake() -> None:
    start = scene("L1 6(1), R2 80(2)", "5(1)")
    draws = {f"5.{n}/4/quaffle/L1": 0.9 for n in (1, 2, 3)}
    played = replayed(record(start, a_round("L1", "L1", "L1"), draws=draws))["tacts"]
    assert "pending" not in played[-1]["position"]


def test_q27_the_newcomer_enters_on_tact_three_a_keeper_in_its_zone() -> None:
    swap = {"type": "substitute", "out": "L1", "in": "L9"}
    start = scene("L1 6(3), L2 40(2)", "L1")
    value = record(
        start,
        a_round("L1; L2", "L1; L2", "L1; L2", referee=({**swap, "by": "c", "reason": "r"},)),
        a_round("L2", "L2", "L2; L9 8(1)"),
    )
    played = replayed(value)["tacts"]
    assert played[2]["position"]["quaffle"]["at"] == "6(3)"
    assert played[-1]["position"]["players"]["L9"] == "8(1)"
    late = record(start, value["rounds"][0], a_round("L2; L9 8(1)"))
    assert "for the third tact only" in refused(late)


def test_q5_from_the_middle_of_a_round_no_entry_drops_nothing() -> None:
    start = scene("L2 40(2), R2 80(2)", "L2", tact=2)
    assert happened(tact(start, "R2")) == []


def test_q24_staying_on_the_balls_cell_is_waking_up_but_only_by_an_order() -> None:
    pending = [{"type": "keeper_reset", "side": "left", "wakes": True}]
    start = scene("L1 5(2), R2 80(2)", "5(1)", pending=pending)
    draws = {"5.1/4/quaffle/L1": 0.9}
    assert happened(tact(start, "L1; R2", draws)) == []
    assert happened(tact(start, "R2")) == ["reset"]
    start = scene("L1 8(2), R2 80(2)", "6(1)", pending=pending)
    assert happened(tact(start, "L1 8(1); R2")) == ["reset"]
