"""One game's file: what a restart finds, and what is refused."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy.exc import ResourceClosedError

from app.store.errors import AlreadyThere, Busy, Damaged, Missing
from app.store.journal import Draft, Journal
from app.store.memory import MemoryJournal

WALL = "2026-10-17T20:15:00+03:00"


def test_everything_is_there_after_a_restart(journal: Journal, game: Path) -> None:
    kept = journal.append([Draft("a", "1"), Draft("b", "2")], actor="host", wall=WALL, at_ms=40)
    journal.sign_of_life(1500)
    journal.set_meta(ended=True)
    meta = journal.meta()
    journal.close()
    with Journal.open(game) as again:
        assert again.entries() == list(kept)
        assert again.meta() == meta
        assert again.last_sign_of_life() == 1500
        (later,) = again.append([Draft("c", "3")], actor="host", wall=WALL, at_ms=10)
    assert (later.seq, later.step, later.at_ms) == (3, 3, 40)


def test_closing_leaves_one_file(journal: Journal, game: Path) -> None:
    journal.append([Draft("a", "1")], actor="host", wall=WALL, at_ms=0)
    journal.close()
    assert list(game.parent.iterdir()) == [game]


def test_a_second_game_does_not_replace_the_first(journal: Journal, game: Path) -> None:
    with pytest.raises(AlreadyThere, match="already there"):
        Journal.create(game, created=WALL, program="0.1")


def test_a_missing_game_is_said_to_be_missing(tmp_path: Path) -> None:
    with pytest.raises(Missing, match=r"nowhere\.koth is not there"):
        Journal.open(tmp_path / "nowhere.koth")
    with pytest.raises(Missing):
        Journal.create(tmp_path / "no" / "folder.koth", created=WALL, program="0.1")


@pytest.mark.parametrize("content", [b"", b"a text, not a game", bytes(8192)])
def test_another_file_is_no_game(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "other.koth"
    path.write_bytes(content)
    with pytest.raises(Damaged):
        Journal.open(path)
    assert path.read_bytes() == content
    assert list(tmp_path.iterdir()) == [path]


def test_what_memory_kept_is_taken_over_as_it_is(journal: Journal) -> None:
    first = journal.append([Draft("a", "1")], actor="host", wall=WALL, at_ms=10)
    spare = MemoryJournal(journal.entries(), meta=journal.meta(), sign_of_life=10)
    kept = spare.append([Draft("b", "2"), Draft("c", "3")], actor="host", wall=WALL, at_ms=20)
    later = spare.append([Draft("d", "4")], actor="judge", wall=WALL, at_ms=30)
    spare.sign_of_life(77)
    assert spare.unsaved() == [*kept, *later]
    assert spare.flush_into(journal) == 3
    assert journal.entries() == [*first, *kept, *later] == spare.entries()
    assert journal.last_sign_of_life() == 77
    assert spare.flush_into(journal) == 0


def test_entries_from_elsewhere_must_follow(journal: Journal) -> None:
    stranger = MemoryJournal()
    stranger.append([Draft("a", "1")], actor="host", wall=WALL, at_ms=0)
    journal.append([Draft("b", "2")], actor="host", wall=WALL, at_ms=0)
    with pytest.raises(ValueError, match="entry 1 cannot follow entry 1"):
        stranger.flush_into(journal)
    assert len(stranger.unsaved()) == 1


def test_the_file_is_read_back_as_a_stranger_would(journal: Journal, game: Path) -> None:
    journal.append([Draft("a", "1"), Draft("b", "2")], actor="host", wall=WALL, at_ms=0)
    assert journal.read_back() == 2
    with closing(sqlite3.connect(game)) as db, db:
        db.execute("DELETE FROM event WHERE seq = 2")
    with pytest.raises(Damaged, match="not what was written"):
        journal.read_back()
    game.rename(game.with_name("moved.koth"))
    with pytest.raises(Missing, match="not there any more"):
        journal.read_back()


def test_another_program_in_the_way_costs_one_call(journal: Journal, game: Path) -> None:
    draft = [Draft("a", "1")]
    with closing(sqlite3.connect(game, isolation_level=None)) as db:
        db.execute("BEGIN IMMEDIATE")
        with pytest.raises(Busy, match="Another program is using"):
            journal.append(draft, actor="host", wall=WALL, at_ms=0)
        db.execute("ROLLBACK")
        (kept,) = journal.append(draft, actor="host", wall=WALL, at_ms=0)
    assert journal.entries() == [kept]


def test_writing_after_the_close_is_a_mistake_of_the_program(journal: Journal) -> None:
    journal.close()
    with pytest.raises(sqlite3.ProgrammingError):
        journal.append([Draft("a", "1")], actor="host", wall=WALL, at_ms=0)
    with pytest.raises(ResourceClosedError):
        journal.entries()
