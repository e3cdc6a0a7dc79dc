"""A live turn, from the declarations to its resolution: 2.2, H9, H10, H12, H14, H19 and H20."""

import pytest

from app.hill import decide
from app.hill.game import Phase
from app.hill.refusal import Reason
from app.hill.turn import Question
from tests.app.hill.live import Live, evening


def kingdom(**rules: object) -> Live:
    """Team a is king, b and c stand right at the Summit."""
    return evening("a b c", summit=3, **rules).turn("a+ b+ c+").turn("a+j b+ c+")


def test_2_2_1_all_teams_move_when_the_turn_is_resolved() -> None:
    marked = evening("a b").marked("a+ b-")
    assert marked.steps == "a0 b0"
    assert marked.does(decide.resolve).steps == "a1 b0"


def test_2_2_2_answers_are_taken_from_the_announcement_to_the_close() -> None:
    live = evening("a b")
    assert live.refuses(decide.answer, "a", 5) is Reason.QUESTION_NOT_OPEN
    live = live.does(decide.announce, Question())
    assert live.refuses(decide.answer, "a", 5) is None
    assert live.does(decide.close).refuses(decide.answer, "a", 5) is Reason.ANSWERS_CLOSED


def test_2_2_2_a_turn_goes_through_its_phases() -> None:
    live = evening("a b")
    assert live.phase is Phase.DECLARING
    live = live.does(decide.announce, Question())
    assert live.phase is Phase.OPEN
    live = live.does(decide.close)
    assert live.phase is Phase.CLOSED
    assert live.does(decide.resolve).phase is Phase.DECLARING


def test_2_2_3_answers_are_marked_once_they_are_closed() -> None:
    live = evening("a b").opened("a+")
    assert live.refuses(decide.mark, {"a": True}) is Reason.MARK_TOO_EARLY
    live = live.does(decide.close)
    assert live.refuses(decide.mark, {"a": True}) is None
    assert evening("a b").refuses(decide.resolve) is Reason.NOT_MARKING


def test_2_2_3_a_mark_may_be_taken_back_until_the_turn_is_resolved() -> None:
    live = evening("a b").marked("a+ b+").does(decide.mark, {"a": False, "b": None})
    assert live.does(decide.resolve).steps == "a0 b0"


@pytest.mark.parametrize(
    ("turns", "team", "reason"),
    [
        ("", "a", Reason.JUMP_FIRST_TURN),
        ("b+", "a", Reason.JUMP_AFTER_FAILURE),
        ("a+/a+", "a", Reason.JUMP_PENULTIMATE),
        ("a+/a+j", "a", Reason.JUMP_SUMMIT),
        ("a+", "z", Reason.UNKNOWN_TEAM),
    ],
    ids=["a", "b", "c", "d", "nobody"],
)
def test_2_2_5_a_jump_is_refused_with_its_clause(turns: str, team: str, reason: Reason) -> None:
    live = evening("a b c", summit=3)
    for words in filter(None, turns.split("/")):
        live = live.turn(f"{words} c+")
    assert live.refuses(decide.declare, team, "jump") is reason


def test_2_2_5_jumps_are_locked_by_the_announcement() -> None:
    live = evening("a b").turn("a+").does(decide.announce, Question())
    late = live.does(decide.declare, "a", "jump").does(decide.answer, "a", 1)
    late = late.does(decide.close).does(decide.mark, {"a": True}).does(decide.resolve)
    assert late.steps == "a2 b0"
    assert late.game.turns[-1].declarations["a"].late


def test_2_2_5_a_declaration_may_be_taken_back_before_the_announcement() -> None:
    live = evening("a b").turn("a+").does(decide.declare, "a", "jump")
    assert live.does(decide.take_back, "a").turn("a+").steps == "a2 b0"
    assert live.opened().refuses(decide.take_back, "a") is Reason.BEFORE_QUESTION


@pytest.mark.parametrize("when", ["before", "open", "closed", "marked"])
def test_2_2_6_a_partners_question_may_be_named_before_and_after_the_answer(when: str) -> None:
    live = evening("a b")
    live = live.does(decide.set_partner, "Tea") if when == "before" else live
    live = live.opened("a+")
    live = live.does(decide.set_partner, "Tea") if when == "open" else live
    live = live.does(decide.close)
    live = live.does(decide.set_partner, "Tea") if when == "closed" else live
    live = live.does(decide.mark, {"a": True})
    live = live.does(decide.set_partner, "Tea") if when == "marked" else live
    assert live.does(decide.resolve).points == "a2 b0"


def test_2_2_6_a_partner_may_be_taken_off_again() -> None:
    live = evening("a b").marked("a+").does(decide.set_partner, True)
    assert live.does(decide.set_partner, None).does(decide.resolve).points == "a1 b0"


