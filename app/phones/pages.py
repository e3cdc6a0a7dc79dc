"""The files of the phones' page, read once and kept."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from pathlib import Path

_TYPES = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
    ".json": "application/json",
}
_NAMED = {"/": "/index.html", "/judge": "/judge.html", "/test": "/test.html"}


@dataclass(frozen=True, slots=True)
class Page:
    """A file as it is served; `tag` changes with its bytes."""

    data: bytes
    kind: str
    tag: str


class Pages:
    """A folder's files of known types, by the path in the address; `fresh` reads it each time."""

    def __init__(self, folder: Path, *, fresh: bool = False) -> None:
        self._folder, self._fresh = folder, fresh
        self._pages = _read(folder)

    def find(self, path: str) -> Page | None:
        """The page at that path. Pages with a name of their own are found by it alone."""
        if self._fresh:
            self._pages = _read(self._folder)
        return None if path in _NAMED.values() else self._pages.get(_NAMED.get(path, path))


def page(data: bytes, suffix: str) -> Page:
    """A page of these bytes, of the type that a file with that suffix has."""
    return Page(data, _TYPES[suffix], f'"{hashlib.sha256(data).hexdigest()[:20]}"')


def _read(folder: Path) -> dict[str, Page]:
    files = (path for path in sorted(folder.rglob("*")) if path.suffix in _TYPES)
    return {
        f"/{path.relative_to(folder).as_posix()}": page(path.read_bytes(), path.suffix)
        for path in files
        if path.is_file()
    }
