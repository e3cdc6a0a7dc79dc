"""Which results there are, and in which formats: names only, quick to load."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

Kind = Literal["protocol", "record", "rating", "full", "tours", "rosters", "results"]
FileFormat = Literal["pdf", "xlsx", "csv", "html", "json"]
PAPERS: tuple[FileFormat, ...] = ("pdf", "xlsx", "csv", "html")
SHEETS: tuple[FileFormat, ...] = ("xlsx", "csv")
KINDS: Mapping[Kind, tuple[FileFormat, ...]] = {
    "protocol": PAPERS,
    "record": ("json",),
    "rating": PAPERS,
    "full": SHEETS,
    "tours": SHEETS,
    "rosters": SHEETS,
    "results": SHEETS,
}
PICTURES: tuple[str, ...] = ("png", "svg", "picture-pdf", "gif")
"""Pictures of the final hill or pitch, and the night as a film: made by whoever can paint."""
SITE_KINDS: tuple[Kind, ...] = ("full", "tours", "rosters", "results")
FORMATS: dict[str, tuple[Kind, FileFormat]] = {
    "record": ("record", "json"),
    **{file_format: ("protocol", file_format) for file_format in KINDS["protocol"]},
    **{f"rating-{file_format}": ("rating", file_format) for file_format in KINDS["rating"]},
    **{
        f"rating-{kind}-{file_format}": (kind, file_format)
        for kind in SITE_KINDS
        for file_format in KINDS[kind]
    },
}
"""What `--format` may be: the kind of result and the format of its file."""
