"""H18: appeals change the past, and everything after it is worked out again."""

from typing import Any

import pytest

from app.hill import decide
from app.hill.appeal import AppealPreview, mark_of, preview_appeal
from app.hill.events import DecisionMade
from app.hill.game import Phase
from app.hill.refusal import Reason
from tests.app.hill.live import Live, appeal, evening


def preview(live: Live, turn: int, words: str, **more: Any) -> AppealPreview:
    found = preview_appeal(live.game, appeal(turn, words, **more))
    assert isinstance(found, AppealPreview)
    return found


def test_h18_a_mark_of_any_earlier_turn_may_be_changed() -> None:
    live = evening("a b").turn("a+ b-").turn("a+ b+").appeal(1, "b+")
    assert (live.steps, live.points) == ("a2 b2", "a2 b2")


def test_h18_a_time_may_be_changed() -> None:
    live = evening("a b", summit=3).turn("a+ b+").turn("a+ b+").turn("a+@1 b+@2")
    assert live.king == "a"
    assert live.appeal(3, "b+@0").king == "b"


def test_h18_a_partners_flag_may_be_changed() -> None:
    live = evening("a b").turn("a+").turn("a+")
    assert live.appeal(1, "", partner=("Tea",)).points == "a3 b0"


def test_h18_a_question_may_be_taken_off_and_put_back() -> None:
    live = evening("a b").turn("a+ b+").turn("a+ b+")
    off = live.appeal(1, "", void=(True,))
    assert off.steps == "a1 b1"
    assert off.appeal(1, "", void=(False,)).steps == "a2 b2"


def test_h18_an_answer_may_turn_out_not_to_have_been_given() -> None:
    live = evening("a b").turn("a+ b+").appeal(1, "a")
    assert live.steps == "a0 b1"
    assert "a" not in live.game.turns[0].answers


def test_h18_an_appeal_has_a_reason() -> None:
    live = evening("a b").turn("a+")
    assert live.refuses(decide.appeal, appeal(1, "b+", reason=" ")) is Reason.REASON_MISSING


@pytest.mark.parametrize("turn", [-1, 0, 2])
def test_h18_there_must_be_such_a_turn(turn: int) -> None:
    live = evening("a b").turn("a+")
    assert live.refuses(decide.appeal, appeal(turn, "b+")) is Reason.NO_SUCH_TURN


def test_h18_not_while_a_question_is_open() -> None:
    live = evening("a b").turn("a+").opened()
    assert live.refuses(decide.appeal, appeal(1, "b+")) is Reason.APPEAL_WHILE_OPEN
    assert live.does(decide.close).refuses(decide.appeal, appeal(1, "b+")) is None


def test_h18_an_appeal_that_changes_nothing_is_refused() -> None:
    live = evening("a b").turn("a+@5")
    assert live.refuses(decide.appeal, appeal(1, "a+@5")) is Reason.NOTHING_CHANGES


def test_h18_a_jump_that_was_legal_when_it_was_made_stays_one() -> None:
    live = evening("a b").turn("a+ b+").turn("a+j b+").appeal(1, "a-")
    assert (live.steps, live.points) == ("a2 b2", "a2 b2")
    assert live.game.turns[1].declarations["a"].stands


def test_h18_a_jump_that_has_lost_its_ground_is_ordinary() -> None:
    live = evening("a b", summit=3).turn("b+").turn("a+").turn("a-j")
    assert live.steps == "a0 b1"
    assert live.appeal(1, "a+").steps == "a2 b1"  # right at the Summit it cannot slide down


def test_h18_a_jump_with_ground_may_lead_to_the_summit_now() -> None:
    live = evening("a b", summit=4).turn("b+").turn("a+ b+").turn("a+j")
    assert live.steps == "a3 b2"
    assert live.appeal(1, "a+").king == "a"


def test_h18_a_revolution_without_a_king_is_ordinary() -> None:
    live = evening("a b", summit=3).turn("a+ b+").turn("a+j b+").turn("b+r")
    assert live.king == "b"
    again = live.appeal(2, "a-")  # no king any more: b's answer takes the empty Summit
    assert (again.king, again.steps) == ("b", "a0 b3")
    assert again.game.last.climbers["b"].right


