"""Small file operations that last: written, synced, then given their name."""

import os
import secrets
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


def sync_file(path: Path) -> None:
    """Have the content of `path` on the disk before returning."""
    with path.open("rb+") as file:
        os.fsync(file.fileno())


def sync_folder(path: Path) -> None:
    """Have the names in the folder `path` on the disk; Windows does this by itself."""
    if sys.platform == "win32":
        return
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def name_apart(path: Path) -> Path:
    """A short name beside `path` that no other program writes to at the same time."""
    return path.with_name(f".{secrets.token_hex(8)}.part")


@contextmanager
def arriving(path: Path, part: Path | None = None) -> Iterator[Path]:
    """A name to write to; on success it is synced and becomes `path`, else it is removed.

    It is `part`, else that of `path` with an ending, which a run that was killed leaves behind
    and the next one takes away.
    """
    part = part or path.with_name(f"{path.name}.part")
    part.unlink(missing_ok=True)
    try:
        yield part
        sync_file(part)
        part.replace(path)
        sync_folder(path.parent)
    finally:
        part.unlink(missing_ok=True)
