"""The log of what was shown, as a table beside the record."""

from __future__ import annotations

from pathlib import Path

from app.night.media.log import shown_csv, shown_log
from app.night.record_file import SUFFIX, record_name
from app.night.record_io import write_record_file
from app.night.timeline import Timeline

BOM = "\ufeff"
"""By it spreadsheets know the encoding."""


def save_shown_log(timeline: Timeline, folder: Path, language: str) -> Path:
    """Write the log as CSV into `folder`, in "ru" or "en", over an earlier one of this evening.

    Returns the file; raises StoreError.
    """
    name = record_name(timeline.night).removesuffix(SUFFIX)
    path = folder / f"{name}.shown.csv"
    write_record_file(path, BOM + shown_csv(shown_log(timeline), language))
    return path
