"""Chapter 2.2: how teams move, and the kinds of turn."""

from itertools import permutations

import pytest

from app.hill.refusal import Reason
from tests.app.hill.board import night, stand


def test_2_2_1_all_teams_move_at_once() -> None:
    assert night("a b c").turn("a+ b+ c+").steps == "a1 b1 c1"


def test_2_2_1_the_order_of_teams_changes_nothing() -> None:
    found = set()
    for order in permutations(["a4 a+@7", "b4 b+@5", "c3 c+j@6"]):
        board, words = zip(*(item.split() for item in order), strict=True)
        game = stand(" ".join(board), points="a4 b4 c4", summit=5).turn(" ".join(words))
        found.add((game.king, frozenset(game.steps.split()), frozenset(game.points.split())))
    assert found == {("c", frozenset(["a4", "b4", "c5"]), frozenset(["a5", "b5", "c6"]))}


def test_2_2_2_a_team_that_gives_no_answer_does_not_move() -> None:
    game = night("a b").turn("a+")
    assert (game.steps, game.points) == ("a1 b0", "a1 b0")


def test_2_2_3_only_an_answer_marked_correct_moves_a_team() -> None:
    game = night("a b").turn("a+ b-")
    assert (game.steps, game.points) == ("a1 b0", "a1 b0")


def test_2_2_4_a_correct_answer_earns_one_step_and_one_point() -> None:
    game = stand("a3 b0", points="a7").turn("a+")
    assert (game.steps, game.points) == ("a4 b0", "a8 b0")


def test_2_2_4_a_wrong_answer_changes_nothing() -> None:
    game = stand("a3 b0", points="a7").turn("a-")
    assert (game.steps, game.points) == ("a3 b0", "a7 b0")


def test_2_2_5_a_jump_that_succeeds_earns_two_steps_and_two_points() -> None:
    game = stand("a3 b0", points="a7").turn("a+j")
    assert (game.steps, game.points) == ("a5 b0", "a9 b0")


@pytest.mark.parametrize("word", ["a-j", "aj"], ids=["wrong", "no answer"])
def test_2_2_5_a_jump_that_fails_slides_one_step_down_and_earns_nothing(word: str) -> None:
    game = stand("a3 b0", points="a7").turn(word)
    assert (game.steps, game.points) == ("a2 b0", "a7 b0")


def test_2_2_5_several_teams_may_jump_in_one_turn() -> None:
    assert stand("a3 b3 c3").turn("a+j b-j c+").steps == "a5 b2 c4"


def test_2_2_5_a_no_jump_on_the_first_turn() -> None:
    game = night("a b")
    assert game.may_jump == ""
    assert game.refusal("a+j") is Reason.JUMP_FIRST_TURN


def test_2_2_5_a_a_jump_on_the_second_turn() -> None:
    game = night("a b").turn("a+")
    assert game.may_jump == "a"
    assert game.turn("a+j").steps == "a3 b0"


@pytest.mark.parametrize("failure", ["a-", "", "aJ"], ids=["wrong", "no answer", "declared late"])
def test_2_2_5_b_no_jump_after_a_failed_turn(failure: str) -> None:
    game = night("a b").turn("a+").turn(failure)
    assert game.may_jump == ""
    assert game.refusal("a+j") is Reason.JUMP_AFTER_FAILURE


def test_2_2_5_b_no_jump_after_a_failed_jump() -> None:
    game = stand("a5 b0").turn("a-j")
    assert game.refusal("a+j") is Reason.JUMP_AFTER_FAILURE


def test_2_2_5_b_no_jump_after_a_failed_revolution() -> None:
    game = stand("a5 b4 c4", summit=5).turn("a+ b-r").adjust("b", steps=-2)
    assert game.refusal("b+j") is Reason.JUMP_AFTER_FAILURE


def test_2_2_5_b_a_jump_may_follow_a_jump() -> None:
    assert stand("a1 b0").turn("a+j").turn("a+j").steps == "a5 b0"


def test_2_2_5_c_no_jump_on_the_penultimate_step() -> None:
    game = stand("a4 b2", summit=5)
    assert game.may_jump == "b"
    assert game.refusal("a+j") is Reason.JUMP_PENULTIMATE


def test_2_2_5_d_no_jump_on_the_summit() -> None:
    game = stand("a5 b2", summit=5)
    assert game.may_jump == "b"
    assert game.refusal("a+j") is Reason.JUMP_SUMMIT


@pytest.mark.parametrize(("word", "steps"), [("a+J", "a4 b0"), ("a-J", "a3 b0")])
def test_2_2_5_a_jump_declared_after_the_announcement_is_an_ordinary_turn(
    word: str, steps: str
) -> None:
    game = stand("a3 b0", points="a3").turn(word)
    assert game.steps == game.points == steps


def test_2_2_5_a_late_jump_is_ordinary_where_no_jump_would_be_legal() -> None:
    assert night("a b").turn("a+J").steps == "a1 b0"


def test_2_2_6_a_partners_question_earns_one_point_more() -> None:
    game = stand("a3 b0").turn("a+ b-", partner="Tea House")
    assert (game.steps, game.points) == ("a4 b0", "a5 b0")


@pytest.mark.parametrize(
    ("partner", "points"), [("Tea House", 2), (True, 2), (None, 1), (False, 1)]
)
def test_2_2_6_a_partner_may_be_named_or_not(partner: str | bool | None, points: int) -> None:
    assert night("a b").turn("a+", partner=partner).points == f"a{points} b0"


def test_2_2_6_a_partners_question_holds_for_all_teams_wherever_they_stand() -> None:
    game = stand("a5 b4 c2 d0", points="a5 b5 c5 d5", summit=5)
    assert game.turn("a+ b+ c+ d+", partner=True).points == "a7 b7 c7 d7"


def test_2_2_6_a_wrong_answer_to_a_partners_question_earns_nothing() -> None:
    assert stand("a3 b0").turn("a-", partner=True).points == "a3 b0"


def test_2_2_6_it_adds_no_step() -> None:
    assert stand("a3 b0").turn("a+", partner=True).steps == "a4 b0"


def test_2_2_7_a_jump_on_a_partners_question_earns_three_points_and_two_steps() -> None:
    game = stand("a3 b0").turn("a+j", partner=True)
    assert (game.steps, game.points) == ("a5 b0", "a6 b0")


def test_2_2_7_a_failed_jump_on_a_partners_question_slides_down_and_earns_nothing() -> None:
    game = stand("a3 b0").turn("a-j", partner=True)
    assert (game.steps, game.points) == ("a2 b0", "a3 b0")


def test_2_2_7_a_revolution_on_a_partners_question_earns_two_points() -> None:
    game = stand("a5 b4", summit=5).turn("a+ b+r", partner=True)
    assert (game.steps, game.points) == ("a5 b4", "a7 b6")


def test_2_2_4_the_kings_correct_answer_earns_its_point_and_no_step() -> None:
    game = stand("a5 b4", points="a9", summit=5).turn("a+")
    assert (game.steps, game.points) == ("a5 b4", "a10 b4")
