"""1.3: collisions, catching, taking away, bludgers and the snitch, sentence by sentence."""

import pytest

from tests.app.quidditch.board import chances, happened, scene, tact, tacts

CLASH = scene("L2 62(2), R2 64(2), R3 100(1)")


def test_1_3_01_of_two_on_one_cell_and_height_one_falls_at_random() -> None:
    played = tact(CLASH, "L2 63(2); R2 63(2)", {"5.1/1/fall/63(2)": 0.49, "5.1/1/both/63(2)": 0.5})
    assert happened(played) == ["fell L2", "lost_action R2"]
    played = tact(CLASH, "L2 63(2); R2 63(2)", {"5.1/1/fall/63(2)": 0.5, "5.1/1/both/63(2)": 0.5})
    assert happened(played) == ["fell R2", "lost_action L2"]


def test_1_3_02_with_half_a_chance_the_other_falls_too() -> None:
    played = tact(CLASH, "L2 63(2); R2 63(2)", {"5.1/1/fall/63(2)": 0, "5.1/1/both/63(2)": 0.49})
    assert happened(played) == ["fell L2", "fell R2"]


def test_1_3_03_who_stays_in_the_air_loses_its_ball_actions() -> None:
    start = scene("L2 62(2), R2 64(2)", "63(2)")
    found = chances(start, "L2 63(2) catch; R2 63(2) catch")
    assert "quaffle_caught:L2" not in found
    assert found["fell:L2"] == pytest.approx(0.75)
    assert found["lost_action:L2"] == pytest.approx(0.25)


def test_1_3_04_more_than_two_all_fall() -> None:
    start = scene("L2 62(2), R2 64(2), R3 55(2)")
    played = tact(start, "L2 63(2); R2 63(2); R3 63(2)")
    assert happened(played) == ["fell L2", "fell R2", "fell R3"]


def test_1_3_05_other_heights_do_not_collide() -> None:
    assert happened(tact(CLASH, "L2 63(1); R2 63(2)")) == []


@pytest.mark.parametrize("height", [1, 2, 3])
def test_1_3_06_the_rounds_missed_are_the_height_fallen_from(height: int) -> None:
    spot = f"63({height})"
    start = scene("L2 62(2), R2 64(2)")
    draws = {f"5.1/1/fall/{spot}": 0.0, f"5.1/1/both/{spot}": 0.9}
    played = tact(start, f"L2 {spot}; R2 {spot}", draws)
    assert played["position"]["players"]["L2"] == {"back_in_round": 5 + height + 1}
    assert played["events"][0] == {
        "stage": 1,
        "type": "fell",
        "player": "L2",
        "at": spot,
        "back_in_round": 6 + height,
        "clause": "1.3",
    }


def test_1_3_07_a_player_with_the_quaffle_that_misses_the_turn_drops_it() -> None:
    played = tact(scene("L2 40(3), R2 80(2)", "L2"), "R2")
    assert happened(played) == ["dropped L2"]
    assert played["position"]["quaffle"]["at"] == "40(2)"


def test_1_3_08_an_entry_in_a_later_tact_is_no_missed_turn() -> None:
    played = tacts(scene("L2 40(3)", "L2"), ["", "", "L2"])
    assert [happened(one) for one in played] == [[], [], []]


@pytest.mark.parametrize(
    ("ball", "chance"), [("63(2)", 1.0), ("63(1)", 0.75), ("63(3)", 0.75), ("64(1)", 0.5)]
)
def test_1_3_09_catching(ball: str, chance: float) -> None:
    found = chances(scene("L2 63(2)", ball), "L2 catch")
    assert found["quaffle_caught:L2"] == pytest.approx(chance)


def test_1_3_10_two_cells_away_nothing_is_caught() -> None:
    assert chances(scene("L2 61(1)", "63(1)"), "L2 catch") == {}


@pytest.mark.parametrize(("taker", "chance"), [("63(1)", 0.3), ("63(3)", 0.3), ("64(2)", 0.15)])
def test_1_3_11_taking_away(taker: str, chance: float) -> None:
    found = chances(scene(f"L2 63(2), R2 {taker}", "L2"), "L2; R2 catch")
    assert found["quaffle_taken:R2"] == pytest.approx(chance)


def test_1_3_12_nothing_is_taken_from_a_keeper_inside_its_zone() -> None:
    assert chances(scene("L1 6(2), R2 13(2)", "L1"), "L1; R2 catch") == {}


def test_1_3_13_outside_its_zone_it_can_be() -> None:
    found = chances(scene("L1 13(2), R2 20(2)", "L1"), "L1; R2 catch")
    assert found["quaffle_taken:R2"] == pytest.approx(0.15)


@pytest.mark.parametrize(("height", "chance"), [(2, 1.0), (1, 0.75), (3, 0.75)])
def test_1_3_14_a_bludger_hits(height: int, chance: float) -> None:
    found = chances(scene(f"L2 40({height})", bludgers=("40(2)",)), "L2")
    assert found["hit:L2"] == found["fell:L2"] == pytest.approx(chance)


@pytest.mark.parametrize(("height", "chance"), [(2, 1.0), (1, 0.75), (3, 0.75)])
def test_1_3_15_a_bludger_is_beaten_with_the_same_chances(height: int, chance: float) -> None:
    found = chances(scene(f"L5 40({height})", bludgers=("40(2)",)), "L5 beat 47(2)")
    assert found["beaten:L5"] == pytest.approx(chance)
    assert "hit:L5" not in found


def test_1_3_16_a_beater_without_beat_is_hit() -> None:
    assert chances(scene("L5 40(2)", bludgers=("40(2)",)), "L5")["hit:L5"] == 1.0


@pytest.mark.parametrize(("at", "chance"), [("70(1)", 0.25), ("70(2)", 0), ("71(1)", 0)])
def test_1_3_17_the_snitch_is_caught_on_its_cell_and_height(at: str, chance: float) -> None:
    found = chances(scene(f"L7 {at}", snitch="70(1) seen toward 71"), "L7")
    assert found.get("snitch_caught:L7", 0) == pytest.approx(chance)


def test_1_3_18_the_texts_example_100_and_50_percent_make_75_and_25() -> None:
    found = chances(scene("L2 63(2), R4 64(1)", "63(2)"), "L2 catch; R4 catch")
    assert found["quaffle_caught:L2"] == pytest.approx(0.75)
    assert found["quaffle_caught:R4"] == pytest.approx(0.25)


def test_1_3_19_the_same_holds_for_two_beaters() -> None:
    start = scene("L5 40(2), R5 40(1)", bludgers=("40(2)",))
    found = chances(start, "L5 beat 47(2); R5 beat 38(2)")
    assert found["beaten:L5"] == pytest.approx(1 - 0.75 / 2)
    assert found["beaten:R5"] == pytest.approx(0.75 / 2)


def test_1_3_20_and_for_two_seekers() -> None:
    start = scene("L7 69(1), R7 71(1)", snitch="70(1) seen toward 71")
    found = chances(start, "L7 69(2); R7 70(1)")
    assert found == {"over": 0.25, "snitch_caught:R7": 0.25}
