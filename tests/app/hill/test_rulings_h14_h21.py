"""Rulings H14 to H21: places, teams that come and go, corrections, appeals, times, the end."""

import pytest

from app.hill.between import within_reach
from app.hill.record import RecordError, read_record, replay_record
from app.hill.refusal import Reason
from app.hill.turn import Adjust
from tests.app.hill.board import Game, RefusedError, night, stand


def last_question(turns: str, *, decision: str | None = None, teams: str = "a b c") -> Game:
    """A game without a king whose last question is the last of these turns."""
    words = turns.split("/")
    game = night(teams, main_questions=len(words))
    for word in words[:-1]:
        game = game.turn(word)
    return game.turn(words[-1], decision=decision)


def test_h14_level_teams_go_by_the_latest_turn_that_all_of_them_answered_correctly() -> None:
    game = last_question("a+@1 b+@2/a+@2 b+@1/a-@1 b-@2")
    assert (game.outcome.winner, game.places) == ("b", "b1 a2 c3")


def test_h14_a_turn_that_only_some_answered_correctly_does_not_count() -> None:
    game = last_question("a+@2 b+@1/a+@1/b+@1")
    assert game.outcome.winner == "b"


def test_h14_teams_that_are_not_level_first_do_not_matter() -> None:
    assert last_question("a+@2 b+@1 c+@3/a+@1 b+@2 c-").outcome.winner == "a"


def test_h14_where_a_time_is_missing_there_the_host_decides_among_all() -> None:
    turns = "a+@2 b+@1 c+@3/a+@1 b+@1 c+"
    assert last_question(turns).outcome.level == ("a", "b", "c")
    assert last_question(turns).outcome.winner is None
    assert last_question(turns, decision="c").outcome.winner == "c"


def test_h14_where_there_is_no_such_turn_the_host_decides_among_all() -> None:
    assert last_question("a+@1/b+@1").outcome.level == ("a", "b")
    assert last_question("").outcome.level == ("a", "b", "c")
    assert last_question("", decision="b").places == "b1 a2–3 c2–3"


def test_h14_a_void_question_is_no_such_turn() -> None:
    game = night("a b", main_questions=2).turn("a+@2 b+@1").void("a+@1 b+@2")
    assert game.outcome.winner == "b"


def test_h14_where_the_earliest_is_shared_the_host_decides_among_those() -> None:
    turns = "a+@5 b+@5 c+@6"
    assert last_question(turns).outcome.level == ("a", "b")
    assert last_question(turns, decision="a").places == "a1 b2–3 c2–3"
    with pytest.raises(RefusedError, match="H14"):
        _ = last_question(turns, decision="c").outcome


def test_h14_while_the_host_has_not_decided_they_share_the_first_place() -> None:
    assert last_question("a+ b+").places == "a1–2 b1–2 c3"


def test_h14_only_for_the_first_place() -> None:
    assert last_question("a+@1/a+ b+@1 c+@2").places == "a1 b2–3 c2–3"


def test_h14_not_where_there_is_a_king() -> None:
    game = stand("a4 b4", points="b9", summit=5, played=9, main_questions=10).turn("a+")
    assert (game.outcome.winner, game.outcome.level) == ("a", ())


def test_h14_a_decision_that_nothing_asks_for_is_ignored() -> None:
    assert last_question("a+@1 b+@2", decision="c").outcome.winner == "a"


def test_h15_level_teams_share_the_place() -> None:
    game = stand("a5 b4 c4 d3 e3 f3", points="d7 e7 f8", summit=5, hold=2).turn("a+")
    assert game.places == "a1 b2–3 c2–3 f4 d5–6 e5–6"


def test_h15_while_the_game_goes_on_too() -> None:
    assert night("a b c").turn("b+").places == "b1 a2–3 c2–3"


def test_h16_what_happens_between_turns_ends_nothing() -> None:
    game = stand("a5 b4", summit=5).withdraw("b")
    assert game.finish is None
    assert game.turn("a+").finish == "unassailable"


def test_h16_a_withdrawn_team_cannot_rejoin_nor_act() -> None:
    game = stand("a3 b2 c1").withdraw("b")
    assert game.join("b").refusal() is Reason.TEAM_TWICE
    for words in ("b+", "b-", "bj", "bJ", "bjs"):
        assert game.refusal(words) is Reason.WITHDRAWN
    assert game.withdraw("b").refusal() is Reason.WITHDRAWN
    assert game.adjust("b", points=1).refusal() is Reason.WITHDRAWN


