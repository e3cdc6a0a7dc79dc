"""One import of a file or folder, made to run in another thread and to be stopped from this one."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from app import packs
from app.night.packs_desk.library import PackLibrary
from app.packs import MediaStore, Medium, PackError, Report, ShelfEntry, kahoot
from app.packs.archive import Stream
from app.packs.media import MediaIntake
from app.packs.source import Source
from app.packs.table import Column, Guess, Mapping, Sheet, apply, guess, load, looks_like

__all__ = [
    "Column",
    "Guess",
    "ImportStopped",
    "Mapping",
    "PackError",
    "PackImport",
    "Sheet",
    "Table",
    "table_of",
]


class ImportStopped(Exception):  # noqa: N818 - it says what happened, and is no error
    """The host has stopped the import; nothing of it is kept."""


@dataclass(frozen=True, slots=True)
class Table:
    """A table before its import: its sheets, and what each would be read as by itself."""

    path: Path
    sheets: tuple[Sheet, ...]
    guesses: tuple[Guess | None, ...]

    def tried(self, place: int, mapping: Mapping) -> Report:
        """What the sheet at `place` would become; raises PackError, one sentence."""
        name = self.path.name
        return apply(self.sheets[place], mapping, name=name, title=self.path.stem)

    def cut(self, delimiter: str) -> Table:
        """The same text cut at another sign, "" for the likeliest; raises PackError."""
        with Source(self.path) as source:
            return _table(self.path, load(source, delimiter))


def table_of(path: Path) -> Table | None:
    """The table in a file, for the host to say which column is what.

    None for any other file, and for Kahoot's template, whose columns are known. Raises PackError.
    """
    with Source(path) as source:
        if not looks_like(source.head):
            return None
        found = _table(path, load(source))
    for sheet, guessed in zip(found.sheets, found.guesses, strict=True):
        if guessed is not None and kahoot.is_template(sheet, guessed):
            return None
    return found if found.sheets else None


def _table(path: Path, sheets: tuple[Sheet, ...]) -> Table:
    return Table(path, sheets, tuple(guess(sheet) for sheet in sheets))


class PackImport:
    """Reads one pack into the library; `run` once, in any thread.

    `taken` counts the bytes of media that have come in, `size` is that of the file, 0 of a folder.
    """

    def __init__(self, path: Path, library: PackLibrary | None, mapping: object = None) -> None:
        """Name what is to be read; without a library its media are looked at and not kept."""
        self.path = path
        self.taken = 0
        self.size = path.stat().st_size if path.is_file() else 0
        self._library = library
        self._mapping = mapping
        self._stopped = threading.Event()

    def stop(self) -> None:
        """Stop it at the next file, or at its end; nothing of it is kept."""
        self._stopped.set()

    def run(self) -> tuple[Report, ShelfEntry | None]:
        """Read it and put it into the library; raises PackError, or ImportStopped."""
        if self._library is None:
            return packs.read_any(self.path, mapping=self._mapping), None
        store = _Watched(self._library.media.folder, self)
        report = packs.read_any(self.path, store, mapping=self._mapping)
        self.check()
        return report, self._library.keep(report, self.path.name)

    def check(self) -> None:
        """Raise ImportStopped when the host has stopped it."""
        if self._stopped.is_set():
            raise ImportStopped


class _Watched(MediaStore):
    """The media store, looking at every piece whether the import was stopped."""

    def __init__(self, folder: Path, job: PackImport) -> None:
        super().__init__(folder)
        self._job = job

    @contextmanager
    def intake(self) -> Iterator[MediaIntake]:
        """Collect the media of one pack, as the store does."""
        with super().intake() as kept:
            yield _WatchedIntake(kept, self._job)
            self._job.check()


class _WatchedIntake(MediaIntake):
    def __init__(self, kept: MediaIntake, job: PackImport) -> None:
        super().__init__()
        self._kept, self._job = kept, job

    def take(self, name: str, stream: Stream) -> Medium:
        """Take a file in, piece by piece."""
        return self._kept.take(name, _WatchedStream(stream, self._job))


class _WatchedStream:
    def __init__(self, stream: Stream, job: PackImport) -> None:
        self._stream, self._job = stream, job

    def read(self, size: int = -1, /) -> bytes:
        """Read on, unless the import was stopped."""
        self._job.check()
        piece = self._stream.read(size)
        self._job.taken += len(piece)
        return piece
