"""Between two live turns: teams that come and go (H16) and corrections (H17)."""

from app.hill import decide
from app.hill.refusal import Reason
from app.hill.roster import Team
from app.hill.turn import Question
from tests.app.hill.live import evening


def test_h1_a_turn_needs_two_teams() -> None:
    live = evening("a")
    assert live.refuses(decide.announce, Question()) is Reason.TOO_FEW_TEAMS
    assert live.does(decide.join, Team("b")).turn("a+").steps == "a1 b0"


def test_h16_a_team_may_come_before_the_first_turn_and_between_two() -> None:
    live = evening("a").does(decide.join, Team("b")).turn("b+").does(decide.join, Team("c"))
    assert live.turn("c+").steps == "a0 b1 c1"
    assert live.refuses(decide.join, Team("c")) is Reason.TEAM_TWICE


def test_h16_teams_come_and_go_between_turns_only() -> None:
    live = evening("a b c").opened()
    assert live.refuses(decide.join, Team("d")) is Reason.BETWEEN_TURNS
    assert live.refuses(decide.withdraw, "c") is Reason.BETWEEN_TURNS
    assert live.does(decide.close).refuses(decide.withdraw, "c") is Reason.BETWEEN_TURNS


def test_h16_a_team_that_leaves_takes_its_declaration_with_it() -> None:
    live = evening("a b c").turn("c+").does(decide.declare, "c", "jump")
    live = live.does(decide.withdraw, "c")
    assert not live.game.turn.declarations
    assert live.refuses(decide.declare, "c", "jump") is Reason.WITHDRAWN
    assert live.turn("a+").steps == "a1 b0 c1"


def test_h16_a_king_that_leaves_takes_the_ground_from_revolutions() -> None:
    live = evening("a b", summit=3).turn("a+ b+").turn("a+ b+").turn("a+")
    live = live.does(decide.declare, "b", "revolution").does(decide.withdraw, "a")
    assert not live.game.turn.declarations


def test_h17_a_correction_needs_a_written_reason() -> None:
    live = evening("a b").turn("a+")
    assert live.refuses(decide.correct, "a", 1, 0, "  ") is Reason.REASON_MISSING
    assert live.does(decide.correct, "a", 1, 2, "a slip").turn().points == "a3 b0"


def test_h17_between_turns_only() -> None:
    live = evening("a b").opened()
    assert live.refuses(decide.correct, "a", 1, 0, "a slip") is Reason.BETWEEN_TURNS


def test_h17_a_declaration_that_loses_its_ground_is_dropped() -> None:
    live = evening("a b", summit=3).turn("a+").does(decide.declare, "a", "jump")
    assert not live.does(decide.correct, "a", 1, 0, "a slip").game.turn.declarations
    assert live.does(decide.correct, "a", -1, 0, "a slip").game.turn.declarations


def test_1_4_a_name_or_a_captain_may_be_put_right_at_any_time() -> None:
    live = evening("a b").opened().does(decide.edit_team, Team("a", "Owls", "p1"))
    assert live.game.roster["a"].title == "Owls"
