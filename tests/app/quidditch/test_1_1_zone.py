"""1.1: the keeper zone, who may be inside, for how long, and what it costs; Q22 and Q23."""

import pytest

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


@pytest.mark.parametrize("player", ["L2", "L5", "L7", "R1", "R2", "R5", "R7"])
def test_1_1_07_only_the_keeper_may_be_in_the_zone(player: str) -> None:
    played = tact(scene(f"L1 8(3), {player} 12(2)"), f"L1; {player} 6(2)")
    assert happened(played) == [f"offence {player}", f"removed {player}"]
    assert played["position"]["players"][player] == {"back_in_round": 7}


def test_1_1_08_a_sides_beater_may_enter_while_a_bludger_is_inside() -> None:
    start = scene("L5 12(2), R5 14(2), L7 105(1)", bludgers=("7(2)",))
    assert happened(tact(start, "L5 6(2)", {"5.1/6/bludger1/target": 0.0})) == []
    played = tact(start, "L5; R5 8(3)")
    assert happened(played) == ["offence R5", "removed R5"]


def test_1_1_09_a_sides_chaser_may_enter_while_the_quaffle_is_inside_and_the_keeper_off() -> None:
    start = scene("L1 off9, L2 12(2), R2 13(2)", "6(1)")
    assert happened(tact(start, "L2 6(2)")) == []
    assert happened(tact(start, "R2 6(2); L2")) == ["offence R2", "removed R2"]
    start = scene("L1 5(2), L2 12(2), R2 13(2)", "7(1)")
    assert happened(tact(start, "L1; L2 6(2)")) == [
        "offence L2",
        "removed L2",
    ]


def test_1_1_10_it_picks_the_quaffle_up_only_from_its_cell() -> None:
    start = scene("L1 off9, L2 6(2), L3 12(2)", "6(1)", zone={"L2": 6})
    assert chances(start, "L2 catch; L3 catch") == {"quaffle_caught:L2": 0.75}
    start = scene("L1 off9, L2 7(2)", "6(1)", zone={"L2": 6})
    assert chances(start, "L2 catch") == {}


def test_1_1_11_the_chaser_leaves_by_the_end_of_the_next_round() -> None:
    start = scene("L1 off9, L2 12(2)", "6(1)")
    rounds = (a_round("L2 6(1) catch", "L2", "L2"), a_round("L2", "L2", "L2"), a_round("L2"))
    played = replayed(record(start, *rounds))["tacts"]
    assert [happened(one) for one in played[1:6]] == [[]] * 5
    assert happened(played[6]) == ["offence L2", "removed L2", "dropped L2"]


def test_1_1_12_seekers_may_enter_while_the_visible_snitch_is_inside() -> None:
    start = scene("L7 12(2), R7 13(3), R2 14(2)", snitch="6(1) seen toward 7")
    draws = {"5.1/6/snitch/visible": 0.1}
    assert happened(tact(start, "L7 5(2); R7 7(3)", draws)) == []
    start["snitch"]["visible"] = False
    assert happened(tact(start, "L7 5(2)", draws)) == ["offence L7", "removed L7"]


def test_1_1_13_the_seeker_leaves_in_the_round_after_the_snitch_vanished_or_turned_out() -> None:
    start = scene("L7 5(2)", snitch="6(1) seen toward 7")
    vanishes = {"5.1/6/snitch/visible": 0.8, "5.1/6/snitch/way": 0.0}
    assert tact(start, "L7", vanishes)["position"]["zone"] == {"L7": 6}
    stays = {"5.1/6/snitch/visible": 0.1}
    assert "zone" not in tact(start, "L7", stays)["position"]
    start = scene("L7 5(2)", snitch="6(1) seen toward 13")
    assert tact(start, "L7", stays)["position"]["zone"] == {"L7": 6}
    for round_, offends in ((6, False), (7, True)):
        start = scene("L7 5(2)", round=round_, zone={"L7": 6})
        assert (happened(tact(start, "L7")) == ["offence L7", "removed L7"]) is offends


