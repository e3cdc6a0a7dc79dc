"""What preflight may look at, from the windows of an evening."""

from __future__ import annotations

from pathlib import Path

from app.night.media.check import Find
from app.night.night import Night
from app.night.nights import OpenNight
from app.night.packs_desk.heard import HeardBook, Repeat, uid_of
from app.store.errors import StoreError
from ui.desk.phones.preflight import Picture
from ui.desk.start.trouble import Troubles
from ui.screen import ProjectorLink, ScreenWindow
from ui.screen.media.player import multimedia
from ui.screen.sound import SoundBoard


class EveningChecks:
    """Fills `Checks`; `book` knows who has heard what, where there is one."""

    def __init__(
        self,
        night: OpenNight,
        screen: tuple[ScreenWindow, ProjectorLink],
        sounds: SoundBoard,
        find: Find,
    ) -> None:
        self._night, self._sounds, self.find = night, sounds, find
        self._window, self._link = screen
        self.book: HeardBook | None = None

    @property
    def folder(self) -> Path:
        """The data folder."""
        return self._night.path.parent

    def picture(self) -> Picture:
        """Where the audience's picture is now."""
        screen, ratio = self._window.screen(), self._window.screen().devicePixelRatio()
        size, identity = screen.size(), self._link.identity
        name = identity.label() if identity is not None else screen.name()
        return Picture(
            name,
            round(size.width() * ratio),
            round(size.height() * ratio),
            ratio,
            screen.refreshRate(),
            self._link.attached,
        )

    def speakers(self) -> str:
        """The name of the sound device, "" where there is none."""
        module = multimedia()
        if module is None or not module.QMediaDevices.audioOutputs():
            return ""
        return str(module.QMediaDevices.defaultAudioOutput().description())

    def sound(self) -> None:
        """Play a sound of the game."""
        self._sounds.sound("correct")

    def heard(self, night: Night) -> tuple[Repeat, ...] | None:
        """Who of tonight has heard which questions; None where that is not known."""
        questions = night.pack.order if night.pack is not None else ()
        if self.book is None or night.rehearsal:
            return ()
        teams = night.game.roster.values()
        try:
            return self.book.repeats(questions, teams, night.date, uid_of(night))
        except StoreError:
            return None

    def try_save(self) -> str:
        """Write, read back and back up the game file; returns "", or why not. From any thread."""
        trouble = self._night.back_up()
        return "" if trouble is None else Troubles().sentence(trouble)