def test_h16_a_late_team_begins_on_step_0_with_no_points() -> None:
    game = stand("a3 b2").join("c")
    assert (game.steps, game.points) == ("a3 b2 c0", "a3 b2 c0")
    assert game.turn("c+").steps == "a3 b2 c1"


def test_h16_a_withdrawn_team_stays_on_the_board_and_is_placed_last() -> None:
    game = stand("a9 b2 c1", points="a30").withdraw("a").turn("b+")
    assert (game.steps, game.points, game.places) == ("a9 b3 c1", "a30 b3 c1", "b1 c2 a–")


def test_h16_where_all_have_withdrawn_nobody_wins() -> None:
    game = stand("a3 b2", played=9, main_questions=10).withdraw("a").withdraw("b").turn()
    assert (game.finish, game.outcome.winner, game.places) == ("questions", None, "a– b–")


def test_h16_a_withdrawn_team_counts_for_nothing() -> None:
    game = stand("a5 b4 c4", spent="c", summit=5).withdraw("b")
    assert (game.may_revolt, game.rights) == ("", "a")
    after = game.turn("a+")
    assert (after.restored, after.can_depose) == ("c", "c")


def test_h16_a_king_that_withdraws_leaves_the_summit_empty() -> None:
    game = stand("a5 b4 c4", spent="b", summit=5, hold=2).withdraw("a")
    assert (game.king, game.hold, game.rights, game.may_revolt) == (None, 0, "b c", "")
    assert game.turn().finish is None


def test_h16_the_next_capture_begins_a_new_reign() -> None:
    game = stand("a5 b4 c4", spent="b c", restored="c", summit=5, hold=2).withdraw("a")
    after = game.turn("b+")
    assert (after.king, after.hold, after.rights) == ("b", 0, "b c")
    assert after.turn("b+ c-r").restored == "c"


def test_h16_changes_apply_in_their_order() -> None:
    game = stand("a5 b4 c3", summit=5).join("d").adjust("d", steps=4).withdraw("a")
    assert game.turn("d+").king == "d"
    assert stand("a5 b4", summit=5).adjust("c", steps=1).refusal() is Reason.UNKNOWN_TEAM


def test_h17_the_host_may_correct_steps_and_points() -> None:
    game = stand("a3 b3").adjust("a", steps=-2, points=5).adjust("b", steps=1)
    assert (game.steps, game.points) == ("a1 b4", "a8 b3")


@pytest.mark.parametrize(("steps", "fits"), [(-3, True), (-4, False), (1, True), (2, False)])
def test_h17_a_team_stays_within_0_and_the_penultimate_step(steps: int, fits: bool) -> None:
    refusal = stand("a3 b3", summit=5).adjust("a", steps=steps).refusal()
    assert refusal is (None if fits else Reason.STEP_OUT_OF_RANGE)


def test_h17_the_kings_step_is_fixed_and_its_points_are_not() -> None:
    game = stand("a5 b3", summit=5)
    assert game.adjust("a", steps=-1).refusal() is Reason.KING_STEP_FIXED
    assert game.adjust("a", points=-5).points == "a0 b3"


def test_h17_points_stay_at_0_or_more() -> None:
    game = stand("a3 b3")
    assert game.adjust("a", points=-3).points == "a0 b3"
    assert game.adjust("a", points=-4).refusal() is Reason.POINTS_BELOW_ZERO


def test_h17_a_correction_changes_no_success_and_no_right() -> None:
    game = stand("a5 b4 c3", failed="c", spent="b", summit=5)
    game = game.adjust("b", steps=-1).adjust("c", steps=1)
    assert (game.may_jump, game.may_revolt, game.rights) == ("b", "c", "a c")


def test_h18_a_jump_that_stands_is_a_jump_though_it_would_not_be_legal_now() -> None:
    game = stand("a3 b0", failed="a").turn("a+js")
    assert (game.steps, game.points) == ("a5 b0", "a5 b0")
    assert night("a b").turn("a+js").steps == "a2 b0"
    assert stand("a3 b0", summit=5, jump_to_summit=False).turn("a+js").king == "a"


