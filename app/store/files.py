"""The games in a folder, as the start window lists them."""

from dataclasses import dataclass
from pathlib import Path

from app.store.errors import StoreError
from app.store.look import glance
from app.store.mapping import mapping

SUFFIX = ".koth"


@dataclass(frozen=True, slots=True)
class GameInfo:
    """A game file at a glance; times are ISO 8601.

    ``problem`` is None, or why the file cannot be read; then the other fields are empty.
    """

    path: Path
    title: str = ""
    rehearsal: bool = False
    created: str = ""
    changed: str = ""
    ended: bool = False
    problem: StoreError | None = None


class GameFiles:
    """The game files of one folder, which may be missing."""

    def __init__(self, folder: Path) -> None:
        """Name the folder; nothing is created or read yet."""
        self.folder = folder

    def games(self) -> list[GameInfo]:
        """Every game, last changed first, unreadable ones at the end; changes no file."""
        if not self.folder.is_dir():
            return []
        with mapping(self.folder):
            paths = sorted(self.folder.glob(f"*{SUFFIX}"))
        games = [_info(path) for path in paths]
        return sorted(games, key=lambda game: (game.problem is None, game.changed), reverse=True)

    def last_played(self) -> GameInfo | None:
        """The readable game that was changed last, rehearsals included."""
        return next((game for game in self.games() if game.problem is None), None)

    def new_path(self, created: str) -> Path:
        """A free file name for a game created at `created`, ISO 8601."""
        stem = created[:19].replace(":", "").replace("T", "-")
        path = self.folder / f"{stem}{SUFFIX}"
        number = 2
        while path.exists():
            path = self.folder / f"{stem}-{number}{SUFFIX}"
            number += 1
        return path


def _info(path: Path) -> GameInfo:
    try:
        meta, changed = glance(path)
    except StoreError as problem:
        return GameInfo(path, problem=problem)
    return GameInfo(path, meta.title, meta.rehearsal, meta.created, changed, meta.ended)
