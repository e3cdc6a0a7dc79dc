"""From a record to the bytes of a file: every kind of result in every format it has."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from app.hill import record as hill
from app.openrecord import RecordError
from app.quidditch import record as quidditch
from app.results.cells import Profile
from app.results.corrections import keeping_table, table_in_record
from app.results.csv_file import csv_document
from app.results.document import Document, Language
from app.results.html_file import html_document
from app.results.kinds import KINDS, FileFormat, Kind
from app.results.match_document import match_document
from app.results.match_protocol import REHEARSAL, match_protocol
from app.results.pdf_file import pdf_document
from app.results.played import PlayedGame, played_game
from app.results.protocol_document import protocol_document
from app.results.protocol_of import protocol_of
from app.results.rating_document import rating_document
from app.results.site_of import site_players, site_results
from app.results.site_table import site_warnings
from app.results.site_write import full_rows, result_rows, roster_rows, site_file, tour_rows
from app.results.table import RatingTable
from app.results.xlsx_file import xlsx_document

AnyRecord = hill.Record | quidditch.Record
UNASKED_REHEARSAL = "this is a rehearsal: ask for it as one, and every page will say so"
OF_A_MATCH: tuple[Kind, ...] = ("protocol", "record")


class ExportError(ValueError):
    """What was asked for is not made of this game; the text is one sentence."""


@dataclass(frozen=True, slots=True)
class Wish:
    """Which file: `table` rates the game where its record carries none.

    `board_svg` is the final hill drawn as SVG, for formats that show it. `rehearsal` True: a
    rehearsal is wanted, with its mark everywhere; without that it is refused.
    """

    kind: Kind
    file_format: FileFormat
    table: RatingTable
    language: Language = "ru"
    profile: Profile = "people"
    board_svg: str | None = None
    rehearsal: bool = False


def export(record: AnyRecord, wish: Wish) -> bytes:
    """The bytes of the file; raises `ExportError`, or `RecordError` for a record that is wrong."""
    if wish.file_format not in KINDS[wish.kind]:
        known = ", ".join(KINDS[wish.kind])
        raise ExportError(f"{wish.kind} is not written as {wish.file_format} (but as {known})")
    _check_rehearsal(record, wish)
    if isinstance(record, quidditch.Record):
        return _match(record, wish)
    if wish.kind == "record":
        return _hill_record(record, wish.table)
    game = played_game(record)
    if wish.kind in ("protocol", "rating"):
        return _written(_document(game, wish), wish)
    return _site(game, wish)


def warnings_of(record: AnyRecord, wish: Wish) -> tuple[str, ...]:
    """What to know before a file goes to a rating site, a sentence each."""
    if isinstance(record, quidditch.Record) or wish.kind in ("protocol", "record", "rating"):
        return ()
    names = tuple(team.title for team in played_game(record).teams.values())
    return tuple(
        f"{name}: a quotation mark in a team's name; where the registered name differs, the site "
        "drops the whole file without a word"
        for name in site_warnings(names)
    )


def is_rehearsal(record: AnyRecord) -> bool:
    """Whether the record says that it was no real night."""
    return bool(record.extra.get(REHEARSAL))


def table_for(record: hill.Record, wanted: RatingTable) -> RatingTable:
    """The table that the game was scored with, else the one that is wanted."""
    return table_in_record(record) or wanted


def check_picture(record: AnyRecord, *, film: bool, rehearsal: bool) -> None:
    """Raise `ExportError` where no such picture is made of this game."""
    if is_rehearsal(record) and not rehearsal:
        raise ExportError(UNASKED_REHEARSAL)
    if film and isinstance(record, quidditch.Record):
        raise ExportError("a Quidditch match is not made into a film; it has a picture")


def _check_rehearsal(record: AnyRecord, wish: Wish) -> None:
    if not is_rehearsal(record):
        return
    if wish.kind not in OF_A_MATCH:
        raise ExportError("this is a rehearsal: it earns no rating, and no such file is made of it")
    if not wish.rehearsal:
        raise ExportError(UNASKED_REHEARSAL)


def _document(game: PlayedGame, wish: Wish) -> Document:
    protocol = protocol_of(game, table_for(game.record, wish.table))
    if wish.kind == "rating":
        return rating_document(protocol, wish.language)
    return protocol_document(protocol, wish.language, wish.board_svg)


def _written(document: Document, wish: Wish) -> bytes:
    match wish.file_format:
        case "pdf":
            return pdf_document(document)
        case "html":
            return html_document(document)
        case "xlsx":
            return xlsx_document(document, wish.profile)
    return csv_document(document, wish.profile)


def _hill_record(record: hill.Record, table: RatingTable) -> bytes:
    """The open record; it keeps the table by which it is scored."""
    kept = record if is_rehearsal(record) else keeping_table(record, table)
    return hill.write_text(kept).encode()


def _match(record: quidditch.Record, wish: Wish) -> bytes:
    if wish.kind not in OF_A_MATCH:
        raise ExportError("a Quidditch match earns no rating; it has a protocol and a record")
    if wish.kind == "record":
        return quidditch.write_text(record).encode()
    return _written(match_document(match_protocol(record), wish.language, wish.board_svg), wish)


def _site(game: PlayedGame, wish: Wish) -> bytes:
    if not game.turns and wish.kind != "rosters":
        raise ExportError("no question has been played: there are no results to write")
    file_format: Literal["xlsx", "csv"] = "xlsx" if wish.file_format == "xlsx" else "csv"
    match wish.kind:
        case "full":
            return site_file(full_rows(site_results(game)), file_format, upload=False)
        case "tours":
            return site_file(tour_rows(site_results(game)), file_format, upload=False)
        case "results":
            rows = result_rows(site_results(game, blanks=True))
            return site_file(rows, file_format, upload=True)
    players = site_players(game)
    if not players:
        raise ExportError("no team has named a player: there is no roster to write")
    return site_file(roster_rows(players), file_format, upload=True)


def read_any(text: str) -> AnyRecord:
    """The record of either game in a JSON text; raises `RecordError`."""
    readers: tuple[Callable[[str], AnyRecord], ...] = (hill.read_text, quidditch.read_text)
    reader = readers['"quidditch-record"' in text and '"hill-record"' not in text]
    return reader(text)


__all__ = [
    "KINDS",
    "AnyRecord",
    "ExportError",
    "FileFormat",
    "Kind",
    "RecordError",
    "Wish",
    "check_picture",
    "export",
    "is_rehearsal",
    "read_any",
    "table_for",
    "warnings_of",
]
