"""Looking into a game file without changing a byte of it or beside it."""

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory, gettempdir

from sqlalchemy import Connection, text
from sqlalchemy.exc import DatabaseError

from app.store.check import Contents, contents, quick_check, read_meta
from app.store.connection import Mode, beside, connect, logs
from app.store.entry import Meta
from app.store.errors import Damaged, Missing, NewerFile
from app.store.log import lost_commits
from app.store.mapping import mapping
from app.store.tables import APPLICATION_ID, EVENT, VERSION


def read_game(path: Path) -> Contents:
    """Everything in a closed game file of the present version, checked.

    Raises Missing, NewerFile, or Damaged, also for an older file (open it once to upgrade it).
    """
    version, found = checked(path)
    if found is None:
        raise Damaged(path, f"format {version} has to be upgraded first")
    return found


def checked(path: Path) -> tuple[int, Contents | None]:
    """The format of a closed game file and its contents, None where it has to be upgraded first.

    Raises Missing, NewerFile or Damaged.
    """
    with looking(path) as connection:
        version = check_version(connection, path)
        if version == VERSION:
            return version, contents(connection, path)
        quick_check(connection, path)
        return version, None


def glance(path: Path) -> tuple[Meta, str]:
    """The description and the wall time of the last change, quickly; the game may be open."""
    with looking(path, live=True) as connection:
        if check_version(connection, path) != VERSION:
            return old_meta(connection), ""
        meta = read_meta(connection, path)
        last = EVENT.select().order_by(EVENT.c.seq.desc()).limit(1)
        row = connection.execute(last).one_or_none()
        return meta, meta.created if row is None else str(row.wall)


def old_meta(connection: Connection) -> Meta:
    """What every version keeps of the description."""
    row = connection.execute(text("SELECT * FROM about")).mappings().one()
    return Meta(
        int(row["schema_version"]), str(row["program_version"]), str(row["created"]), row["title"]
    )


def check_version(connection: Connection, path: Path) -> int:
    """The format of the file, at most VERSION.

    Raises NewerFile, or Damaged when it is no game file or its two version marks disagree.
    """
    if connection.exec_driver_sql("PRAGMA application_id").scalar_one() != APPLICATION_ID:
        raise Damaged(path, "it is not a game of this program")
    version = int(connection.exec_driver_sql("PRAGMA user_version").scalar_one())
    kept = connection.execute(text("SELECT schema_version FROM about")).scalar()
    if version != kept:
        raise Damaged(path, "its version mark was altered")
    if version > VERSION:
        raise NewerFile(path, version, VERSION)
    return version


@contextmanager
def looking(path: Path, *, live: bool = False) -> Iterator[Connection]:
    """A connection for reading that leaves the file, its folder and its dates as they are.

    With a log left by a crash a private copy is read. `live` reads in place what this process
    itself may have open: copying it would drop the locks SQLite holds on it.
    """
    if not path.exists():
        raise Missing(f"{path} is not there.", path)
    with mapping(path):
        if not logs(path):
            yield from _reading(path, Mode.UNTOUCHED)
        elif live and beside(path, "-shm").exists():
            yield from _reading(path, Mode.READ)
        else:
            room = _room_for(path)
            with TemporaryDirectory(prefix="koth-", dir=room, ignore_cleanup_errors=True) as folder:
                copy = _copied(path, Path(folder))
                _check_log(path, copy)
                yield from _reading(copy, Mode.WRITE)


def _reading(path: Path, mode: Mode) -> Iterator[Connection]:
    connection = connect(path, mode)
    try:
        yield connection
    except (DatabaseError, sqlite3.DatabaseError) as error:
        if "no such table" in str(error):
            raise Damaged(path, "a table is missing") from error
        raise
    finally:
        connection.close()


def _check_log(path: Path, copy: Path) -> None:
    with connect(copy, Mode.WRITE) as connection:
        connection.execute(text("SELECT count(*) FROM sqlite_master")).scalar_one()
        page_size = int(connection.exec_driver_sql("PRAGMA page_size").scalar_one())
        _, recovered, _ = connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)").one()
        log = beside(path, "-wal")
        if log.exists() and lost_commits(log, page_size, max(int(recovered), 0)):
            raise Damaged(path, "its log was altered, and later events are hidden behind that")


def _room_for(path: Path) -> str | None:
    """Where a copy fits: the usual place, or memory where the disk of that one is full too."""
    needed = 2 * sum(part.stat().st_size for part in (path, *logs(path)))
    memory = Path("/dev/shm")
    if shutil.disk_usage(gettempdir()).free < needed and memory.is_dir():
        return str(memory)
    return None


def _copied(path: Path, folder: Path) -> Path:
    for source in (path, *logs(path)):
        shutil.copyfile(source, folder / source.name)
    return folder / path.name
