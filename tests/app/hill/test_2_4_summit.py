"""Chapter 2.4.1 to 2.4.4: the way to the Summit."""

from tests.app.hill.board import night, stand


def test_2_4_1_the_summit_is_reached_step_by_step() -> None:
    game = night("a b", summit=3).turn("a+ b+").turn("a+ b+")
    assert (game.king, game.steps) == (None, "a2 b2")
    assert game.turn("a+").king == "a"


def test_2_4_2_the_others_go_on_to_depose_the_king() -> None:
    game = stand("a5 b4", summit=5).turn("b+r")
    assert (game.king, game.steps) == ("b", "a4 b5")


def test_2_4_3_the_summit_is_taken_by_a_team_that_comes_to_the_central_step() -> None:
    assert stand("a4 b3", summit=5).turn("b+").king is None
    assert stand("a4 b3", summit=5).turn("a+").king == "a"


def test_2_4_4_the_first_on_the_summit_has_not_won_yet() -> None:
    game = stand("a4 b4", summit=5).turn("a+")
    assert (game.king, game.finish, game.outcome.winner) == ("a", None, None)
