"""A full disk, a folder without rights, a second copy of the program."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import mkdtemp

import pytest

from app.store.errors import Locked
from app.store.folder import DataFolder
from app.store.journal import Journal
from app.store.look import read_game

CHILD = Path(__file__).with_name("child.py")
CREATED = "2026-10-17T19:00:00+03:00"

posix = pytest.mark.skipif(sys.platform == "win32", reason="limits and rights of POSIX")


def child(role: str, path: Path) -> dict[str, object]:
    run = subprocess.run(
        [sys.executable, str(CHILD), role, str(path)],
        check=True,
        stdout=subprocess.PIPE,
        text=True,
        timeout=60,
    )
    report = json.loads(run.stdout)
    assert isinstance(report, dict)
    return report


@posix
def test_after_a_size_limit_the_night_goes_on(journal: Journal, game: Path) -> None:
    journal.close()
    report = child("limited", game)
    assert report["append"] == "DiskFull"
    assert report["flush"] == "done"
    kept = int(str(report["kept"]))
    assert report["spare"] == kept + 3
    assert report["last"] == kept + 7 == len(read_game(game).entries)


def test_after_a_full_disk_the_night_goes_on(small_disk: Path) -> None:
    game = small_disk / "night.koth"
    Journal.create(game, created=CREATED, program="0.1").close()
    (small_disk / "ballast").write_bytes(bytes(500_000))
    report = child("crowded", game)
    assert [report[what] for what in ("append", "backup", "create", "settings", "flush")] == [
        "DiskFull", "DiskFull", "DiskFull", "DiskFull", "done",
    ]  # fmt: skip
    assert report["backup stays"] is True
    assert report["half files"] == []
    assert report["last"] == int(str(report["kept"])) + 7 == len(read_game(game).entries)


@pytest.fixture
def foreign() -> Iterator[Path]:
    """A data folder with a game that may be read but not written."""
    folder = Path(mkdtemp(prefix="koth-test-"))
    (folder / "games").mkdir()
    Journal.create(folder / "games" / "night.koth", created=CREATED, program="0.1").close()
    (folder / "games" / "night.koth").chmod(0o444)
    for place in (folder, folder / "games"):
        place.chmod(0o555)
    yield folder
    for place in (folder, folder / "games"):
        place.chmod(0o755)
    shutil.rmtree(folder)


@posix
def test_a_folder_without_rights_is_said_to_be_read_only(foreign: Path) -> None:
    assert set(child("without-rights", foreign).values()) == {"ReadOnly"}
    assert len(read_game(foreign / "games" / "night.koth").entries) == 0


def test_a_second_copy_is_refused_until_the_first_is_killed(tmp_path: Path) -> None:
    first = subprocess.Popen(
        [sys.executable, str(CHILD), "holding", str(tmp_path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    with first:
        assert first.stdout is not None
        held, pid, _ = first.stdout.readline().split(maxsplit=2)
        assert held == "held"
        with pytest.raises(Locked, match=rf"Another copy .* \(process {pid}, since 20") as refusal:
            DataFolder(tmp_path).lock()
        assert refusal.value.pid == int(pid)
        first.kill()
    DataFolder(tmp_path).lock().release()


def test_one_program_takes_the_lock_once(tmp_path: Path) -> None:
    lock = DataFolder(tmp_path).lock()
    with pytest.raises(Locked) as refusal:
        DataFolder(tmp_path).lock()
    assert refusal.value.pid == os.getpid()
    lock.release()
    lock.release()
    DataFolder(tmp_path).lock().release()
