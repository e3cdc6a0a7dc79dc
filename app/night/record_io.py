"""Record files of either game: written whole or not at all, read within bounds."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from app.night.night import Night
from app.openrecord import RecordError
from app.store.disk import arriving
from app.store.mapping import bad_name, mapping

LONGEST = 60
MAX_BYTES = 64 * 1024 * 1024


def file_name(night: Night, title: str, otherwise: str) -> str:
    """A file's name without its ending: the day and the title; a rehearsal's begins with the word.

    `otherwise` stands where neither is known.
    """
    letters = " ".join(re.sub(r"[^\w .,()-]+", " ", title).split())
    words = [night.date, letters[:LONGEST].strip(" .-")]
    stem = " ".join(word for word in words if word) or otherwise
    return f"{'rehearsal ' if night.rehearsal else ''}{stem}"


def write_record_file(path: Path, text: str) -> None:
    """Write the text to a new file, then give it its name; raises StoreError."""
    try:
        with mapping(path), arriving(path) as part:
            part.write_text(text, "utf-8", newline="\n")
    except ValueError:
        raise bad_name(path) from None


def read_record_file(path: Path, read: Callable[[str], object]) -> str:
    """The text of a file that `read` accepts; raises `RecordError` of one sentence."""
    try:
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except OSError as error:
        raise RecordError(error.strerror or "it cannot be read", file=path.name) from None
    if len(data) > MAX_BYTES:
        raise RecordError("the file is bigger than {} MB", MAX_BYTES // 2**20, file=path.name)
    try:
        text = data.decode("utf-8")
        read(text)
    except UnicodeDecodeError as error:
        place = (("byte", error.start + 1),)
        raise RecordError("this is not UTF-8", place=place, file=path.name) from None
    except RecordError as error:
        raise error.of(path.name) from None
    return text
