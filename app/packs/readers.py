"""The formats in the order in which they are tried."""

from pathlib import Path
from typing import Protocol

from app.packs import aiken, chgk_db, four_s, gift, opentdb, table
from app.packs.media import KeepError, MediaIntake, MediaStore
from app.packs.own import reader as own
from app.packs.report import FlawKind, PackError, Report
from app.packs.siq import reader as siq
from app.packs.source import Head, Source


class Reader(Protocol):
    """A module that reads one format."""

    def looks_like(self, head: Head) -> bool:
        """Whether the file is for this reader: by its content first, then by its name."""

    def read(self, source: Source, media: MediaIntake) -> Report:
        """Read it whole; raises PackError, one sentence with the place."""


READERS: tuple[Reader, ...] = (own, siq, table, opentdb, chgk_db, aiken, gift, four_s)
"""The stricter `looks_like` stands before the laxer; `.4s` takes what nobody else knows."""


def read_any(path: Path, media: MediaStore | None = None, *, mapping: object = None) -> Report:
    """Read a pack of any format.

    Its media go into `media`, all or, when the pack fails, none; without a store they are looked
    at and named but not kept. `mapping` says which column of a table is what.

    Raises PackError, one sentence with the place.
    """
    with Source(path, mapping=mapping) as source:
        reader = _reader(source)
        try:
            if media is None:
                return reader.read(source, MediaIntake())
            with media.intake() as intake:
                return reader.read(source, intake)
        except KeepError as error:
            raise PackError(source.name, FlawKind.STORE, str(error)) from None
        except OSError as error:
            reason = error.strerror or type(error).__name__
            raise PackError(source.name, FlawKind.UNREADABLE, reason) from None


def _reader(source: Source) -> Reader:
    head = source.head
    for reader in READERS:
        if reader.looks_like(head):
            return reader
    raise PackError(source.name, FlawKind.UNKNOWN)
