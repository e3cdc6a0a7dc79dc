"""The record of a match as a file: its name, and a safe way of writing and reading it."""

from __future__ import annotations

import re
from pathlib import Path

from app.night.match.record import match_text
from app.night.night import Night
from app.quidditch.record import RecordError, read_text
from app.store.disk import arriving
from app.store.mapping import mapping

__all__ = ["RecordError", "match_record_name", "match_record_text", "save_match_record"]

SUFFIX = ".quidditch.json"
LONGEST = 60
MAX_BYTES = 64 * 1024 * 1024


def match_record_name(night: Night) -> str:
    """A file name with the date and both sides; a rehearsal's begins with the word."""
    match = night.match
    sides = "" if match is None else f"{match.names('left')} - {match.names('right')}"
    title = re.sub(r"[^\w .,()-]+", " ", sides)
    words = [night.date, " ".join(title.split())[:LONGEST].strip(" .-")]
    stem = " ".join(word for word in words if word) or "match"
    return f"{'rehearsal ' if night.rehearsal else ''}{stem}{SUFFIX}"


def save_match_record(night: Night, path: Path) -> None:
    """Write the record to a new file, then give it its name; raises StoreError.

    Raises ValueError where there is no match.
    """
    if night.match is None:
        raise ValueError("there is no match to record")
    text = match_text(night.match, rehearsal=night.rehearsal)
    with mapping(path), arriving(path) as part:
        part.write_text(text, "utf-8", newline="\n")


def match_record_text(path: Path) -> str:
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
