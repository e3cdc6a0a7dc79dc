"""What the start window needs of the program around it."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

from app.night.game_files import GameInfo, Rescue
from app.night.night import Night


class StartService(Protocol):
    """The games of the data folder; `app.night.game_files.GameShelf` is one."""

    def games(self) -> list[GameInfo]:
        """Every game, last changed first, unreadable ones at the end; raises StoreError."""

    def glimpse(self, path: Path) -> Night | None:
        """The night of a game as it was left, None where that cannot be told."""

    def backup(self, path: Path) -> Path | None:
        """The newest verified backup of a game, None without one; raises StoreError."""

    def rescue(self, path: Path) -> Rescue:
        """Keep a damaged file aside and put its backup in its place; raises StoreError."""

    def put_aside(self, path: Path) -> Path:
        """Rename a damaged file out of the way; raises StoreError."""