def test_1_1_14_an_unallowed_entry_costs_one_round() -> None:
    played = tact(scene("L1 8(3), R2 12(2)"), "L1; R2 6(2)")
    assert played["position"]["players"]["R2"] == {"back_in_round": 7}
    assert "pending" not in played["position"]


def test_1_1_15_if_the_keeper_falls_two_rounds_and_a_penalty() -> None:
    draws = {"5.1/1/fall/6(2)": 0.0, "5.1/1/both/6(2)": 0.9}
    played = tact(scene("L1 6(2), R2 12(2)"), "L1; R2 6(2)", draws)
    assert happened(played) == [
        *("fell L1", "lost_action R2", "offence R2", "removed R2", "penalty right"),
    ]
    assert played["position"]["players"]["R2"] == {"back_in_round": 8}
    assert played["position"]["pending"] == [{"type": "penalty", "side": "right"}]


def test_1_1_16_no_penalty_if_a_team_mate_felled_the_keeper() -> None:
    draws = {"5.1/1/fall/6(2)": 0.0, "5.1/1/both/6(2)": 0.9}
    played = tact(scene("L1 6(2), L2 12(2)"), "L1; L2 6(2)", draws)
    assert happened(played) == ["fell L1", "lost_action L2", "offence L2", "removed L2"]
    assert played["position"]["players"]["L2"] == {"back_in_round": 8}


def test_1_1_17_if_only_the_intruder_falls_one_round_or_its_fall_whichever_is_longer() -> None:
    draws = {"5.1/1/fall/6(3)": 0.9, "5.1/1/both/6(3)": 0.9}
    played = tact(scene("L1 6(3), R2 12(2)"), "L1; R2 6(3)", draws)
    assert happened(played) == ["fell R2", "lost_action L1", "offence R2", "removed R2"]
    assert played["position"]["players"]["R2"] == {"back_in_round": 9}


def test_1_1_18_a_chaser_that_gets_the_quaffle_inside_two_rounds_and_a_penalty() -> None:
    played = tact(scene("L1 8(3), R2 12(2)", "5(1)"), "L1; R2 5(1) catch")
    assert happened(played) == [
        *("offence R2", "quaffle_caught R2", "offence R2"),
        *("removed R2", "dropped R2", "penalty right"),
    ]
    assert played["position"]["players"]["R2"] == {"back_in_round": 8}


def test_1_1_19_comments_are_asked_for_but_in_fast_matches() -> None:
    start = scene("L2 40(2), L3 47(2), R2 80(2)")
    rounds = [a_round(*["L2; L3; R2"] * 3) for _ in range(2)]
    for entry in rounds:
        for one in entry["tacts"]:
            one["orders"]["L3"]["comment"] = "well yes"
            one["orders"]["R2"]["comment"] = "climbs slowly over the centre"
    proposals = replayed(record(start, *rounds, rules={"fast": False}))["proposals"]
    assert [(p["type"], p.get("player"), p["side"], p["round"]) for p in proposals] == [
        ("warning", "L2", "left", "6"),
        ("warning", "L3", "left", "6"),
        ("yellow_card", None, "left", "6"),
    ]
    assert replayed(record(start, *rounds, rules={"fast": True}))["proposals"] == []


def test_1_1_20_after_a_warning_the_player_may_be_removed() -> None:
    start = scene("L2 40(2), R2 80(2)", counts={"comments": {"L2": 2}, "warned": ["L2"]})
    proposals = replayed(record(start, a_round(*["L2; R2"] * 3), rules={"fast": False}))
    assert [p["type"] for p in proposals["proposals"]] == ["remove"]


def test_1_1_21_more_than_a_third_without_orders_a_warning_and_then_the_end() -> None:
    start = scene("L2 40(2), L3 47(2), R2 80(2), R3 88(1)")
    played = replayed(record(start, a_round(*["L2; L3; R2"] * 3)))
    assert played["proposals"] == []
    played = replayed(record(start, a_round(*["L2; L3"] * 3)))
    assert [p["type"] for p in played["proposals"]] == ["warning"]
    start["counts"] = {"silent": 1}
    played = replayed(record(start, a_round(*["L2; L3"] * 3)))
    assert [p["type"] for p in played["proposals"]] == ["close"]