@pytest.mark.parametrize(
    ("deadline", "king", "right"), [("question", "a", True), ("answers", "b", True)]
)
def test_h9_the_deadline_of_a_revolution_is_an_option(
    deadline: str, king: str, right: bool
) -> None:
    live = kingdom(revolution_deadline=deadline).does(decide.announce, Question())
    live = live.does(decide.declare, "b", "revolution").does(decide.answer, "b", 1)
    live = live.does(decide.close).does(decide.mark, {"b": True}).does(decide.resolve)
    assert (live.king, live.game.last.climbers["b"].right) == (king, right)


def test_h9_with_answers_it_comes_until_answers_close() -> None:
    live = kingdom(revolution_deadline="answers").opened().does(decide.close)
    live = live.does(decide.declare, "b", "revolution")
    assert live.game.turn.declarations["b"].late


def test_h9_with_answers_a_revolution_without_ground_is_refused_while_open() -> None:
    live = kingdom(revolution_deadline="answers").opened()
    assert live.refuses(decide.declare, "a", "revolution") is Reason.REVOLT_KING


def tie() -> Live:
    return evening("a b c", summit=3).turn("a+ b+").turn("a+ b+").turn("a+ b+")


def test_h10_the_host_decides_with_a_reason_among_those_tied() -> None:
    live = tie()
    assert (live.phase, live.game.tied) == (Phase.UNDECIDED, ("a", "b"))
    assert live.refuses(decide.settle_tie, "c", "drawn by lot") is Reason.NOT_TIED
    assert live.refuses(decide.settle_tie, "a", " ") is Reason.REASON_MISSING
    settled = live.does(decide.settle_tie, "b", "drawn by lot")
    assert (settled.king, settled.phase) == ("b", Phase.DECLARING)
    assert settled.refuses(decide.settle_tie, "b", "again") is Reason.NO_DECISION_ASKED


def test_h10_nothing_goes_on_before_the_decision() -> None:
    live = tie()
    assert live.refuses(decide.announce, Question()) is Reason.DECISION_FIRST
    assert live.refuses(decide.declare, "a", "jump") is Reason.DECISION_FIRST
    assert live.refuses(decide.withdraw, "a") is Reason.DECISION_FIRST
    assert live.refuses(decide.set_partner, True) is Reason.DECISION_FIRST


def test_h12_a_question_is_taken_off_and_put_back() -> None:
    live = evening("a b").opened("a+").does(decide.void)
    assert live.phase is Phase.CLOSED
    assert live.does(decide.resolve).steps == "a0 b0"
    back = live.does(decide.void, False).does(decide.mark, {"a": True})
    assert back.does(decide.resolve).steps == "a1 b0"


def test_h14_the_host_decides_the_first_place() -> None:
    live = evening("a b c", main_questions=1).turn("a+ b+")
    assert (live.phase, live.game.tied) == (Phase.UNDECIDED, ("a", "b"))
    assert live.refuses(decide.settle_tie, "c", "drawn by lot") is Reason.NOT_TIED
    settled = live.does(decide.settle_tie, "b", "drawn by lot")
    assert (settled.phase, settled.game.outcome.winner) == (Phase.OVER, "b")


@pytest.mark.parametrize(("at_ms", "fits"), [(0, True), (86_400_000, True), (-1, False)])
def test_h19_a_time_is_within_a_day(at_ms: int, fits: bool) -> None:
    refusal = evening("a b").opened().refuses(decide.answer, "a", at_ms)
    assert refusal is (None if fits else Reason.BAD_TIME)


def test_h20_an_answer_may_be_replaced_and_the_marked_ones_time_counts() -> None:
    live = evening("a b", main_questions=1).opened()
    live = live.does(decide.answer, "a", 1, "Lermontov").does(decide.answer, "b", 5, "Pushkin")
    live = live.does(decide.answer, "a", 9, "Pushkin").does(decide.close)
    live = live.does(decide.mark, {"a": True, "b": True}).does(decide.resolve)
    assert live.game.outcome.winner == "b"
    assert live.game.turns[0].answers["a"].replaced == ({"text": "Lermontov", "at_ms": 1},)


def test_2_5_when_the_game_is_over_nothing_goes_on() -> None:
    live = evening("a b", main_questions=1).turn("a+")
    assert live.phase is Phase.OVER
    assert live.refuses(decide.announce, Question()) is Reason.GAME_OVER
    assert live.refuses(decide.declare, "a", "jump") is Reason.GAME_OVER
    assert live.refuses(decide.correct, "a", 0, 1, "slip") is Reason.GAME_OVER
