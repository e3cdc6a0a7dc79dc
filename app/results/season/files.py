"""A document of the season as a file, by the name's ending."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from app.results.cells import Profile
from app.results.csv_file import csv_document
from app.results.document import Document
from app.results.html_file import html_document
from app.results.pdf_file import pdf_document
from app.results.write_new import write_new
from app.results.xlsx_file import xlsx_document

FORMATS = ("csv", "xlsx", "html", "pdf")


def save_document(document: Document, path: Path, profile: Profile = "people") -> None:
    """Write the document to a new file, then give it its name; raises StoreError.

    Raises ValueError for an ending that is none of `FORMATS`.
    """
    write_new(path, document_bytes(document, path.suffix.lower().lstrip("."), profile))


def document_bytes(document: Document, kind: str, profile: Profile = "people") -> bytes:
    """The document in one of `FORMATS`; raises ValueError for another."""
    writers: dict[str, Callable[[], bytes]] = {
        "csv": lambda: csv_document(document, profile),
        "xlsx": lambda: xlsx_document(document, profile),
        "html": lambda: html_document(document),
        "pdf": lambda: pdf_document(document),
    }
    if kind not in writers:
        raise ValueError(f"a season is written as {', '.join(FORMATS)}, not as {kind or 'nothing'}")
    return writers[kind]()
