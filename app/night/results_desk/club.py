"""The club as its windows see it: its rating table, its archive, the nights still to be sent."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from app.night.archive import night_record
from app.night.night import Night
from app.results.club_table import club_table, default_table, save_club_table
from app.results.season.command import FILE
from app.results.season.sheet_of import night_id, sheet_of
from app.results.table import RatingTable, TableError
from app.store.club.address import shown
from app.store.club.archive import Archive
from app.store.club.errors import ArchiveBusy, Unreachable
from app.store.club.outbox import Delivery, Outbox
from app.store.club.write import Added
from app.store.errors import StoreError
from app.store.mapping import mapping

__all__ = ["ArchiveState", "Club", "RatingTable", "StoreError", "TableError", "default_table"]
Kind = Literal["none", "nothing", "sending", "sent", "waiting", "differs", "trouble"]

PASSING = (Unreachable, ArchiveBusy)
"""What another try may find gone."""


@dataclass(frozen=True, slots=True)
class ArchiveState:
    """How the evening, and what waits besides, stands with the archive.

    `kind` "none": nothing is to be sent yet; "nothing": the evening has ended without a question on
    the hill and nothing else waits; "waiting": the archive cannot be reached now; "differs":
    another version of a night is there. `waiting` nights are still here; `sentence` is what the
    archive or the disk said, `code` that of its StoreError; `place` is the archive, no password.
    """

    kind: Kind = "none"
    waiting: int = 0
    sentence: str = ""
    code: str = ""
    place: str = ""


class Club:
    """One data folder's club. Every method may be called from any thread.

    `address` gives the archive's address as set, "" for the file in the data folder.
    """

    def __init__(self, folder: Path, address: Callable[[], str] = str) -> None:
        """Name the folder; nothing is read or made yet."""
        self.folder = folder
        self._address = address
        self._outbox = Outbox(folder)

    def table(self) -> RatingTable:
        """The club's rating table, else the one that ships; raises `TableError`."""
        return club_table(self.folder)

    def keep_table(self, table: RatingTable) -> Path:
        """Write the club's own table; raises StoreError, and the old one is still there."""
        with mapping(self.folder):
            self.folder.mkdir(parents=True, exist_ok=True)
        return save_club_table(self.folder, table)

    @property
    def place(self) -> str:
        """Where the archive is, as it may be shown."""
        return shown(str(self._where()))

    def archive(self) -> Archive:
        """The archive, made ready; raises StoreError."""
        return Archive.open(self._where())

    def post(self, night: Night) -> bool:
        """Keep an evening that has ended until it is sent; False where nothing has changed.

        A rehearsal, and an evening without a question played on the hill, is no night of the
        season. Raises StoreError, `RecordError` or `TableError`.
        """
        if night.rehearsal or not night.ended or not night.game.turns:
            return False
        return self._outbox.put(sheet_of(night_record(night), self.table()))

    def send(self) -> ArchiveState:
        """Send what waits; never raises for what a network or an archive can do."""
        try:
            if not self._outbox.waiting():
                return self._state("sent")
            return self._told(self._outbox.send(self.archive()))
        except PASSING as error:
            return self._state("waiting", error)
        except StoreError as error:
            return self._state("trouble", error)

    def waits(self) -> int:
        """How many nights wait."""
        try:
            return len(self._outbox.waiting())
        except StoreError:
            return 0

    def is_known(self, night: Night) -> bool:
        """Whether the evening was put in the outbox or sent before."""
        return self._outbox.knows(night_id(night_record(night)))

    def settle(self, *, ours: bool) -> ArchiveState:
        """Where versions differ: put in those that wait here, or leave what the archive has."""
        try:
            archive = self.archive()
            for one in self._outbox.send(archive):
                if one.outcome is Added.DIFFERS:
                    self._outbox.settle(one.waiting, archive, ours=ours)
        except StoreError as error:
            return self._state("trouble", error)
        return self.send()

    def _told(self, deliveries: list[Delivery]) -> ArchiveState:
        for one in deliveries:
            if one.problem is not None:
                kind: Kind = "waiting" if isinstance(one.problem, PASSING) else "trouble"
                return self._state(kind, one.problem)
        if any(not one.arrived for one in deliveries):
            return self._state("differs")
        return self._state("sent")

    def _state(self, kind: Kind, error: StoreError | None = None) -> ArchiveState:
        said = ("", "") if error is None else (error.sentence, error.code)
        return ArchiveState(kind, self.waits(), *said, self.place)

    def _where(self) -> str | Path:
        return self._address() or self.folder / FILE
