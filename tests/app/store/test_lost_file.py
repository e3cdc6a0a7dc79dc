"""The file of an open game is deleted, exchanged or cut: said at once, and written again."""

from __future__ import annotations

import shutil
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from app.store.anew import write_anew
from app.store.backup import back_up
from app.store.errors import Damaged, Missing, StoreError
from app.store.journal import Draft, Journal
from app.store.look import read_game
from tests.app.store.conftest import CREATED, Fill

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no open file can be taken there")


def mark(journal: Journal) -> None:
    journal.append([Draft("marked", "{}")], actor="host", wall=CREATED, at_ms=9_000)


def deleted(game: Path) -> None:
    game.unlink()


def folder_deleted(game: Path) -> None:
    shutil.rmtree(game.parent)


def exchanged(game: Path) -> None:
    game.unlink()
    game.write_bytes(b"nothing of ours" * 300)


def older_copy(game: Path) -> None:
    shutil.copyfile(game, game.with_name("copy"))
    game.unlink()
    game.with_name("copy").rename(game)


@pytest.mark.parametrize("blow", [deleted, folder_deleted, exchanged, older_copy])
def test_no_step_is_acknowledged_into_a_file_that_nobody_will_find(
    journal: Journal, game: Path, fill: Fill, blow: Callable[[Path], None]
) -> None:
    fill(journal, 7)
    kept = journal.entries()
    blow(game)
    for _ in range(2):
        with pytest.raises((Missing, Damaged)):
            mark(journal)
        with pytest.raises((Missing, Damaged)):
            journal.sign_of_life(99_000)
    aside = write_anew(journal, kept)
    assert (aside is None) == (blow is folder_deleted)
    mark(journal)
    journal.close()
    found = read_game(game)
    assert (found.entries[:-1], found.meta) == (kept, journal.meta())


def test_appends_go_on_while_the_game_is_read_back_and_copied(
    journal: Journal, game: Path, fill: Fill
) -> None:
    fill(journal, 40)
    stop = threading.Event()
    troubles: list[StoreError] = []

    def backing() -> None:
        try:
            while not stop.is_set():
                journal.read_back()
                back_up(journal)
        except StoreError as error:
            troubles.append(error)

    thread = threading.Thread(target=backing)
    thread.start()
    for _ in range(150):
        mark(journal)
    stop.set()
    thread.join()
    assert troubles == []
    journal.close()
    assert len(read_game(game).entries) == len(set(range(150))) + sum(n % 3 + 1 for n in range(40))
