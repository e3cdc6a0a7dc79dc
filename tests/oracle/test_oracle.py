"""Hand-worked games, each for the clause in its name."""

from __future__ import annotations

import itertools
from math import ceil
from typing import Any

import pytest

from tests.oracle.games import game, turn
from tests.oracle.oracle import OracleError, replay
from tests.oracle.position import gets_there


def last(record: dict[str, Any]) -> dict[str, Any]:
    rows = replay(record)["turns"]
    return dict(rows[-1])


def places(record: dict[str, Any]) -> list[tuple[str, str]]:
    return [(row["team"], row["place"]) for row in replay(record)["standings"]]


def refusal(record: dict[str, Any]) -> str:
    with pytest.raises(OracleError) as caught:
        replay(record)
    return str(caught.value)


def test_ordinary_turn_2_2_4() -> None:
    row = last(game("ab", turn("a")))
    assert row["steps"] == {"a": 1, "b": 0}
    assert row["points"] == {"a": 1, "b": 0}
    assert row["may_jump"] == ["a"]


def test_jump_right_and_wrong_2_2_5() -> None:
    row = last(game("abc", turn("a b"), turn("a", jump="a b")))
    assert row["steps"] == {"a": 3, "b": 0, "c": 0}
    assert row["points"] == {"a": 3, "b": 1, "c": 0}


def test_jump_with_a_partners_question_2_2_7() -> None:
    row = last(game("ab", turn("a b"), turn("a", jump="a b", question={"partner": "Чайная"})))
    assert row["steps"] == {"a": 3, "b": 0}
    assert row["points"] == {"a": 4, "b": 1}


def test_jump_refused_2_2_5_a_b_c() -> None:
    assert refusal(game("ab", turn("a", jump="a"))) == (
        "turn 1, team a: a jump may not be declared on the first turn (2.2.5 a)"
    )
    assert "turn 2, team b: a jump may not follow" in refusal(game("ab", turn("a"), turn(jump="b")))
    near = game("ab", turn("a"), turn("a"), turn(jump="a"), summit=3)
    assert "penultimate" in refusal(near)


def test_first_turn_of_the_game_is_still_to_come_after_a_void_one_h12() -> None:
    assert "first turn" in refusal(game("ab", turn("a", void=True), turn("a", jump="a")))


def test_late_jump_is_ordinary_2_2_5() -> None:
    row = last(game("ab", turn("a", declarations={"a": {"kind": "jump", "late": True}})))
    assert row["steps"]["a"] == 1


def test_jump_to_the_summit_h4() -> None:
    turns = (turn("a"), turn("a", jump="a"))
    assert last(game("ab", *turns, summit=3))["king"] == "a"
    assert "H4" in refusal(game("ab", *turns, summit=3, jump_to_summit=False))


def test_no_way_up_beside_a_king_h5() -> None:
    crowned = (turn("a b"), turn("a b"), turn("a", jump="a"))
    row = last(game("ab", *crowned, turn("b"), summit=4))
    assert (row["king"], row["steps"]["b"], row["points"]["b"]) == ("a", 3, 3)
    row = last(game("ab", *crowned, turn("b"), turn("b"), summit=4))
    assert (row["king"], row["steps"]["b"], row["points"]["b"], row["hold"]) == ("a", 3, 4, 2)


def test_first_capture_disputed_by_points_then_time_2_4_7() -> None:
    up = (turn("a b c"), turn("a b c"))
    row = last(game("abc", *up, turn("a9 b5", before=[]), summit=3))
    assert row["dispute"] == {"contenders": ["a", "b"], "winner": "b", "by": "time"}
    assert row["steps"] == {"a": 2, "b": 3, "c": 2}
    extra = [{"type": "adjust", "team": "a", "points": 1, "reason": "…"}]
    row = last(game("abc", *up, turn("a9 b5", before=extra), summit=3))
    assert row["dispute"] == {"contenders": ["a", "b"], "winner": "a", "by": "points"}
    assert row["points"] == {"a": 4, "b": 3, "c": 2}


def test_a_missing_time_leaves_the_choice_to_the_host_h10() -> None:
    up = (turn("a b c"), turn("a b c"))
    open_end = game("abc", *up, turn("a b5 c7"), summit=3)
    row = last(open_end)
    assert row["dispute"] == {"contenders": ["a", "b", "c"], "winner": None, "by": None}
    assert row["king"] is None
    assert row["steps"] == {"a": 2, "b": 2, "c": 2}
    assert row["may_jump"] == []
    assert replay(open_end)["result"] == {"reason": "unfinished", "king": None, "winner": None}
    chosen = game("abc", *up, turn("a b5 c7", decision={"team": "c"}), summit=3)
    assert last(chosen)["dispute"]["by"] == "decision"
    assert last(chosen)["king"] == "c"
    assert "waits" in refusal(game("abc", *up, turn("a b5 c7"), turn(), summit=3))


