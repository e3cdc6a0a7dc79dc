"""Packs as files: reading one, and finding those that ship with the program."""

from pathlib import Path

from app import places
from app.packs import four_s
from app.packs.beside import bring_media
from app.packs.encoding import tidy
from app.packs.media import MediaIntake
from app.packs.own.write import SUFFIX, TEXT_NAME
from app.packs.readers import read_any
from app.packs.report import Report
from app.packs.source import Source


def read_pack(path: Path) -> Report:
    """Read a `.4s` pack in any encoding, or one of the own format, keeping no media.

    Raises PackError, one sentence, when the file cannot be read or holds no question.
    """
    if _is_own(path):
        return read_any(path)
    return four_s.read(Source(path), MediaIntake())


def read_pack_text(text: str, name: str) -> Report:
    """Read a pack from text, as pasted; `name` is its title if it has none, and is in errors."""
    clean, removed = tidy(text)
    report = four_s.parse(clean, name, name).with_doubts(removed)
    return bring_media(report, None, MediaIntake())


def shipped_packs(folder: Path | None = None) -> list[Path]:
    """Return the packs that come with the program (or those in `folder`), by name."""
    where = places.questions() if folder is None else folder
    found = where.iterdir() if where.is_dir() else ()
    return sorted(path for path in found if path.suffix == ".4s" or _is_own(path))


def _is_own(path: Path) -> bool:
    return path.suffix.lower() == SUFFIX or (path / TEXT_NAME).is_file()
