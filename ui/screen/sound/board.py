"""Plays the game's sounds; without a sound device, or without Qt's multimedia, it is silent."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

from PySide6.QtCore import QObject, QTimer, QUrl

from app.night.scenes import Shot
from app.places import resources
from ui.screen.media.player import has_speakers, multimedia
from ui.screen.sound.cues import CUES, Cue, Timed, covered, cues


class Loudness(Protocol):
    """Of the program's settings, what the sounds need."""

    @property
    def sound_volume(self) -> int:
        """0 to 100."""

    @property
    def muted(self) -> str:
        """The names of the sounds that are off, with spaces between."""

    @property
    def motion(self) -> bool:
        """Whether moves are animated, and so sound one after the other."""


Play = Callable[[Cue, float], None]
"""Plays a sound at a volume from 0 to 1."""


def sound_file(cue: Cue) -> Path:
    """Where the sound lies."""
    return resources() / "sounds" / f"{cue}.wav"


class SoundBoard(QObject):
    """Hears what the audience sees. `play` may be a test's own."""

    def __init__(self, parent: QObject | None = None, play: Play | None = None) -> None:
        super().__init__(parent)
        self._effects = _Effects(self)
        self._play = play or self._effects.play
        self._seen: Shot | None = None
        self._volume = 0
        self._muted: frozenset[str] = frozenset(CUES)
        self._motion = True
        self._due: list[Timed] = []
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._ring)

    @property
    def waiting(self) -> tuple[Cue, ...]:
        """The sounds that the picture still has to make, in order."""
        return tuple(one.cue for one in self._due)

    def prepare(self) -> None:
        """Load what loads slowly, before the first sound is due."""
        self._effects.load()

    def follow(self, settings: Loudness) -> None:
        """Take volume and muted sounds from the settings."""
        self._volume = max(0, min(100, settings.sound_volume))
        self._muted = frozenset(settings.muted.split())
        self._motion = settings.motion

    def see(self, shot: Shot) -> None:
        """The audience sees this now; what the last picture still had to sound is dropped."""
        if self._seen is not None and shot.scene != self._seen.scene:
            self._due.clear()
            self._timer.stop()
        if covered(shot):
            return
        found = cues(self._seen, shot, self._motion)
        if found:
            self._due = sorted(found, key=lambda one: one.after_ms)
            self._wait(0)
        self._seen = shot

    def sound(self, cue: Cue) -> None:
        """Play a sound now, unless it is muted."""
        if cue not in self._muted and self._volume > 0:
            self._play(cue, (self._volume / 100) ** 2)

    def _wait(self, since_ms: int) -> None:
        """Sound what is due so long after the picture came, then wait for the next."""
        while self._due and self._due[0].after_ms <= since_ms:
            self.sound(self._due.pop(0).cue)
        if self._due:
            self._timer.start(self._due[0].after_ms - since_ms)

    def _ring(self) -> None:
        self._wait(self._due[0].after_ms if self._due else 0)


class _Effects(QObject):
    """Qt's sound effects, made when they are first played, and only where there is a device."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._made: dict[Cue, Any] = {}

    def load(self) -> None:
        """Make all of them."""
        for cue in CUES:
            self._effect(cue)

    def play(self, cue: Cue, volume: float) -> None:
        """Play a sound."""
        effect = self._effect(cue)
        if effect is not None:
            effect.setVolume(volume)
            effect.play()

    def _effect(self, cue: Cue) -> Any | None:
        module = multimedia()
        if module is None or not has_speakers():
            return None
        effect = self._made.get(cue)
        if effect is None:
            effect = self._made[cue] = module.QSoundEffect(self)
            effect.setSource(QUrl.fromLocalFile(str(sound_file(cue))))
        return effect
