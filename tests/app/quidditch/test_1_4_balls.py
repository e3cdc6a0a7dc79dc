"""1.4: how the quaffle, the bludgers and the snitch move, sentence by sentence."""

import pytest

from tests.app.quidditch.board import Json, chances, happened, scene, tact, tacts


def ball(played: Json) -> str:
    return str(played["position"]["quaffle"]["at"])


def bludger(played: Json, number: int = 1) -> str:
    return str(played["position"]["bludgers"][number - 1]["at"])


def test_1_4_01_thrown_the_quaffle_is_at_its_target_at_the_next_tact() -> None:
    played = tact(scene("L2 40(2)", "L2"), "L2 throw 56(3)")
    assert happened(played) == ["thrown L2 56(3)"]
    assert played["position"]["quaffle"] == {
        "at": "56(3)",
        "holder": None,
        "flight": {"from": "40(2)", "to": "56(3)", "by": "L2", "tacts": 0},
        "falling": False,
    }


def test_1_4_02_until_then_nobody_can_reach_it() -> None:
    start = scene("L2 40(2), L3 49(2), R2 48(2)", "L2")
    assert chances(start, "L2 throw 49(2); L3 catch; R2 catch") == {"thrown:L2": 1.0}


def test_1_4_03_at_its_target_it_is_caught_at_the_thrown_height() -> None:
    start = scene("L2 40(2), L3 56(3)", "L2")
    played = tacts(start, ["L2 throw 56(3)", "L3 catch"])[-1]
    assert happened(played) == ["quaffle_caught L3"]


def test_1_4_04_uncaught_it_keeps_its_direction_and_sinks_by_one() -> None:
    start = scene("L2 34(2)", "L2")
    played = tacts(start, ["L2 throw 43(3)", "", ""])
    assert [ball(one) for one in played] == ["43(3)", "52(2)", "61(1)"]


def test_1_4_05_at_height_one_it_stops() -> None:
    start = scene("L2 40(2)", "52(1) from 34(2) to 43(2) by L2 1")
    played = tact(start, "")
    assert ball(played) == "52(1)"
    assert played["position"]["quaffle"]["flight"] is None


def test_1_4_06_thrown_to_height_one_and_uncaught_it_rests_at_its_target() -> None:
    played = tacts(scene("L2 34(2)", "L2"), ["L2 throw 43(1)", "", ""])
    assert [ball(one) for one in played] == ["43(1)"] * 3


def test_1_4_07_dropped_it_falls_one_a_tact() -> None:
    start = scene("L2 40(3), L7 63(1)", "L2")
    played = tacts(start, ["L7", "L7", "L7"])
    assert [ball(one) for one in played] == ["40(2)", "40(1)", "40(1)"]


def test_1_4_08_the_keepers_drop_goes_to_the_cells_around_the_centre() -> None:
    start = scene("L1 6(2)", "L1")
    played = tacts(start, ["L1 drop 71(3)", "", ""])
    assert happened(played[0]) == ["thrown L1 71(3)"]
    assert [ball(one) for one in played] == ["71(3)", "71(2)", "71(1)"]
    assert played[0]["position"]["quaffle"]["flight"] is None


def test_1_4_09_in_round_one_the_quaffle_is_tossed_up_at_the_centre() -> None:
    start = scene("L1 off1, L2 off1", "63(2)", kind="first", round=1)
    start["bludgers"] = [{"at": "20(2)"}, {"at": "21(2)"}]
    start["snitch"] = {"at": "63(2)", "toward": 64}
    played = tact(start, "L2 40(2)", {"1.1/6/snitch/height": 0.1, "1.1/6/snitch/visible": 0.9})
    assert ball(played) == "63(3)"
    assert played["position"]["round"] == 2
    after = scene("L2 40(2)", "63(3)", round=2)
    assert [ball(one) for one in tacts(after, ["", "", ""])] == ["63(2)", "63(1)", "63(1)"]


def test_1_4_10_beaten_the_bludger_is_at_its_target_at_the_next_tact() -> None:
    played = tact(scene("L5 40(2)", bludgers=("40(2)",)), "L5 beat 56(3)")
    assert played["position"]["bludgers"] == [
        {
            "at": "56(3)",
            "course": {"from": "40(2)", "to": "56(3)", "climb": 1, "tacts_left": 2},
        }
    ]


def test_1_4_11_it_keeps_its_direction_for_three_tacts_then_it_is_free() -> None:
    start = scene("L5 34(2), L7 105(1)", bludgers=("34(2)",))
    played = tacts(start, ["L5 beat 52(2)", "", ""])
    assert [bludger(one) for one in played] == ["52(2)", "61(2)", "70(2)"]
    left = [one["position"]["bludgers"][0]["course"]["tacts_left"] for one in played]
    assert left == [2, 1, 0]
    after = scene("L7 105(1)", bludgers=("70(2) from 34(2) to 52(2) climb 0 left 0",))
    played = tact(after, "", {"5.1/6/bludger1/line": 0.0})
    assert played["position"]["bludgers"] == [{"at": "62(2)", "course": None}]


def test_1_4_12_or_until_it_hits_someone() -> None:
    start = scene("L2 61(2)", bludgers=("61(2) from 34(2) to 52(2) climb 0 left 1",))
    played = tact(start, "L2")
    assert happened(played) == ["hit L2", "fell L2"]
    assert played["position"]["bludgers"][0]["course"] is None


