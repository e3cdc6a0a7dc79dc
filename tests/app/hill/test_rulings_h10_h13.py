"""Rulings H10 to H13: the host's decision, the hold, void questions and restored rights."""

import pytest

from app.hill.refusal import Reason
from tests.app.hill.board import Game, RefusedError, night, stand


def rivals() -> Game:
    return stand("a4 b4 c4 d1", summit=5, played=9, main_questions=30)


def test_h10_this_turns_points_count_in_the_dispute() -> None:
    game = stand("a4 b3 c1", points="a8 b8", summit=5).turn("a+@1 b+j@9")
    assert (game.dispute, game.points) == (("a b", "b", "points"), "a9 b10 c1")


def test_h10_where_any_level_team_has_no_time_the_host_chooses_among_all() -> None:
    game = rivals()
    words = "a+@1 b+ c+@3"
    assert game.turn(words).dispute == ("a b c", None, None)
    for team in "abc":
        assert game.turn(words, decision=team).dispute == ("a b c", team, "decision")
    assert game.refusal(words, decision="d") is Reason.NOT_TIED


def test_h10_a_missing_time_of_a_team_behind_on_points_does_not_matter() -> None:
    game = stand("a4 b4 c4", points="a9 b9", summit=5).turn("a+@2 b+@1 c+")
    assert game.dispute == ("a b c", "b", "time")


def test_h10_where_the_earliest_time_is_shared_the_host_chooses_among_those() -> None:
    game = rivals()
    words = "a+@5 b+@5 c+@6"
    assert game.turn(words).dispute == ("a b c", None, None)
    assert game.turn(words, decision="b").king == "b"
    assert game.refusal(words, decision="c") is Reason.NOT_TIED


def test_h10_the_list_decides_nothing() -> None:
    assert stand("a4 b4", summit=5).turn("a+ b+").king is None
    assert stand("b4 a4", summit=5).turn("b+ a+").king is None


def test_h10_a_decision_that_nothing_asks_for_is_ignored() -> None:
    assert rivals().turn("a+@1 b+@2 c+@3", decision="c").king == "a"
    assert rivals().turn("a+", decision="d").king == "a"
    assert rivals().turn("", decision="d").king is None


def test_h10_until_the_decision_an_empty_summit_stays_empty() -> None:
    game = rivals().turn("a+ b+ d+")
    assert (game.king, game.hold, game.steps) == (None, 0, "a4 b4 c4 d2")
    assert game.points == "a5 b5 c4 d2"


def test_h10_until_the_decision_king_and_hold_stay_and_rights_are_spent() -> None:
    game = stand("a5 b4 c4 d4", summit=5, hold=2).turn("b+r c+r d-r")
    assert (game.king, game.hold, game.steps) == ("a", 2, "a5 b4 c4 d4")
    assert (game.points, game.rights) == ("a5 b5 c5 d4", "a")


def test_h10_until_the_decision_the_question_counts_and_the_end_is_not_checked() -> None:
    game = stand("a4 b4", summit=5, played=9, main_questions=10).turn("a+ b+")
    assert (game.position.questions_left, game.finish) == (0, None)
    assert (game.outcome.reason, game.outcome.winner) == ("unfinished", None)
    held = stand("a5 b4 c4", summit=5, hold=2).turn("b+r c+r")
    assert held.finish is None


def test_h10_with_the_decision_the_end_is_checked() -> None:
    game = stand("a4 b4", summit=5, played=9, main_questions=10).turn("a+ b+", decision="b")
    assert (game.finish, game.outcome.winner) == ("questions", "b")


def test_h10_until_the_decision_the_next_turn_cannot_begin() -> None:
    game = rivals().turn("a+ b+")
    assert game.refusal("a+") is Reason.DECISION_FIRST
    assert game.withdraw("a").refusal() is Reason.DECISION_FIRST
    assert (game.may_jump, game.may_revolt, game.can_depose) == ("", "", "")


def test_h10_until_the_decision_nobody_is_said_to_be_able_to_depose_the_king() -> None:
    game = stand("a5 b4 c4 d4", summit=5).turn("b+r c+r")
    assert (game.may_jump, game.may_revolt, game.can_depose) == ("", "", "")


def test_h11_the_turn_of_the_capture_does_not_count() -> None:
    assert stand("a4 b4", summit=5).turn("a+").hold == 0
    assert stand("a5 b4", summit=5, hold=1).turn("b+r").hold == 0


def test_h11_with_hold_counts_capture_it_does() -> None:
    game = stand("a4 b4", summit=5, hold_counts_capture=True).turn("a+")
    assert game.hold == 1
    assert game.turn("a+").turn("a+").finish == "held"
    assert stand("a5 b4", summit=5, hold=1, hold_counts_capture=True).turn("b+r").hold == 1


