"""The own format as files: a folder, the text in it, or a zip of both."""

import re
from dataclasses import replace
from pathlib import Path

from app.packs.archive import Archive
from app.packs.beside import open_inside
from app.packs.encoding import decode
from app.packs.media import MediaIntake
from app.packs.model import Medium
from app.packs.own.read import FORMAT, read_own
from app.packs.own.write import FOLDER, TEXT_NAME
from app.packs.report import Doubt, DoubtKind, FlawKind, MediumError, PackError, Report
from app.packs.source import MAX_TEXT, Head, Source

_FORMAT = re.compile(rf'^[ \t]*+format[ \t]*+=[ \t]*+"{FORMAT}"', re.MULTILINE)


def looks_like(head: Head) -> bool:
    """A folder, a zip with a `pack.toml` in it or in its one folder, or that text itself."""
    if head.is_folder or head.entries:
        return head.is_folder or _text_in(head.entries) is not None
    return head.name == TEXT_NAME or _FORMAT.search(head.start) is not None


def read(source: Source, media: MediaIntake) -> Report:
    """Read it whole; raises PackError."""
    if source.head.entries:
        return _read_zip(source.archive, media)
    if source.head.is_folder:
        folder, text = source.path, Source(source.path / TEXT_NAME)
        if not text.path.is_file():
            raise PackError(source.name, FlawKind.NO_CONTENT, TEXT_NAME)
    else:
        folder, text = source.path.parent, source
    words, doubts = _decoded(text.data, text.name)
    report = read_own(words, text.name, _InFolder(folder, media))
    return _titled(report.with_doubts(doubts), folder.name)


def _read_zip(archive: Archive, media: MediaIntake) -> Report:
    where = _text_in(frozenset(archive.names)) or TEXT_NAME
    text, doubts = _decoded(archive.read(where, MAX_TEXT), archive.name)
    finder = _InZip(archive, where.removesuffix(TEXT_NAME), media)
    report = read_own(text, archive.name, finder)
    odd = [Doubt(0, kind, detail) for kind, detail in archive.odd]
    unused = [Doubt(0, DoubtKind.MEDIUM_UNUSED, name) for name in finder.unused()]
    return _titled(report.with_doubts((*doubts, *odd, *unused)), Path(archive.name).stem)


def _decoded(data: bytes, name: str) -> tuple[str, tuple[Doubt, ...]]:
    """UTF-8 to the letter, as TOML must be; what an editor saved otherwise is put right."""
    try:
        return data.decode("utf-8-sig"), ()
    except UnicodeDecodeError:
        return decode(data, name)


def _titled(report: Report, stem: str) -> Report:
    if report.pack.title:
        return report
    return replace(report, pack=replace(report.pack, title=stem))


def _text_in(entries: frozenset[str]) -> str | None:
    """The name of the text in a zip: at the top, or in the folder that was zipped."""
    if TEXT_NAME in entries:
        return TEXT_NAME
    deeper = [name for name in entries if name.endswith(f"/{TEXT_NAME}") and name.count("/") == 1]
    return deeper[0] if len(deeper) == 1 else None


class _InFolder:
    """Finds the media of a pack in the folder `media` beside its text."""

    def __init__(self, folder: Path, media: MediaIntake) -> None:
        self._folder = folder / FOLDER
        self._media = media
        self._taken: dict[str, Medium] = {}

    def __call__(self, medium: Medium) -> Medium:
        if medium.file not in self._taken:
            self._taken[medium.file] = self._take(medium.file)
        return replace(self._taken[medium.file], name=medium.name)

    def _take(self, file: str) -> Medium:
        with open_inside(self._folder, file) as stream:
            return self._media.take(file, stream)


class _InZip:
    """Finds the media of a pack in its zip."""

    def __init__(self, archive: Archive, prefix: str, media: MediaIntake) -> None:
        self._archive = archive
        self._prefix = prefix + FOLDER
        self._media = media
        self._taken: dict[str, Medium] = {}
        self._asked: set[str] = set()

    def __call__(self, medium: Medium) -> Medium:
        self._asked.add(self._prefix + medium.file)
        if medium.file not in self._taken:
            self._taken[medium.file] = self._take(medium.file)
        return replace(self._taken[medium.file], name=medium.name)

    def _take(self, file: str) -> Medium:
        if self._prefix + file not in self._archive:
            raise MediumError(DoubtKind.MEDIUM_MISSING, file)
        return self._media.take(file, self._archive.open(self._prefix + file))

    def unused(self) -> list[str]:
        """The files in the folder of media that no question has asked for."""
        inside = (name for name in self._archive.names if name.startswith(self._prefix))
        return [name for name in inside if name not in self._asked]
