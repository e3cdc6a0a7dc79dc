"""The judge's marks beside the host's: his count where the host is silent, and the host decides."""

from __future__ import annotations

import pytest

from app.night import intents
from app.night.desk import desk_view
from app.night.refusal import NightReason, NightRefusal
from app.phones.protocol import Code
from tests.app.night.hall.room import Room


@pytest.fixture
def room() -> Room:
    """Two answers closed, a judge at the tablet."""
    room = Room()
    room.link_judge()
    room.closed(a="Пушкин", b="Лермонтов")
    return room


def mark_of(room: Room, team: str) -> bool | None:
    answer = room.host.night.game.turn.answers.get(team)
    return None if answer is None else answer.correct


def disagreements(room: Room) -> tuple[str, ...]:
    return desk_view(room.host.night).disagreements


def test_2_2_3_the_judges_mark_counts_while_the_host_has_said_nothing(room: Room) -> None:
    assert room.now(room.mark(True, "a")) is None
    row = desk_view(room.host.night).row(1)
    assert row is not None
    assert (row.mark, row.host_mark, row.judge_mark) == (True, None, True)
    assert room.evening.timeline.steps[-1].actor == "judge"
    room.host.do(intents.Resolve())
    assert room.host.steps == "a1 b0 c0"


def test_the_hosts_mark_counts_over_the_judges(room: Room) -> None:
    room.host.do(intents.Mark({"a": False}))
    assert room.now(room.mark(True, "a")) is None
    assert mark_of(room, "a") is False
    assert disagreements(room) == ("a",)


@pytest.mark.parametrize("decision", [True, False])
def test_2_2_3_where_they_differ_the_host_decides_before_the_turn_is_played(
    room: Room, decision: bool
) -> None:
    room.host.do(intents.Mark({"a": False}))
    room.now(room.mark(True, "a"))
    for wish in (intents.OpenPreview(), intents.Resolve()):
        refused = room.host.refused(wish)
        assert isinstance(refused, NightRefusal)
        assert (refused.reason, refused.detail) == (NightReason.MARKS_DIFFER, "Team a")
    room.host.do(intents.Mark({"a": decision}))
    assert disagreements(room) == ()
    room.host.do(intents.OpenPreview(), intents.Resolve())
    assert room.host.steps.startswith("a1" if decision else "a0")


def test_a_mark_of_the_host_after_the_judges_is_his_decision(room: Room) -> None:
    room.now(room.mark(True, "a"))
    room.host.do(intents.Mark({"a": False}))
    assert (mark_of(room, "a"), disagreements(room)) == (False, ())


def test_the_judge_may_change_his_mind_and_ask_again(room: Room) -> None:
    room.now(room.mark(False, "a"))
    room.host.do(intents.Mark({"a": False}))
    room.now(room.mark(True, "a"))
    assert disagreements(room) == ("a",)
    room.now(room.mark(False, "a"))
    assert disagreements(room) == ()


def test_a_mark_taken_off_leaves_the_other_ones(room: Room) -> None:
    room.now(room.mark(True, "a"))
    room.host.do(intents.Mark({"a": False}), intents.Mark({"a": None}))
    assert mark_of(room, "a") is True
    room.now(room.mark(None, "a"))
    assert mark_of(room, "a") is None


def test_undo_by_the_host_loses_none_of_the_judges_marks(room: Room) -> None:
    room.host.do(intents.Mark({"a": False}))
    room.now(room.mark(True, "a", "b"))
    room.host.undo()
    assert (mark_of(room, "a"), mark_of(room, "b")) == (True, True)
    room.host.redo()
    assert (mark_of(room, "a"), disagreements(room)) == (False, ("a",))
    room.host.undo().undo()
    assert mark_of(room, "a") is None
    room.host.do(intents.Close())
    assert (mark_of(room, "a"), mark_of(room, "b")) == (True, True)


def test_a_new_answer_has_no_mark_of_the_old_one(room: Room) -> None:
    room.now(room.mark(True, "a"))
    room.host.undo()
    [(phone, _)] = [(p, k) for p, k in room.host.night.hall.phones.items() if k.team == "a"]
    seat = next(s for s in room.seats if s.phone == phone)
    room.now(room.answer(seat, "Гоголь"))
    room.host.do(intents.Close())
    assert mark_of(room, "a") is None


def test_the_judge_marks_closed_answers_of_this_question_only() -> None:
    room = Room()
    room.link_judge()
    seat = room.enter("a")
    room.host.ask()
    room.answer(seat, "Пушкин")
    assert room.now(room.mark(True, "a")) is Code.NOT_OPEN
    room.host.do(intents.Close())
    assert room.now(room.mark(True, "z")) is Code.NOT_ALLOWED
    room.host.do(intents.Resolve())
    assert room.now(room.mark(True, "a")) is Code.NOT_OPEN


def test_without_a_link_there_is_no_judge() -> None:
    room = Room()
    room.closed(a="Пушкин")
    assert room.now(room.mark(True, "a")) is Code.NOT_JUDGE
    assert room.server.views.judge is None


def test_desk_and_tablet_see_each_others_marks_at_once(room: Room) -> None:
    room.host.do(intents.Mark({"a": False}))
    view = room.server.views.judge
    assert view is not None
    assert {team.team: team.host for group in view.groups for team in group.teams} == {
        "a": False,
        "b": None,
    }
    room.now(room.mark(True, "a"))
    room.host.hand.advance(200)
    room.serve()
    view = room.server.views.judge
    assert view is not None
    assert view.disagreements == ("a",)


def test_a_void_question_needs_no_decision(room: Room) -> None:
    room.host.do(intents.Mark({"a": False}))
    room.now(room.mark(True, "a"))
    room.host.do(intents.Void(), intents.Resolve())
    assert room.host.steps == "a0 b0 c0"
