"""The library of packs as the windows use it: packs, their media, their doubts, their drafts."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from app.night.packs_desk.aside import Aside, aside_of, read_aside, write_aside
from app.night.packs_desk.drafts import NEW, DraftFiles
from app.packs import (
    Doubt,
    FlawKind,
    MediaStore,
    Medium,
    Pack,
    PackError,
    PackShelf,
    Report,
    ShelfEntry,
    read_any,
    shipped_packs,
)
from app.packs.media import KeepError
from app.packs.own.write import media_of
from app.packs.report import MediumError
from app.packs.write import ExportFormat, export
from app.store.folder import DataFolder

_ASIDE = ".report"
_DRAFTS = "drafts"


class PackLibrary:
    """The packs of one data folder. Every error is a PackError of one sentence."""

    def __init__(self, folder: DataFolder) -> None:
        """Name the folder; nothing is created or read yet."""
        self.media = MediaStore(folder.media)
        self.shelf = PackShelf(folder.packs, self.media)
        self.drafts = DraftFiles(folder.packs / _DRAFTS)

    def entries(self) -> tuple[ShelfEntry, ...]:
        """All packs, the latest first."""
        return self.shelf.entries()

    def find(self, file: str) -> Path | None:
        """Where the file of a medium lies; None where it is gone."""
        return self.media.path(file)

    def keep(self, report: Report, file: str = "") -> ShelfEntry:
        """Put an imported pack in, with what its file left in doubt."""
        entry = self.shelf.add(report, _now(), file)
        self._write_aside(entry.id, aside_of(report))
        return entry

    def report(self, name: str) -> Report:
        """A pack of the library, with the doubts of its import."""
        aside = read_aside(self._aside(name))
        return Report(self.shelf.read(name), aside.doubts, aside.format, aside.extra)

    def save(self, name: str, pack: Pack) -> ShelfEntry:
        """Put an edited pack in the place of `name`, or a new one in for ""; its draft goes."""
        there = bool(name) and self.shelf.has(name)
        fresh = Report(pack, ())
        entry = self.shelf.replace(name, pack) if there else self.shelf.add(fresh, _now())
        self.drafts.drop(name or NEW)
        return entry

    def remove(self, name: str) -> None:
        """Take a pack out, with its draft; its media stay until `tidy`."""
        self.shelf.remove(name)
        self.drafts.drop(name)
        with suppress(OSError):
            self._aside(name).unlink(missing_ok=True)

    def settle(self, name: str, settled: Collection[Doubt]) -> None:
        """The host has seen to these doubts of a pack: they are not shown again."""
        aside = read_aside(self._aside(name))
        left = tuple(doubt for doubt in aside.doubts if doubt not in settled)
        self._write_aside(name, Aside(aside.format, left, aside.extra))

    def take(self, path: Path) -> Medium:
        """Take a picture, sound or video into the store, to attach it to a question."""
        try:
            with self.media.intake() as intake, path.open("rb") as stream:
                return intake.take(path.name, stream)
        except MediumError as refusal:
            raise PackError(path.name, FlawKind.UNREADABLE, str(refusal)) from None
        except KeepError as error:
            raise PackError(path.name, FlawKind.STORE, str(error)) from None
        except OSError as error:
            reason = error.strerror or type(error).__name__
            raise PackError(path.name, FlawKind.UNREADABLE, reason) from None

    def write(self, pack: Pack, path: Path, kind: ExportFormat) -> tuple[str, ...]:
        """Write a pack to a file; returns the names of media that the file does not carry."""
        return export(pack, path, kind, store=self.media)

    def shipped(self) -> list[Report]:
        """The packs that come with the program, their media in the store."""
        found = []
        for path in shipped_packs():
            with suppress(PackError):
                found.append(read_any(path, self.media))
        return found

    def tidy(self, games: Iterable[str]) -> list[str]:
        """Remove media that no pack, draft or game needs, nor one that ships; returns their names.

        `games` are the files that games need. Nothing is removed while a pack cannot be read.
        """
        drafts = [self.drafts.read(name) for name in self.drafts.names()]
        packs = [*drafts, *(report.pack for report in self.shipped())]
        needed = {medium.file for pack in packs if pack is not None for medium in media_of(pack)}
        return self.media.tidy({*self.shelf.used_media(), *needed, *games})

    def _aside(self, name: str) -> Path:
        return self.shelf.folder / f"{name}{_ASIDE}"

    def _write_aside(self, name: str, aside: Aside) -> None:
        try:
            write_aside(self._aside(name), aside)
        except OSError as error:
            raise PackError(name, FlawKind.STORE, error.strerror or "") from None


def _now() -> datetime:
    return datetime.now().astimezone()