def test_a_shared_earliest_time_h10() -> None:
    up = (turn("a b c"), turn("a b c"))
    wrong = game("abc", *up, turn("a5 b5 c7", decision={"team": "c"}), summit=3)
    assert "not tied" in refusal(wrong)
    assert last(game("abc", *up, turn("a5 b5 c7"), summit=3))["dispute"]["winner"] is None


CROWNED = (turn("a b c"), turn("a b c"), turn("a"))  # summit 3: a is king, b and c at 2


def test_revolutions_2_4_6() -> None:
    for right, revolt, king in [
        ("a b", "b", "a"),
        ("", "b", "a"),
        ("b", "", "a"),
        ("c", "b", "a"),
        ("b", "b", "b"),
    ]:
        assert last(game("abc", *CROWNED, turn(right, revolt=revolt), summit=3))["king"] == king


def test_the_deposed_king_h7_and_the_rights_h8() -> None:
    spent = turn("a", revolt="c")
    row = last(game("abc", *CROWNED, spent, summit=3))
    assert row["rights"] == {"a": 1, "b": 1, "c": 0}
    assert (row["hold"], row["may_revolt"], row["can_depose"]) == (1, ["b"], ["b"])
    row = last(game("abc", *CROWNED, spent, turn("b", revolt="b"), summit=3))
    assert row["steps"] == {"a": 2, "b": 3, "c": 2}
    assert row["rights"] == {"a": 1, "b": 1, "c": 1}
    assert (row["hold"], row["may_revolt"]) == (0, ["a", "c"])


def test_undecided_revolution_keeps_king_and_hold_h10() -> None:
    rows = (*CROWNED, turn("a"), turn("b c", revolt="b c"))
    row = last(game("abc", *rows, summit=3))
    assert (row["king"], row["hold"], row["steps"]) == ("a", 1, {"a": 3, "b": 2, "c": 2})
    assert row["rights"] == {"a": 1, "b": 0, "c": 0}
    assert row["points"] == {"a": 4, "b": 3, "c": 3}


def test_revolution_refused_2_4_5() -> None:
    assert "no king" in refusal(game("ab", turn("a"), turn("a"), turn(revolt="a"), summit=3))
    assert "king may not" in refusal(game("abc", *CROWNED, turn(revolt="a"), summit=3))
    again = (turn("", revolt="b"), turn("", revolt="b"))
    assert "used up" in refusal(game("abc", *CROWNED, *again, summit=3))
    low = (turn("a b"), turn("a b"), turn("a"), turn(revolt="c"))
    assert "below the Summit" in refusal(game("abc", *low, summit=3))


def test_hold_of_three_2_5_1() -> None:
    held = game("abc", *CROWNED, turn(), turn("a"), turn(), summit=3)
    assert replay(held)["result"] == {"reason": "held", "king": "a", "winner": "a"}
    assert places(held) == [("a", "1"), ("b", "2–3"), ("c", "2–3")]
    assert refusal(game("abc", *CROWNED, turn(), turn(), turn(), turn(), summit=3)) == (
        "turn 7: the game is over"
    )


def test_the_capture_may_count_h11() -> None:
    row = last(game("abc", *CROWNED, turn(), turn(), summit=3, hold_counts_capture=True))
    assert (row["hold"], row["finished"]) == (3, "held")


def test_void_question_h12() -> None:
    off = turn("b", revolt="b", void=True)
    row = last(game("abc", *CROWNED, off, summit=3, main_questions=9))
    assert (row["king"], row["hold"], row["turn"], row["void"]) == ("a", 0, 4, True)
    assert row["rights"]["b"] == 1
    assert row["points"] == {"a": 3, "b": 2, "c": 2}
    assert last(game("abc", *CROWNED, off, summit=3, main_questions=4))["finished"] == "questions"


def test_unassailable_at_once_2_5_2() -> None:
    alone = game("ab", *[turn("a")] * 5, summit=5)
    assert last(alone)["finished"] == "unassailable"
    near = game("ab", turn("a b"), turn("a b"), *[turn("a")] * 3, summit=5)
    assert last(near)["can_depose"] == ["b"]  # 2 -> 3 -> 4 by ordinary turns, then a revolution
    far = game("ab", turn("a b"), turn("a"), *[turn("a")] * 3, summit=5)
    assert last(far)["can_depose"] == ["b"]  # 1 -> 2, a jump to 4, then a revolution


def test_rights_come_back_once_h13() -> None:
    lost = turn("", revolt="b c")
    row = last(game("abc", *CROWNED, lost, summit=3))
    assert (row["restored"], row["rights"]["b"], row["hold"]) == (["b", "c"], 1, 1)
    row = last(game("abc", *CROWNED, lost, lost, summit=3))
    assert (row["restored"], row["rights"]["b"], row["finished"]) == ([], 0, "unassailable")
    never = game("abc", *CROWNED, lost, summit=3, restorations_per_reign=0)
    assert last(never)["finished"] == "unassailable"
    no_cap = game("abc", *CROWNED, lost, lost, summit=3, restorations_per_reign=None)
    assert last(no_cap)["restored"] == ["b", "c"]


