"""The journal of one game: an append-only SQLite file, committed before it is acknowledged."""

from collections.abc import Sequence
from contextlib import closing
from dataclasses import asdict
from pathlib import Path
from threading import RLock
from types import TracebackType
from typing import Self

from sqlalchemy import Connection, insert, select, update
from sqlalchemy.dialects.sqlite import dialect

from app.store.check import Contents, contents, fields_of, meta_seal
from app.store.connection import Mode, connect, driver, raw
from app.store.disk import arriving
from app.store.entry import Draft, Entry, JournalLike, Meta, Tail, changed, numbered
from app.store.errors import AlreadyThere, Damaged, Missing
from app.store.look import checked, read_game
from app.store.mapping import mapping
from app.store.tables import ABOUT, APPLICATION_ID, EVENT, ONLY, PULSE, VERSION, GameTable, sealed
from app.store.upgrade import upgrade

__all__ = ["Draft", "Entry", "Journal", "JournalLike", "Meta"]

# Compiled once and run on the bare connection: an execution through the engine costs more
# than the whole commit of one event.
INSERT = str(insert(EVENT).compile(dialect=dialect(paramstyle="qmark")))
BEAT = str(update(PULSE).compile(dialect=dialect(paramstyle="qmark")))
SELECT = select(EVENT).order_by(EVENT.c.seq)