def test_h18_turns_behind_a_new_earlier_end_are_kept_ignored_and_listed() -> None:
    live = evening("a b", summit=3, hold_turns=2)
    live = live.turn("a+ b+").turn("a+ b+").turn("a+ b-").turn("b+r").turn("b+").turn("a+")
    first = live.game
    found = preview(live, 4, "b-")
    assert found.ignored == (6,)
    ended = live.appeal(4, "b-")
    assert (ended.phase, ended.king, len(ended.game.turns)) == (Phase.OVER, "a", 5)
    assert ended.game.ignored == first.turns[5:]


def test_h18_an_appeal_that_moves_the_end_back_plays_them_again() -> None:
    live = evening("a b", summit=3, hold_turns=2)
    live = live.turn("a+ b+").turn("a+ b+").turn("a+ b-").turn("b+r").turn("b+").turn("a+")
    again = live.appeal(4, "b-").appeal(4, "b+")
    assert (again.game.positions, again.game.ignored) == (live.game.positions, ())


def test_h18_nothing_changes_before_it_is_applied() -> None:
    live = evening("a b").turn("a+").turn("b+")
    found = preview(live, 1, "b+")
    assert live.steps == "a1 b1"
    assert found.after.last.climbers["b"].step == 2


def test_h18_the_history_keeps_what_was_and_what_is() -> None:
    live = evening("a b").turn("a+@5").appeal(1, "a-@5")
    (line,) = live.game.appeals
    assert line == {
        "turn": 1,
        "team": "a",
        "was": {"correct": True, "at_ms": 5},
        "now": {"correct": False, "at_ms": 5},
        "reason": "heard again",
        "by": "judge",
    }


def test_h18_an_earlier_dispute_must_be_decided_with_the_appeal() -> None:
    live = evening("a b c", summit=3).turn("a+ b+").turn("a+ b+").turn("a+").turn("a+")
    wish = appeal(3, "b+")
    assert preview(live, 3, "b+").waits == (3, ("a", "b"))
    assert live.refuses(decide.appeal, wish) is Reason.DECISION_FIRST
    decided = live.appeal(3, "b+", decisions=(DecisionMade(3, "b", "drawn by lot"),))
    assert (decided.king, len(decided.game.turns)) == ("b", 4)


def test_h18_the_latest_turn_may_be_left_to_the_host() -> None:
    live = evening("a b c", summit=3).turn("a+ b+").turn("a+ b+").turn("a+").appeal(3, "b+")
    assert (live.phase, live.game.tied) == (Phase.UNDECIDED, ("a", "b"))
    assert live.does(decide.settle_tie, "a", "drawn by lot").king == "a"


def test_h14_a_decision_that_an_appeal_makes_groundless_is_not_kept() -> None:
    live = evening("a b c", main_questions=1).turn("a+ b+")
    live = live.does(decide.settle_tie, "b", "drawn by lot").appeal(1, "a+@1 b+@2")
    assert live.game.outcome.winner == "a"


def test_h18_a_decision_for_a_team_that_is_not_there_is_refused() -> None:
    live = evening("a b c", summit=3).turn("a+ b+").turn("a+ b+").turn("a+").turn("a+")
    wish = appeal(3, "b+", decisions=(DecisionMade(3, "z", "drawn by lot"),))
    assert live.refuses(decide.appeal, wish) is not None


def test_h18_the_turn_in_progress_goes_on_from_the_new_position() -> None:
    live = evening("a b").turn("a+ b+").does(decide.declare, "a", "jump").appeal(1, "a-")
    assert live.turn("a+").steps == "a2 b1"


def test_h18_a_correction_is_cut_to_what_the_new_past_allows() -> None:
    live = evening("a b").turn("a+ b+").does(decide.correct, "a", -1, -1, "a slip").turn("b+")
    assert live.appeal(1, "a-").steps == "a0 b2"


def test_h18_an_appeal_and_its_reverse_give_the_first_game_back() -> None:
    live = evening("a b").turn("a+ b+").does(decide.correct, "a", -1, -1, "a slip").turn("b+")
    assert live.appeal(1, "a-").appeal(1, "a+").game.positions == live.game.positions


def test_h18_the_mark_that_stands_is_known() -> None:
    live = evening("a b").turn("a+@5")
    given, none = mark_of(live.game, 1, "a"), mark_of(live.game, 1, "b")
    assert (given.correct, given.at_ms, given.given, none.given) == (True, 5, True, False)
