"""Chapter 1: teams, players and what is counted."""

import pytest

from app.hill.refusal import Reason
from app.hill.roster import Player, Team
from tests.app.hill.board import night

LETTERS = "abcdefghijklmnopqrstuvwxyz"


@pytest.mark.parametrize("size", [2, 8, 24, 26])
def test_1_1_any_number_of_teams_plays(size: int) -> None:
    teams = LETTERS[:size]
    game = night(" ".join(teams)).turn(" ".join(f"{team}+" for team in teams))
    assert game.steps == " ".join(f"{team}1" for team in teams)


@pytest.mark.parametrize("summit", [3, 10, 40])
def test_1_2_the_mountain_scales(summit: int) -> None:
    game = night("a b", summit=summit)
    for _ in range(summit):  # together to the top, where the earlier answer decides
        game = game.turn("a+@2 b+@1")
    assert game.king == "b"


@pytest.mark.parametrize(("players", "regular"), [(2, False), (3, True), (8, True), (9, False)])
def test_1_3_three_to_eight_players_are_regular(players: int, regular: bool) -> None:
    assert Team("a", players=(Player(),) * players).roster_is_regular is regular


def test_1_4_a_team_names_its_captain() -> None:
    team = Team("a", captain="p1", players=(Player("p1"), Player("p2"), Player("p3")))
    assert team.captain == "p1"


def test_1_5_steps_and_points_are_counted_apart() -> None:
    game = night("a b").turn("a+ b+").turn("a+j b-j")
    assert (game.steps, game.points) == ("a3 b0", "a3 b1")


@pytest.mark.parametrize("words", ["z+", "z-", "zj", "zJ", "zjs", "zR"])
def test_1_1_a_team_that_is_not_in_the_game_does_nothing(words: str) -> None:
    game = night("a b").turn("a+ b+")
    assert game.refusal(words) is Reason.UNKNOWN_TEAM
    assert game.withdraw("z").refusal() is Reason.UNKNOWN_TEAM


def test_1_1_a_decision_names_a_team_of_the_game() -> None:
    assert night("a b").refusal("a+", decision="z") is Reason.UNKNOWN_TEAM
