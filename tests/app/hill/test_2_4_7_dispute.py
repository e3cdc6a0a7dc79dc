"""Chapter 2.4.7: the dispute for the lead."""

from tests.app.hill.board import Game, stand


def rivals(points: str) -> Game:
    return stand("a4 b4 c4", points=points, summit=5)


def test_2_4_7_the_team_with_more_points_takes_the_summit() -> None:
    game = rivals("a7 b8 c9").turn("a+@1 b+@9")
    assert game.dispute == ("a b", "b", "points")
    assert (game.king, game.steps) == ("b", "a4 b5 c4")


def test_2_4_7_points_come_before_time() -> None:
    assert rivals("a8 b7").turn("a+@9000 b+@1").king == "a"


def test_2_4_7_with_equal_points_the_first_correct_answer_takes_it() -> None:
    game = rivals("a8 b8 c8").turn("a+@9000 b+@8999 c+@9001")
    assert game.dispute == ("a b c", "b", "time")
    assert game.king == "b"


def test_2_4_7_a_wrong_answer_that_came_earlier_does_not_count() -> None:
    assert rivals("a8 b8 c8").turn("a+@9 b+@8 c-@1").king == "b"


def test_2_4_7_only_those_level_on_most_points_go_by_time() -> None:
    game = rivals("a8 b8 c7").turn("a+@9 b+@8 c+@1")
    assert game.dispute == ("a b c", "b", "time")


def test_2_4_7_at_a_revolution_too() -> None:
    game = stand("a5 b4 c4 d4", points="b6 c9 d8", summit=5).turn("a- b+r c+r d+")
    assert game.dispute == ("b c", "c", "points")
    assert (game.king, game.steps) == ("c", "a4 b4 c5 d4")


def test_2_4_7_the_king_is_no_party_to_the_dispute() -> None:
    game = stand("a5 b4 c4", points="a99 b5 c5", summit=5).turn("a- b+r@2 c+r@1")
    assert game.dispute == ("b c", "c", "time")


def test_2_4_7_one_contender_is_no_dispute() -> None:
    game = rivals("a1 b9 c9").turn("a+")
    assert (game.king, game.dispute) == ("a", None)
