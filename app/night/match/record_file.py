"""The record of a match as a file: its name, and a safe way of writing and reading it."""

from __future__ import annotations

from pathlib import Path

from app.night.match.record import match_text
from app.night.night import Night
from app.night.record_io import file_name, read_record_file, write_record_file
from app.quidditch.record import RecordError, read_text

__all__ = ["RecordError", "match_record_name", "match_record_text", "save_match_record"]

SUFFIX = ".quidditch.json"


def match_record_name(night: Night) -> str:
    """A file name with the date and both sides; a rehearsal's begins with the word."""
    match = night.match
    sides = "" if match is None else f"{match.names('left')} - {match.names('right')}"
    return file_name(night, sides, "match") + SUFFIX


def save_match_record(night: Night, path: Path) -> None:
    """Write the record to a new file, then give it its name; raises StoreError.

    Raises ValueError where there is no match.
    """
    if night.match is None:
        raise ValueError("there is no match to record")
    write_record_file(path, match_text(night.match, rehearsal=night.rehearsal))


def match_record_text(path: Path) -> str:
    """The text of a record file that can be opened; raises `RecordError` of one sentence."""
    return read_record_file(path, read_text)
