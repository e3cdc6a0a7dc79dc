"""An export becomes a file: written beside its place, then given its name; nothing is lost."""

from __future__ import annotations

from pathlib import Path

from app.store.disk import arriving, name_apart
from app.store.errors import BadName, Busy, Missing, NoFolder, ReadOnly
from app.store.mapping import bad_name, mapping

SHARING_VIOLATION, LOCK_VIOLATION = 32, 33


def write_new(path: Path, data: bytes) -> None:
    """Write the bytes to a new file in the same folder, then rename it to `path`.

    A link is followed: what it names becomes the file. Raises StoreError of one sentence: an open
    file, a full disk, a read-only or missing folder, a pipe or device. Whatever stood at `path`
    before is then still there, unchanged.
    """
    try:
        with mapping(path):
            _check_place(path)
            target = path.resolve()
        with mapping(path), arriving(target, name_apart(target)) as part:
            part.write_bytes(data)
    except ReadOnly as error:
        raise _open_elsewhere(path, error) from None
    except (ValueError, RuntimeError):  # a NUL in it; links that lead in a circle
        raise bad_name(path) from None


def _check_place(path: Path) -> None:
    if path.is_dir():
        raise NoFolder(f"{path} is a folder; name a file in it.", path)
    if path.exists() and not path.is_file():
        raise BadName(f"{path} is a pipe or a device; name a file.", path)
    if not path.resolve().parent.is_dir():
        raise Missing(f"The folder {path.parent} is not there; make it or name another.", path)


def _open_elsewhere(path: Path, error: ReadOnly) -> ReadOnly | Busy:
    """What a refusal means on Windows where another program, such as Excel, holds the file."""
    code = getattr(error.__cause__, "winerror", None)
    if code in (SHARING_VIOLATION, LOCK_VIOLATION) or (code is not None and path.exists()):
        sentence = f"{path.name} is open in another program, such as Excel; close it and try again."
        return Busy(sentence, path)
    return error
