"""Packs that are being edited, kept after every change so that none is lost with the program."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from app.packs import Medium, Pack, PackError
from app.packs.own.read import read_own
from app.packs.own.write import text_of
from app.store.disk import arriving

NEW = "new"
_SUFFIX = ".toml"
_NAME = re.compile(r"new|[0-9a-f]{16}")


@dataclass(frozen=True, slots=True)
class DraftFiles:
    """A folder of drafts, one for a pack of the library and one, `NEW`, for a pack of its own."""

    folder: Path

    def keep(self, name: str, pack: Pack) -> None:
        """Keep the draft in place of the one before; raises OSError or ValueError."""
        path = self._path(name)
        text = text_of(pack)
        path.parent.mkdir(parents=True, exist_ok=True)
        with arriving(path) as part:
            part.write_text(text, "utf-8", newline="\n")

    def read(self, name: str) -> Pack | None:
        """The draft; None where there is none that can be read."""
        try:
            text = self._path(name).read_text("utf-8")
            return read_own(text, name, _as_it_stands).pack
        except (OSError, ValueError, PackError):
            return None

    def drop(self, name: str) -> None:
        """Let go of the draft; one that cannot be removed is offered again, which loses nothing."""
        try:
            self._path(name).unlink(missing_ok=True)
        except OSError:
            return

    def names(self) -> tuple[str, ...]:
        """The packs of which there are drafts."""
        if not self.folder.is_dir():
            return ()
        found = (path.stem for path in self.folder.glob(f"*{_SUFFIX}"))
        return tuple(sorted(name for name in found if _NAME.fullmatch(name)))

    def _path(self, name: str) -> Path:
        if not _NAME.fullmatch(name):
            raise ValueError(name)
        return self.folder / f"{name}{_SUFFIX}"


def _as_it_stands(medium: Medium) -> Medium:
    return medium
