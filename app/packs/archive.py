"""Zips as strangers make them: opened within bounds, read by counted bytes, never unpacked.

Names in an archive are only looked up; no file is ever made under one of them.
"""

import stat
import struct
import zipfile
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Protocol
from urllib.parse import unquote

from app.packs.report import DoubtKind, FlawKind, MediumError, PackError

MAX_ENTRIES = 10_000
MAX_DIRECTORY = 4 * 2**20
MAX_RATIO = 200
RATIO_FREE = 2**20
"""Up to this many bytes a file may be packed as tightly as it likes."""

_LOCAL, _EMPTY = b"PK\x03\x04", b"PK\x05\x06"
_END = struct.Struct("<4s4H2LH")
_END64 = struct.Struct("<4sQ2H2L4Q")
_LOCATOR = struct.Struct("<4sLQL")
_ENCRYPTED = 0x1
_PACKINGS = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
_FAULTS = (
    zipfile.BadZipFile,
    zlib.error,
    struct.error,
    EOFError,
    OSError,
    RuntimeError,
    ValueError,
    OverflowError,
    LookupError,
)


class Stream(Protocol):
    """What media are read from."""

    def read(self, size: int = -1, /) -> bytes:
        """Up to `size` bytes, b"" at the end."""


def is_zip(path: Path) -> bool:
    """Whether the file begins as a zip does; raises OSError."""
    with path.open("rb") as file:
        return file.read(4) in (_LOCAL, _EMPTY)


class Archive:
    """A zip that is open for reading until `close`.

    `names` are the files in it, `odd` what is strange about its names, as kinds of doubt.
    """

    def __init__(self, path: Path) -> None:
        """Read the table of contents; raises PackError when there is none within bounds."""
        self.name = path.name
        self.odd: list[tuple[DoubtKind, str]] = []
        self._entries: dict[str, zipfile.ZipInfo] = {}
        self._stream: IO[bytes] | None = None
        with self._told():
            _check_directory(path, self.name)
            self._zip = zipfile.ZipFile(path, metadata_encoding="cp866")
        infos = self._zip.infolist()
        if len(infos) > MAX_ENTRIES:
            self._zip.close()
            raise PackError(self.name, FlawKind.TOO_MANY_FILES, f"{MAX_ENTRIES:,}")
        seen: set[str] = set()
        for info in infos:
            self._enter(info, seen)

    def close(self) -> None:
        """Let the file go; nothing can be read any more."""
        if self._stream is not None:
            self._stream.close()
        self._zip.close()

    @property
    def names(self) -> tuple[str, ...]:
        """The files that can be read, folders and links left out, in the zip's order."""
        return tuple(self._entries)

    def __contains__(self, name: str) -> bool:
        """Whether there is a file of exactly this name."""
        return name in self._entries

    def size(self, name: str) -> int:
        """What the zip says that a file's size is; nothing to rely on."""
        return self._entries[name].file_size

    def read(self, name: str, limit: int) -> bytes:
        """A file without which there is no pack; raises PackError, also above `limit` bytes."""
        info = self._entries.get(name)
        if info is None:
            raise PackError(self.name, FlawKind.NO_CONTENT, name)
        if info.flag_bits & _ENCRYPTED:
            raise PackError(self.name, FlawKind.LOCKED)
        try:
            data = self.open(name).read(limit + 1)
        except MediumError:
            raise PackError(self.name, FlawKind.BROKEN_ZIP, f"{name} cannot be read") from None
        if len(data) > limit:
            raise PackError(self.name, FlawKind.TOO_BIG, f"{limit // 2**20} MB")
        return data

    def open(self, name: str) -> Stream:
        """A file as a stream, until the next one is opened.

        Opening and reading raise MediumError where the zip is broken.
        """
        info = self._entries[name]
        if info.flag_bits & _ENCRYPTED or info.compress_type not in _PACKINGS:
            raise MediumError(DoubtKind.MEDIUM_BROKEN, name)
        with _refusing(name):
            if self._stream is not None:
                self._stream.close()
            self._stream = self._zip.open(info)
            return _Counted(self._stream, name, info.compress_size)

    def measure(self, limit: int) -> None:
        """Unpack everything without keeping it; raises PackError above `limit` bytes in all."""
        total = 0
        for name in self.names:
            try:
                stream = self.open(name)
                while piece := stream.read(2**18):
                    total += len(piece)
                    if total > limit:
                        raise PackError(self.name, FlawKind.TOO_BIG, f"{limit // 2**20} MB")
            except MediumError:
                raise PackError(self.name, FlawKind.BROKEN_ZIP, f"{name} cannot be read") from None

    def _enter(self, info: zipfile.ZipInfo, seen: set[str]) -> None:
        name = _real_name(info)
        if name.endswith("/"):
            return
        if _leads_out(info.orig_filename) or _leads_out(name):
            self.odd.append((DoubtKind.ENTRY_OUTSIDE, name))
        elif stat.S_ISLNK(info.external_attr >> 16):
            self.odd.append((DoubtKind.ENTRY_LINK, name))
        elif name in self._entries:
            self.odd.append((DoubtKind.ENTRY_TWICE, name))
        else:
            if name.casefold() in seen:
                self.odd.append((DoubtKind.ENTRY_ALIKE, name))
            seen.add(name.casefold())
            self._entries[name] = info

    @contextmanager
    def _told(self) -> Iterator[None]:
        try:
            yield
        except _FAULTS as fault:
            words = str(fault).rstrip(".") or type(fault).__name__
            raise PackError(self.name, FlawKind.BROKEN_ZIP, words) from None