def test_no_restoration_that_helps_nobody_h13() -> None:
    lost = turn("", revolt="b c")
    row = last(game("abc", *CROWNED, turn(), turn(), lost, summit=3, hold_turns=3))
    assert (row["finished"], row["restored"]) == ("held", [])
    down = [{"type": "adjust", "team": team, "steps": -2, "reason": "…"} for team in "bc"]
    row = last(game("abc", *CROWNED, lost, turn(before=down), summit=3))
    assert (row["finished"], row["restored"]) == ("unassailable", [])


def test_first_place_without_a_king_h14() -> None:
    level = (turn("a5 b4 c"), turn("a3 b7"), turn(""))
    settled = game("abc", *level, main_questions=3)
    assert replay(settled)["result"] == {"reason": "questions", "king": None, "winner": "a"}
    assert places(settled) == [("a", "1"), ("b", "2"), ("c", "3")]
    rest = game("abcd", turn("a5 b4 c6"), main_questions=1)
    assert places(rest) == [("b", "1"), ("a", "2–3"), ("c", "2–3"), ("d", "4")]


def test_the_host_chooses_the_first_h14() -> None:
    unknown = game("abc", turn("a5 b c6"), main_questions=1)
    assert replay(unknown)["result"]["winner"] is None
    assert places(unknown) == [("a", "1–3"), ("b", "1–3"), ("c", "1–3")]
    chosen = game("abc", turn("a5 b c6", decision={"team": "c"}), main_questions=1)
    assert places(chosen) == [("c", "1"), ("a", "2–3"), ("b", "2–3")]
    shared = game("abc", turn("a5 b5 c6", decision={"team": "c"}), main_questions=1)
    assert "not tied" in refusal(shared)


def test_king_withdraws_h16() -> None:
    gone = [{"type": "withdraw", "team": "a"}]
    record = game("abc", *CROWNED, turn("b", before=gone), summit=3)
    row = last(record)
    assert (row["king"], row["hold"], row["rights"]) == ("b", 0, {"b": 1, "c": 1})
    assert row["steps"] == {"a": 3, "b": 3, "c": 2}
    assert places(record) == [("b", "1"), ("c", "2"), ("a", "–")]
    acts = game("abc", *CROWNED, turn("a", before=gone), summit=3)
    assert "withdrawn" in refusal(acts)


def test_a_late_team_h16() -> None:
    come = [{"type": "join", "team": {"id": "z"}}]
    row = last(game("ab", turn("a"), turn("z", before=come)))
    assert (row["steps"]["z"], row["points"]["z"], row["may_jump"]) == (1, 1, ["z"])
    jumps = game("ab", turn("a"), turn("z", before=come, declarations={"z": "jump"}))
    assert "may not follow" in refusal(jumps)


def test_corrections_h17() -> None:
    def after(**change: int) -> dict[str, Any]:
        return game("abc", *CROWNED, turn(before=[{"type": "adjust", **who, **change}]), summit=3)

    who = {"team": "b"}
    assert last(after(steps=-2, points=-2))["steps"]["b"] == 0
    assert "H17" in refusal(after(steps=1))
    assert "H17" in refusal(after(points=-3))
    who = {"team": "a"}
    assert "H17" in refusal(after(steps=-1))
    assert last(after(points=2))["points"]["a"] == 5


def test_a_declaration_that_stands_h18() -> None:
    def stands(kind: str) -> dict[str, Any]:
        return {"declarations": {"b": {"kind": kind, "stands": True}}}

    assert last(game("ab", turn("b", **stands("jump"))))["steps"]["b"] == 2
    row = last(game("abc", *CROWNED, turn("b", **stands("jump")), summit=3))
    assert (row["steps"]["b"], row["points"]["b"]) == (2, 3)
    up = (turn("a b"), turn("a b"))
    row = last(game("ab", *up, turn("b", **stands("revolution")), summit=3))
    assert row["king"] == "b"


def test_a_time_is_a_whole_number_within_a_day_h19() -> None:
    for at_ms in (-1, 1.0, True, "5", 86_400_001):
        answers = {"a": {"correct": True, "at_ms": at_ms}}
        assert "at_ms" in refusal(game("ab", {"answers": answers}))


def test_the_search_agrees_with_the_formula_of_the_card() -> None:
    for summit, to_summit in itertools.product(range(3, 13), (False, True)):
        for step, success in itertools.product(range(summit), (False, True)):
            gap = summit - 1 - step
            highest = summit - 2 if to_summit else summit - 3
            jumps = success and step <= highest
            need = ceil(gap / 2) if jumps else 1 + ceil((gap - 1) / 2)
            need = 0 if gap == 0 else need
            for turns in range(10):
                found = gets_there(summit, to_summit, (step, success, True), turns)
                assert found == (need + 1 <= turns)
                assert not gets_there(summit, to_summit, (step, success, False), turns)
