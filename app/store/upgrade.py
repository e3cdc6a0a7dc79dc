"""Bringing a game file of an older program up to the present version.

Each step is frozen: it speaks of the layout of its own day in plain SQL and never imports
today's tables. ``STEPS[n]`` leads from version n to n + 1.
"""

import sqlite3
import zlib
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path

from app.store.connection import Mode, beside, raw
from app.store.disk import arriving
from app.store.mapping import mapping

Step = Callable[[sqlite3.Connection], None]


def upgrade(path: Path, found: int, steps: Sequence[Step] | None = None) -> Path:
    """Apply the steps from version `found` on, in one transaction; raises StoreError.

    A copy of the old file is kept beside it first, as ``<name>.version-<found>``; it is returned.
    """
    chain = STEPS if steps is None else steps
    kept = beside(path, f".version-{found}")
    with mapping(path), closing(raw(path, Mode.WRITE)) as connection:
        with arriving(kept) as part, closing(sqlite3.connect(part)) as copy:
            connection.backup(copy)
        connection.isolation_level = None
        connection.execute("PRAGMA synchronous=FULL")
        _apply(connection, found, chain)
    return kept


def _apply(connection: sqlite3.Connection, found: int, steps: Sequence[Step]) -> None:
    connection.execute("BEGIN IMMEDIATE")
    try:
        for step in steps[found:]:
            step(connection)
        connection.execute("UPDATE about SET schema_version = ?", (len(steps),))
        connection.execute(f"PRAGMA user_version = {len(steps)}")
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def _seal(previous: int, fields: Sequence[object]) -> int:
    return zlib.crc32("\x1f".join(map(str, fields)).encode(), previous)


def _seals_and_signs_of_life(db: sqlite3.Connection) -> None:
    """0 to 1: seals on every row, the sign of life, the marks of rehearsals and ended games."""
    db.execute("ALTER TABLE event RENAME TO event_0")
    db.execute(
        "CREATE TABLE event (seq INTEGER NOT NULL, step INTEGER NOT NULL, actor VARCHAR NOT NULL,"
        " kind VARCHAR NOT NULL, payload VARCHAR NOT NULL, wall VARCHAR NOT NULL,"
        " at_ms INTEGER NOT NULL, seal INTEGER NOT NULL, PRIMARY KEY (seq))"
    )
    seal = 0
    for row in db.execute("SELECT * FROM event_0 ORDER BY seq").fetchall():
        seal = _seal(seal, row)
        db.execute("INSERT INTO event VALUES (?, ?, ?, ?, ?, ?, ?, ?)", (*row, seal))
    db.execute("DROP TABLE event_0")
    db.execute(
        "CREATE TABLE pulse (id INTEGER NOT NULL, at_ms INTEGER NOT NULL, seal INTEGER NOT NULL,"
        " PRIMARY KEY (id))"
    )
    db.execute("INSERT INTO pulse VALUES (1, 0, ?)", (_seal(0, (0,)),))
    _describe_again(db)


def _describe_again(db: sqlite3.Connection) -> None:
    _, _, program, created, title = db.execute("SELECT * FROM about").fetchone()
    db.execute("DROP TABLE about")
    db.execute(
        "CREATE TABLE about (id INTEGER NOT NULL, schema_version INTEGER NOT NULL,"
        " program_version VARCHAR NOT NULL, created VARCHAR NOT NULL, title VARCHAR NOT NULL,"
        " rehearsal BOOLEAN NOT NULL, ended BOOLEAN NOT NULL, seal INTEGER NOT NULL,"
        " PRIMARY KEY (id))"
    )
    fields = (1, program, created, title, 0, 0)
    db.execute("INSERT INTO about VALUES (1, ?, ?, ?, ?, ?, ?, ?)", (*fields, _seal(0, fields)))


STEPS: tuple[Step, ...] = (_seals_and_signs_of_life,)
