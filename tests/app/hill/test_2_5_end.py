"""Chapter 2.5: when the game ends, and who has won."""

import pytest

from app.hill.refusal import Reason
from tests.app.hill.board import night, stand


def test_2_5_1_three_turns_held_win_the_game() -> None:
    game = stand("a5 b4 c4", summit=5).turn("a+").turn("a-").turn()
    assert (game.hold, game.finish) == (3, "held")
    assert (game.outcome.reason, game.outcome.winner) == ("held", "a")


def test_2_5_1_two_turns_are_not_enough() -> None:
    game = stand("a5 b4 c4", summit=5).turn("a+").turn("a+")
    assert (game.hold, game.finish) == (2, None)


@pytest.mark.parametrize("turns", [1, 2, 5])
def test_2_5_1_the_number_of_turns_is_an_option(turns: int) -> None:
    game = stand("a5 b4 c4", summit=5, hold_turns=turns)
    for _ in range(turns):
        assert game.finish is None
        game = game.turn("a+")
    assert game.finish == "held"


def test_2_5_1_a_new_king_begins_to_hold_anew() -> None:
    game = stand("a5 b4 c4", summit=5, hold=2).turn("b+r")
    assert (game.king, game.hold, game.finish) == ("b", 0, None)


def test_2_5_1_the_game_stops_there() -> None:
    game = stand("a5 b4 c4", summit=5, hold=2).turn("a+")
    assert (game.may_jump, game.may_revolt, game.can_depose) == ("", "", "")
    assert game.refusal("a+") is Reason.GAME_OVER


def test_2_5_2_the_game_ends_when_no_team_can_depose_the_king() -> None:
    game = stand("a5 b0 c0", summit=5).turn("a+")
    assert (game.finish, game.outcome.winner) == ("unassailable", "a")


def test_2_5_2_as_when_those_near_have_no_right_and_the_others_are_too_far() -> None:
    near = stand("a5 b4 c1", spent="b", failed="c", summit=5, restorations_per_reign=0)
    assert near.turn("a+").finish == "unassailable"


def test_2_5_2_not_while_one_team_can_come_to_the_summit_in_time() -> None:
    game = stand("a5 b4 c2", spent="b", summit=5).turn("a+")  # two steps, one revolution: too long
    assert game.restored == "b"
    game = stand("a5 b4 c2", spent="b", summit=5).turn("a+ c+")  # one step, one revolution
    assert (game.finish, game.can_depose, game.restored) == (None, "c", "")


def test_2_5_2_a_team_that_may_jump_next_climbs_faster() -> None:
    game = stand("a5 b1", summit=5)
    assert game.turn("a+ b+").can_depose == "b"  # one jump, one revolution
    assert stand("a5 b2", summit=5).turn("a+ b-").finish == "unassailable"  # two steps first


def test_2_5_2_the_questions_left_bound_it_too() -> None:
    game = stand("a5 b2 c0", summit=5, hold_turns=9, played=9, main_questions=12)
    assert game.turn("a+ b+").can_depose == "b"
    assert game.turn("a+ b-").finish == "unassailable"


def test_2_5_2_the_game_ends_with_the_last_question_of_the_reserve() -> None:
    game = night("a b", main_questions=2, reserve_questions=1).turn("a+").turn("a+ b+")
    assert game.finish is None
    assert game.turn("b+").finish == "questions"


def test_2_5_2_without_a_limit_questions_do_not_end_it() -> None:
    game = night("a b", reserve_questions=1).turn().turn().turn()
    assert (game.finish, game.position.questions_left) == (None, None)


def test_2_5_2_the_king_wins_when_the_questions_run_out() -> None:
    game = stand("a4 b4 c4", points="b99", summit=5, played=9, main_questions=10).turn("a+")
    assert (game.finish, game.outcome.winner) == ("questions", "a")


def test_2_5_2_without_a_king_the_highest_step_wins() -> None:
    game = stand("a2 b3 c1", points="a9", played=9, main_questions=10).turn()
    assert (game.finish, game.outcome.winner, game.places) == ("questions", "b", "b1 a2 c3")


def test_2_5_2_without_a_king_points_decide_on_the_same_step() -> None:
    game = stand("a3 b3 c1", points="a4 b5", played=9, main_questions=10).turn()
    assert (game.outcome.winner, game.places) == ("b", "b1 a2 c3")


def test_2_5_3_the_king_is_first_and_the_next_two_are_second_and_third() -> None:
    game = stand("a5 b4 c4 d1", points="a1 b8 c9", summit=5, hold=2).turn("a+")
    assert game.places == "a1 c2 b3 d4"
