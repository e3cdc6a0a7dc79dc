"""Reading a whole game and believing nothing: structure, order and seals."""

from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Row, select

from app.store.entry import Entry, Meta, Tail
from app.store.errors import Damaged
from app.store.tables import ABOUT, EVENT, ONLY, PULSE, sealed

TYPES = (int, int, str, str, str, str, int)


@dataclass(frozen=True, slots=True)
class Contents:
    """All that a game file holds; ``sign_of_life`` is in ms of night time."""

    entries: list[Entry]
    meta: Meta
    sign_of_life: int
    tail: Tail


def contents(connection: Connection, path: Path) -> Contents:
    """Everything in the game file; raises Damaged where it is not what was written."""
    quick_check(connection, path)
    entries, tail = _entries(connection, path)
    pulse = _pulse(connection, path)
    return Contents(entries, read_meta(connection, path), max(pulse, tail.at_ms), tail)


def quick_check(connection: Connection, path: Path) -> None:
    """Raises Damaged when SQLite finds the structure of the file broken."""
    found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar_one()
    if found != "ok":
        raise Damaged(path, str(found).splitlines()[-1].rstrip("."))


def fields_of(entry: Entry) -> tuple[int, int, str, str, str, str, int]:
    """The fields of an entry in the order of their columns, which is the order of the seal."""
    return (
        entry.seq,
        entry.step,
        entry.actor,
        entry.kind,
        entry.payload,
        entry.wall,
        entry.at_ms,
    )


def meta_seal(meta: Meta) -> int:
    """The seal of the description."""
    return sealed(
        0,
        meta.schema_version,
        meta.program_version,
        meta.created,
        meta.title,
        int(meta.rehearsal),
        int(meta.ended),
    )


def read_meta(connection: Connection, path: Path) -> Meta:
    """The description; raises Damaged when its row is missing or altered."""
    row = connection.execute(select(ABOUT)).one_or_none()
    if row is None or row.id != ONLY:
        raise Damaged(path, "the description of the game is missing")
    meta = Meta(*row[1:7])
    if row.seal != meta_seal(meta):
        raise Damaged(path, "the description of the game was altered")
    return meta


def _pulse(connection: Connection, path: Path) -> int:
    row = connection.execute(select(PULSE)).one_or_none()
    if row is None or row.id != ONLY or row.seal != sealed(0, row.at_ms):
        raise Damaged(path, "the last sign of life was altered")
    return int(row.at_ms)


def _entries(connection: Connection, path: Path) -> tuple[list[Entry], Tail]:
    entries: list[Entry] = []
    seal = 0
    for number, row in enumerate(connection.execute(select(EVENT).order_by(EVENT.c.seq)), 1):
        entry = _entry(row, number, path)
        seal = sealed(seal, *fields_of(entry))
        if row.seal != seal:
            raise Damaged(path, f"entry {number} was altered")
        entries.append(entry)
    _check_order(entries, path)
    return entries, Tail(len(entries), entries[-1].at_ms if entries else 0, seal)


def _entry(row: Row[Any], number: int, path: Path) -> Entry:
    fields: tuple[Any, ...] = row[:7]
    if not all(isinstance(field, kind) for field, kind in zip(fields, TYPES, strict=True)):
        raise Damaged(path, f"entry {number} cannot be read")
    entry = Entry(*fields)
    if entry.seq != number:
        raise Damaged(path, f"entry {number} is missing")
    return entry


def _check_order(entries: list[Entry], path: Path) -> None:
    if entries and entries[0].step != 1:
        raise Damaged(path, "entry 1 belongs to no step")
    for before, entry in pairwise(entries):
        if entry.step not in (before.step, entry.seq):
            raise Damaged(path, f"entry {entry.seq} belongs to no step")
        if entry.at_ms < before.at_ms:
            raise Damaged(path, f"the time of entry {entry.seq} falls")