@pytest.mark.parametrize("board", ["a4 b0", "a5 b0"], ids=["penultimate", "Summit"])
def test_h18_a_jump_that_stands_without_ground_is_ordinary(board: str) -> None:
    assert stand(board, summit=5).turn("a+js").points == f"a{int(board[1]) + 1} b0"
    assert stand(board, summit=5).turn("a-js").steps == board


def test_h18_a_revolution_that_stands_with_ground_is_one() -> None:
    assert stand("a5 b4", summit=5).turn("b+rs").king == "b"


@pytest.mark.parametrize(
    ("board", "spent", "word"),
    [
        ("a5 b3", "", "b+rs"),
        ("a3 b4", "", "b+rs"),
        ("a5 b4", "", "a+rs"),
        ("a5 b4", "b", "b+rs"),
    ],
    ids=["off the step", "no king", "by the king", "no right"],
)
def test_h18_a_revolution_that_stands_without_ground_is_ordinary(
    board: str, spent: str, word: str
) -> None:
    game = stand(board, spent=spent, summit=5, restorations_per_reign=0)
    stands, ordinary = game.turn(word), game.turn(word[:2])
    assert stands.position == ordinary.position


def test_h18_a_late_declaration_stays_late() -> None:
    assert stand("a3 b0").turn("a+Js").steps == "a4 b0"


@pytest.mark.parametrize(
    ("team", "asked", "made"),
    [
        ("b", (9, 0), (1, 0)),
        ("b", (-9, -9), (-3, -3)),
        ("b", (1, 2), (1, 2)),
        ("a", (-1, 2), (0, 2)),
    ],
)
def test_h18_a_correction_is_cut_to_what_the_new_past_allows(
    team: str, asked: tuple[int, int], made: tuple[int, int]
) -> None:
    position = stand("a5 b3", summit=5).position
    found = within_reach(position, Adjust(team, *asked, "slip"))
    assert (found.steps, found.points) == made


def record_of(**answer: object) -> dict[str, object]:
    turn = {"answers": {"a": {"correct": True, **answer}}}
    return {
        "format": "hill-record",
        "version": 1,
        "teams": [{"id": "a"}, {"id": "b"}],
        "turns": [turn],
    }


@pytest.mark.parametrize("at_ms", [0, 86_400_000, None])
def test_h19_a_time_is_whole_milliseconds_within_a_day(at_ms: int | None) -> None:
    assert read_record(record_of(at_ms=at_ms)).turns[0].answers["a"].at_ms == at_ms


@pytest.mark.parametrize("at_ms", [-1, 86_400_001, 1.0, 0.5, "5", True, [1]])
def test_h19_no_other_time(at_ms: object) -> None:
    with pytest.raises(RecordError, match=r"^turn 1, team a: at_ms must be .*"):
        read_record(record_of(at_ms=at_ms))


def test_h19_the_wall_clock_orders_nothing() -> None:
    turn = {
        "answers": {
            "a": {"correct": True, "at_ms": 2, "received": "2026-10-17T19:00:00+03:00"},
            "b": {"correct": True, "at_ms": 1, "received": "2026-10-17T23:59:59+03:00"},
        }
    }
    record = {**record_of(), "turns": [turn], "rules": {"main_questions": 1}}
    assert replay_record(read_record(record))["result"]["winner"] == "b"


def test_h20_the_time_that_counts_is_that_of_the_answer_that_was_marked() -> None:
    earlier = [{"text": "Лермонтов", "at_ms": 1}]
    answers = {
        "a": {"correct": True, "at_ms": 9, "text": "Пушкин", "replaced": earlier},
        "b": {"correct": True, "at_ms": 5},
    }
    record = {**record_of(), "turns": [{"answers": answers}], "rules": {"main_questions": 1}}
    assert replay_record(read_record(record))["result"]["winner"] == "b"


def test_h21_the_game_ends_where_the_text_says_it_may() -> None:
    assert stand("a5 b0", summit=5).turn("a+").finish == "unassailable"


def test_h21_held_comes_before_the_end_of_the_stock() -> None:
    game = stand("a5 b4", summit=5, hold=2, played=9, main_questions=10).turn("a+")
    assert game.finish == "held"


def test_h21_the_end_of_the_stock_comes_before_unassailable() -> None:
    game = stand("a5 b0", summit=5, hold=1, played=9, main_questions=10).turn("a+")
    assert game.finish == "questions"
