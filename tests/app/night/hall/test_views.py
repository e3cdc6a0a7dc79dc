"""What the wire can tell: a team its own affairs, a judge closed answers, nobody anything early."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.hill.turn import Answer, Declaration
from app.night import intents
from app.night.hall.door import door_of, views_of
from app.night.hall.judge_view import judge_view
from app.night.hall.state import Marks
from app.night.hall.team_view import team_view
from app.night.night import Night
from app.phones.protocol import TeamView
from tests.app.night.evenings import question
from tests.app.night.hall.room import Room

SECRET = "Secret."


def view(room: Room, team: str = "a") -> TeamView:
    return team_view(room.host.night, team, room.evening.clock.now())


def moments() -> list[tuple[str, Night, int]]:
    """A night in each of its phases, every text in it planted."""
    room = Room()
    found: list[tuple[str, Night, int]] = []

    def see() -> None:
        now = room.evening.clock.now()
        found.append((view(room).phase, room.host.night, now))

    see()
    seats = [room.enter(team) for team in "abc"]
    room.host.do(intents.ShowScene("board"))
    for _ in range(2):
        room.declare(seats[0], "jump")
        room.serve()
        see()
        room.host.do(intents.Announce())
        see()
        room.host.do(intents.StartTimer())
        for seat in seats:
            room.answer(seat, f"{SECRET} {seat.team}")
        room.serve()
        see()
        room.host.do(intents.Close(), intents.Mark({"a": True, "b": False, "c": True}))
        see()
        room.host.do(intents.Resolve())
        see()
        room.host.do(intents.ShowScene("board"), intents.StartBreak(60_000))
        see()
        room.host.do(intents.EndBreak())
    room.host.do(intents.EndNight())
    see()
    return found


MOMENTS = moments()
answers = st.builds(
    Answer,
    correct=st.sampled_from([True, False, None]),
    at_ms=st.one_of(st.none(), st.integers(0, 90_000)),
    text=st.one_of(st.none(), st.text(max_size=5)),
)


def test_every_phase_was_seen() -> None:
    phases = {"lobby", "declare", "question", "answers", "closed", "moves", "break", "over"}
    assert {name for name, _, _ in MOMENTS} == phases


@given(
    moment=st.sampled_from(MOMENTS),
    told=st.dictionaries(st.sampled_from("bc"), answers),
    made=st.dictionaries(st.sampled_from("bc"), st.sampled_from(["jump", "revolution"])),
    marks=st.dictionaries(
        st.sampled_from("abc"), st.tuples(st.sampled_from([True, False, None]), st.booleans())
    ),
    text=st.text(max_size=5),
)
def test_a_view_tells_nothing_of_other_teams_of_marks_or_of_the_question(
    moment: tuple[str, Night, int],
    told: dict[str, Answer],
    made: dict[str, Any],
    marks: dict[str, tuple[bool | None, bool]],
    text: str,
) -> None:
    _, night, now = moment
    seen = team_view(night, "a", now).model_dump_json()
    assert team_view(_otherwise(night, told, made, marks, text), "a", now).model_dump_json() == seen
    assert "Text-" not in seen
    assert "Answer-" not in seen


def _otherwise(night: Night, told: Any, made: Any, marks: Any, text: str) -> Night:
    """The night with others' answers and declarations, all marks and the question changed."""
    turn, own = night.game.turn, night.game.turn.answers.get("a")
    given = {**told, **({"a": replace(own, correct=marks.get("a", (None,))[0])} if own else {})}
    declared = {team: Declaration(kind) for team, kind in made.items()}
    if "a" in turn.declarations:
        declared["a"] = turn.declarations["a"]
    asked = replace(turn.question, text=text, answer=text)
    game = replace(
        night.game, turn=replace(turn, answers=given, declarations=declared, question=asked)
    )
    hall = replace(
        night.hall,
        marks={team: Marks(mark, mark, settled) for team, (mark, settled) in marks.items()},
        pins=dict.fromkeys("bc", "000000") | {"a": night.hall.pins.get("a", "")},
        likeness=50,
    )
    pack = night.pack and replace(night.pack, main=(question(9),) * len(night.pack.main))
    return replace(night, game=game, hall=hall, pack=pack)