def test_h11_there_is_no_hold_without_a_king() -> None:
    assert stand("a3 b4", summit=5).turn("a+").hold == 0


def test_h11_a_capture_that_counts_may_win_at_once() -> None:
    game = stand("a4 b4", summit=5, hold_turns=1, hold_counts_capture=True).turn("a+")
    assert (game.finish, game.outcome.winner) == ("held", "a")


def test_h11_the_hold_counts_turns_that_begin_and_end_with_the_same_king() -> None:
    game = stand("a5 b4 c4", summit=5, hold_turns=9).turn("a+").turn("a-")
    assert game.hold == 2


def test_h12_a_void_question_earns_nothing_and_moves_nobody() -> None:
    game = stand("a5 b4 c3 d3", summit=5, hold=1).void("a- b+r c+ d-j")
    assert (game.steps, game.points) == ("a5 b4 c3 d3", "a5 b4 c3 d3")
    assert (game.king, game.hold, game.position.void) == ("a", 1, True)


def test_h12_the_next_question_is_a_turn_again() -> None:
    game = stand("a3 b0").void("a-").turn("a+j")
    assert (game.steps, game.position.void) == ("a5 b0", False)


def test_h12_rights_spent_on_it_are_returned() -> None:
    game = stand("a5 b4 c4", summit=5).void("b-r")
    assert (game.rights, game.may_revolt) == ("a b c", "b c")


def test_h12_each_teams_last_success_or_failure_stays() -> None:
    game = stand("a3 b3 c0", failed="b", fresh="c").void("a- b+ c+")
    assert game.may_jump == "a"


def test_h12_the_first_turn_of_the_game_is_still_to_come() -> None:
    game = night("a b").void("a+")
    assert game.refusal("a+j") is Reason.JUMP_FIRST_TURN


def test_h12_it_is_used_up_from_the_stock_and_the_end_is_checked() -> None:
    game = stand("a2 b1", played=9, main_questions=9, reserve_questions=1).void("b+")
    assert (game.finish, game.outcome.winner) == ("questions", "a")
    near = stand("a5 b3 c1", summit=5, hold_turns=9, played=9, main_questions=11)
    assert near.void().finish == "unassailable"


def test_h12_what_may_not_be_declared_may_not_be_declared_on_it() -> None:
    assert night("a b").refusal("a+j") is Reason.JUMP_FIRST_TURN
    with pytest.raises(RefusedError, match=r"2\.2\.5 a"):
        night("a b").void("a+j")


LOST = "a+ b-r c-r"


def two_rebels(restorations: int | None = 1) -> Game:
    return stand("a5 b4 c4", summit=5, hold_turns=9, restorations_per_reign=restorations)


def test_h13_a_used_right_comes_back_once_in_a_reign() -> None:
    game = two_rebels().turn(LOST)
    assert (game.restored, game.rights, game.finish) == ("b c", "a b c", None)
    game = game.turn(LOST)
    assert (game.restored, game.finish) == ("", "unassailable")


def test_h13_restorations_0_never_gives_it_back() -> None:
    game = two_rebels(0).turn(LOST)
    assert (game.restored, game.finish) == ("", "unassailable")


def test_h13_restorations_2_gives_it_back_twice() -> None:
    game = two_rebels(2).turn(LOST).turn(LOST)
    assert (game.restored, game.finish) == ("b c", None)
    assert game.turn(LOST).finish == "unassailable"


def test_h13_restorations_null_has_no_cap() -> None:
    game = two_rebels(None)
    for _ in range(8):
        game = game.turn(LOST)
        assert (game.restored, game.finish) == ("b c", None)
    assert game.turn(LOST).finish == "held"


def test_h13_the_cap_counts_for_each_team() -> None:
    game = stand("a5 b4 c4", spent="b c", restored="b", summit=5, hold_turns=9).turn("a+")
    assert (game.restored, game.rights) == ("c", "a c")


def test_h13_every_team_that_has_used_its_right_gets_it_back_even_far_below() -> None:
    game = stand("a5 b4 c0", spent="b c", summit=5).turn("a+")
    assert game.restored == "b c"


def test_h13_a_new_reign_counts_restorations_anew() -> None:
    game = two_rebels().turn(LOST).turn("b+r")
    assert game.king == "b"
    game = game.turn("b+ a-r c-r")
    assert game.restored == "a c"


def test_h13_no_right_comes_back_where_it_helps_nobody() -> None:
    game = stand("a5 b3 c3", spent="b c", summit=5, hold=1).turn("a+")
    assert (game.restored, game.finish) == ("", "unassailable")


def test_h13_it_may_come_back_after_a_void_question_too() -> None:
    game = stand("a5 b4 c1", spent="b", summit=5, hold_turns=9, played=9, main_questions=12)
    assert game.void().restored == "b"