def test_1_4_13_at_the_rim_it_is_reflected_at_random() -> None:
    start = scene("", bludgers=("42(2) from 44(2) to 42(2) climb 0 left 2",))
    near = [34, 43, 51]
    for number, cell in enumerate(near):
        played = tact(start, "", {"5.1/6/bludger1/rim": (number + 0.5) / len(near)})
        assert bludger(played) == f"{cell}(2)"
        assert played["position"]["bludgers"][0]["course"]["tacts_left"] == 1


def test_1_4_14_the_same_goes_for_heights() -> None:
    start = scene("L5 34(2)", bludgers=("34(2)",))
    played = tacts(start, ["L5 beat 52(1)", "", ""])
    assert [bludger(one) for one in played] == ["52(1)", "61(2)", "70(3)"]


def test_1_4_15_free_it_turns_to_the_nearest_player_on_a_straight_line() -> None:
    start = scene("L2 65(1), L3 66(3), R2 73(1)", bludgers=("63(2)",))
    played = tact(start, "")
    assert bludger(played) == "64(1)"


def test_1_4_16_equally_near_it_chooses_its_victim_at_random() -> None:
    start = scene("L2 65(1), R2 61(3)", bludgers=("63(2)",))
    assert bludger(tact(start, "", {"5.1/6/bludger1/target": 0.4})) == "64(1)"
    assert bludger(tact(start, "", {"5.1/6/bludger1/target": 0.5})) == "62(3)"


def test_1_4_17_it_flies_one_tact_that_way_and_turns_again() -> None:
    start = scene("L2 66(2), L3 56(2)", bludgers=("63(2)",))
    played = tacts(start, ["L2; L3", "L2; L3"])
    assert [bludger(one) for one in played] == ["64(2)", "56(2)"]


def test_1_4_18_with_nobody_within_three_cells_it_makes_for_the_centre() -> None:
    played = tact(scene("L2 20(2)", bludgers=("68(2)",)), "")
    assert bludger(played) == "69(2)"


def test_1_4_19_it_never_turns_to_a_keeper() -> None:
    played = tact(scene("L1 61(2), L2 66(2)", bludgers=("63(2)",)), "")
    assert bludger(played) == "64(2)"


def test_1_4_20_but_it_hits_one_in_its_way() -> None:
    assert chances(scene("L1 6(2)", bludgers=("6(2)",)), "L1")["hit:L1"] == 1.0


def test_1_4_21_the_snitch_flies_a_cell_a_tact_straight_on() -> None:
    start = scene("", snitch="61(1) unseen toward 62")
    draws = {f"5.{t}/6/snitch/visible": 0.5 for t in (1, 2, 3)} | {"5.2/6/snitch/height": 0.0}
    played = tacts(start, ["", "", ""], draws)
    assert [one["position"]["snitch"] for one in played] == [
        {"at": "62(2)", "visible": True, "toward": 63},
        {"at": "63(1)", "visible": True, "toward": 64},
        {"at": "64(2)", "visible": True, "toward": 65},
    ]


def test_1_4_22_at_the_rim_it_takes_a_new_direction_at_random() -> None:
    start = scene("", snitch="60(1) unseen toward 59")
    near = [51, 60, 68]
    for number, cell in enumerate(near):
        draws = {"5.1/6/snitch/visible": 0.5, "5.1/6/snitch/way": (number + 0.5) / len(near)}
        assert tact(start, "", draws)["position"]["snitch"]["toward"] == cell


def test_1_4_23_it_is_seen_with_seventy_percent() -> None:
    start = scene("", snitch="61(1) unseen toward 62")
    for u, seen in ((0.69, True), (0.7, False)):
        played = tact(start, "", {"5.1/6/snitch/visible": u})
        assert played["position"]["snitch"]["visible"] is seen


def test_1_4_24_as_it_vanishes_it_changes_direction_at_random() -> None:
    start = scene("", snitch="61(1) seen toward 62")
    draws = {"5.1/6/snitch/visible": 0.7, "5.1/6/snitch/way": 0.99}
    assert tact(start, "", draws)["position"]["snitch"] == {
        "at": "62(2)",
        "visible": False,
        "toward": 71,
    }


@pytest.mark.parametrize(("height", "after"), [(1, 2), (3, 2)])
def test_1_4_25_from_height_one_it_flies_up_and_from_three_down(height: int, after: int) -> None:
    start = scene("", snitch=f"61({height}) unseen toward 62")
    played = tact(start, "", {"5.1/6/snitch/visible": 0.1})
    assert played["position"]["snitch"]["at"] == f"62({after})"


def test_1_4_26_from_height_two_either_way() -> None:
    start = scene("", snitch="61(2) unseen toward 62")
    for u, height in ((0.49, 1), (0.5, 3)):
        draws = {"5.1/6/snitch/visible": 0.1, "5.1/6/snitch/height": u}
        assert tact(start, "", draws)["position"]["snitch"]["at"] == f"62({height})"


def test_1_4_27_at_the_start_bludgers_and_snitch_are_on_random_cells() -> None:
    draws = {
        "1.1/0/bludger1": 0.0,
        "1.1/0/bludger2": 0.0,
        "1.1/0/snitch": 0.0,
        "1.1/0/snitch/way": 0.0,
        "1.1/6/snitch/visible": 0.9,
    }
    start = scene("L1 off1, L2 off1", "63(2)", kind="first", round=1)
    played = tact(start, "L1 5(2); L2 17(2)", draws)
    outcomes = {draw["at"]: draw["outcome"] for draw in played["draws"]}
    assert outcomes["1.1/0/bludger1"] == 4
    assert outcomes["1.1/0/bludger2"] == 6
    assert outcomes["1.1/0/snitch"] == 4
    assert outcomes["1.1/0/snitch/way"] == 5
