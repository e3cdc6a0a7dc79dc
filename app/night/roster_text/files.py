"""A roster's CSV file as text, in whatever encoding it came."""

from __future__ import annotations

from enum import Enum
from pathlib import Path

from charset_normalizer import from_bytes

MAX_BYTES = 4 * 1024 * 1024
MARKS = ((b"\xef\xbb\xbf", "utf-8-sig"), (b"\xff\xfe", "utf-16"), (b"\xfe\xff", "utf-16"))
RUSSIAN = ("cp1251", "koi8_r", "cp866", "mac_cyrillic", "utf_16_le", "utf_16_be")


class RosterFileFlaw(Enum):
    """Why a roster's file cannot be read: an English template of one sentence."""

    UNREADABLE = "the file cannot be opened: {detail}"
    TOO_BIG = "the file is bigger than {detail}"
    NOT_TEXT = "this is not a text file; save the sheet as CSV, or copy and paste its cells"


class RosterFileError(Exception):
    """A file that is no roster; `str` is one sentence with the file's name."""

    def __init__(self, name: str, flaw: RosterFileFlaw, detail: str = "") -> None:
        self.name = name
        self.flaw = flaw
        self.detail = detail
        super().__init__(f"{name}: {flaw.value.format(detail=detail)}.")


def roster_file_text(path: Path) -> str:
    """The text of a CSV or text file; raises `RosterFileError`."""
    try:
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise RosterFileError(path.name, RosterFileFlaw.UNREADABLE, reason) from None
    if len(data) > MAX_BYTES:
        raise RosterFileError(path.name, RosterFileFlaw.TOO_BIG, f"{MAX_BYTES // 2**20} MB")
    text = _decoded(data)
    if text is None or "\x00" in text:
        raise RosterFileError(path.name, RosterFileFlaw.NOT_TEXT)
    return text


def _decoded(data: bytes) -> str | None:
    for mark, encoding in MARKS:
        if data.startswith(mark):
            return _try(data, encoding)
    strict = _try(data, "utf-8")
    if strict is not None:
        return strict
    best = from_bytes(data, cp_isolation=list(RUSSIAN)).best()
    return None if best is None else str(best)


def _try(data: bytes, encoding: str) -> str | None:
    try:
        return data.decode(encoding)
    except UnicodeDecodeError:
        return None
