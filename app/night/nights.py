"""The nights of a data folder: founded, opened again, backed up."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from threading import Lock
from uuid import uuid4

from app.hill import events as hill
from app.night.clock import NightClock, wall_now
from app.night.codec import UnknownFactError
from app.night.evening import Evening
from app.night.events import Ended, Founded, RecordOpened, Redone, Undone
from app.night.intents import ChoosePack
from app.night.match import events as match
from app.places import program_version
from app.store.backup import back_up
from app.store.connection import beside
from app.store.damage import PARTS
from app.store.errors import Damaged, DiskFull, ReadOnly, StoreError
from app.store.files import GameFiles
from app.store.folder import DataFolder
from app.store.journal import Journal
from app.store.waiting import WaitingJournal

WORTH_A_BACKUP = (
    hill.Resolved,
    hill.Decided,
    hill.Appealed,
    hill.Corrected,
    Undone,
    Redone,
    Ended,
    match.TactPlayed,
    match.RefereeDecided,
    match.OrderCorrected,
    match.MatchEnded,
)


class OpenNight:
    """An evening with its journal on disk, and the backups made of it."""

    def __init__(self, evening: Evening, journal: Journal | WaitingJournal) -> None:
        """Hold the two together; use `Nights` instead."""
        self.evening = evening
        self._journal = journal
        self._closed = False
        self._one_at_a_time = Lock()
        self._backed_up = self._tried = len(evening.timeline.steps)

    @property
    def path(self) -> Path:
        """The game file."""
        return self._journal.path

    @property
    def backup_due(self) -> bool:
        """Whether something worth a backup has happened since the last good one.

        One that failed is tried again after the next step.
        """
        steps = self.evening.timeline.steps
        since = steps[self._backed_up :]
        return len(steps) > self._tried and any(
            isinstance(fact, WORTH_A_BACKUP) for step in since for fact in step.facts
        )

    def back_up(self) -> StoreError | None:
        """Read the file back, and make a verified backup; from any thread.

        Returns what went wrong, None when nothing did.
        """
        with self._one_at_a_time:
            if self._closed:
                return None
            steps = self._tried = len(self.evening.timeline.steps)
            try:
                self._journal.read_back()
                journal = self._journal
                back_up(journal.opened() if isinstance(journal, WaitingJournal) else journal)
            except StoreError as error:
                return error
            self._backed_up = steps
            return None

    def close(self) -> StoreError | None:
        """A last backup, then let go of the file; returns what went wrong with the backup.

        A backup that another thread is making comes to its end first.
        """
        self.evening.try_saving()
        trouble = self.back_up()
        with self._one_at_a_time:
            self._closed = True
            self.evening.close()
        return trouble


class Nights:
    """The evenings of one data folder, which the caller has locked."""

    def __init__(self, folder: DataFolder) -> None:
        """Name the folder."""
        self.folder = folder
        self.files = GameFiles(folder.games)

    def found(self, first: Founded | RecordOpened, pack: ChoosePack | None = None) -> OpenNight:
        """A new evening in a new file; raises StoreError, or `RecordError` for a bad record.

        What cannot be founded leaves no file.
        """
        created = wall_now()
        path = self.files.new_path(created)
        if isinstance(first, Founded) and not first.night_id:
            first = replace(first, night_id=str(uuid4()))
        journal = Journal.create(path, created=created, program=program_version())
        try:
            evening = Evening.found(journal, first, NightClock(), pack)
        except (StoreError, ValueError):
            journal.close()
            for part in PARTS:
                beside(path, part).unlink(missing_ok=True)
            raise
        return OpenNight(evening, journal)

    def reopen(self, path: Path) -> OpenNight:
        """An evening as it was left; raises StoreError, Damaged for a journal without sense.

        On a disk that takes no writes it goes on unsaved, and says so.
        """
        journal = _opened(path)
        try:
            return OpenNight(Evening.reopen(journal), journal)
        except (UnknownFactError, ValueError, LookupError) as error:
            journal.close()
            raise Damaged(path, str(error)) from None


def _opened(path: Path) -> Journal | WaitingJournal:
    try:
        return Journal.open(path)
    except (DiskFull, ReadOnly):
        return WaitingJournal(path)
