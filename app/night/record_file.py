"""The open record of a night as a file: its name, and a safe way of writing it."""

from __future__ import annotations

from pathlib import Path

from app.hill.record import RecordError, read_text, write_text
from app.night.archive import night_record
from app.night.night import Night
from app.night.record_io import file_name, read_record_file, write_record_file

__all__ = ["RecordError", "is_there", "record_name", "record_text", "save_record"]

SUFFIX = ".hill.json"


def record_name(night: Night) -> str:
    """A file name that says what it is; a rehearsal's begins with the word."""
    return file_name(night, night.title, "game") + SUFFIX


def save_record(night: Night, path: Path) -> None:
    """Write the record to a new file, then give it its name; raises StoreError."""
    write_record_file(path, write_text(night_record(night)))


def is_there(path: Path) -> bool:
    """Whether a file of that name is there already; False for what can be no name."""
    try:
        return path.exists()
    except (OSError, ValueError):
        return False


def record_text(path: Path) -> str:
    """The text of a record file that can be opened; raises `RecordError` of one sentence."""
    return read_record_file(path, read_text)
