"""The big key: at every stage the one step that comes next."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from app.night import intents
from app.night.desk import why_refused
from app.night.night import Stage
from app.night.steps import next_step
from tests.app.night.evenings import Host


def dispute() -> Host:
    """Two teams that nothing tells apart stand before the empty Summit."""
    host = Host("a b c", summit=3).turn("a+ b+").turn("a+ b+").ask()
    host.do(intents.RecordAnswers(("a", "b")), intents.Close())
    return host.do(intents.Mark({"a": True, "b": True}), intents.Resolve())


def asked(*wishes: intents.Wish) -> Host:
    return Host("a b").do(intents.Announce(), *wishes)


AT: dict[Stage, Callable[[], Host]] = {
    Stage.DECLARE: lambda: Host("a b"),
    Stage.QUESTION: asked,
    Stage.ANSWERS: lambda: asked(intents.StartTimer()),
    Stage.MARKING: lambda: asked(intents.Close()),
    Stage.PREVIEW: lambda: asked(intents.Close(), intents.OpenPreview()),
    Stage.MOVES: lambda: asked(intents.Close(), intents.Resolve()),
    Stage.DECISION: dispute,
    Stage.BREAK: lambda: Host("a b").do(intents.StartBreak()),
    Stage.OVER: lambda: Host("a b", main_questions=1).turn("a+"),
    Stage.ENDED: lambda: Host("a b").do(intents.EndNight()),
}
NEXT: dict[Stage, tuple[intents.Intent | None, Stage]] = {
    Stage.DECLARE: (intents.Announce(), Stage.QUESTION),
    Stage.QUESTION: (intents.StartTimer(), Stage.ANSWERS),
    Stage.ANSWERS: (intents.Close(), Stage.MARKING),
    Stage.MARKING: (intents.OpenPreview(), Stage.PREVIEW),
    Stage.PREVIEW: (intents.Resolve(), Stage.MOVES),
    Stage.MOVES: (intents.ShowScene("board"), Stage.DECLARE),
    Stage.DECISION: (None, Stage.DECISION),
    Stage.BREAK: (intents.EndBreak(), Stage.DECLARE),
    Stage.OVER: (intents.ShowScene("crown"), Stage.OVER),
    Stage.ENDED: (None, Stage.ENDED),
}


@pytest.mark.parametrize("stage", Stage)
def test_every_stage_has_its_next_step(stage: Stage) -> None:
    host = AT[stage]()
    assert host.stage is stage
    wish, then = NEXT[stage]
    assert next_step(host.night) == wish
    if wish is not None:
        host.do(wish)
    assert host.stage is then


def test_a_question_may_be_closed_without_a_countdown() -> None:
    assert asked().do(intents.Close()).stage is Stage.MARKING


def test_after_the_decision_the_moves_are_shown() -> None:
    host = dispute().do(intents.SettleTie("b", "by lot"))
    assert (host.stage, host.night.game.last.king) == (Stage.MOVES, "b")


def test_at_the_end_come_the_crown_the_table_and_the_close_of_the_evening() -> None:
    host, pressed = AT[Stage.OVER](), []
    while (wish := next_step(host.night)) is not None:
        pressed.append(wish)
        host.do(wish)
    assert pressed == [
        intents.ShowScene("crown"),
        intents.ShowScene("standings"),
        intents.EndNight(),
    ]


def test_without_a_winner_there_is_no_crown() -> None:
    host = Host("a b", main_questions=1).turn()
    assert (host.stage, next_step(host.night)) == (Stage.DECISION, None)


def test_the_moves_of_the_last_turn_are_followed_by_the_crown() -> None:
    host = Host("a b", main_questions=1).judged("a+").do(intents.Resolve())
    assert host.stage is Stage.MOVES
    assert next_step(host.night) == intents.ShowScene("crown")


@pytest.mark.parametrize("stage", Stage)
def test_a_wish_that_is_refused_says_why(stage: Stage) -> None:
    host = AT[stage]()
    for wish in (
        intents.Announce(),
        intents.StartTimer(500),
        intents.PauseTimer(),
        intents.ResumeTimer(),
        intents.AddTime(10),
        intents.Close(),
        intents.Mark({"a": True}),
        intents.Mark({"z": True}),
        intents.Void(),
        intents.OpenPreview(),
        intents.LeavePreview(),
        intents.Resolve(),
        intents.SettleTie("a", ""),
        intents.StartBreak(5),
        intents.EndBreak(),
        intents.Declare("a", "jump"),
        intents.TakeBack("b"),
        intents.Correct("a", 90, 0, "a slip"),
        intents.Withdraw("z"),
        intents.RecordAnswers(("z",)),
        intents.DropAnswer("a"),
        intents.ShowScene("crown"),
        intents.ShowScene("moves"),
        intents.ShowScene("question"),
    ):
        if why_refused(host.night, wish) is not None:
            host.refused(wish)
