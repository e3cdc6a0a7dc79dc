"""The evening's media: plays what the host wishes, reads ahead what comes, tells what is wrong."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal
from PySide6.QtGui import QImage

from app.night.media.check import Find
from app.night.media.intents import EndMedium
from app.night.media.views import MediumLine, at_hand, deck_view, wanted
from ui.live import LiveShow
from ui.screen.media.player import Player, has_speakers, multimedia
from ui.screen.media.shelf import Shelf

Condition = Literal["missing", "broken", "loading", "ready"]
PROGRAM = "program"
translate = QCoreApplication.translate


class MediaShow(QObject):
    """Follows one evening; it is also the painters' `Pictures`.

    `changed`: a picture can be shown, or never will be. `said` carries a sentence for the host.
    `played`: the player's state is another.
    """

    changed = Signal()
    played = Signal()
    said = Signal(str, str)

    def __init__(self, live: LiveShow, find: Find, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._live, self._find = live, find
        self._shelf = Shelf(self)
        self._shelf.ready.connect(self.changed)
        self._shelf.broken.connect(self._found_broken)
        self._broken: set[str] = set()
        self._told: set[tuple[int, str]] = set()
        self._current: Player | None = None
        self._next: Player | None = None
        self._run = -1
        self._mute_told = False
        live.changed.connect(self.follow)

    def picture(self, file: str, /) -> QImage | None:
        """The picture of a file, if it has been read."""
        return self._shelf.image(file)

    def failed(self, file: str, /) -> bool:
        """Whether a file cannot be shown: it is lost, or not to be read."""
        return file in self._broken or self._shelf.failed(file)

    def frame(self, file: str, /) -> QImage | None:
        """The frame of a video to be seen now."""
        player = self._current
        return player.frame() if player is not None and player.file == file else None

    def condition(self, medium: MediumLine) -> Condition:
        """How a medium of the desk's list stands."""
        if medium.missing or (medium.file and self._find(medium.file) is None):
            return "missing"
        if self.failed(medium.file):
            return "broken"
        if medium.kind == "picture":
            return "ready" if self._shelf.image(medium.file) is not None else "loading"
        return "ready"

    @property
    def place(self) -> tuple[int, int]:
        """Where the medium at hand stands and how long it is, in ms."""
        player = self._current
        return (0, 0) if player is None else (player.position_ms, player.length_ms)

    def follow(self) -> None:
        """Bring pictures and players to what the evening is now."""
        found = []
        for one in wanted(self._live.night):
            path = self._find(one.file)
            if path is None:
                self._broken.add(one.file)
            else:
                found.append((one, path))
        pictures = [(one.file, path) for one, path in found if one.kind == "picture"]
        self._shelf.want(pictures, several=len(pictures) > 4)
        self._play()
        self._load_ahead([(one.file, path) for one, path in found if one.kind != "picture"])
        self._tell()

    def close(self) -> None:
        """Stop everything."""
        self._live.changed.disconnect(self.follow)
        self._shelf.close()
        for player in (self._current, self._next):
            if player is not None:
                player.close()
        self._current = self._next = None

    def _load_ahead(self, moving: list[tuple[str, Path]]) -> None:
        """The next sound or video stands ready before it is asked for."""
        now = None if self._current is None else self._current.file
        others = [one for one in moving if one[0] != now and one[0] not in self._broken]
        file = others[0][0] if others else ""
        if self._next is not None and self._next.file != file:
            self._next.close()
            self._next = None
        if self._next is None and others:
            self._next = self._made(*others[0])

    def _play(self) -> None:
        night = self._live.night
        medium, state = at_hand(night), night.media
        if medium is None or medium.file in self._broken:
            self._drop()
            if medium is not None and state.playing:
                QTimer.singleShot(0, self, self._give_up)
            return
        if self._current is None or self._current.file != medium.file:
            self._change(medium.file)
        elif state.run != self._run:
            self._current.rewind()
        self._run = state.run
        player = self._current
        if player is None:
            return
        player.set_volume(state.volume)
        if state.playing:
            self._warn_of_silence()
            player.play()
        else:
            player.pause()

    def _change(self, file: str) -> None:
        """Take the file's player, loaded ahead or new."""
        self._drop()
        if self._next is not None and self._next.file == file:
            self._current, self._next = self._next, None
            return
        if self._next is not None:
            self._next.close()
            self._next = None
        path = self._find(file)
        self._current = None if path is None else self._made(file, path)

    def _drop(self) -> None:
        if self._current is not None:
            self._current.close()
            self._current = None

    def _made(self, file: str, path: Path) -> Player:
        player = Player(file, path, self)
        player.ended.connect(self._ended)
        player.broken.connect(self._fails)
        player.loaded.connect(self.played)
        if player.is_broken:
            self._broken.add(file)
        return player

    def _ended(self, player: Player) -> None:
        if player is self._current:
            self._live.do(EndMedium(), actor=PROGRAM)
            self.played.emit()

    def _fails(self, player: Player) -> None:
        """A player has given up: the hall sees no trace, the host reads a sentence."""
        self._broken.add(player.file)
        if player is self._current:
            self._live.do(EndMedium(), actor=PROGRAM)
        self._found_broken()

    def _give_up(self) -> None:
        """What cannot be played does not play on in the night's book."""
        medium, state = at_hand(self._live.night), self._live.night.media
        if medium is not None and state.playing and medium.file in self._broken:
            self._live.do(EndMedium(), actor=PROGRAM)

    def _found_broken(self) -> None:
        self._tell()
        self.changed.emit()

    def _warn_of_silence(self) -> None:
        if not self._mute_told and multimedia() is not None and not has_speakers():
            self._mute_told = True
            self.said.emit(
                translate("Media", "There is no sound device: nothing will be heard"), "fault"
            )

    def _tell(self) -> None:
        """Say once of each medium of the question that the hall will not get it."""
        number = self._live.night.number
        found: dict[Condition, list[str]] = {"missing": [], "broken": []}
        for line in deck_view(self._live.night).media:
            condition = self.condition(line)
            key = (number, line.file or line.name)
            if condition in found and key not in self._told:
                self._told.add(key)
                found[condition].append(
                    translate("Media", "“%1”").replace("%1", line.name or line.file)
                )
        words = {
            "missing": translate("Media", "Missing: %1. The hall will not get it"),
            "broken": translate("Media", "Not to be shown or played: %1. The hall will not get it"),
        }
        told = [words[way].replace("%1", ", ".join(names)) for way, names in found.items() if names]
        if told:
            self.said.emit(". ".join(told), "fault")
