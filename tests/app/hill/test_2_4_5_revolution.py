"""Chapters 2.4.5 and 2.4.6: who may declare a revolution, how often, and when it succeeds."""

import pytest

from app.hill.refusal import Reason
from tests.app.hill.board import stand


def test_2_4_5_beside_a_king_the_summit_takes_a_revolution() -> None:
    assert stand("a5 b4", summit=5).turn("b+").king == "a"
    assert stand("a5 b4", summit=5).turn("b+r").king == "b"


def test_2_4_5_no_revolution_without_a_king() -> None:
    game = stand("a4 b4", summit=5)
    assert game.may_revolt == ""
    assert game.refusal("a+r") is Reason.REVOLT_NO_KING


def test_2_4_5_only_from_the_step_right_at_the_summit() -> None:
    game = stand("a5 b4 c3 d0", summit=5)
    assert game.may_revolt == "b"
    assert game.refusal("c+r") is game.refusal("d+r") is Reason.REVOLT_TOO_FAR


def test_2_4_5_not_by_the_king() -> None:
    assert stand("a5 b4", summit=5).refusal("a+r") is Reason.REVOLT_KING


@pytest.mark.parametrize("word", ["a+ b+r", "a+ b-r", "a- b-r", "a+ br"])
def test_2_4_5_a_team_may_declare_once(word: str) -> None:
    game = stand("a5 b4 c4", summit=5).turn(word)
    assert (game.rights, game.may_revolt) == ("a c", "c")
    assert game.refusal("b+r") is Reason.REVOLT_NO_RIGHT


def test_2_4_5_all_that_have_the_right_may_declare_in_one_turn() -> None:
    game = stand("a5 b4 c4 d4 e3", summit=5)
    assert game.may_revolt == "b c d"
    assert game.turn("a+ b+r c-r dr").rights == "a e"


def test_2_4_5_where_nobody_can_depose_the_king_a_used_right_comes_back() -> None:
    game = stand("a5 b4 c0", summit=5).turn("a+ b-r")
    assert (game.restored, game.may_revolt, game.finish) == ("b", "b", None)


def test_2_4_5_where_somebody_can_depose_the_king_no_right_comes_back() -> None:
    game = stand("a5 b4 c4", summit=5).turn("a+ b-r")
    assert (game.restored, game.may_revolt, game.can_depose) == ("", "c", "c")


def test_2_4_5_a_team_that_can_still_climb_in_time_counts() -> None:
    game = stand("a5 b4 c2", summit=5).turn("a+ b-r c+")
    assert (game.restored, game.can_depose) == ("", "c")


def test_2_4_5_a_new_king_gives_everybody_a_right_again() -> None:
    game = stand("a5 b4 c4 d4", spent="c d", summit=5).turn("b+r")
    assert (game.king, game.rights, game.may_revolt) == ("b", "a b c d", "a c d")


def test_2_4_5_a_king_that_stays_gives_no_rights() -> None:
    assert stand("a5 b4 c4 d4", spent="c", summit=5).turn("a+ b+r").rights == "a d"


def test_2_4_5_an_unused_right_does_not_become_two() -> None:
    game = stand("a5 b4 c4", summit=5).turn("b+r").turn("b+ c-r")
    assert (game.king, game.rights) == ("b", "a b")
    assert game.refusal("c+r") is Reason.REVOLT_NO_RIGHT


@pytest.mark.parametrize("word", ["b+r", "b-r", "b+r c+r", ""])
def test_2_4_6_a_king_that_answers_correctly_stays_in_any_case(word: str) -> None:
    assert stand("a5 b4 c4", summit=5).turn(f"a+ {word}").king == "a"


@pytest.mark.parametrize("king", ["a-", ""], ids=["wrong", "no answer"])
def test_2_4_6_a_failed_king_stays_where_no_declared_team_succeeds(king: str) -> None:
    assert stand("a5 b4 c4", summit=5).turn(f"{king} b-r cr").king == "a"


def test_2_4_6_a_failed_king_stays_where_nobody_declares() -> None:
    assert stand("a5 b4 c4", summit=5).turn("a- b+ c+").king == "a"


@pytest.mark.parametrize("king", ["a-", ""], ids=["wrong", "no answer"])
def test_2_4_6_a_failed_king_leaves_for_a_successful_revolution(king: str) -> None:
    game = stand("a5 b4 c4", summit=5).turn(f"{king} b+r c-r")
    assert (game.king, game.steps, game.dispute) == ("b", "a4 b5 c4", None)


def test_2_4_6_a_success_without_a_declaration_takes_nothing() -> None:
    game = stand("a5 b4 c4", points="c99", summit=5).turn("b+r c+")
    assert (game.king, game.dispute) == ("b", None)
