"""Packs as files: reading one, and finding those that ship with the program."""

import stat
from pathlib import Path

from app import places
from app.packs.encoding import decode, tidy
from app.packs.four_s import parse
from app.packs.report import FlawKind, PackError, Report

MAX_BYTES = 20 * 1024 * 1024


def read_pack(path: Path) -> Report:
    """Read a `.4s` pack in any of the encodings such files come in.

    Raises PackError, one sentence, when the file cannot be read or holds no question.
    """
    text, guesses = decode(_bytes_of(path), path.name)
    return parse(text, path.name, path.stem).with_doubts(guesses)


def read_pack_text(text: str, name: str) -> Report:
    """Read a pack from text, as pasted; `name` is its title if it has none, and is in errors."""
    clean, removed = tidy(text)
    return parse(clean, name, name).with_doubts(removed)


def shipped_packs(folder: Path | None = None) -> list[Path]:
    """Return the packs that come with the program (or those in `folder`), by name."""
    where = places.questions() if folder is None else folder
    return sorted(where.glob("*.4s")) if where.is_dir() else []


def _bytes_of(path: Path) -> bytes:
    """The whole file, never more than `MAX_BYTES`, and never anything but an ordinary file."""
    try:
        if not stat.S_ISREG(path.stat().st_mode):
            raise PackError(path.name, FlawKind.NOT_A_FILE)
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except FileNotFoundError:
        raise PackError(path.name, FlawKind.MISSING) from None
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise PackError(path.name, FlawKind.UNREADABLE, reason) from None
    if len(data) > MAX_BYTES:
        raise PackError(path.name, FlawKind.TOO_BIG, f"{MAX_BYTES // 2**20} MB")
    return data
