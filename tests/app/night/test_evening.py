"""The one way from a wish to a committed event: stamps, the clock's close, a disk that fails."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from app.hill.events import Appealed, Decided, MarkAmended, Resolved
from app.hill.refusal import Reason, Refusal
from app.hill.roster import Team
from app.night import intents
from app.night.decide import Stamp
from app.night.evening import CLOCK, Evening
from app.night.night import Stage
from app.night.refusal import NightReason, NightRefusal
from app.night.timeline import Timeline
from app.store.errors import DiskFull
from app.store.journal import Journal
from tests.app.night.evenings import CREATED, Hand, Host, crashed, founded, pack

posix = pytest.mark.skipif(sys.platform == "win32", reason="a POSIX limit stands for a full disk")


@contextmanager
def no_space() -> Iterator[None]:
    """Every write of this process fails, as on a full disk."""
    import resource

    _, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    """An evening on disk with its first question open."""
    journal = Journal.create(tmp_path / "night.koth", created=CREATED, program="0.1")
    host = Host("a b c", journal).ask()
    yield host
    host.evening.close()


def why(refused: object) -> NightReason:
    assert isinstance(refused, NightRefusal)
    return refused.reason


def test_h19_an_answer_has_the_time_of_its_key_press(host: Host) -> None:
    host.hand.advance(3210)
    pressed = host.evening.stamp()
    host.hand.advance(400)  # the window was busy
    assert host.evening.do(intents.RecordAnswers(("a",)), stamp=pressed) is None
    answer = host.night.game.turn.answers["a"]
    assert (answer.at_ms, answer.received) == (3210, pressed.wall)


def test_h19_answers_of_one_key_press_have_one_time(host: Host) -> None:
    host.wait(7).do(intents.RecordAnswers(("b", "a")))
    assert {answer.at_ms for answer in host.night.game.turn.answers.values()} == {7000}


def test_h20_the_time_of_the_answer_that_stands_counts(host: Host) -> None:
    host.wait(1).do(intents.RecordAnswers(("a",), "Пушкин"))
    host.wait(1).do(intents.RecordAnswers(("a",), "Лермонтов"))
    answer = host.night.game.turn.answers["a"]
    assert (answer.at_ms, answer.text) == (2000, "Лермонтов")
    assert answer.replaced == ({"text": "Пушкин", "at_ms": 1000},)


def test_an_answer_pressed_before_the_announcement_is_refused(host: Host) -> None:
    early = Stamp(host.evening.clock.now() - 1, "")
    refused = host.evening.do(intents.RecordAnswers(("a",)), stamp=early)
    assert isinstance(refused, Refusal)
    assert refused.reason is Reason.BAD_TIME


def test_of_several_answers_one_of_which_is_refused_none_is_taken(host: Host) -> None:
    host.refused(intents.RecordAnswers(("a", "z", "b")))


def test_no_team_no_step(host: Host) -> None:
    entries = host.journal.entries()
    assert host.evening.do(intents.RecordAnswers(())) is None
    assert host.journal.entries() == entries


def test_2_2_2_the_clock_closes_the_question_at_its_end(host: Host) -> None:
    end = host.evening.clock.now() + 60_000
    host.wait(75)
    assert host.stage is Stage.MARKING
    last = host.evening.timeline.steps[-1]
    assert (last.actor, last.at_ms, host.left) == (CLOCK, end, 0)


def test_2_2_2_an_answer_after_the_end_is_refused_though_nobody_looked_at_the_clock(
    host: Host,
) -> None:
    host.hand.advance(60_001)
    refused = host.evening.do(intents.RecordAnswers(("a",)))
    assert isinstance(refused, Refusal)
    assert refused.reason is Reason.ANSWERS_CLOSED
    assert host.stage is Stage.MARKING


def test_2_2_2_an_answer_pressed_in_time_is_taken_though_it_is_handled_late(host: Host) -> None:
    host.hand.advance(59_999)
    pressed = host.evening.stamp()
    host.hand.advance(500)
    assert host.evening.do(intents.RecordAnswers(("a",)), stamp=pressed) is None
    assert host.night.game.turn.answers["a"].at_ms == 59_999


def test_a_failing_view_does_not_hold_up_the_evening(
    host: Host, caplog: pytest.LogCaptureFixture
) -> None:
    seen: list[Stage] = []

    def broken() -> None:
        raise RuntimeError("a view fell over")

    end = host.evening.subscribe(broken)
    host.evening.subscribe(lambda: seen.append(host.stage))
    host.do(intents.Close())
    end()
    host.do(intents.OpenPreview())
    assert seen == [Stage.MARKING, Stage.PREVIEW]
    assert caplog.text.count("a view of the evening failed") == 1


@posix
def test_what_cannot_be_saved_is_not_done_and_is_said_at_once(host: Host) -> None:
    night, told = host.night, []
    host.evening.subscribe(lambda: told.append(host.evening.trouble))
    with no_space():
        refused = host.evening.do(intents.Close())
    assert why(refused) is NightReason.NOT_SAVED
    assert "space" in str(refused)
    assert host.night is night
    assert told == [host.evening.trouble]
    assert told != [None]
    host.do(intents.Close())
    assert host.evening.trouble is None


@posix
def test_the_host_may_go_on_in_memory_until_the_disk_takes_it(host: Host) -> None:
    saved = host.evening.saved_ms
    with no_space():
        host.evening.do(intents.Close())
        host.evening.go_on_unsaved()
        host.hand.advance(1000)
        host.do(intents.Close(), intents.Mark({"a": True}), intents.Resolve())
        assert host.evening.unsaved == 3
        assert not host.evening.try_saving()
        assert host.evening.saved_ms == saved
        assert host.evening.trouble is not None
    night = host.night
    assert host.evening.try_saving()
    assert (host.evening.unsaved, host.evening.trouble) == (0, None)
    assert host.evening.saved_ms == host.evening.clock.now()
    assert Timeline(host.journal.entries()).night == night
    assert host.crash().night == night


@posix
def test_the_next_step_brings_what_was_unsaved_to_the_disk(host: Host) -> None:
    with no_space():
        host.evening.do(intents.Close())
        host.evening.go_on_unsaved()
        host.do(intents.Close())
    host.do(intents.OpenPreview())
    assert host.evening.unsaved == 0
    assert Timeline(host.journal.entries()).night == host.night


@posix
def test_a_crash_before_the_disk_took_it_goes_back_to_what_was_saved(host: Host) -> None:
    with no_space():
        host.evening.do(intents.Close())
        host.evening.go_on_unsaved()
        host.do(intents.Close())
    assert host.crash().stage is Stage.ANSWERS


@posix
def test_on_a_full_disk_an_evening_comes_back_unsaved_and_says_so(host: Host) -> None:
    assert isinstance(host.journal, Journal)
    path = crashed(host.journal.path)
    with Journal.open(path) as journal:
        entries = journal.entries()
        with no_space():
            evening = Evening.reopen(journal, host.hand.clock)
            assert evening.night.stage is Stage.ANSWERS
            assert (evening.unsaved, journal.entries()) == (1, entries)
            assert evening.trouble is not None
            assert evening.do(intents.Close()) is None
        assert evening.try_saving()
        assert (evening.unsaved, evening.trouble) == (0, None)
        assert Timeline(journal.entries()).night == evening.night


@posix
def test_closing_the_evening_saves_what_can_be_saved(host: Host) -> None:
    with no_space():
        host.evening.do(intents.Close())
        host.evening.go_on_unsaved()
        host.do(intents.Close())
    assert isinstance(host.journal, Journal)
    host.evening.close()
    with Journal.open(host.journal.path) as again:
        assert Timeline(again.entries()).night == host.night
        assert again.meta().title == "Autumn cup"


@posix
def test_the_clocks_own_close_waits_for_the_disk(host: Host) -> None:
    with no_space():
        host.wait(60)
        assert host.stage is Stage.ANSWERS
    host.wait(0.1)
    assert (host.stage, host.left) == (Stage.MARKING, 0)


def test_half_a_character_does_not_stop_the_evening(host: Host) -> None:
    host.do(intents.RecordAnswers(("a",), "\ud83d"), intents.EditTeam(Team("b", "Owls \udfff")))
    host.do(intents.Close(), intents.SetPartner("Tea \ud800"))
    assert host.night.game.roster["b"].name == "Owls"
    assert host.night.game.turn.answers["a"].text == "?"
    assert Timeline(host.journal.entries()).night == host.night


def test_h18_an_appeal_after_the_evening_may_leave_the_first_place_to_the_host() -> None:
    host = Host("a b", main_questions=1).turn("a+").do(intents.EndNight())
    appeal = Appealed(1, (MarkAmended("b", True, 2000),), reason="heard again")
    host.do(intents.MakeAppeal(appeal))
    assert host.night.game.outcome.winner == "a"  # it was earlier (H14)
    appeal = Appealed(1, (MarkAmended("b", True, 1000),), reason="heard once more")
    host.do(intents.MakeAppeal(appeal), intents.SettleTie("b", "by lot"))
    assert host.night.game.outcome.winner == "b"
    assert host.stage is Stage.ENDED


def test_after_the_end_the_evening_is_only_looked_at_and_put_right() -> None:
    host = Host("a b").turn("a+").do(intents.EndNight())
    for wish in (intents.Announce(), intents.StartBreak(), intents.Withdraw("a")):
        assert why(host.refused(wish)) is NightReason.EVENING_ENDED
    host.do(intents.ShowScene("standings"), intents.EditTeam(Team("a", "Owls")))


def test_a_break_comes_to_its_end_before_the_game_goes_on() -> None:
    host = Host("a b").do(intents.StartBreak())
    for wish in (intents.Announce(), intents.Declare("a", "jump"), intents.StartBreak()):
        assert why(host.refused(wish)) is NightReason.IN_BREAK
    host.do(intents.Join(Team("c")), intents.EndBreak(), intents.Announce())


@posix
def test_a_founding_that_cannot_be_saved_is_no_evening(tmp_path: Path) -> None:
    journal = Journal.create(tmp_path / "night.koth", created=CREATED, program="0.1")
    with no_space(), pytest.raises(DiskFull):
        Evening.found(journal, founded("a b"), Hand().clock())
    assert journal.entries() == []
    journal.close()


def test_an_evening_is_founded_with_its_pack_in_one_step(tmp_path: Path) -> None:
    journal = Journal.create(tmp_path / "night.koth", created=CREATED, program="0.1")
    evening = Evening.found(journal, founded("a b"), Hand().clock(), pack())
    assert journal.meta().title == evening.night.title == "Autumn cup"
    assert evening.night.pack is not None
    assert why(evening.do(intents.Undo())) is NightReason.NOTHING_TO_UNDO
    evening.close()


def test_wishes_of_one_line_are_one_step_and_all_or_none() -> None:
    host = Host("a b c")
    steps = len(host.evening.timeline.steps)
    refused = host.evening.do_all((intents.Withdraw("a"), intents.Declare("b", "jump")))
    assert refused is not None
    assert len(host.evening.timeline.steps) == steps
    assert host.night.game.now.climbers["a"].here
    assert host.evening.do_all((intents.Withdraw("a"), intents.SetPartner(True))) is None
    assert len(host.evening.timeline.steps) == steps + 1
    assert host.evening.do(intents.Undo()) is None
    assert host.night.game.now.climbers["a"].here
    assert host.night.game.turn.question.partner is None


def test_what_could_not_be_folded_again_never_gets_into_the_journal() -> None:
    host = Host("a b")
    count = len(host.journal.entries())
    with pytest.raises(ValueError, match="cannot have come to this"):
        host.evening._commit([Resolved(), Decided("z", "no such team")], "host", Stamp(0, "w"))
    assert len(host.journal.entries()) == count
    assert host.evening.do(intents.Announce()) is None
