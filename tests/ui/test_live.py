"""The picture is said again when it is another one, not when its clock has only run on."""

from __future__ import annotations

from app.night import intents
from app.night.scenes import BoardScene, BreakScene, QuestionScene, Shot
from tests.app.night.evenings import Host, pack
from ui.live import PULSE_MS, LiveShow


class Seen:
    """A live show whose beats are the test's, and what it said."""

    def __init__(self) -> None:
        self.host = Host().do(pack(3))
        self.live = LiveShow(self.host.evening)
        self.shots: list[Shot] = []
        self.heard: list[Shot] = []
        self.live.shot.connect(self.shots.append)
        self.live.heard.connect(self.heard.append)
        self.live.refresh()

    def beat(self, times: int) -> None:
        for _ in range(times):
            self.host.hand.advance(PULSE_MS)
            self.live.beat()

    def left(self) -> int:
        scene = self.shots[-1].scene
        assert isinstance(scene, BoardScene | QuestionScene)
        assert scene.timer is not None
        return scene.timer.left_ms


def test_a_running_clock_is_no_other_picture_but_is_heard() -> None:
    seen = Seen()
    seen.host.ask()
    shots, heard = len(seen.shots), len(seen.heard)
    seen.beat(20)
    assert (len(seen.shots), len(seen.heard)) == (shots, heard + 20)


def test_what_changes_while_it_runs_is_shown_with_the_time_that_is_left() -> None:
    seen = Seen()
    seen.host.ask()
    total = seen.left()
    seen.beat(20)
    seen.host.do(intents.RecordAnswers(("a",)))
    assert seen.left() == total - 20 * PULSE_MS
    seen.beat(5)
    seen.host.do(intents.AddTime(10_000))
    assert seen.left() == total + 10_000 - 25 * PULSE_MS
    seen.beat(5)
    seen.host.do(intents.PauseTimer())
    assert seen.left() == total + 10_000 - 30 * PULSE_MS
    shots = len(seen.shots)
    seen.beat(5)
    assert len(seen.shots) == shots


def test_a_picture_that_was_frozen_comes_back_with_the_time_that_is_left() -> None:
    seen = Seen()
    seen.host.ask()
    total = seen.left()
    seen.beat(3)
    seen.host.do(intents.SetFreeze(True))
    shots = len(seen.shots)
    seen.beat(10)
    assert len(seen.shots) == shots
    seen.host.do(intents.SetFreeze(False))
    assert len(seen.shots) == shots + 1
    assert seen.left() == total - 13 * PULSE_MS


def test_a_break_counts_down_in_one_picture() -> None:
    seen = Seen()
    seen.host.do(intents.StartBreak(60_000))
    assert isinstance(seen.shots[-1].scene, BreakScene)
    shots = len(seen.shots)
    seen.beat(30)
    assert len(seen.shots) == shots
    seen.host.do(intents.EndBreak())
    assert not isinstance(seen.shots[-1].scene, BreakScene)
