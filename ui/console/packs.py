"""The packs of the data folder for the windows, and the memory of what was heard at a night."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from app.night.night import Night
from app.night.packs_desk.games_media import media_of_games
from app.night.packs_desk.heard import HeardBook, heard_night
from app.night.packs_desk.library import PackLibrary
from app.store.errors import StoreError
from app.store.files import SUFFIX
from app.store.folder import DataFolder
from ui.desk.packs.work import Work
from ui.desk.start.trouble import Troubles
from ui.desk.start.window import StartWindow
from ui.live import LiveShow

USED = "used.sqlite"


class PacksAtHand:
    """The library and the memory of one data folder."""

    def __init__(self, folder: DataFolder, season_month: int) -> None:
        """Name the folder; nothing is created or read yet."""
        self._folder = folder
        self.library = PackLibrary(folder)
        self.heard = HeardBook(folder.path / USED, season_month)

    def lend(self, start: StartWindow) -> None:
        """Give the start window what it needs of them."""
        start.library, start.heard = self.library, self.heard
        start.needed_media = self.needed_media

    def needed_media(self) -> frozenset[str]:
        """The media that the folder's games need; raises StoreError while one cannot be read."""
        return media_of_games(sorted(self._folder.games.glob(f"*{SUFFIX}")))


class HeardKeeper(QObject):
    """Keeps what was heard at an evening, after every question; `said` carries what went wrong."""

    said = Signal(str, str)

    def __init__(self, live: LiveShow, book: HeardBook, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._live, self._book = live, book
        self._kept: tuple[int, int, int] | None = None
        self._work: Work | None = None
        live.changed.connect(self.look)

    def look(self) -> None:
        """Keep it, in another thread, where another question or team has come."""
        now = _measure(self._live.night)
        if now == self._kept or self._work is not None:
            return
        self._kept = now
        heard = heard_night(self._live.night)
        if heard is not None:
            work = self._work = Work(lambda: self._book.keep(heard), self)
            work.done.connect(self._done)
            work.failed.connect(self._failed)
            work.start()

    def close(self) -> None:
        """Keep the last of it, and wait for that; what cannot be kept was said before."""
        if self._work is not None:
            self._work.wait()
        try:
            self._book.keep(heard_night(self._live.night))
        except StoreError:
            return

    def _done(self, _: object) -> None:
        self._work = None
        self.look()

    def _failed(self, error: Exception) -> None:
        self._work = None
        if not isinstance(error, StoreError):
            raise error
        self.said.emit(Troubles().sentence(error), "fault")


def _measure(night: Night) -> tuple[int, int, int]:
    """What changes where there is more to keep."""
    game = night.game
    return len(game.turns) + len(game.ignored), len(game.roster), int(game.stage != "declaring")
