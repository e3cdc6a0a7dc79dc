"""The desk's view by tables, without any window."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from app.hill.game import new_game
from app.hill.roster import Team
from app.hill.rules import RuleSet
from app.night import intents
from app.night.decide import Stamp, decide
from app.night.deeds import Deed, deed_of
from app.night.desk import (
    DeskRow,
    DeskView,
    Stumble,
    coming_shot,
    desk_view,
    first_refusal,
    why_refused,
)
from app.night.evolve import evolve
from app.night.forecast import Forecast
from app.night.night import Night, Stage
from app.night.refusal import Refused
from app.night.scenes import BoardScene, MovesScene, TimeUpScene
from app.night.timeline import Step
from tests.app.night.evenings import question

Wishes = Sequence[intents.Intent]
ASK = (intents.Announce(), intents.StartTimer())


def after(night: Night, *wishes: intents.Intent, at_ms: int = 1000) -> Night:
    """The night after wishes that are all granted."""
    for wish in wishes:
        events = decide(night, wish, Stamp(at_ms, ""))
        assert isinstance(events, tuple), (wish, events)
        for event in events:
            night = evolve(night, event, at_ms)
    return night


def start(count: int = 4, **rules: object) -> Night:
    teams = tuple(Team(f"t{n}", f"Team {n}") for n in range(1, count + 1))
    game = new_game(RuleSet(**rules), teams)  # type: ignore[arg-type]
    return Night("Cup", "", "", False, game, 60_000)


def played(night: Night, right: str, wrong: str = "") -> Night:
    """A whole turn, all answers at one moment."""
    correct, failed = right.split(), wrong.split()
    marks = {**dict.fromkeys(correct, True), **dict.fromkeys(failed, False)}
    night = after(night, *ASK, intents.RecordAnswers((*correct, *failed)))
    night = after(night, intents.Close(), intents.Mark(marks), intents.OpenPreview())
    return after(night, intents.Resolve())


def marked(night: Night, times: dict[str, int], *more: intents.Intent) -> Night:
    """A turn up to its preview; `times` are ms after the announcement, all answers correct."""
    night = after(night, *more)
    night = after(night, *ASK, at_ms=1000)
    for team, at_ms in times.items():
        night = after(night, intents.RecordAnswers((team,)), at_ms=1000 + at_ms)
    night = after(night, intents.Close(), intents.Mark(dict.fromkeys(times, True)))
    return after(night, intents.OpenPreview())


def ahead(night: Night) -> Forecast:
    found = desk_view(night).forecast
    assert found is not None
    return found


def row(view: DeskView, number: int) -> DeskRow:
    found = view.row(number)
    assert found is not None
    return found


def clause(refused: Refused | None) -> str:
    assert refused is not None
    return getattr(refused.reason, "clause", "")


def test_before_the_first_turn_nobody_may_declare_and_each_is_told_why() -> None:
    view = desk_view(start())
    assert view.stage is Stage.DECLARE
    assert [clause(one.jump) for one in view.rows] == ["2.2.5 a"] * 4
    assert [clause(one.revolution) for one in view.rows] == ["2.4.5"] * 4
    assert view.row(0) is None
    assert view.row(5) is None


def test_rights_follow_the_last_turn() -> None:
    view = desk_view(played(start(), "t1 t2", "t3"))
    assert [one.jump is None for one in view.rows] == [True, True, False, False]
    assert clause(row(view, 3).jump) == "2.2.5 b"


def test_answers_times_and_marks_stand_in_the_rows() -> None:
    night = after(start(), *ASK)
    night = after(night, intents.RecordAnswers(("t2",)), at_ms=8_400)
    view = desk_view(night)
    assert (view.answered, view.active, view.unmarked) == (1, 4, 1)
    assert (row(view, 2).at_ms, row(view, 2).mark, row(view, 1).answered) == (7_400, None, False)
    view = desk_view(after(night, intents.Close(), intents.Mark({"t2": True, "t3": False})))
    assert (view.correct, view.unmarked, row(view, 3).mark) == (1, 0, False)


def test_a_late_declaration_is_shown_as_late() -> None:
    night = after(played(start(), "t1"), *ASK, intents.Declare("t1", "jump"))
    one = row(desk_view(night), 1)
    assert (one.team.declared, one.late, one.declared) == (None, "jump", "jump")
    night = after(night, intents.RecordAnswers(("t1",)), intents.Close())
    night = after(night, intents.Mark({"t1": True}), intents.OpenPreview())
    moves = {move.team: move for move in ahead(night).moves}
    assert (moves["t1"].kind, moves["t1"].gained) == ("climbed", 1)


def test_the_question_and_its_partner() -> None:
    pack = intents.ChoosePack("pack", (question(1, partner="Cafe"), question(2)), ())
    view = desk_view(after(start(), pack))
    assert view.partner == "Cafe"
    assert (view.question.text, view.question.answer) == ("Host-1.", "Answer-1.")
    assert view.question.head.text is None
    view = desk_view(after(start(), intents.SetPartner(True)))
    assert view.partner is True


def test_the_forecast_of_a_capture() -> None:
    night = played(start(summit=3), "t1", "t2")
    night = played(night, "t1", "t2")
    found = ahead(marked(night, {"t1": 500}))
    assert found.king_before is None
    assert found.king_after is not None
    assert (found.king_after.id, found.renewed, found.dispute) == ("t1", True, None)
    assert {move.team: move.kind for move in found.moves}["t1"] == "captured"


@pytest.mark.parametrize(
    ("extra", "times", "winner", "by"),
    [
        ("t2", {"t1": 5, "t2": 9}, "t2", "points"),
        ("", {"t1": 5, "t2": 9}, "t1", "time"),
        ("", {"t1": 5, "t2": 5}, None, None),
    ],
)
def test_a_dispute_is_forecast_with_its_figures(
    extra: str, times: dict[str, int], winner: str | None, by: str | None
) -> None:
    night = played(played(start(summit=3), "t1 t2"), "t1 t2")
    more = (intents.Correct(extra, 0, 1, "a point was forgotten"),) if extra else ()
    dispute = ahead(marked(night, times, *more)).dispute
    assert dispute is not None
    assert (dispute.winner.id if dispute.winner else None, dispute.by) == (winner, by)
    assert {one.team.id: one.at_ms for one in dispute.contenders} == times


def test_a_revolution_spends_the_right_and_a_new_reign_gives_it_back() -> None:
    night = played(played(start(summit=3), "t1 t2"), "t1 t2")
    night = after(marked(night, {"t1": 5, "t2": 9}), intents.Resolve())
    found = ahead(marked(night, {"t2": 5}, intents.Declare("t2", "revolution")))
    assert [team.id for team in found.spent] == ["t2"]
    assert found.renewed
    held = ahead(marked(night, {"t1": 5}, intents.Declare("t2", "revolution")))
    assert (held.hold, held.renewed) == (1, False)
    assert [team.id for team in held.spent] == ["t2"]


def test_the_end_is_forecast_and_then_stands() -> None:
    night = marked(start(main_questions=1), {"t3": 10})
    found = ahead(night)
    assert found.finish == "questions"
    assert found.winner is not None
    assert found.winner.id == "t3"
    view = desk_view(after(night, intents.Resolve()))
    assert view.over
    assert view.winner is not None
    assert (view.finish, view.winner.id) == ("questions", "t3")


def test_a_void_question_moves_nobody() -> None:
    night = marked(start(), {"t1": 10})
    found = ahead(after(night, intents.Void()))
    assert (found.void, found.moves, found.partner) == (True, (), False)


def test_the_tied_stand_with_points_and_times() -> None:
    night = played(played(start(summit=3), "t1 t2"), "t1 t2")
    view = desk_view(after(marked(night, {"t1": 5, "t2": 5}), intents.Resolve()))
    assert view.stage is Stage.DECISION
    assert [(one.team.id, one.team.points, one.at_ms) for one in view.tied] == [
        ("t1", 3, 5),
        ("t2", 3, 5),
    ]
    assert view.step is None


def test_the_coming_picture() -> None:
    night = after(start(), *ASK)
    shot = coming_shot(night, 2_000)
    assert shot is not None
    assert isinstance(shot.scene, TimeUpScene)
    shot = coming_shot(marked(start(), {"t1": 10}), 2_000)
    assert shot is not None
    assert isinstance(shot.scene, MovesScene)
    shot = coming_shot(start(), 2_000)
    assert shot is not None
    assert isinstance(shot.scene, BoardScene)


def test_several_wishes_are_tried_in_their_order_and_nothing_is_done() -> None:
    night = played(start(), "t1", "t2")
    wishes: Wishes = (intents.Declare("t1", "jump"), intents.Declare("t2", "jump"))
    stumble = first_refusal(night, wishes)
    assert isinstance(stumble, Stumble)
    assert (stumble.index, clause(stumble.refused)) == (1, "2.2.5 b")
    twice: Wishes = (intents.Declare("t1", "jump"), intents.TakeBack("t1"))
    assert first_refusal(night, twice) is None
    assert night.game.turn.declarations == {}
    assert why_refused(night, intents.TakeBack("t1")) is not None


def told(night: Night, wish: intents.Intent) -> Deed:
    events = decide(night, wish, Stamp(1000, ""))
    assert isinstance(events, tuple)
    return deed_of(Step(1, 1000, "", "host", events), night)


def test_a_step_is_told_by_what_it_did() -> None:
    night = after(start(), *ASK)
    assert told(night, intents.RecordAnswers(("t2",))) == Deed("answered", (2,), "Team 2")
    assert told(night, intents.RecordAnswers(("t3", "t1"))) == Deed("answered", (1, 3))
    closed = after(night, intents.RecordAnswers(("t1",)), intents.Close())
    assert told(closed, intents.Mark({"t1": False})) == Deed("marked", (1,), "Team 1", (), (1,))
    both = told(closed, intents.Mark({"t1": False, "t2": True}))
    assert (both.correct, both.wrong, both.name) == ((2,), (1,), "")
    assert told(night, intents.Void()) == Deed("void")
    assert told(start(), intents.Announce()) == Deed("announced")
    assert told(start(), intents.Withdraw("t4")) == Deed("withdrew", (4,), "Team 4")
    assert told(start(), intents.SetBlack(True)) == Deed("other")
