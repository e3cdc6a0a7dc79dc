"""A night on a full disk, also after a crash: it opens, goes on, and is saved late."""

from __future__ import annotations

import shutil
from pathlib import Path

from app.night import intents
from app.night.night import Stage
from app.night.nights import Nights
from app.store.errors import StoreError
from app.store.folder import DataFolder
from app.store.look import read_game
from tests.app.night.evenings import crashed, founded


def fill(disk: Path) -> Path:
    """Take every byte that is left."""
    ballast = disk / "ballast"
    with ballast.open("wb", buffering=0) as file:
        for size in (65536, 4096, 512, 1):
            try:
                while True:
                    file.write(bytes(size))
            except OSError:
                continue
    return ballast


def test_after_a_crash_on_a_full_disk_the_host_goes_on_and_nothing_is_lost(
    small_disk: Path, tmp_path: Path
) -> None:
    folder = DataFolder(tmp_path / "first")
    folder.prepare()
    first = Nights(folder).found(founded("a b"))
    first.evening.do(intents.Announce())
    left = crashed(first.path)
    first.close()
    games = DataFolder(small_disk)
    games.prepare()
    for part in left.parent.glob(f"{left.name}*"):
        shutil.copy(part, games.games / part.name)
    game = games.games / left.name
    ballast = fill(small_disk)
    opened = Nights(games).reopen(game)
    assert isinstance(opened.evening.trouble, StoreError)
    assert opened.evening.night.stage is Stage.QUESTION
    assert opened.evening.do(intents.Close()) is None
    assert opened.evening.unsaved
    assert isinstance(opened.back_up(), StoreError)
    ballast.unlink()
    assert opened.evening.try_saving()
    assert not opened.evening.unsaved
    night = opened.evening.night
    opened.close()
    assert len(read_game(game).entries) > 2
    again = Nights(games).reopen(game)
    assert again.evening.night == night
    again.close()


def test_a_backup_that_failed_is_tried_again_after_the_next_step(tmp_path: Path) -> None:
    folder = DataFolder(tmp_path)
    folder.prepare()
    opened = Nights(folder).found(founded("a b"))
    for wish in (intents.Announce(), intents.Close(), intents.Resolve()):
        opened.evening.do(wish)
    shutil.rmtree(folder.backups)
    folder.backups.write_text("in the way")
    assert isinstance(opened.back_up(), StoreError)
    assert not opened.backup_due
    opened.evening.do(intents.ShowScene("board"))
    assert opened.backup_due
    folder.backups.unlink()
    assert opened.back_up() is None
    assert not opened.backup_due
    opened.close()
