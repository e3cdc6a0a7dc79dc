"""The open record of a night as a file: its name, and a safe way of writing it."""

from __future__ import annotations

import re
from pathlib import Path

from app.hill.record import RecordError, read_text, write_text
from app.night.archive import night_record
from app.night.night import Night
from app.store.disk import arriving
from app.store.mapping import bad_name, mapping

__all__ = ["RecordError", "is_there", "record_name", "record_text", "save_record"]

SUFFIX = ".hill.json"
LONGEST = 60
MAX_BYTES = 64 * 1024 * 1024


def record_name(night: Night) -> str:
    """A file name that says what it is; a rehearsal's begins with the word."""
    title = re.sub(r"[^\w .,()-]+", " ", night.title)
    words = [night.date, " ".join(title.split())[:LONGEST].strip(" .")]
    stem = " ".join(word for word in words if word) or "game"
    return f"{'rehearsal ' if night.rehearsal else ''}{stem}{SUFFIX}"


def save_record(night: Night, path: Path) -> None:
    """Write the record to a new file, then give it its name; raises StoreError."""
    text = write_text(night_record(night))
    try:
        with mapping(path), arriving(path) as part:
            part.write_text(text, "utf-8", newline="\n")
    except ValueError:
        raise bad_name(path) from None


def is_there(path: Path) -> bool:
    """Whether a file of that name is there already; False for what can be no name."""
    try:
        return path.exists()
    except (OSError, ValueError):
        return False


def record_text(path: Path) -> str:
    """The text of a record file that can be opened; raises `RecordError` of one sentence."""
    try:
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except OSError as error:
        raise RecordError(f"{path.name}: {error.strerror or 'it cannot be read'}") from None
    if len(data) > MAX_BYTES:
        raise RecordError(f"{path.name}: the file is bigger than {MAX_BYTES // 2**20} MB")
    try:
        text = data.decode("utf-8")
        read_text(text)
    except UnicodeDecodeError as error:
        raise RecordError(f"{path.name}, byte {error.start + 1}: this is not UTF-8") from None
    except RecordError as error:
        raise RecordError(f"{path.name}: {error}") from None
    return text
