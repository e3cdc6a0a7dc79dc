"""Times of answers as the host types them: seconds, with a point or a comma."""

from __future__ import annotations

import re

from PySide6.QtCore import QLocale

DAY_MS = 24 * 60 * 60 * 1000
_SHAPE = re.compile(r"(?:(\d{1,4}):)?(\d{1,6})(?:[.,](\d{1,3}))?")


class BadTimeError(ValueError):
    """The text is no time from 0 to a day (H19)."""


def typed_ms(text: str) -> int | None:
    """Milliseconds of "5,23" or "1:05.2"; None for no text; raises `BadTimeError`."""
    text = text.strip()
    if not text:
        return None
    found = _SHAPE.fullmatch(text)
    if found is None:
        raise BadTimeError(text)
    minutes, seconds, part = found.groups()
    ms = (int(minutes or 0) * 60 + int(seconds)) * 1000 + int((part or "").ljust(3, "0"))
    if ms > DAY_MS:
        raise BadTimeError(text)
    return ms


def shown_ms(ms: int | None) -> str:
    """The time as it is typed, whole milliseconds kept; empty when unknown."""
    if ms is None:
        return ""
    seconds, part = divmod(ms, 1000)
    digits = f"{part:03}".rstrip("0")
    return f"{seconds}{QLocale().decimalPoint() + digits if digits else ''}"
