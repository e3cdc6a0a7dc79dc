"""The log that a crash leaves: a torn end is normal, a changed byte in front of commits is not."""

import random
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from app.store.connection import beside
from app.store.errors import Damaged
from app.store.journal import Draft, Journal
from app.store.look import read_game

WALL = "2026-10-17T20:15:00+03:00"


@pytest.fixture
def crashed(journal: Journal, game: Path, tmp_path: Path) -> Path:
    """A game as a killed program leaves it: everything but the tables is still in the log."""
    folded(journal)
    for step in range(30):
        journal.append([Draft("a", f"{step}")], actor="host", wall=WALL, at_ms=step)
    place = tmp_path / "crashed.koth"
    shutil.copy(game, place)
    shutil.copy(beside(game, "-wal"), beside(place, "-wal"))
    return place


def folded(journal: Journal) -> None:
    """Fill the log and fold it, so that frames of an older round lie behind the present one."""
    for step in range(60):
        journal.append([Draft("b", f"{step}")], actor="host", wall=WALL, at_ms=0)
    with closing(sqlite3.connect(journal.path)) as db:
        db.execute("PRAGMA wal_checkpoint(RESTART)").fetchall()


def end_of_round(content: bytes) -> int:
    """Where the last frame ends whose salts are those of the log's head."""
    length = 24 + 4096
    starts = range(32, len(content) - length + 1, length)
    return max(at + length for at in starts if content[at + 8 : at + 16] == content[16:24])


def test_frames_of_an_older_round_are_no_damage(crashed: Path) -> None:
    assert len(read_game(crashed).entries) == 90


def test_a_torn_end_is_the_last_step_not_acknowledged(crashed: Path) -> None:
    log = beside(crashed, "-wal")
    content, whole = log.read_bytes(), read_game(crashed).entries
    end = end_of_round(content)
    log.write_bytes(content[: end - 100])
    assert read_game(crashed).entries == whole[:-1]
    log.write_bytes(content[: end - 100] + b"\xff" * 100 + content[end:])
    assert read_game(crashed).entries == whole[:-1]


@pytest.mark.parametrize("seed", range(2))
def test_no_changed_byte_hides_what_was_committed(crashed: Path, seed: int) -> None:
    log = beside(crashed, "-wal")
    content, good = log.read_bytes(), read_game(crashed)
    chance, seen = random.Random(seed), 0
    for _ in range(80):
        changed = bytearray(content)
        changed[chance.randrange(len(content))] ^= chance.randrange(1, 256)
        log.write_bytes(changed)
        try:
            found = read_game(crashed).entries
        except Damaged:
            seen += 1
        else:
            assert found == good.entries[: len(found)]
            assert len(found) >= len(good.entries) - 2
    assert seen > 20


def test_the_head_of_the_log_counts_too(crashed: Path) -> None:
    log = beside(crashed, "-wal")
    content = bytearray(log.read_bytes())
    content[17] ^= 1
    log.write_bytes(content)
    with pytest.raises(Damaged, match="its log was altered"):
        Journal.open(crashed)
    assert log.read_bytes() == content
