"""The writer's thread: what it was given is committed, what failed is told, and it ends."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from pathlib import Path

import pytest

from app.store.entry import Draft, Entry, Tail, numbered
from app.store.errors import Missing
from app.store.journal import Journal
from app.store.memory import MemoryJournal
from app.store.writer import Writer

CREATED = "2026-10-17T19:00:00+03:00"
PATIENCE = 30


def batch(after: Tail, *payloads: str) -> list[Entry]:
    entries: list[Entry] = []
    for payload in payloads:
        step = numbered([Draft("Said", payload)], after, actor="phone", wall=CREATED, at_ms=5)
        after = Tail(step[-1].seq, step[-1].at_ms)
        entries += step
    return entries


def test_steps_of_a_batch_are_committed_together_in_another_thread(tmp_path: Path) -> None:
    with Journal.create(tmp_path / "a.koth", created=CREATED, program="0.1") as journal:
        others = set(threading.enumerate())
        writer, entries = Writer(), batch(Tail(), "1", "2", "3")
        writer.run(lambda: journal.take_over(entries)).result(PATIENCE)
        assert [entry.step for entry in journal.entries()] == [1, 2, 3]
        assert journal.entries() == entries
        writer.close()
        assert set(threading.enumerate()) <= others
        more = batch(Tail(3, 5), "4")
        writer.run(lambda: journal.take_over(more)).result(PATIENCE)
        writer.close()
        writer.close()
        assert journal.entries() == [*entries, *more]


def test_what_the_journal_raises_is_in_the_future(tmp_path: Path) -> None:
    with Journal.create(tmp_path / "a.koth", created=CREATED, program="0.1") as journal:
        writer = Writer()
        (tmp_path / "a.koth").unlink()
        lost = writer.run(lambda: journal.take_over(batch(Tail(), "1")))
        assert isinstance(lost.exception(PATIENCE), Missing)
        writer.close()


@pytest.mark.parametrize("first", [2, 9])
def test_memory_takes_over_what_goes_on_where_it_ends(first: int) -> None:
    journal = MemoryJournal()
    entries: Sequence[Entry] = batch(Tail(), "1", "2")
    journal.take_over(entries)
    assert journal.entries() == list(entries)
    assert journal.unsaved() == list(entries)
    with pytest.raises(ValueError, match="cannot follow"):
        journal.take_over(batch(Tail(first - 1), "3") if first != 3 else [])
