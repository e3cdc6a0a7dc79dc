"""The user's data folder: games, their backups, the settings, and the lock on all of it."""

from datetime import datetime
from pathlib import Path

from app.places import user_data
from app.store.lock import FolderLock
from app.store.mapping import mapping

GAMES = "games"
BACKUPS = "backups"
MEDIA = "media"
PACKS = "packs"


class DataFolder:
    """Where everything of the user's lies: `path`, or the system's place for such data."""

    def __init__(self, path: Path | None = None) -> None:
        """Name the folder; nothing is created or read yet."""
        self.path = (user_data() if path is None else path).absolute()

    @property
    def games(self) -> Path:
        """The folder of the games, one file each."""
        return self.path / GAMES

    @property
    def backups(self) -> Path:
        """The folder of the verified backups."""
        return self.path / BACKUPS

    @property
    def media(self) -> Path:
        """The folder of the media that packs brought."""
        return self.path / MEDIA

    @property
    def packs(self) -> Path:
        """The folder of the library of packs, one file each."""
        return self.path / PACKS

    @property
    def settings(self) -> Path:
        """The file of the program's settings."""
        return self.path / "settings.sqlite"

    def prepare(self) -> None:
        """Create what is missing; raises ReadOnly, DiskFull or another StoreError."""
        for folder in (self.path, self.games, self.backups):
            with mapping(folder):
                folder.mkdir(parents=True, exist_ok=True)

    def lock(self) -> FolderLock:
        """Create what is missing and keep other copies of the program out.

        Raises Locked, naming the other process, ReadOnly or another StoreError.
        """
        self.prepare()
        since = datetime.now().astimezone().isoformat(timespec="seconds")
        return FolderLock(self.path / "koth.lock", since)


def backups_of(game: Path) -> Path:
    """The folder for the backups of a game file: ``backups`` beside its folder ``games``."""
    home = game.absolute().parent
    return (home.parent if home.name == GAMES else home) / BACKUPS
