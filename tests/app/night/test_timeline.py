"""Undo and redo: every step of the host, across phases, breaks, crashes and the clock."""

from __future__ import annotations

from typing import Any
from unittest.mock import patch

import pytest

from app.hill.events import Appealed, MarkAmended
from app.hill.game import Phase
from app.hill.roster import Team
from app.night import intents, timeline
from app.night.desk import desk_view
from app.night.events import Undone
from app.night.night import Stage
from app.night.refusal import NightReason, NightRefusal
from app.night.timeline import Timeline
from app.store.entry import Entry
from tests.app.night.evenings import Host, pack

LATE = Team("d", "Late")
APPEAL = Appealed(1, (MarkAmended("b", True, 900),), reason="heard again", by="judge")


def reason(refused: object) -> NightReason:
    assert isinstance(refused, NightRefusal)
    return refused.reason


def ready(*words: str) -> Host:
    """An evening of three teams, two turns played, at the board."""
    return Host("a b c", summit=4).turn("a+ b+ c-").turn("a+ b+ c+")


STEPS: dict[str, tuple[Host, intents.Intent]] = {
    "join": (ready(), intents.Join(LATE)),
    "edit": (ready(), intents.EditTeam(Team("a", "Owls"))),
    "withdraw": (ready(), intents.Withdraw("c")),
    "correct": (ready(), intents.Correct("a", -1, 2, "a slip")),
    "declare": (ready(), intents.Declare("a", "jump")),
    "take back": (ready().do(intents.Declare("a", "jump")), intents.TakeBack("a")),
    "pack": (ready(), pack()),
    "announce": (ready(), intents.Announce()),
    "timer": (ready().do(intents.Announce()), intents.StartTimer()),
    "more time": (ready().ask(), intents.AddTime(30_000)),
    "late declaration": (ready().ask(), intents.Declare("a", "jump")),
    "answers": (ready().ask(), intents.RecordAnswers(("a", "c"), "Пушкин")),
    "answer again": (ready().ask().answers("a"), intents.RecordAnswers(("a",))),
    "drop answer": (ready().ask().answers("a"), intents.DropAnswer("a")),
    "close": (ready().ask().answers("a"), intents.Close()),
    "void": (ready().ask().answers("a"), intents.Void()),
    "mark": (ready().ask().answers("a").do(intents.Close()), intents.Mark({"a": True})),
    "partner": (ready().judged("a+"), intents.SetPartner("Tea House")),
    "preview": (ready().judged("a+"), intents.OpenPreview()),
    "leave preview": (ready().judged("a+").do(intents.OpenPreview()), intents.LeavePreview()),
    "resolve": (ready().judged("a+ c+"), intents.Resolve()),
    "appeal": (ready(), intents.MakeAppeal(APPEAL)),
    "break": (ready(), intents.StartBreak(60_000)),
    "end of a break": (ready().do(intents.StartBreak()), intents.EndBreak()),
    "end": (ready(), intents.EndNight()),
}


@pytest.mark.parametrize("name", STEPS)
def test_undo_takes_a_step_back_and_redo_brings_it_again(name: str) -> None:
    host, wish = STEPS[name]
    before = host.night
    after = host.do(wish).night
    assert host.undo().night.game == before.game
    assert host.redo().night == after
    assert host.undo().redo().night == after
    assert Timeline(host.journal.entries()).night == after


def test_undo_reaches_back_to_the_founding_and_no_further() -> None:
    host = Host("a b c").do(pack())
    first = host.night
    host.turn("a+ b-").do(intents.Declare("a", "jump")).judged("a+")
    count = 0
    while host.evening.timeline.to_undo() is not None:
        host.undo()
        count += 1
    assert host.night.pack is None
    assert host.night.game.turns == ()
    assert reason(host.refused(intents.Undo())) is NightReason.NOTHING_TO_UNDO
    for _ in range(count):
        host.redo()
    assert host.night.stage is Stage.MARKING
    assert len(host.night.game.turns) == 1
    assert reason(host.refused(intents.Redo())) is NightReason.NOTHING_TO_REDO
    assert first.pack == host.night.pack


def test_a_new_step_makes_redo_impossible() -> None:
    host = ready().do(intents.Declare("a", "jump")).undo().do(intents.Declare("b", "jump"))
    assert reason(host.refused(intents.Redo())) is NightReason.NOTHING_TO_REDO
    assert set(host.night.game.turn.declarations) == {"b"}
    host.undo()
    assert host.night.game.turn.declarations == {}


def test_what_only_concerns_the_picture_is_not_undone() -> None:
    host = ready().do(intents.Declare("a", "jump"))
    host.do(intents.ShowScene("standings"), intents.SetText(False), intents.SetBlack(True))
    host.undo()
    assert host.night.game.turn.declarations == {}
    assert host.night.show.black
    host.redo()
    assert set(host.night.game.turn.declarations) == {"a"}


def test_the_wrong_mark_is_taken_back_and_not_another() -> None:
    host = ready().judged("a+ b+").do(intents.Mark({"c": True})).undo()
    answers = host.night.game.turn.answers
    assert {team: answer.correct for team, answer in answers.items()} == {"a": True, "b": True}