def _check_directory(path: Path, name: str) -> None:
    """Refuse a table of contents that would fill the memory, before it is read."""
    size = path.stat().st_size
    with path.open("rb") as file:
        file.seek(max(0, size - 2**16 - _END.size))
        tail = file.read()
        start = len(tail) - _END.size
        if not (tail[start:].startswith(_EMPTY) and tail.endswith(b"\0\0")):
            start = tail.rfind(_EMPTY)
        if start < 0 or start + _END.size > len(tail):
            raise PackError(name, FlawKind.BROKEN_ZIP, "its end is missing")
        length = _END.unpack_from(tail, start)[5]
        locator = start - _LOCATOR.size
        if locator >= 0 and tail[locator:].startswith(b"PK\x06\x07"):
            file.seek(max(0, size - len(tail) + locator - _END64.size))
            record = file.read(_END64.size)
            if record.startswith(b"PK\x06\x06"):
                length = _END64.unpack(record)[8]
    if length > MAX_DIRECTORY:
        raise PackError(name, FlawKind.TOO_MANY_FILES, f"{MAX_ENTRIES:,}")


def _real_name(info: zipfile.ZipInfo) -> str:
    """The name; where nothing says in which encoding it is, UTF-8 if it can be, else cp866."""
    if info.flag_bits & 0x800:
        return info.filename
    try:
        return info.filename.encode("cp866").decode("utf-8")
    except UnicodeError:
        return info.filename


def _leads_out(name: str) -> bool:
    """Whether a name, as it stands or with its %-signs read, could leave a folder."""
    for form in (name, unquote(name)):
        parts = form.replace("\\", "/").split("/")
        drive = len(parts[0]) == 2 and parts[0][1] == ":" and parts[0][0].isalpha()
        if ".." in parts or not parts[0] or drive or "\0" in form:
            return True
    return False


@contextmanager
def _refusing(name: str) -> Iterator[None]:
    try:
        yield
    except _FAULTS:
        raise MediumError(DoubtKind.MEDIUM_BROKEN, name) from None


class _Counted:
    """A packed file as a stream that counts what really comes out of it."""

    def __init__(self, inner: IO[bytes], name: str, packed: int) -> None:
        self._inner = inner
        self._name = name
        self._room = max(RATIO_FREE, packed * MAX_RATIO)

    def read(self, size: int = -1, /) -> bytes:
        """Up to `size` bytes; raises MediumError where the zip is broken or a bomb."""
        with _refusing(self._name):
            data = self._inner.read(size)
        self._room -= len(data)
        if self._room < 0:
            raise MediumError(DoubtKind.MEDIUM_BIG, self._name)
        return data
