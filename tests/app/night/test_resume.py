"""The program dies at any stage and comes back: nothing is lost, and the clock stands."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from app.night import intents
from app.night.evening import Evening
from app.night.night import Stage
from app.store.journal import Draft, Journal
from tests.app.night.evenings import CREATED, Hand, Host, pack


@pytest.fixture
def journal(tmp_path: Path) -> Journal:
    return Journal.create(tmp_path / "night.koth", created=CREATED, program="0.1")


def left_at(stage: Stage, journal: Journal) -> Host:
    """An evening on disk, two turns played, that has come to this stage."""
    rules = {"main_questions": 3} if stage in (Stage.OVER, Stage.ENDED) else {}
    host = Host("a b c", journal, summit=3, **rules).do(pack())
    host.turn("a+ b+").turn("a+ b+")
    if stage is Stage.BREAK:
        host.do(intents.StartBreak(600_000)).wait(60)
    if stage in (Stage.DECLARE, Stage.BREAK):
        return host
    host.do(intents.Announce()).wait(2)
    if stage is Stage.QUESTION:
        return host
    host.do(intents.StartTimer()).wait(10).do(intents.RecordAnswers(("a", "b"))).wait(10)
    if stage is Stage.ANSWERS:
        return host
    host.do(intents.Close(), intents.Mark({"a": True, "b": stage is Stage.DECISION}))
    if stage is Stage.MARKING:
        return host
    host.do(intents.OpenPreview())
    if stage is Stage.PREVIEW:
        return host
    host.do(intents.Resolve())
    if stage is Stage.OVER:
        host.do(intents.ShowScene("standings"))
    if stage is Stage.ENDED:
        host.do(intents.EndNight())
    return host


@pytest.mark.parametrize("stage", Stage)
def test_an_evening_comes_back_in_the_stage_in_which_it_was_left(
    stage: Stage, journal: Journal
) -> None:
    host = left_at(stage, journal)
    before, entries = host.night, journal.entries()
    assert host.stage is stage
    host.crash(seconds=300)
    assert host.stage is stage
    assert replace(host.night, countdown=before.countdown) == before
    assert host.journal.entries()[: len(entries)] == entries
    assert host.undo().redo().night.game == before.game
    host.evening.close()


def test_the_countdown_stands_at_the_last_sign_of_life(journal: Journal) -> None:
    host = left_at(Stage.ANSWERS, journal).crash(seconds=300)
    assert host.left == 40_000
    assert host.wait(30).left == 40_000
    assert host.do(intents.ResumeTimer()).wait(30).left == 10_000
    assert host.wait(10).stage is Stage.MARKING
    host.evening.close()


def test_signs_of_life_come_once_a_second_while_somebody_waits(journal: Journal) -> None:
    host = Host("a b", journal).ask()
    for _ in range(25):
        host.wait(0.1)
    assert 1400 <= journal.last_sign_of_life() <= 2500
    assert host.crash(seconds=300).left in range(57_500, 58_601)
    host.evening.close()


def test_a_crash_takes_no_more_than_a_second_from_the_countdown(journal: Journal) -> None:
    host = Host("a b", journal).ask()
    for _ in range(599):
        host.wait(0.1)
    assert host.left == 100
    left = host.crash().left
    assert left is not None
    assert 100 <= left <= 1100
    host.evening.close()


def test_h19_later_answers_have_later_times_after_a_crash(journal: Journal) -> None:
    host = left_at(Stage.ANSWERS, journal).crash(seconds=300)
    host.do(intents.ResumeTimer()).answers("c")
    answers = host.night.game.turn.answers
    assert [answers[team].at_ms for team in "abc"] == [12_000, 12_000, 23_000]
    host.evening.close()


def test_h19_night_time_goes_on_where_the_last_entry_stood(journal: Journal) -> None:
    """Even without one sign of life after the last answer."""
    host = Host("a b", journal).ask()
    host.hand.advance(500)
    host.do(intents.RecordAnswers(("a",)))
    host.crash().do(intents.RecordAnswers(("b",)))
    answers = host.night.game.turn.answers
    assert [answers[team].at_ms for team in "ab"] == [500, 500]
    host.evening.close()


def test_h19_setting_the_wall_clock_back_changes_no_order(journal: Journal) -> None:
    host = Host("a b c", journal, summit=3).turn("a+ b+").turn("a+ b+").ask()
    host.wait(5).do(intents.RecordAnswers(("b",)))
    host.hand.wall_ms -= 3_600_000
    host.wait(5).do(intents.RecordAnswers(("a",)))
    answers = host.night.game.turn.answers
    early, late = answers["b"].received, answers["a"].received
    assert early is not None
    assert late is not None
    assert late < early
    assert [answers[team].at_ms for team in "ba"] == [5000, 10_000]
    host.crash()
    host.hand.wall_ms -= 3_600_000
    host.do(intents.Close(), intents.Mark({"a": True, "b": True}), intents.Resolve())
    assert host.night.game.last.king == "b"
    times = [entry.at_ms for entry in host.journal.entries()]
    assert times == sorted(times)
    host.evening.close()


def test_coming_back_again_and_again_changes_nothing(journal: Journal) -> None:
    host = left_at(Stage.ANSWERS, journal).crash()
    night = host.night
    for _ in range(3):
        host.crash(seconds=60)
    assert host.night == night
    host.evening.close()


def test_what_was_undone_stays_undone(journal: Journal) -> None:
    host = left_at(Stage.DECLARE, journal).do(intents.Withdraw("c")).undo().crash()
    assert host.night.game.now.in_game() == ["a", "b", "c"]
    assert host.redo().night.game.now.in_game() == ["a", "b"]
    host.evening.close()


def test_a_journal_without_a_night_is_refused_and_left_as_it_is(journal: Journal) -> None:
    with pytest.raises(ValueError, match="holds no night"):
        Evening.reopen(journal, Hand().clock)
    assert journal.entries() == []
    journal.close()


@pytest.mark.parametrize(
    ("kind", "payload", "words"),
    [
        ("Teleported", "{}", "entry 2 is of an unknown kind, Teleported"),
        ("TimerStarted", "{}", "entry 2 .TimerStarted., total_ms: Field required"),
        ("Resolved", "[", "entry 2 .Resolved., : Invalid JSON"),
    ],
)
def test_an_entry_that_cannot_be_read_is_named(
    kind: str, payload: str, words: str, journal: Journal
) -> None:
    host = Host("a b", journal)
    journal.append([Draft(kind, payload)], actor="host", wall=CREATED, at_ms=9)
    entries = journal.entries()
    with pytest.raises(ValueError, match=words):
        Evening.reopen(journal, host.hand.clock)
    assert journal.entries() == entries
    journal.close()