def test_an_undo_across_the_close_gives_back_the_time_that_the_question_had() -> None:
    host = Host("a b").ask().wait(20).do(intents.Close()).wait(25)
    assert host.undo().stage is Stage.ANSWERS
    assert host.left == 40_000
    assert host.wait(9).left == 40_000  # it stands until the host lets it run
    assert host.do(intents.ResumeTimer()).wait(9).left == 31_000
    assert host.wait(31).stage is Stage.MARKING


def test_an_undo_of_what_the_clock_has_closed_leaves_nothing_to_run() -> None:
    host = Host("a b").ask().wait(60)
    assert host.stage is Stage.MARKING
    assert host.undo().stage is Stage.ANSWERS
    assert host.left == 0
    assert host.wait(5).stage is Stage.ANSWERS
    host.do(intents.AddTime(10_000), intents.ResumeTimer()).wait(9)
    assert (host.stage, host.left) == (Stage.ANSWERS, 1000)


def test_the_clock_that_stood_stands_after_the_undo() -> None:
    host = Host("a b").ask().wait(20).do(intents.PauseTimer()).wait(5).do(intents.Close())
    assert host.undo().left == 40_000
    assert host.night.countdown is not None
    assert not host.night.countdown.running


def test_a_question_taken_off_while_it_was_open_gets_its_time_back_too() -> None:
    host = Host("a b").ask().wait(20).do(intents.Void()).wait(5).undo()
    assert (host.stage, host.left, host.night.game.turn.void) == (Stage.ANSWERS, 40_000, False)


def test_the_time_is_given_back_after_a_crash_as_well() -> None:
    host = Host("a b").ask().wait(20).do(intents.Close()).wait(25).crash(seconds=90).undo()
    assert (host.stage, host.left) == (Stage.ANSWERS, 40_000)


def test_a_redone_close_stops_a_clock_that_ran_meanwhile() -> None:
    host = Host("a b").ask().wait(20).do(intents.Close()).undo()
    host.do(intents.ResumeTimer()).wait(5).redo()
    assert host.stage is Stage.MARKING
    assert host.night.countdown is not None
    assert not host.night.countdown.running
    assert host.wait(90).undo().stage is Stage.ANSWERS
    assert host.left == 40_000


def test_undo_of_more_time_lets_the_clock_run_on() -> None:
    host = Host("a b").ask().wait(20).do(intents.AddTime(10_000)).wait(5).undo()
    assert host.left == 35_000
    assert host.night.countdown is not None
    assert host.night.countdown.running


def test_h19_after_an_undone_announcement_times_count_from_the_new_one() -> None:
    host = Host("a b").do(intents.Announce()).wait(30).undo().wait(5)
    host.ask().answers("a")
    assert host.night.game.turn.answers["a"].at_ms == 1000


def test_h19_a_redone_announcement_keeps_its_moment() -> None:
    host = Host("a b").do(intents.Announce()).wait(3).undo().wait(4).redo()
    host.do(intents.RecordAnswers(("a",)))
    assert host.night.game.turn.answers["a"].at_ms == 7000


def test_undo_goes_on_across_turns_and_a_crash() -> None:
    host = Host("a b c").turn("a+").turn("b+")
    for _ in range(5):
        host.undo()
    host.crash()
    assert len(host.night.game.turns) == 1
    while host.evening.timeline.to_redo() is not None:
        host.redo()
    assert (host.steps, len(host.night.game.turns)) == ("a1 b1 c0", 2)


def test_undo_takes_back_the_end_of_game_and_evening() -> None:
    host = Host("a b", main_questions=1).turn("a+").do(intents.EndNight())
    assert host.undo().stage is Stage.OVER
    assert host.undo().night.game.phase is Phase.CLOSED


def test_the_next_undo_is_known_before_it_is_done() -> None:
    host = ready().do(intents.Declare("a", "jump"))
    step = host.evening.timeline.to_undo()
    assert step is not None
    assert step.undoable
    assert host.evening.timeline.to_redo() is None
    host.undo()
    assert host.evening.timeline.to_redo() == step
    assert desk_view(host.night).row(1) is not None


def test_nothing_is_taken_out_of_the_journal() -> None:
    host = ready()
    entries = host.journal.entries()
    host.undo().undo().redo()
    assert host.journal.entries()[: len(entries)] == entries
    assert [entry.kind for entry in host.journal.entries()[len(entries) :]] == [
        "Undone",
        "Undone",
        "Redone",
    ]


@pytest.mark.parametrize("step", [0, 1, 5, 99])
def test_a_journal_that_undoes_what_is_not_there_is_refused(step: int) -> None:
    host = Host("a b")
    entry: dict[str, Any] = {"actor": "host", "wall": "", "at_ms": 0}
    strange = Entry(2, 2, kind=Undone.__name__, payload=f'{{"step": {step}}}', **entry)
    with pytest.raises(ValueError, match=f"undoes step {step}"):
        Timeline([*host.journal.entries(), strange])


def test_a_journal_of_many_undos_is_folded_once() -> None:
    host = ready().do(intents.SetFreeze(True)).ask().answers("a", "b", "c")
    for round_ in range(30):
        for wish in [intents.Undo()] * 12 + [intents.Redo()] * 12:
            host.do(wish)
        if round_ == 15:
            host.do(intents.SetFreeze(False)).do(intents.SetFreeze(True))
    live = host.evening.timeline
    with patch("app.night.timeline._after", wraps=timeline._after) as folded:
        again = Timeline(host.journal.entries())
    assert again._nights == live._nights
    assert len(again.steps) > 700
    assert folded.call_count < 3 * len(again.steps)
