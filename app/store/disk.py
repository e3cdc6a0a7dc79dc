"""Small file operations that last: written, synced, then given their name."""

import os
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


@contextmanager
def arriving(path: Path) -> Iterator[Path]:
    """A name to write to; on success it is synced and becomes `path`, else it is removed."""
    part = path.with_name(f"{path.name}.part")
    part.unlink(missing_ok=True)
    try:
        yield part
        sync_file(part)
        part.replace(path)
        sync_folder(path.parent)
    finally:
        part.unlink(missing_ok=True)
