"""A document of the season as a file, by the name's ending."""

from __future__ import annotations

from pathlib import Path

from app.results.cells import Profile
from app.results.document import Document
from app.results.write_new import write_new

FORMATS = ("csv", "xlsx", "html", "pdf")


def save_document(document: Document, path: Path, profile: Profile = "people") -> None:
    """Write the document to a new file, then give it its name; raises StoreError.

    Raises ValueError for an ending that is none of `FORMATS`.
    """
    write_new(path, document_bytes(document, path.suffix.lower().lstrip("."), profile))


def document_bytes(document: Document, kind: str, profile: Profile = "people") -> bytes:
    """The document in one of `FORMATS`; raises ValueError for another."""
    match kind:
        case "csv":
            from app.results.csv_file import csv_document

            return csv_document(document, profile)
        case "xlsx":
            from app.results.xlsx_file import xlsx_document

            return xlsx_document(document, profile)
        case "html":
            from app.results.html_file import html_document

            return html_document(document)
        case "pdf":
            from app.results.pdf_file import pdf_document

            return pdf_document(document)
    raise ValueError(f"a season is written as {', '.join(FORMATS)}, not as {kind or 'nothing'}")
