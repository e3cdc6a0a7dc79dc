"""1.7: one substitution a side and round."""

import pytest

from tests.app.quidditch.board import a_round, record, refused, replayed, scene

QUIET = scene("L1 6(2), L2 40(2), L3 47(1), R1 120(2), R2 80(2), R3 88(1), R7 90(1)")
STAY = "L1; L2; L3; R1; R2; R3; R7"
SUBSTITUTE = {"type": "substitute", "out": "L2", "in": "L8", "by": "captain"}


def test_1_7_01_one_substitution_a_side_and_round() -> None:
    again = {"type": "substitute", "out": "L1", "in": "L9"}
    value = record(QUIET, a_round(STAY, STAY, STAY, referee=(SUBSTITUTE, again)))
    assert refused(value) == (
        "round 5, referee entry 2: a side makes at most one substitution a round (1.7)"
    )


def test_1_7_02_the_leaver_is_gone_and_the_newcomer_enters_as_after_a_fall() -> None:
    rounds = (
        a_round(STAY, STAY, STAY, referee=(SUBSTITUTE,)),
        a_round("L1", "L1", "L1; L8 17(3)"),
    )
    played = replayed(record(QUIET, *rounds))["tacts"]
    assert played[2]["position"]["players"]["L2"] == {"out": True}
    assert played[2]["position"]["players"]["L8"] == {"back_in_round": 6}
    assert played[-1]["position"]["players"]["L8"] == "17(3)"


def test_1_7_03_a_quaffle_in_hand_drops() -> None:
    start = scene("L2 40(3), R2 80(2)", "L2")
    played = replayed(record(start, a_round(*["L2; R2"] * 3, referee=(SUBSTITUTE,))))["tacts"]
    assert played[-1]["position"]["quaffle"]["at"] == "40(3)"


def test_1_7_04_a_fallen_players_substitute_waits_out_his_rounds() -> None:
    start = scene("L2 off9, R2 80(2)")
    played = replayed(record(start, a_round(*["R2"] * 3, referee=(SUBSTITUTE,))))["tacts"]
    assert played[-1]["position"]["players"]["L8"] == {"back_in_round": 9}


@pytest.mark.parametrize(
    ("out", "new", "sentence"),
    [
        ("L2", "L9", "a substitute takes the place of a player of its side and role (1.7, Q2)"),
        ("R2", "L8", "a substitute takes the place of a player of its side and role (1.7, Q2)"),
        ("L2", "L3", "only a registered substitute who has not played may come on (1.7)"),
        ("L8", "R8", "only a player in the match may leave it for a substitute (1.7)"),
    ],
)
def test_1_7_05_who_may_come_and_go(out: str, new: str, sentence: str) -> None:
    entry = {"type": "substitute", "out": out, "in": new}
    value = record(QUIET, a_round(STAY, STAY, STAY, referee=(entry,)))
    assert refused(value) == f"round 5, referee entry 1: {sentence}"
