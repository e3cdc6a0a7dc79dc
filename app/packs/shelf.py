"""The library of the user's packs: each one text of the own format, its media in the store.

A game keeps its own copy of the questions, so a pack may change or go at any time; media that
nobody needs any more are for `MediaStore.tidy`.
"""

import hashlib
import re
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from itertools import count
from pathlib import Path

from app.packs.encoding import MAX_LINES
from app.packs.kinds import FlawKind
from app.packs.media import MediaStore
from app.packs.model import Medium, Pack
from app.packs.own.read import origin_of, read_own
from app.packs.own.write import media_of, text_of
from app.packs.report import PackError, Report
from app.packs.source import MAX_TEXT
from app.store.disk import arriving

_SUFFIX = ".toml"
_TOO_LONG = f"its text has more than {MAX_LINES:,} lines or {MAX_TEXT // 2**20} MB"
_ID = re.compile(r"[0-9a-f]{16}")


@dataclass(frozen=True, slots=True)
class ShelfEntry:
    """A pack in the library, for a list; `fault` is the sentence why it cannot be read, or "".

    `lost` are media that the store does not have any more, `origin` the file that it came from,
    `added` an ISO time with its offset.
    """

    id: str
    title: str = ""
    language: str = ""
    date: str = ""
    main: int = 0
    reserve: int = 0
    warm_ups: int = 0
    media: int = 0
    lost: tuple[str, ...] = ()
    origin: str = ""
    added: str = ""
    fault: str = ""


class PackShelf:
    """Packs in a folder, made when it is first needed; their media are in `media`."""

    def __init__(self, folder: Path, media: MediaStore) -> None:
        """Name the folder; nothing is created or read yet."""
        self.folder = folder
        self.media = media
        self._known: dict[str, tuple[tuple[int, int], Pack, dict[str, str]]] = {}

    def add(self, report: Report, now: datetime, file: str = "") -> ShelfEntry:
        """Put a pack in; one that is there already, word for word, is there once.

        `file` is the name of the file it came from. Raises PackError when it cannot be kept.
        """
        name = self._place_for(report.pack)
        if not self._path(name).exists():
            added = now.astimezone().isoformat(timespec="seconds")
            origin = {"file": file, "format": report.format.value, "added": added}
            self._write(name, report.pack, origin)
        return self.entry(name)

    def _place_for(self, pack: Pack) -> str:
        """An id made of the pack's text; a pack that was edited since keeps the one it has."""
        text = text_of(pack)
        plain = text.encode("utf-8", "surrogatepass")
        for turn in count():
            name = hashlib.sha256(plain + b"\0" * turn).hexdigest()[:16]
            path = self._path(name)
            if not path.exists() or self._holds(name, text):
                return name
        raise AssertionError("unreachable")

    def _holds(self, name: str, text: str) -> bool:
        try:
            return text_of(self.read(name)) == text
        except PackError:
            return False

    def replace(self, name: str, pack: Pack) -> ShelfEntry:
        """Put an edited pack in the place of `name`. Raises PackError."""
        self._write(name, pack, self._load(name)[1])
        return self.entry(name)

    def has(self, name: str) -> bool:
        """Whether a pack of that id is there."""
        return _ID.fullmatch(name) is not None and self._path(name).exists()

    def remove(self, name: str) -> None:
        """Take a pack out; its media stay in the store. Raises PackError."""
        try:
            self._path(name).unlink(missing_ok=True)
        except OSError as error:
            raise _of_system(name, error) from None

    def read(self, name: str) -> Pack:
        """The pack of that id. Raises PackError, one sentence."""
        return self._load(name)[0]

    def entries(self) -> tuple[ShelfEntry, ...]:
        """All packs, the latest first; one that cannot be read says so in `fault`."""
        if not self.folder.is_dir():
            return ()
        names = (path.stem for path in self.folder.glob(f"*{_SUFFIX}"))
        entries = [self.entry(name) for name in names if _ID.fullmatch(name)]
        return tuple(sorted(entries, key=lambda entry: (entry.added, entry.id), reverse=True))

    def entry(self, name: str) -> ShelfEntry:
        """One pack for the list."""
        try:
            pack, origin = self._load(name)
        except PackError as error:
            return ShelfEntry(name, fault=str(error))
        media = media_of(pack)
        return ShelfEntry(
            id=name,
            title=pack.title,
            language=pack.language,
            date=pack.date,
            main=len(pack.main),
            reserve=len(pack.reserve),
            warm_ups=len(pack.warm_ups),
            media=len(media),
            lost=tuple(m.name for m in media if m.file and self.media.path(m.file) is None),
            origin=origin.get("file", ""),
            added=origin.get("added", ""),
        )

    def used_media(self) -> frozenset[str]:
        """The files of the store that packs of the library need.

        Raises PackError while a pack cannot be read, since nobody knows what it needs.
        """
        packs = (self.read(entry.id) for entry in self.entries())
        return frozenset(_files(medium for pack in packs for medium in media_of(pack)))

    def _path(self, name: str) -> Path:
        if not _ID.fullmatch(name):
            raise PackError(name, FlawKind.MISSING)
        return self.folder / f"{name}{_SUFFIX}"

    def _load(self, name: str) -> tuple[Pack, dict[str, str]]:
        path = self._path(name)
        try:
            status = path.stat()
            stamp = (status.st_mtime_ns, status.st_size)
            if name not in self._known or self._known[name][0] != stamp:
                if status.st_size > MAX_TEXT:
                    raise PackError(path.name, FlawKind.TOO_BIG, f"{MAX_TEXT // 2**20} MB")
                text = path.read_text("utf-8")
                pack = read_own(text, path.name, _as_it_stands).pack
                self._known[name] = (stamp, pack, origin_of(text))
        except OSError as error:
            raise _of_system(path.name, error) from None
        except UnicodeDecodeError:
            raise PackError(path.name, FlawKind.NOT_TEXT) from None
        return self._known[name][1:]

    def _write(self, name: str, pack: Pack, origin: dict[str, str]) -> None:
        path = self._path(name)
        try:
            text = text_of(pack, origin)
            if text.count("\n") > MAX_LINES or len(text.encode()) > MAX_TEXT:
                raise PackError(pack.title, FlawKind.STORE, _TOO_LONG)
            self.folder.mkdir(parents=True, exist_ok=True)
            with arriving(path) as part:
                part.write_text(text, "utf-8", newline="\n")
        except OSError as error:
            raise PackError(pack.title, FlawKind.STORE, _reason(error)) from None
        except UnicodeEncodeError:
            raise PackError(pack.title, FlawKind.NOT_TEXT) from None


def _as_it_stands(medium: Medium) -> Medium:
    return medium


def _files(media: Iterable[Medium]) -> Iterable[str]:
    return (medium.file for medium in media if medium.file)


def _of_system(name: str, error: OSError) -> PackError:
    if isinstance(error, FileNotFoundError):
        return PackError(name, FlawKind.MISSING)
    return PackError(name, FlawKind.UNREADABLE, _reason(error))


def _reason(error: OSError) -> str:
    return error.strerror or type(error).__name__