@pytest.mark.parametrize("moment", MOMENTS, ids=lambda moment: moment[0])
def test_2_2_2_the_judge_reads_no_answer_before_the_close(
    moment: tuple[str, Night, int],
) -> None:
    phase, night, now = moment
    seen = judge_view(night, now).model_dump_json()
    assert (SECRET in seen) is (phase == "closed")
    assert ("Answer-" in seen) is (phase == "closed")


def test_what_became_of_us_is_told_once_it_is_resolved() -> None:
    room = Room()
    room.host.judged("a+ b-")
    assert view(room).outcome is None
    room.host.do(intents.Resolve())
    seen = view(room).outcome
    assert seen is not None
    assert (seen.turn, seen.correct, seen.kind, seen.to_step, seen.gained) == (
        1,
        True,
        "climbed",
        1,
        1,
    )
    assert view(room, "c").outcome is not None
    assert view(room, "b").place == "2–3"


def test_a_declaration_stands_on_the_phone_with_its_clause_where_it_is_refused() -> None:
    room = Room()
    seat = room.enter("a")
    jump = view(room).jump
    assert (jump.allowed, jump.clause) == (False, "2.2.5 a")
    room.host.turn("a+ b-")
    assert view(room).jump.allowed
    room.now(room.declare(seat, "jump"))
    assert view(room).declared == "jump"
    assert view(room).jump.allowed
    room.host.ask()
    assert view(room).jump.clause == "2.2.5, H9"


def test_a_mark_made_on_paper_is_no_answer_of_the_team() -> None:
    room = Room()
    room.host.ask().do(intents.Close(), intents.Mark({"a": True}))
    assert view(room).answer is None


def test_the_countdown_is_that_of_the_moment() -> None:
    room = Room()
    assert view(room).clock is None
    room.host.ask()
    room.host.hand.advance(20_000)
    clock = view(room).clock
    assert clock is not None
    assert (clock.total_ms, clock.left_ms, clock.running) == (60_000, 40_000, True)


def test_only_what_has_changed_is_published_and_a_burst_of_answers_is_no_flood_of_views() -> None:
    room = Room()
    seat = room.enter("a")
    room.host.ask()
    times = room.server.times
    for _ in range(10):
        room.hall.serve()
    assert room.server.times == times
    for number in range(50):
        room.answer(seat, f"number {number}")
        room.serve()
    assert room.server.times <= times + 3
    room.host.hand.advance(200)
    room.serve()
    seen = room.server.views.teams["a"].answer
    assert seen is not None
    assert seen.text == "number 49"


def test_the_door_shows_names_and_keeps_pins_and_digests_out_of_every_log() -> None:
    room = Room()
    seat = room.enter("a")
    door = door_of(room.host.night)
    assert set(door.teams) == {"a", "b", "c"}
    assert door.teams["a"][:2] == (1, "Team a")
    [known] = door.phones
    assert known.phone == seat.phone
    words = repr(room.host.night) + repr(views_of(room.host.night, 0))
    assert known.digest not in words
    assert not any(pin in words for _, _, pin in door.teams.values())


@pytest.mark.parametrize(
    ("ahead", "together", "by"), [(5, False, "points"), (0, False, "time"), (0, True, "open")]
)
def test_2_4_7_who_lost_the_dispute_for_the_summit_is_told_how(
    ahead: int, together: bool, by: str
) -> None:
    room = Room(summit=3)
    host = room.host.turn("a+ b+ c-").turn("a+ b+ c-")
    if ahead:
        host.do(intents.Correct("a", 0, ahead, "appeal"))
    if together:
        host.ask().do(intents.RecordAnswers(("a", "b")), intents.Close())
        host.do(intents.Mark({"a": True, "b": True, "c": False}), intents.Resolve())
    else:
        host.judged("a+ b+ c-").do(intents.Resolve())
    assert [_dispute(room, team) for team in "abc"] == ["open" if together else "", by, ""]
    if together:
        host.do(intents.SettleTie("a", "a lot drawn in the hall"))
        assert [_dispute(room, team) for team in "abc"] == ["", "decision", ""]


def _dispute(room: Room, team: str) -> str:
    outcome = view(room, team).outcome
    assert outcome is not None
    return outcome.dispute
