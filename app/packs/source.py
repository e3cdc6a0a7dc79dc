"""A file that may be a pack: its name, its bytes within bounds, its text in any encoding."""

import stat
from functools import cached_property
from pathlib import Path
from typing import NamedTuple, Self

from app.packs.archive import Archive, is_zip
from app.packs.encoding import decode
from app.packs.report import Doubt, FlawKind, PackError

MAX_TEXT = 20 * 1024 * 1024
MAX_PACKAGE = 320 * 1024 * 1024

_START = 64 * 1024


class Head(NamedTuple):
    """What a reader may look at to tell whether a file is for it.

    `suffix` is lower-case with its dot; `text` the whole text (`\\n` line ends, no byte-order
    mark), "" for what is no text; `entries` the names in a zip.
    """

    name: str
    suffix: str
    text: str = ""
    entries: frozenset[str] = frozenset()
    is_folder: bool = False

    @property
    def start(self) -> str:
        """The first 64 K characters of the text."""
        return self.text[:_START]


class Source:
    """A file or folder to read; everything of it is read once, and only when it is asked for.

    `mapping` is for tables alone: which column is what, as the host has set it.
    """

    def __init__(self, path: Path, *, mapping: object | None = None) -> None:
        """Name the file; nothing is opened yet."""
        self.path = path
        self.name = path.name or str(path)
        self.stem = path.stem
        self.mapping = mapping

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Let the file go, if it was opened as a zip."""
        if "archive" in self.__dict__:
            self.archive.close()

    @cached_property
    def data(self) -> bytes:
        """All bytes. Raises PackError: missing, no ordinary file, more than `MAX_TEXT`."""
        self._check(MAX_TEXT)
        try:
            with self.path.open("rb") as file:
                data = file.read(MAX_TEXT + 1)
        except OSError as error:
            raise self._unreadable(error) from None
        if len(data) > MAX_TEXT:
            raise self._too_big(MAX_TEXT)
        return data

    @property
    def text(self) -> str:
        """The text in whatever encoding, `\\n` line ends. Raises PackError."""
        return self._decoded[0]

    @property
    def doubts(self) -> tuple[Doubt, ...]:
        """What had to be guessed to get the text; a reader puts it into its report."""
        return self._decoded[1]

    @cached_property
    def _decoded(self) -> tuple[str, tuple[Doubt, ...]]:
        return decode(self.data, self.name)

    @cached_property
    def archive(self) -> Archive:
        """The file as a zip, checked. Raises PackError when it is none that can be opened."""
        self._check(MAX_PACKAGE)
        return Archive(self.path)

    @cached_property
    def head(self) -> Head:
        """What readers are asked with. Raises PackError only when nothing can be read at all."""
        suffix = self.path.suffix.lower()
        if self.path.is_dir():
            return Head(self.name, suffix, is_folder=True)
        self._check(MAX_PACKAGE)
        if self._is_zip():
            return Head(self.name, suffix, entries=frozenset(self.archive.names))
        return Head(self.name, suffix, self.text)

    def _is_zip(self) -> bool:
        try:
            return is_zip(self.path)
        except OSError as error:
            raise self._unreadable(error) from None

    def _check(self, limit: int) -> None:
        try:
            status = self.path.stat()
        except (FileNotFoundError, NotADirectoryError):
            raise PackError(self.name, FlawKind.MISSING) from None
        except (OSError, ValueError) as error:
            raise self._unreadable(error) from None
        if not stat.S_ISREG(status.st_mode):
            raise PackError(self.name, FlawKind.NOT_A_FILE)
        if status.st_size > limit:
            raise self._too_big(limit)

    def _too_big(self, limit: int) -> PackError:
        return PackError(self.name, FlawKind.TOO_BIG, f"{limit // 2**20} MB")

    def _unreadable(self, error: Exception) -> PackError:
        reason = getattr(error, "strerror", None) or type(error).__name__
        return PackError(self.name, FlawKind.UNREADABLE, reason)