def test_q22_the_beater_leaves_with_the_round_in_which_the_last_bludger_left() -> None:
    start = scene("L5 6(2), L2 20(1)", bludgers=("8(2)",))
    played = tact(start, "L5; L2")
    assert played["position"]["bludgers"][0]["at"] in ("7(2)", "14(2)", "15(2)")
    start = scene("L5 6(2), L7 105(2)", bludgers=("14(2)",), zone={"L5": 5})
    assert happened(tact(start, "L5")) == []
    start = scene("L5 6(2), L7 105(2)", bludgers=("14(2)",), zone={"L5": 5}, round=6)
    assert happened(tact(start, "L5")) == ["offence L5", "removed L5"]


def test_q22_the_limit_is_set_as_the_bludger_leaves() -> None:
    start = scene("L5 5(3), L2 21(1)", bludgers=("7(2) from 5(2) to 7(2) climb 0 left 2",))
    played = tact(start, "L5; L2")
    assert played["position"]["bludgers"][0]["at"] == "8(2)"
    assert "zone" not in played["position"]
    start = scene("L5 5(3), L2 21(1)", bludgers=("8(2) from 6(2) to 8(2) climb 0 left 2",))
    played = tact(start, "L5; L2")
    assert played["position"]["bludgers"][0]["at"] == "9(2)"
    assert played["position"]["zone"] == {"L5": 5}


def test_q23_the_offender_finishes_the_tact() -> None:
    start = scene("L1 8(3), R2 12(2), R3 13(2)", "R2")
    played = tact(start, "L1; R2 6(2) throw 13(1); R3")
    assert happened(played) == ["offence R2", "thrown R2 13(1)", "removed R2"]


def test_q23_with_the_balls_where_they_are_in_this_tact() -> None:
    start = scene("L5 12(2), L7 105(1)", bludgers=("7(2) from 9(2) to 7(2) climb 0 left 2",))
    assert happened(tact(start, "L5 6(2)")) == []
    start = scene("L5 12(2), L7 105(1)", bludgers=("13(2)",))
    assert happened(tact(start, "L5 6(2)")) == ["offence L5", "removed L5"]


def test_q17_one_chaser_at_a_time() -> None:
    start = scene("L1 off9, L2 12(2), L3 14(2)", "6(1)")
    played = tact(start, "L2 6(1) catch; L3 7(2)")
    assert happened(played) == ["offence L3", "quaffle_caught L2", "removed L3"]
    start = scene("L1 off9, L2 12(2), L3 7(2)", "6(1)", zone={"L3": 6})
    assert happened(tact(start, "L2 6(2); L3")) == ["offence L2", "removed L2"]


def test_q17_the_quaffle_it_carries_in_itself_gives_no_leave() -> None:
    start = scene("L1 off9, L2 12(2)", "L2")
    assert happened(tact(start, "L2 6(2)")) == ["offence L2", "removed L2", "dropped L2"]


def test_a_round_in_which_everybody_stays_out_has_no_offence() -> None:
    start = scene("L1 6(2), R2 12(2), R1 120(2)")
    assert [happened(one) for one in tacts(start, ["L1; R2; R1"] * 3)] == [[], [], []]


def test_1_1_13_turning_out_counts_before_the_snitch_has_left() -> None:
    start = scene("L7 6(2)", snitch="7(1) seen toward 8")
    played = tact(start, "L7", {"5.1/6/snitch/visible": 0.1})
    assert played["position"]["snitch"] == {"at": "8(2)", "visible": True, "toward": 9}
    assert played["position"]["zone"] == {"L7": 6}


def test_1_1_21_exactly_a_third_is_not_more() -> None:
    start = scene("L2 40(2), L3 47(2), R2 80(2)")
    assert replayed(record(start, a_round(*["L2; L3"] * 3)))["proposals"] == []
