"""The media store: pictures, sounds and videos of packs, each once, under names of our making.

A file is called by its content: 32 hexadecimal digits of its SHA-256 and an ending for what it
is, whatever the pack calls it. An import collects its files beside the store and they get their
names together when the pack is read whole; a pack that fails leaves nothing.
"""

import hashlib
import re
import shutil
import tempfile
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from app.packs.archive import Stream
from app.packs.model import Medium
from app.packs.report import DoubtKind, MediumError
from app.packs.sniff import HEAD, Sort, kind_of, pixels
from app.store.disk import sync_file, sync_folder

MAX_MEDIUM = 100 * 2**20
MAX_MEDIA = 256 * 2**20
MAX_PIXELS = 50_000_000
MAX_SIDE = 20_000

_CHUNK = 2**18
_NAME = re.compile(r"[0-9a-f]{32}\.[a-z0-9]{2,4}")
_ARRIVING = "arriving-"


class KeepError(Exception):
    """The media store cannot be written; `str` is the system's reason."""


@contextmanager
def _keeping() -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise KeepError(error.strerror or type(error).__name__) from None


class MediaStore:
    """A folder of media, made when it is first needed."""

    def __init__(self, folder: Path) -> None:
        """Name the folder; nothing is created or read yet."""
        self.folder = folder

    def path(self, file: str) -> Path | None:
        """The file of a Medium; None when the store has none of this name."""
        if not _NAME.fullmatch(file):
            return None
        path = self.folder / file
        return path if path.is_file() else None

    @contextmanager
    def intake(self) -> Iterator["MediaIntake"]:
        """Collect the media of one pack: all kept when the block ends well, else none.

        Raises KeepError when the folder cannot be written.
        """
        with _keeping():
            self.folder.mkdir(parents=True, exist_ok=True)
            waiting = Path(tempfile.mkdtemp(prefix=_ARRIVING, dir=self.folder))
        try:
            intake = MediaIntake(waiting)
            yield intake
            with _keeping():
                self._keep(waiting)
        finally:
            shutil.rmtree(waiting, ignore_errors=True)

    def _keep(self, waiting: Path) -> None:
        """Give the files their names; one that is there already may be open, so it stays."""
        arrived = [path for path in waiting.iterdir() if _NAME.fullmatch(path.name)]
        arrived = [path for path in sorted(arrived) if not self._has(path)]
        for path in arrived:
            sync_file(path)
        for path in arrived:
            path.replace(self.folder / path.name)
        sync_folder(self.folder)

    def _has(self, arrived: Path) -> bool:
        there = self.folder / arrived.name
        return there.is_file() and there.stat().st_size == arrived.stat().st_size

    def tidy(self, used: Collection[str]) -> list[str]:
        """Remove what `used` does not name, and what a killed import left; return the names.

        Only to be called while no import runs.
        """
        gone = []
        for path in sorted(self.folder.iterdir()) if self.folder.is_dir() else ():
            if path.name.startswith(_ARRIVING) and not path.is_symlink():
                shutil.rmtree(path, ignore_errors=True)
            elif _NAME.fullmatch(path.name) and path.name not in used:
                path.unlink(missing_ok=True)
                gone.append(path.name)
        return gone


class MediaIntake:
    """Takes in the media of one pack; `MediaStore.intake` makes one that keeps them.

    One without a folder looks at the files and names them all the same, and keeps nothing.
    """

    def __init__(self, folder: Path | None = None) -> None:
        """`folder` is where files wait for the whole pack."""
        self._folder = folder
        self._total = 0

    def take(self, name: str, stream: Stream) -> Medium:
        """Take a file in, read from `stream` piece by piece; `name` is the author's.

        Raises MediumError when it is empty, too big, or nothing that can be shown; what the
        stream raises passes through. Raises KeepError when it cannot be written.
        """
        start = stream.read(HEAD)
        if not start:
            raise MediumError(DoubtKind.MEDIUM_EMPTY, name)
        sort = kind_of(start)
        if sort is None:
            raise MediumError(DoubtKind.MEDIUM_UNKNOWN, name)
        with _keeping():
            copy = self._open()
        try:
            file = f"{self._copy(name, start, stream, copy)}.{sort.ending}"
            self._measure(name, copy, sort)
            if self._folder is not None:
                with _keeping():
                    copy.close()
                    Path(copy.name).replace(self._folder / file)
        finally:
            copy.close()
        return Medium(sort.kind, name, file)

    def _open(self) -> IO[bytes]:
        if self._folder is None:
            return tempfile.NamedTemporaryFile(prefix=_ARRIVING)
        return tempfile.NamedTemporaryFile(dir=self._folder, delete=False)

    def _copy(self, name: str, start: bytes, stream: Stream, copy: IO[bytes]) -> str:
        """Copy all of it, counting the bytes that really come; return the name."""
        digest = hashlib.sha256()
        size = 0
        piece = start
        while piece:
            size += len(piece)
            if size > MAX_MEDIUM or self._total + size > MAX_MEDIA:
                raise MediumError(DoubtKind.MEDIUM_BIG, name)
            digest.update(piece)
            with _keeping():
                copy.write(piece)
            piece = stream.read(_CHUNK)
        self._total += size
        return digest.hexdigest()[:32]

    def _measure(self, name: str, copy: IO[bytes], sort: Sort) -> None:
        if sort.kind != "picture":
            return
        copy.flush()
        size = pixels(copy, sort.ending)
        if size is None or 0 in size:
            raise MediumError(DoubtKind.MEDIUM_BROKEN, name)
        width, height = size
        if width * height > MAX_PIXELS or max(size) > MAX_SIDE:
            raise MediumError(DoubtKind.MEDIUM_BIG, f"{name} ({width} × {height})")
