"""The game file goes or is damaged in mid-game: loud, nothing acknowledged is lost."""

from __future__ import annotations

import shutil
import sys
import threading
from pathlib import Path

import pytest

from app.hill.roster import Team
from app.hill.rules import RuleSet
from app.night import intents
from app.night.events import Founded
from app.night.nights import Nights, OpenNight
from app.night.refusal import NightReason, NightRefusal
from app.store.errors import Damaged, DiskFailed, Missing
from app.store.folder import DataFolder

posix = pytest.mark.skipif(sys.platform == "win32", reason="no open file can be taken there")


@pytest.fixture
def night(tmp_path: Path) -> OpenNight:
    folder = DataFolder(tmp_path / "data")
    folder.prepare()
    teams = (Team("a", "Совы"), Team("b", "Ежи"))
    return Nights(folder).found(Founded("Кубок", "2026-11-30", "", RuleSet(), teams))


def again(night: OpenNight) -> OpenNight:
    night.close()
    return Nights(DataFolder(night.path.parents[1])).reopen(night.path)


@posix
def test_after_its_folder_was_deleted_the_game_is_written_again_whole(night: OpenNight) -> None:
    evening = night.evening
    assert evening.do(intents.Declare("a", "jump")) is not None
    assert evening.do(intents.Announce()) is None
    shutil.rmtree(night.path.parents[1])
    refused = evening.do(intents.StartTimer())
    assert isinstance(refused, NightRefusal)
    assert refused.reason is NightReason.NOT_SAVED
    assert isinstance(evening.trouble, Missing)
    assert (evening.lost, evening.turned_away) == (True, True)
    assert evening.try_saving()
    assert (evening.trouble, evening.lost) == (None, False)
    assert evening.do(intents.StartTimer()) is None
    kept = evening.timeline.steps
    reopened = again(night)
    assert reopened.evening.timeline.steps[: len(kept)] == kept
    reopened.close()


@posix
def test_in_memory_the_next_step_brings_the_whole_game_back(night: OpenNight) -> None:
    evening = night.evening
    night.path.unlink()
    assert evening.do(intents.Announce()) is not None
    evening.go_on_unsaved()
    assert evening.do(intents.Announce()) is None
    assert (evening.unsaved, evening.trouble) == (0, None)
    reopened = again(night)
    assert len(reopened.evening.timeline.steps) == 3
    reopened.close()


def test_damage_found_by_a_backup_stays_loud_until_the_game_is_written_anew(
    night: OpenNight,
) -> None:
    evening = night.evening
    evening.warn(Damaged(night.path, "cut"))
    assert evening.do(intents.Announce()) is None
    assert isinstance(evening.trouble, Damaged)
    assert not evening.turned_away
    assert evening.try_saving()
    assert evening.trouble is None
    assert len(list(night.path.parent.glob("*.damaged-*"))) >= 1
    reopened = again(night)
    assert len(reopened.evening.timeline.steps) == 3
    reopened.close()


def test_a_failed_backup_is_no_lost_game(night: OpenNight) -> None:
    night.evening.warn(DiskFailed("The stick is gone.", night.path.with_name("other")))
    assert not night.evening.lost
    assert night.evening.try_saving()
    assert night.evening.trouble is None
    night.close()


def test_the_evening_closes_once_and_after_a_running_backup(night: OpenNight) -> None:
    backing = [threading.Thread(target=night.back_up) for _ in range(4)]
    for thread in backing:
        thread.start()
    night.close()
    for thread in backing:
        thread.join()
    assert night.back_up() is None
    assert list(night.path.parents[1].rglob("*.part")) == []
