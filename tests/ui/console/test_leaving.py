"""Leaving an evening: nothing unsaved is lost by one key, and a window always stands."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from app.hill.roster import Team
from app.hill.rules import RuleSet
from app.night import intents
from app.night.events import Founded
from app.night.nights import OpenNight
from app.store.errors import DiskFull, StoreError
from app.store.journal import Journal
from ui.console.flow import Flow
from ui.demo import DemoBar

FIRST = Founded("Кубок", "2026-11-30", "", RuleSet(), (Team("a", "Совы"), Team("b", "Ежи")))


@pytest.fixture
def flow(program: Flow) -> Flow:
    """The program's windows with a game of two teams open."""
    program.begin()
    program._found(FIRST, None)
    return program


def full(*_: object, **__: object) -> None:
    raise DiskFull("No space is left on the disk.")


def test_what_only_memory_holds_is_not_left_behind_by_one_key(
    flow: Flow, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert flow._evening is not None
    assert flow._start is not None
    evening = flow._evening
    monkeypatch.setattr(Journal, "_commit", full)
    evening.live.do(intents.Announce())
    evening.live.evening.go_on_unsaved()
    assert evening.live.do(intents.Announce()) is None
    evening.desk.close()
    assert flow._evening is evening
    assert "Not everything is saved" in evening.desk.footer.said
    assert evening.live.do(intents.StartTimer()) is None
    evening.desk.run("leave")
    assert flow._evening is evening
    evening.desk.run("leave")
    assert flow._evening is None
    assert flow._start.isVisible()


@pytest.mark.skipif(sys.platform == "win32", reason="no open file can be taken there")
def test_a_deleted_game_is_there_again_when_the_evening_is_left(flow: Flow) -> None:
    assert flow._evening is not None
    assert flow._start is not None
    path = flow._evening.night.path
    shutil.rmtree(path.parents[1])
    flow._evening.live.do(intents.Announce())
    flow._evening.desk.close()
    assert path.exists()
    assert [game.path for game in flow._start.home.list.games] == [path]


def test_a_failed_last_backup_is_said_on_the_start_window(
    flow: Flow, monkeypatch: pytest.MonkeyPatch
) -> None:
    def failed(night: OpenNight) -> StoreError:
        return DiskFull("No space.", Path("backup"))

    assert flow._evening is not None
    assert flow._start is not None
    monkeypatch.setattr(OpenNight, "back_up", failed)
    flow._evening.desk.close()
    assert "backup" in flow._start.home.banner.text()


def test_whatever_fails_in_closing_a_window_stands(
    flow: Flow, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(_: OpenNight) -> None:
        raise RuntimeError("nobody foresaw this")

    assert flow._evening is not None
    assert flow._start is not None
    leave: Callable[[], None] = flow.leave_evening
    real = flow._evening.night
    monkeypatch.setattr(OpenNight, "close", broken)
    with pytest.raises(RuntimeError):
        leave()
    assert flow._start.isVisible()
    monkeypatch.undo()
    real.close()


def test_a_rehearsal_plays_nothing_once_its_windows_are_closed(program: Flow) -> None:
    program.demo(teams=4, seed=1, pace=50.0)
    assert program._evening is not None
    [bar] = program._evening.desk.findChildren(DemoBar)
    assert bar.playing
    night = program._evening.night
    program.shut()
    steps = len(night.evening.timeline.steps)
    bar._act()
    assert len(night.evening.timeline.steps) == steps