class Journal:
    """One game's journal on disk; its methods may be called from any thread, one at a time.

    After a failed call the journal stays usable: nothing of the call was kept. Where its file was
    deleted, moved or exchanged meanwhile, every write raises Missing or Damaged.
    """

    def __init__(self, path: Path, connection: Connection, start: Contents) -> None:
        """Go on after `start`, the checked contents; use `create` or `open` instead."""
        self.path = path
        self._connection = connection
        self._db = driver(connection)
        self._tail = start.tail
        self._meta = start.meta
        self._sign = start.sign_of_life
        self._file = identity(path)
        self._lock = RLock()

    @classmethod
    def create(
        cls, path: Path, *, created: str, program: str, title: str = "", rehearsal: bool = False
    ) -> Self:
        """A new, empty game file; `created` is ISO 8601 with offset, `program` the version.

        Raises AlreadyThere, ReadOnly, DiskFull or another StoreError; no half file is left.
        """
        if path.exists():
            raise AlreadyThere(f"{path} is already there; it was not replaced.", path)
        meta = Meta(VERSION, program, created, title, rehearsal)
        with mapping(path), arriving(path) as part:
            _lay_out(part, meta)
        return cls.open(path)

    @classmethod
    def open(cls, path: Path) -> Self:
        """The journal of an existing game, checked whole and upgraded where it is older.

        Raises Missing, NewerFile (the file is untouched), Damaged, ReadOnly, Busy, DiskFull.
        """
        start = _looked_up(path)
        with mapping(path):
            return cls(path, connect(path, Mode.WRITE, durable=True), start)

    def append(
        self, drafts: Sequence[Draft], *, actor: str, wall: str, at_ms: int
    ) -> tuple[Entry, ...]:
        """Commit the events of one intent in one transaction and return them numbered.

        An `at_ms` before the last one is held at the last one; no drafts, no transaction.
        Raises StoreError, or ValueError when a payload is not text that can be kept; then
        nothing is.
        """
        with self._lock:
            entries = numbered(drafts, self._tail, actor=actor, wall=wall, at_ms=at_ms)
            self._write(entries)
            return entries

    def take_over(self, entries: Sequence[Entry]) -> None:
        """Commit entries that were numbered elsewhere, in one transaction, as they are.

        Raises ValueError unless they go on exactly where this journal ends; StoreError.
        """
        with self._lock:
            if entries and (entries[0].seq, entries[0].step) != (self._tail.seq + 1,) * 2:
                raise ValueError(
                    f"entry {entries[0].seq} cannot follow entry {self._tail.seq} of the journal"
                )
            self._write(entries)

    def entries(self) -> list[Entry]:
        """Every entry, in order."""
        with self._lock, mapping(self.path), self._connection.begin():
            return [Entry(*row[:7]) for row in self._connection.execute(SELECT)]

    def sign_of_life(self, at_ms: int) -> None:
        """Note that the night was alive at `at_ms`, committed; an earlier time is ignored."""
        with self._lock:
            if at_ms <= self._sign:
                return
            self._commit(BEAT, [(ONLY, at_ms, sealed(0, at_ms))])
            self._sign = at_ms

    def last_sign_of_life(self) -> int:
        """The later of the last sign of life and the last entry, ms; 0 for a new game."""
        return max(self._sign, self._tail.at_ms)

    def meta(self) -> Meta:
        """The game's description."""
        return self._meta

    def set_meta(
        self, *, title: str | None = None, rehearsal: bool | None = None, ended: bool | None = None
    ) -> None:
        """Change the given parts of the description, committed."""
        with self._lock:
            meta = changed(self._meta, title=title, rehearsal=rehearsal, ended=ended)
            if meta == self._meta:
                return
            with mapping(self.path), self._connection.begin():
                self._connection.execute(update(ABOUT), _about_row(meta))
            self._meta = meta

    def copy_to(self, path: Path) -> list[Entry]:
        """Write the game to a new file with SQLite's online backup; returns what it must hold.

        Appends go on meanwhile; the copy holds at least what was committed before.
        """
        with mapping(path), closing(raw(self.path, Mode.READ)) as source:
            with closing(raw(path, Mode.CREATE)) as target:
                source.execute("BEGIN")
                [[count]] = source.execute("SELECT count(*) FROM event").fetchall()
                source.backup(target)
            source.rollback()
            return self.entries()[: int(count)]

    def read_back(self) -> int:
        """Read the whole file again as a stranger would; returns the number of entries.

        Appends go on meanwhile. Raises Missing when the file was moved or deleted under the
        program, Damaged when it is not what was written, or another StoreError.
        """
        before, meta = self._tail, self._meta
        with mapping(self.path):
            if not self.path.exists():
                raise Missing(f"{self.path} is not there any more.", self.path)
            with connect(self.path, Mode.READ) as connection:
                found = contents(connection, self.path)
        same = found.tail == before or before.seq < found.tail.seq <= self._tail.seq
        if not same or found.meta not in (meta, self._meta):
            raise Damaged(self.path, "what was read back is not what was written")
        return found.tail.seq

    def detach(self) -> None:
        """Let go of the file until `attach`; meanwhile every write raises Missing or Damaged."""
        with self._lock:
            self._file = None
            self.close()

    def attach(self) -> None:
        """Go on with the file that stands at the path now; raises as `open` does."""
        with self._lock:
            start = _looked_up(self.path)
            with mapping(self.path):
                self._connection = connect(self.path, Mode.WRITE, durable=True)
            self._db = driver(self._connection)
            self._tail, self._meta, self._sign = start.tail, start.meta, start.sign_of_life
            self._file = identity(self.path)

    def close(self) -> None:
        """Fold the log into the file and let go of it; closing twice is harmless."""
        with self._lock, mapping(self.path):
            self._connection.close()

    def __enter__(self) -> Self:
        """The journal itself; it is closed at the end of the block."""
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Close."""
        self.close()

    def _write(self, entries: Sequence[Entry]) -> None:
        if not entries:
            return
        rows, seal = _rows(entries, self._tail.seal)
        self._commit(INSERT, rows)
        self._tail = Tail(entries[-1].seq, entries[-1].at_ms, seal)

    def _commit(self, statement: str, rows: Sequence[tuple[str | int, ...]]) -> None:
        """One transaction: committed on return, rolled back on an error."""
        self._check_place()
        with mapping(self.path), self._db:
            self._db.executemany(statement, rows)

    def _check_place(self) -> None:
        """Raise Missing or Damaged where the name no longer leads to what was written."""
        found = identity(self.path)
        if found is None:
            raise Missing(f"{self.path} is not there any more.", self.path)
        if found != self._file:
            raise Damaged(self.path, "another file has taken its place")


def identity(path: Path) -> tuple[int, int] | None:
    """Which file stands at the path; None where there is none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _looked_up(path: Path) -> Contents:
    """The checked contents of the file, after an upgrade where it is older."""
    found, start = checked(path)
    if start is not None:
        return start
    upgrade(path, found)
    return read_game(path)


def _lay_out(path: Path, meta: Meta) -> None:
    """A new file with its tables and its three marks; the log is switched on at the opening."""
    with connect(path, Mode.CREATE) as connection, connection.begin():
        GameTable.metadata.create_all(connection)
        connection.exec_driver_sql(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.exec_driver_sql(f"PRAGMA user_version = {VERSION}")
        connection.execute(insert(ABOUT), {"id": ONLY, **_about_row(meta)})
        connection.execute(insert(PULSE), {"id": ONLY, "at_ms": 0, "seal": sealed(0, 0)})


def _about_row(meta: Meta) -> dict[str, str | int]:
    return {**asdict(meta), "seal": meta_seal(meta)}


def _rows(entries: Sequence[Entry], seal: int) -> tuple[list[tuple[str | int, ...]], int]:
    rows: list[tuple[str | int, ...]] = []
    for entry in entries:
        fields = fields_of(entry)
        seal = sealed(seal, *fields)
        rows.append((*fields, seal))
    return rows, seal
