"""Rulings H1 to H9: the board, jumps, the way to the Summit and revolutions."""

from dataclasses import replace

import pytest

from app.hill.refusal import Reason
from app.hill.rules import DEFAULT_RULES, RuleSet, faults
from tests.app.hill.board import night, stand


def test_h1_the_summit_is_step_10_if_nothing_else_is_said() -> None:
    assert (DEFAULT_RULES.summit, DEFAULT_RULES.penultimate) == (10, 9)


@pytest.mark.parametrize("summit", [3, 40])
def test_h1_the_summit_may_be_3_to_40(summit: int) -> None:
    assert faults(RuleSet(summit=summit)) == ()
    assert RuleSet(summit=summit).penultimate == summit - 1


@pytest.mark.parametrize("summit", [2, 41, 0, -10])
def test_h1_no_other_summit(summit: int) -> None:
    assert faults(RuleSet(summit=summit)) == (
        "summit must be a whole number from 3 to 40 (2.1.2, H1)",
    )


def test_h2_a_failed_jump_does_not_lead_below_step_0() -> None:
    game = stand("a0 b1").turn("a-j b-j")
    assert (game.steps, game.points) == ("a0 b0", "a0 b1")


def test_h3_a_failed_revolution_stays_on_its_step_and_earns_nothing() -> None:
    game = stand("a5 b4 c4", summit=5).turn("b-r cr", partner=True)
    assert (game.steps, game.points) == ("a5 b4 c4", "a5 b4 c4")


def test_h4_a_jump_from_two_below_leads_to_the_summit() -> None:
    game = stand("a3 b2", summit=5)
    assert game.may_jump == "a b"
    assert game.turn("a+j").king == "a"


def test_h4_jump_to_summit_false_allows_no_jump_there() -> None:
    game = stand("a3 b2", summit=5, jump_to_summit=False)
    assert game.may_jump == "b"
    assert game.refusal("a+j") is Reason.JUMP_TO_SUMMIT
    assert game.turn("b+j").steps == "a3 b4"


@pytest.mark.parametrize(("allowed", "can"), [(True, "b"), (False, "b")])
def test_h4_from_two_below_the_way_takes_two_turns_either_way(allowed: bool, can: str) -> None:
    game = stand("a5 b3", summit=5, hold_turns=3, jump_to_summit=allowed)
    assert game.turn("a+").can_depose == can


def test_h4_a_team_that_came_late_may_not_jump_on_its_first_turn() -> None:
    game = night("a b").turn("a+").join("c")
    assert game.may_jump == "a"
    assert game.refusal("c+j") is Reason.JUMP_NO_SUCCESS_YET
    assert game.turn("c+").may_jump == "c"


def test_h5_beside_a_king_a_jump_from_two_below_ends_on_the_penultimate_step() -> None:
    game = stand("a5 b3", summit=5).turn("b+j")
    assert (game.king, game.steps, game.points) == ("a", "a5 b4", "a5 b5")


def test_h5_beside_a_king_a_success_on_the_penultimate_step_earns_its_point_and_stays() -> None:
    game = stand("a5 b4", summit=5).turn("b+")
    assert (game.king, game.steps, game.points) == ("a", "a5 b4", "a5 b5")


def test_h5_not_even_in_the_turn_that_deposes_the_king() -> None:
    game = stand("a5 b4 c4 d3", points="c99 d99", summit=5).turn("b+r c+ d+j")
    assert (game.king, game.steps, game.dispute) == ("b", "a4 b5 c4 d4", None)


def test_h6_who_loses_the_dispute_stands_on_the_penultimate_step_with_the_turns_points() -> None:
    game = stand("a4 b3 c4", points="a4 b9 c5", summit=5).turn("a+ b+j c+", partner=True)
    assert game.dispute == ("a b c", "b", "points")
    assert (game.steps, game.points) == ("a4 b5 c4", "a6 b12 c7")


def test_h7_the_deposed_king_ends_on_the_penultimate_step() -> None:
    assert stand("a5 b4", summit=5).turn("b+r").steps == "a4 b5"


def test_h7_a_deposed_king_may_not_jump_there_and_keeps_its_points() -> None:
    game = stand("a5 b4", points="a9", summit=5).turn("b+r")
    assert (game.points, game.may_jump, game.may_revolt) == ("a9 b5", "", "a")


def test_h7_successful_teams_that_lose_the_dispute_stay() -> None:
    game = stand("a5 b4 c4", points="b9", summit=5).turn("b+r c+r")
    assert (game.king, game.steps, game.points) == ("b", "a4 b5 c4", "a5 b10 c5")


def test_h8_the_deposed_king_has_a_right_too() -> None:
    game = stand("a5 b4 c4", spent="a c", summit=5).turn("b+r")
    assert (game.rights, game.may_revolt) == ("a b c", "a c")


@pytest.mark.parametrize("deadline", ["question", "answers"])
def test_h9_a_revolution_in_time_counts_and_a_late_one_is_ordinary(deadline: str) -> None:
    rules = replace(DEFAULT_RULES, revolution_deadline=deadline)  # type: ignore[arg-type]
    assert faults(rules) == ()
    game = stand("a5 b4", summit=5, revolution_deadline=deadline)
    assert game.turn("b+r").king == "b"
    late = game.turn("b+R")
    assert (late.king, late.points, late.rights) == ("a", "a5 b5", "a b")


def test_h9_no_third_deadline() -> None:
    rules = replace(DEFAULT_RULES, revolution_deadline="never")  # type: ignore[arg-type]
    assert len(faults(rules)) == 1


def test_h9_a_late_revolution_is_ordinary_even_where_none_would_be_legal() -> None:
    assert night("a b").turn("a+R").steps == "a1 b0"
