"""The media of a package: which file of the zip a name in the XML means."""

import re
import unicodedata
from collections.abc import Iterable
from urllib.parse import unquote

from app.packs.archive import Archive
from app.packs.media import MediaIntake
from app.packs.model import Medium, MediumKind
from app.packs.report import DoubtKind, MediumError

FOLDERS = ("Images", "Audio", "Video", "Html")
_FOLDER: dict[str, str] = {"picture": "Images", "sound": "Audio", "video": "Video"}
_ONLINE = re.compile(r"[a-z][a-z0-9+.-]*://|data:|www\.", re.IGNORECASE)


class Files:
    """Finds media by folder and name. Names in the zip may be %-escaped or raw."""

    def __init__(self, archive: Archive, media: MediaIntake) -> None:
        self._archive = archive
        self._media = media
        self._entries: dict[tuple[str, str], str] = {}
        self._alike: dict[str, str] = {}
        self._taken: dict[str, Medium | MediumError] = {}
        self._asked: set[str] = set()
        for entry in archive.names:
            folder, _, name = entry.replace("\\", "/").rpartition("/")
            self._entries.setdefault((folder.casefold(), unquote(name)), entry)
        for (folder, name), entry in self._entries.items():
            self._alike.setdefault(f"{folder}/{_folded(name)}", entry)
            self._alike.setdefault(_folded(name), entry)

    def take(self, kind: MediumKind, name: str) -> tuple[Medium, bool]:
        """The medium of that name, and whether it bears exactly that name.

        Raises MediumError: on the internet, missing, or nothing that can be shown.
        """
        if _ONLINE.match(name):
            raise MediumError(DoubtKind.MEDIUM_ONLINE, name)
        folder = _FOLDER[kind].casefold()
        entry = self._entries.get((folder, name))
        exact = entry is not None
        if entry is None:
            raw = self._entries.get((folder, unquote(name)))
            entry = raw or self._find_alike(folder, name)
        self._asked.add(entry)
        return self._once(entry, name), exact

    def named(self, name: str) -> None:
        """Remember that a question names this file, though it is not shown."""
        entry = self._alike.get(_folded(name))
        if entry is not None:
            self._asked.add(entry)

    def unused(self) -> Iterable[str]:
        """The files in the folders of media that no question names."""
        inside = tuple(f"{folder}/" for folder in FOLDERS)
        names = (name for name in self._archive.names if name.startswith(inside))
        return [unquote(name) for name in names if name not in self._asked]

    def _find_alike(self, folder: str, name: str) -> str:
        folded = _folded(name)
        entry = self._alike.get(f"{folder}/{folded}") or self._alike.get(folded)
        if entry is None:
            raise MediumError(DoubtKind.MEDIUM_MISSING, name)
        return entry

    def _once(self, entry: str, name: str) -> Medium:
        if entry not in self._taken:
            try:
                self._taken[entry] = self._media.take(name, self._archive.open(entry))
            except MediumError as refusal:
                self._taken[entry] = MediumError(refusal.kind, name)
        taken = self._taken[entry]
        if isinstance(taken, MediumError):
            raise taken
        return Medium(taken.kind, name, taken.file)


def _folded(name: str) -> str:
    return unicodedata.normalize("NFC", name.strip()).casefold()
