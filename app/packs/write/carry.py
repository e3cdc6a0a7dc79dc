"""Media for a text that cannot hold them: copies in a folder beside it, and their names there.

The names are the author's as far as every system can have them; of two files with one name the
second gets a number.
"""

import re
import shutil
from collections.abc import Iterable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from app.packs.beside import folder_beside
from app.packs.media import MediaStore
from app.packs.model import Medium
from app.store.disk import arriving

_FORBIDDEN = re.compile(r'[\x00-\x1f\x7f<>:"/\\|?*;\[\]]')
_DEVICE = re.compile(r"(?:con|prn|aux|nul|com\d|lpt\d)(?:\..*)?", re.IGNORECASE)
_LONGEST = 80

Names = Mapping[Medium, str]
"""What a text calls its media; one that is not in it keeps its own name."""


class Luggage(NamedTuple):
    """The folder beside a text, what goes into it, and what the text calls each medium."""

    folder: Path
    files: dict[str, Path]
    names: Names


def luggage(media: Iterable[Medium], text: Path, store: MediaStore | None) -> Luggage:
    """What a text at this path takes along of the media that the store has."""
    folder = text.with_name(folder_beside(text))
    files: dict[str, Path] = {}
    names: dict[Medium, str] = {}
    taken: set[str] = set()
    for medium in media:
        path = store.path(medium.file) if store is not None else None
        if path is None:
            continue
        name = _free(safe_name(medium), path, files, taken)
        files[name] = path
        taken.add(name.casefold())
        names[medium] = f"{folder.name}/{name}"
    return Luggage(folder, files, names)


def safe_name(medium: Medium) -> str:
    """The author's name of a medium as a file of any system can be called."""
    ending = "." + medium.file.rpartition(".")[2]
    name = medium.name.replace("\\", "/").rpartition("/")[2]
    name = " ".join(_FORBIDDEN.sub("_", name).split()).strip(". ")
    stem, dot, own = name.rpartition(".")
    if not dot or not re.fullmatch(r"\w{2,4}", own):
        stem, own = name, ending[1:]
    stem = stem.encode("utf-8", "replace").decode()[:_LONGEST].rstrip(". ") or "medium"
    return f"{'_' if _DEVICE.fullmatch(stem) else ''}{stem}.{own}"


def _free(name: str, path: Path, files: dict[str, Path], taken: set[str]) -> str:
    stem, _, ending = name.rpartition(".")
    number = 1
    while name.casefold() in taken and files.get(name) != path:
        number += 1
        name = f"{stem} {number}.{ending}"
    return name


def put(carried: Luggage) -> None:
    """Copy the files into the folder, which is made if there is none. Raises OSError.

    When one cannot be copied, those that were are taken out again.
    """
    if not carried.files:
        return
    is_new = not carried.folder.exists()
    carried.folder.mkdir(exist_ok=True)
    done: list[Path] = []
    try:
        for name, file in carried.files.items():
            target = carried.folder / name
            was_there = target.exists()
            with arriving(target) as part:
                shutil.copyfile(file, part)
            done += [] if was_there else [target]
    except OSError:
        for target in done:
            target.unlink(missing_ok=True)
        with suppress(OSError):
            if is_new:
                carried.folder.rmdir()
        raise
