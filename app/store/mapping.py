"""The one place where errors of SQLite and of the operating system become StoreErrors."""

import errno
import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy.exc import ResourceClosedError, SQLAlchemyError

from app.store.errors import (
    BadName,
    Busy,
    Damaged,
    DiskFailed,
    DiskFull,
    Missing,
    NoFolder,
    ReadOnly,
    StoreError,
)

FULL = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EFBIG})
NAMELESS = frozenset({errno.ENAMETOOLONG, errno.EILSEQ})
REFUSED = frozenset({errno.EROFS, errno.EACCES, errno.EPERM})
PRIMARY = 0xFF
# A mistake of the program, such as writing after the close, is no StoreError.
OURS = (sqlite3.ProgrammingError, sqlite3.InterfaceError, ResourceClosedError)


@contextmanager
def mapping(path: Path) -> Iterator[None]:
    """Turn what SQLite, SQLAlchemy and the system raise inside into StoreErrors about `path`."""
    try:
        yield
    except (sqlite3.Error, SQLAlchemyError, OSError, UnicodeDecodeError) as error:
        cause = getattr(error, "orig", None) or error
        if isinstance(cause, OURS):
            raise
        raise mapped(cause, path) from error


def mapped(error: BaseException, path: Path) -> StoreError:
    """The StoreError that says what `error` means for the file or folder `path`."""
    if isinstance(error, OSError):
        return _of_system(error, path)
    if isinstance(error, sqlite3.Error):
        return _of_sqlite(error, path)
    return Damaged(path, _words(error))


def _of_system(error: OSError, path: Path) -> StoreError:
    if error.errno in FULL:
        return _full(path)
    if error.errno in REFUSED:
        return _read_only(path)
    if isinstance(error, FileNotFoundError):
        return _missing(path)
    if error.errno in NAMELESS:
        return bad_name(path)
    if isinstance(error, FileExistsError | NotADirectoryError):
        return NoFolder(f"{path} cannot be a folder: a file is in its way.", path)
    return _failed(path, _words(error))


def _of_sqlite(error: sqlite3.Error, path: Path) -> StoreError:
    match getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT) & PRIMARY:
        case sqlite3.SQLITE_FULL:
            return _full(path)
        case sqlite3.SQLITE_READONLY | sqlite3.SQLITE_PERM | sqlite3.SQLITE_AUTH:
            return _read_only(path)
        case sqlite3.SQLITE_CANTOPEN:
            return _cannot_open(path)
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
            return Busy(f"Another program is using {path.name}; close it and try again.", path)
        case sqlite3.SQLITE_CONSTRAINT:
            return Busy(f"Another program has written to {path.name}; start again.", path)
        case sqlite3.SQLITE_IOERR:
            return _of_disk(error, path)
        case _:
            return Damaged(path, _words(error))


def _of_disk(error: sqlite3.Error, path: Path) -> StoreError:
    """SQLite reports a quota or a size limit as a failed write; a short probe tells them apart."""
    probe = path.with_name(f"{path.name}.probe")
    try:
        _write_probe(probe, _size(path) + _size(path.with_name(f"{path.name}-wal")))
    except OSError as cause:
        return _of_system(cause, path)
    finally:
        _forget(probe)
    return _failed(path, _words(error))


def _write_probe(probe: Path, beyond: int) -> None:
    with probe.open("wb") as file:
        file.seek(beyond)
        file.write(bytes(8192))


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except OSError:
        return 0


def _forget(probe: Path) -> None:
    try:
        probe.unlink(missing_ok=True)
    except OSError:
        return


def _cannot_open(path: Path) -> StoreError:
    if not path.parent.is_dir():
        return _missing(path)
    if not os.access(path.parent, os.W_OK):
        return _read_only(path)
    return _failed(path, "it cannot be opened")


def _full(path: Path) -> DiskFull:
    return DiskFull(f"No space is left on the disk for {path.name}; free some and go on.", path)


def _read_only(path: Path) -> ReadOnly:
    return ReadOnly(f"{path} may not be written: the file or its folder is read-only.", path)


def _missing(path: Path) -> Missing:
    return Missing(f"{path} is not there.", path)


def bad_name(path: Path) -> BadName:
    """That the system takes no file of this name."""
    return BadName(f"{path.name[:60]!r} cannot be the name of a file.", path)


def _failed(path: Path, what: str) -> DiskFailed:
    return DiskFailed(f"The disk failed at {path.name}: {what}.", path)


def _words(error: BaseException) -> str:
    text = getattr(error, "strerror", None) or str(error) or type(error).__name__
    return str(text).splitlines()[0].rstrip(".")
