"""Backups of a game: written anew, read back and compared before an old one goes."""

import hashlib
import re
from pathlib import Path

from app.store.connection import beside
from app.store.disk import arriving, sync_folder
from app.store.entry import Entry
from app.store.errors import Damaged
from app.store.files import SUFFIX
from app.store.folder import backups_of
from app.store.journal import Journal
from app.store.look import read_game
from app.store.mapping import mapping

KEPT = 3
MARK = ".sha256"


def back_up(journal: Journal) -> Path:
    """A new verified backup of an open game; of the older ones the last two stay.

    Raises StoreError, Damaged when what was read back differs; then no older one was removed.
    """
    folder = backups_of(journal.path)
    path = folder / f"{journal.path.stem}-backup-{_next_number(journal.path):06}{SUFFIX}"
    with mapping(path):
        folder.mkdir(parents=True, exist_ok=True)
        with arriving(path) as part:
            _compare(part, journal.copy_to(part))
        with arriving(_mark(path)) as mark:
            mark.write_text(f"{_digest(path)}  {path.name}\n", "utf-8")
        _prune(journal.path)
    return path


def backups(game: Path) -> list[Path]:
    """The marked backups of the game file, oldest first; their content is not checked."""
    numbered = _numbered(game)
    return [numbered[number] for number in sorted(numbered) if _mark(numbered[number]).exists()]


def is_verified(backup: Path) -> bool:
    """Whether the backup is, byte for byte, the file that was read back and compared."""
    try:
        return _mark(backup).read_text("utf-8").split()[:1] == [_digest(backup)]
    except (OSError, UnicodeDecodeError):
        return False


def _compare(copy: Path, expected: list[Entry]) -> None:
    found = read_game(copy).entries
    for theirs, ours in zip(found, expected, strict=False):
        if theirs != ours:
            raise Damaged(copy, f"entry {ours.seq} of the backup differs from the game")
    if len(found) != len(expected):
        raise Damaged(copy, f"the backup has {len(found)} entries, the game {len(expected)}")


def _prune(game: Path) -> None:
    for old in backups(game)[:-KEPT]:
        _mark(old).unlink()
        old.unlink()
    sync_folder(backups_of(game))


def _digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def _numbered(game: Path) -> dict[int, Path]:
    """Every file named as a backup of the game; a counter, as a clock can be set back."""
    name = re.compile(rf"{re.escape(game.stem)}-backup-(\d+){re.escape(SUFFIX)}")
    folder = backups_of(game)
    found = [(name.fullmatch(path.name), path) for path in folder.glob(f"*{SUFFIX}")]
    return {int(match[1]): path for match, path in found if match}


def _next_number(game: Path) -> int:
    return max(_numbered(game), default=0) + 1


def _mark(backup: Path) -> Path:
    return beside(backup, MARK)
