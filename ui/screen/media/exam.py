"""Every medium of a pack opened once before the evening, without stopping the window."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from app.night.media.check import Find, MediaTrouble, check_media
from app.night.question_packs import Medium, Pack
from ui.screen.media.player import Player
from ui.screen.media.shelf import Shelf


class Exam(QObject):
    """Finds what is missing or cannot be shown or played; `told` comes with every finding.

    `troubles` are in the order of finding, `done` says that nothing is left to open.
    """

    told = Signal()

    def __init__(self, find: Find, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._find = find
        self.troubles: list[MediaTrouble] = []
        self.done = True
        self._waiting: Iterator[tuple[int, Medium, Path]] = iter(())
        self._player: Player | None = None
        self._asked: tuple[int, Medium] | None = None
        self._shelf = Shelf(self)
        self._shelf.ready.connect(self._read)
        self._shelf.broken.connect(self._read)
        self._turn = QTimer(self)
        self._turn.setSingleShot(True)
        self._turn.timeout.connect(self._go_on)

    def begin(self, pack: Pack | None) -> None:
        """Examine another pack; None stops."""
        self._drop()
        self._asked = None
        self._turn.stop()
        self.troubles = [] if pack is None else check_media(pack, self._find)
        self._waiting = iter(()) if pack is None else self._opened(pack)
        self.done = pack is None
        if pack is not None:
            self._turn.start(0)
        self.told.emit()

    def _opened(self, pack: Pack) -> Iterator[tuple[int, Medium, Path]]:
        """Each file that looks right from outside, once, with the question that has it first."""
        known = {one.file for one in self.troubles}
        for place, item in enumerate((*pack.main, *pack.reserve), 1):
            for one in (*item.shown, *item.answer_shown):
                path = self._find(one.file) if one.file and one.file not in known else None
                known.add(one.file)
                if path is not None:
                    yield place, one, path

    def _go_on(self) -> None:
        found = next(self._waiting, None)
        if found is None:
            self.done = True
            self.told.emit()
            return
        place, one, path = found
        self._asked = (place, one)
        if one.kind != "picture":
            self._open(one, path)
        elif self._shelf.image(one.file) is not None or self._shelf.failed(one.file):
            self._read(one.file)
        else:
            self._shelf.want([(one.file, path)], several=True)

    def _read(self, file: str) -> None:
        """A picture was read, or could not be."""
        if self._asked is None or self._asked[1].file != file:
            return
        if self._shelf.failed(file):
            self._note(*self._asked)
        self._turn.start(0)

    def _open(self, one: Medium, path: Path) -> None:
        """Let a player try it; what it says leads on."""
        player = self._player = Player(one.file, path, self)
        if player.is_broken:
            self._broke(player)
            return
        player.loaded.connect(self._loaded)
        player.broken.connect(self._broke)

    def _loaded(self, player: Player) -> None:
        if player is self._player:
            self._drop()
            self._turn.start(0)

    def _broke(self, player: Player) -> None:
        if player is self._player and self._asked is not None:
            self._note(*self._asked)
            self._loaded(player)

    def _note(self, place: int, one: Medium) -> None:
        self.troubles.append(MediaTrouble(place, one.kind, one.name, one.file, "unknown"))
        self.told.emit()

    def _drop(self) -> None:
        if self._player is not None:
            self._player.close()
            self._player = None
