"""One program per data folder: a lock that the system drops when its process ends."""

import json
import os
import sys
from pathlib import Path
from typing import NamedTuple

from app.store.errors import Locked
from app.store.mapping import mapping

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

# Windows refuses others the reading of locked bytes, so the locked one lies behind the words.
BEYOND_THE_WORDS = 1 << 30


class Holder(NamedTuple):
    """The process that holds a lock (0 when unknown) and since when, ISO 8601 or ""."""

    pid: int
    since: str


class FolderLock:
    """A held lock; it ends with `release` or with the process, however that ends."""

    def __init__(self, path: Path, since: str) -> None:
        """Take the lock file `path`; raises Locked, ReadOnly or another StoreError."""
        self.path = path
        with mapping(path):
            handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o644)
        if not _taken(handle):
            os.close(handle)
            raise _locked(path)
        self._handle: int | None = handle
        try:
            with mapping(path):
                _write(handle, Holder(os.getpid(), since))
        except BaseException:
            self.release()
            raise

    def release(self) -> None:
        """Let another program in; releasing twice is harmless."""
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None


def _locked(path: Path) -> Locked:
    pid, since = holder(path)
    who = f"process {pid}, since {since}" if pid else "its process could not be read"
    return Locked(
        f"Another copy of the program is using the folder {path.parent} ({who}).", path, pid, since
    )


def holder(path: Path) -> Holder:
    """Who wrote itself into the lock file last."""
    try:
        words = json.loads(path.read_text("utf-8"))
        return Holder(int(words["pid"]), str(words["since"]))
    except (OSError, ValueError, KeyError, TypeError):
        return Holder(0, "")


def _write(handle: int, me: Holder) -> None:
    os.lseek(handle, 0, os.SEEK_SET)
    os.ftruncate(handle, 0)
    os.write(handle, json.dumps(me._asdict()).encode())


if sys.platform == "win32":

    def _taken(handle: int) -> bool:
        os.lseek(handle, BEYOND_THE_WORDS, os.SEEK_SET)
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:

    def _taken(handle: int) -> bool:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True
