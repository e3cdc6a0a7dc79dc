"""The windowed program as a process of its own: its demo, its end, its sudden death."""

import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from app.hill.record import read_record, replay_record, write_record
from app.night.archive import night_record
from app.night.nights import Nights
from app.store.folder import DataFolder

ROOT = Path(__file__).resolve().parents[3]
PATIENCE_S = 60


def koth(folder: Path, *arguments: str) -> subprocess.Popen[bytes]:
    """The program in windows that nobody sees."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-m", "ui.main", "--data", str(folder), *arguments]
    return subprocess.Popen(
        command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )


@pytest.fixture
def started() -> Iterator[list[subprocess.Popen[bytes]]]:
    """Processes that are surely gone after the test."""
    running: list[subprocess.Popen[bytes]] = []
    yield running
    for process in running:
        if process.poll() is None:
            process.kill()
        process.communicate()


def wait_for_entries(process: subprocess.Popen[bytes], folder: Path, at_least: int) -> None:
    """Look at the game file again and again until so much has been written to it."""
    end = time.monotonic() + PATIENCE_S
    while time.monotonic() < end:
        games = sorted((folder / "games").glob("*.koth-wal"))
        if games and games[-1].stat().st_size >= at_least * 400:
            return
        with suppress(subprocess.TimeoutExpired):
            process.wait(timeout=0.01)
            break
    raise AssertionError("the program wrote too little, or has ended")


def test_the_demo_ends_in_order_when_it_is_told_to(
    tmp_path: Path, started: list[subprocess.Popen[bytes]]
) -> None:
    process = koth(tmp_path, "--demo", "--pace", "50", "--teams", "8")
    started.append(process)
    wait_for_entries(process, tmp_path, 60)
    process.send_signal(signal.SIGTERM)
    out, err = process.communicate(timeout=PATIENCE_S)
    assert (process.returncode, out, err) == (0, b"", b"")
    [game] = Nights(DataFolder(tmp_path)).files.games()
    assert game.rehearsal
    assert list((tmp_path / "backups").glob("*.koth"))


def test_a_second_copy_on_the_same_folder_says_so_and_stays_out(
    tmp_path: Path, started: list[subprocess.Popen[bytes]]
) -> None:
    first = koth(tmp_path, "--demo", "--pace", "50", "--teams", "2")
    started.append(first)
    wait_for_entries(first, tmp_path, 20)
    second = koth(tmp_path, "--demo")
    started.append(second)
    with pytest.raises(subprocess.TimeoutExpired):
        second.wait(timeout=3)
    assert first.poll() is None
    assert len(list((tmp_path / "games").glob("*.koth"))) == 1


@pytest.mark.parametrize("life", range(6))
def test_kill_9_leaves_a_night_that_goes_on(
    tmp_path: Path, started: list[subprocess.Popen[bytes]], life: int
) -> None:
    process = koth(tmp_path, "--demo", "--pace", "50", "--teams", "16", "--seed", str(life))
    started.append(process)
    wait_for_entries(process, tmp_path, random.Random(life).randint(10, 400))
    process.kill()
    process.communicate()
    nights = Nights(DataFolder(tmp_path))
    [game] = nights.files.games()
    assert game.problem is None
    night = nights.reopen(game.path)
    try:
        state = night.evening.night
        assert state.rehearsal
        assert state.countdown is None or not state.countdown.running
        record = night_record(state)
        assert replay_record(read_record(write_record(record))) == record.results
    finally:
        night.close()
