"""Files of other versions: an older one is brought up to date, a newer one is left alone."""

import hashlib
import re
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from app.store.connection import beside
from app.store.errors import Damaged, NewerFile
from app.store.files import GameFiles
from app.store.journal import Draft, Entry, Journal
from app.store.tables import APPLICATION_ID, VERSION
from app.store.upgrade import STEPS, upgrade

WALL = "2025-03-01T19:00:00+03:00"
VERSION_0 = f"""
PRAGMA application_id = {APPLICATION_ID};
CREATE TABLE event (seq INTEGER NOT NULL, step INTEGER NOT NULL, actor VARCHAR NOT NULL,
    kind VARCHAR NOT NULL, payload VARCHAR NOT NULL, wall VARCHAR NOT NULL,
    at_ms INTEGER NOT NULL, PRIMARY KEY (seq));
CREATE TABLE about (id INTEGER NOT NULL, schema_version INTEGER NOT NULL,
    program_version VARCHAR NOT NULL, created VARCHAR NOT NULL, title VARCHAR NOT NULL,
    PRIMARY KEY (id));
INSERT INTO about VALUES (1, 0, '0.0.9', '{WALL}', 'Весна');
INSERT INTO event VALUES (1, 1, 'host', 'opened', '{{"title": "Весна"}}', '{WALL}', 0);
INSERT INTO event VALUES (2, 2, 'host', 'marked', '{{"team": "Ёж"}}', '{WALL}', 900);
INSERT INTO event VALUES (3, 2, 'host', 'moved', '{{}}', '{WALL}', 900);
"""
ENTRIES_0 = [
    Entry(1, 1, "host", "opened", '{"title": "Весна"}', WALL, 0),
    Entry(2, 2, "host", "marked", '{"team": "Ёж"}', WALL, 900),
    Entry(3, 2, "host", "moved", "{}", WALL, 900),
]


@pytest.fixture
def old(tmp_path: Path) -> Path:
    path = tmp_path / "spring.koth"
    with closing(sqlite3.connect(path)) as db:
        db.executescript(VERSION_0)
    return path


def layout(path: Path) -> list[tuple[str, list[tuple[object, ...]]]]:
    with closing(sqlite3.connect(path)) as db:
        names = [n for (n,) in db.execute("SELECT name FROM sqlite_master ORDER BY name")]
        return [(name, db.execute(f"PRAGMA table_info({name})").fetchall()) for name in names]


def snapshot(folder: Path) -> dict[str, tuple[str, int]]:
    return {
        path.name: (hashlib.sha256(path.read_bytes()).hexdigest(), path.stat().st_mtime_ns)
        for path in folder.iterdir()
    }


def mark_as_newer(path: Path, *, log: bool) -> None:
    """What a program of the next version leaves, closed well or (`log`) killed before that."""
    with closing(sqlite3.connect(path)) as db:
        db.executescript(
            "ALTER TABLE about ADD COLUMN venue TEXT;"
            f"UPDATE about SET schema_version = {VERSION + 1};"
            f"PRAGMA user_version = {VERSION + 1};"
        )
        kept = {p: p.read_bytes() for p in path.parent.iterdir()} if log else {}
    for p, content in kept.items():
        p.write_bytes(content)


def test_steps_lead_to_the_present_version() -> None:
    assert len(STEPS) == VERSION


def test_an_old_game_opens_with_all_its_entries(old: Path) -> None:
    with Journal.open(old) as journal:
        assert journal.entries() == ENTRIES_0
        meta = journal.meta()
        assert (meta.schema_version, meta.title, meta.rehearsal) == (VERSION, "Весна", False)
        assert journal.last_sign_of_life() == 900
        (next_one,) = journal.append([Draft("a", "1")], actor="host", wall=WALL, at_ms=1000)
        assert next_one.seq == 4
    with Journal.open(old) as again:
        assert again.entries()[:3] == ENTRIES_0


def test_the_old_file_is_kept_beside(old: Path) -> None:
    with closing(sqlite3.connect(old)) as db:
        before = list(db.iterdump())
    Journal.open(old).close()
    with closing(sqlite3.connect(old.with_name("spring.koth.version-0"))) as db:
        assert list(db.iterdump()) == before
    assert [game.path for game in GameFiles(old.parent).games()] == [old]


def test_an_upgraded_file_is_laid_out_like_a_new_one(
    old: Path, journal: Journal, game: Path
) -> None:
    Journal.open(old).close()
    journal.close()
    assert layout(old) == layout(game)


def test_a_step_that_fails_changes_nothing(old: Path) -> None:
    def fails(db: sqlite3.Connection) -> None:
        db.execute("DROP TABLE event")
        raise RuntimeError("half way")

    before = old.read_bytes()
    with pytest.raises(RuntimeError, match="half way"):
        upgrade(old, 0, (STEPS[0], fails))
    with closing(sqlite3.connect(old)) as db:
        assert db.execute("SELECT count(*) FROM event").fetchone() == (3,)
        assert db.execute("PRAGMA user_version").fetchone() == (0,)
    assert old.read_bytes() == before


def test_a_crash_in_the_middle_of_an_upgrade_is_undone(old: Path, tmp_path: Path) -> None:
    crashed = tmp_path / "crashed" / "spring.koth"
    crashed.parent.mkdir()
    with closing(sqlite3.connect(old, isolation_level=None)) as db:
        db.execute("PRAGMA cache_size = 1")
        db.execute("BEGIN IMMEDIATE")
        db.execute("UPDATE event SET payload = hex(zeroblob(100000))")
        db.execute("DROP TABLE about")
        for path in (old, beside(old, "-journal")):
            shutil.copy(path, crashed.parent)
        db.execute("ROLLBACK")
    assert b"00000000" in crashed.read_bytes()
    assert GameFiles(crashed.parent).games()[0].title == "Весна"
    with Journal.open(crashed) as journal:
        assert journal.entries() == ENTRIES_0


def test_a_damaged_old_file_is_not_upgraded(old: Path) -> None:
    content = bytearray(old.read_bytes())
    content[4096 + 3 : 4096 + 9] = b"\xff" * 6
    old.write_bytes(content)
    with pytest.raises(Damaged):
        Journal.open(old)
    assert old.read_bytes() == content
    assert list(old.parent.iterdir()) == [old]


def look(path: Path) -> None:
    Journal.open(path)


def listing(path: Path) -> None:
    (info,) = GameFiles(path.parent).games()
    assert info.problem is not None
    raise info.problem


@pytest.mark.parametrize("log", [False, True], ids=["closed", "after a crash"])
@pytest.mark.parametrize("touch", [look, listing])
def test_a_newer_file_is_refused_and_left_untouched(
    journal: Journal, game: Path, touch: Callable[[Path], None], log: bool
) -> None:
    journal.append([Draft("a", "1")], actor="host", wall=WALL, at_ms=0)
    journal.close()
    mark_as_newer(game, log=log)
    before = snapshot(game.parent)
    assert (len(before) > 1) == log
    says = (
        f"newer version of the program (format {VERSION + 1}, this program reads up to {VERSION})"
    )
    with pytest.raises(NewerFile, match=re.escape(says)):
        touch(game)
    after = snapshot(game.parent)
    if touch is listing and log:
        before.pop("night.koth-shm"), after.pop("night.koth-shm")
    assert after == before
