"""Documents as CSV: one section after another, each table under its name."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from app.results.cells import Cell, Day, Profile, clean, for_people, without_isolates
from app.results.document import Block, Document, Facts, Language, Lines, Picture, Table

BOM = "\ufeff"
ANY_DELIMITER = ",;\t"
"""What a spreadsheet may take for the end of a cell, whatever this file's own separator is."""
Row = tuple[Cell, ...]


def csv_document(document: Document, profile: Profile = "people") -> bytes:
    """The document's bytes.

    For people: a byte-order mark, CRLF, nothing that a spreadsheet would run or change, and the
    separator and decimal mark that Excel expects in that language (`;` and a comma in Russian).
    For rating sites: a byte-order mark, commas, LF, every text as it stands.
    """
    return csv_rows(_rows(document), document.language, profile)


def csv_rows(rows: Iterable[Row], language: Language, profile: Profile) -> bytes:
    """Rows of cells as the bytes of a CSV file, as `csv_document` says."""
    people = profile == "people"
    cells = ([_cell(cell, language, people=people) for cell in row] for row in rows)
    delimiter = ";" if people and language == "ru" else ","
    if people:
        return BOM.encode() + csv_bytes(cells, delimiter, "\r\n", signs=ANY_DELIMITER)
    return BOM.encode() + csv_bytes(cells, delimiter, "\n")


def csv_bytes(
    rows: Iterable[Iterable[str]],
    delimiter: str,
    end: str,
    *,
    signs: str = "",
    all_quoted: bool = False,
) -> bytes:
    """Rows of texts as CSV in UTF-8; what could be read as the end of a cell or row is quoted.

    `signs` are further signs that are quoted. (The standard library leaves a lone CR bare.)
    """
    bare = re.compile(rf'[^{delimiter}{signs}"\r\n]*')

    def cell(text: str) -> str:
        if bare.fullmatch(text) and not all_quoted:
            return text
        return '"' + text.replace('"', '""') + '"'

    return "".join(f"{delimiter.join(map(cell, row))}{end}" for row in rows).encode()


def _rows(document: Document) -> Iterator[Row]:
    yield (document.title,)
    if document.mark:
        yield (document.mark,)
    for section in document.sections:
        yield ()
        yield (section.name,)
        for block in section.blocks:
            yield from _block(block)


def _block(block: Block) -> Iterator[Row]:
    match block:
        case Facts():
            yield from block.pairs
        case Lines():
            yield from ((line,) for line in filter(None, (block.title, *block.lines)))
        case Table():
            if block.title:
                yield (block.title,)
            yield tuple(column.title for column in block.columns)
            yield from block.rows
        case Picture():
            return


def _cell(cell: Cell, language: Language, *, people: bool) -> str:
    match cell:
        case None:
            return ""
        case Day():
            return str(cell)
        case str():
            text = without_isolates(cell)
            return for_people(clean(text)) if people else text
        case float():
            text = f"{cell:.3f}" if round(cell, 3) == cell else repr(cell)
            return text.replace(".", ",") if people and language == "ru" else text
    return str(cell)
