"""The games of a data folder as the start window offers them, and the way back from damage."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from app.night.codec import UnknownFactError
from app.night.night import Night
from app.night.timeline import Timeline
from app.store.damage import keep_aside, last_verified_backup, restore
from app.store.errors import Damaged, Locked, NewerFile, StoreError
from app.store.files import GameFiles, GameInfo
from app.store.look import read_game

__all__ = [
    "Damaged",
    "GameFiles",
    "GameInfo",
    "GameShelf",
    "Locked",
    "NewerFile",
    "Rescue",
    "StoreError",
]


@dataclass(frozen=True, slots=True)
class Rescue:
    """A game put back: the damaged file's new place, None when none was left to keep."""

    path: Path
    aside: Path | None


class GameShelf:
    """The games of one folder; looking changes no file."""

    def __init__(self, files: GameFiles) -> None:
        """Offer the games of these files."""
        self._files = files

    def games(self) -> list[GameInfo]:
        """Every game, last changed first, unreadable ones at the end; raises StoreError."""
        return self._files.games()

    def glimpse(self, path: Path) -> Night | None:
        """The night of a game as it was left; None where that cannot be told without opening."""
        try:
            return Timeline(read_game(path).entries).night
        except (StoreError, UnknownFactError, ValueError, LookupError):
            return None

    def backup(self, path: Path) -> Path | None:
        """The newest verified backup of the game, None without one; raises StoreError."""
        return last_verified_backup(path)

    def rescue(self, path: Path) -> Rescue:
        """Keep the damaged file aside and put its last verified backup in its place.

        Raises Damaged when there is no verified backup, and every other StoreError.
        """
        backup = last_verified_backup(path)
        if backup is None:
            raise Damaged(path, "there is no verified backup of it")
        return Rescue(path, restore(backup, path))

    def put_aside(self, path: Path) -> Path:
        """Rename a damaged file without a backup, so that nothing is lost; raises StoreError."""
        return keep_aside(path)
