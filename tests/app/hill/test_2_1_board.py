"""Chapter 2.1: the mountain. Equal sectors (2.1.1) are the painters' business."""

from tests.app.hill.board import night, stand


def test_2_1_2_the_summit_is_the_last_step() -> None:
    game = stand("a4 b1", summit=5).turn("a+")
    assert (game.king, game.steps) == ("a", "a5 b1")


def test_2_1_2_nobody_goes_higher_than_the_summit() -> None:
    assert stand("a5 b4", summit=5).turn("a+").steps == "a5 b4"


def test_2_1_3_all_teams_begin_on_the_start_step() -> None:
    game = night("a b c")
    assert (game.steps, game.points) == ("a0 b0 c0", "a0 b0 c0")


def test_2_1_4_a_teams_answer_moves_no_other_team() -> None:
    assert stand("a3 b3 c1").turn("a+").steps == "a4 b3 c1"
