"""How a SQLite file is opened: the only place that knows the pragmas."""

import sqlite3
from enum import Enum
from pathlib import Path

from sqlalchemy import Connection, create_engine
from sqlalchemy.pool import NullPool

BUSY_MS = 1000
DURABLE = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA fullfsync=ON",
    "PRAGMA checkpoint_fullfsync=ON",
)


class Mode(Enum):
    """How a file is opened, as the query of a SQLite URI."""

    WRITE = "mode=rw"
    CREATE = "mode=rwc"
    READ = "mode=ro"
    UNTOUCHED = "mode=ro&immutable=1"


def raw(path: Path, mode: Mode) -> sqlite3.Connection:
    """A bare connection; the caller closes it and maps its errors."""
    connection = sqlite3.connect(
        f"{path.resolve().as_uri()}?{mode.value}",
        uri=True,
        timeout=BUSY_MS / 1000,
        check_same_thread=False,
    )
    connection.execute("PRAGMA trusted_schema=OFF")
    return connection


def connect(path: Path, mode: Mode, *, durable: bool = False) -> Connection:
    """A SQLAlchemy connection of its own; `durable` keeps a write-ahead log, synced at a commit."""

    def creator() -> sqlite3.Connection:
        return _prepared(raw(path, mode), DURABLE if durable else ())

    return create_engine("sqlite://", creator=creator, poolclass=NullPool).connect()


def _prepared(connection: sqlite3.Connection, pragmas: tuple[str, ...]) -> sqlite3.Connection:
    try:
        for pragma in pragmas:
            connection.execute(pragma).fetchall()
    except sqlite3.Error:
        connection.close()
        raise
    return connection


def driver(connection: Connection) -> sqlite3.Connection:
    """The bare connection below a SQLAlchemy one."""
    bare = connection.connection.driver_connection
    assert isinstance(bare, sqlite3.Connection)
    return bare


LOGS = ("-wal", "-journal")
"""What holds committed or half-done changes beside a file that was not closed."""


def logs(path: Path) -> list[Path]:
    """The logs beside `path` that hold anything, as a crash leaves them."""
    found = (beside(path, suffix) for suffix in LOGS)
    return [log for log in found if log.exists() and log.stat().st_size > 0]


def beside(path: Path, suffix: str) -> Path:
    """The file beside `path` whose name goes on with `suffix`, as in ``game.koth-wal``."""
    return path.with_name(path.name + suffix)
