"""One sound or video in a player of Qt's, which may be missing or broken: then it says so."""

from __future__ import annotations

import importlib
from functools import cache
from pathlib import Path
from typing import Any

from PySide6.QtCore import QLoggingCategory, QObject, QUrl, Signal, qInstallMessageHandler
from PySide6.QtGui import QImage

from ui.screen.media.pace import Pace


@cache
def multimedia() -> Any | None:
    """Qt's multimedia module, imported when it is first needed; None where it is missing.

    What it has to say of a machine without loudspeakers is for nobody.
    """
    QLoggingCategory.setFilterRules("qt.multimedia*=false")  # it talks of every codec
    before = qInstallMessageHandler(_quiet)
    try:
        module = importlib.import_module("PySide6.QtMultimedia")
        module.QMediaDevices.audioOutputs()
    except ImportError:
        return None
    finally:
        qInstallMessageHandler(before)
    return module


def _quiet(*_: object) -> None:
    """Take a message of Qt's and say nothing."""


def has_speakers() -> bool:
    """Whether there is a sound device now."""
    module = multimedia()
    return module is not None and bool(module.QMediaDevices.audioOutputs())


def _notify_without_python(signal: Any) -> None:
    """Let connections to this signal's object come and go in any thread without the interpreter.

    Each first asks whether a class of Python's cares, and Qt's decoders do so under a lock of Qt's
    while this thread, stopping them, holds the interpreter and waits for that lock: for ever. Once
    asked here, where nobody waits, it is known that none does.
    """
    signal.connect(_nothing)
    signal.disconnect(_nothing)


def _nothing(*_: object) -> None:
    """Nobody cares."""


class Player(QObject):
    """A loaded medium. `ended` comes when it was heard out, `broken` when it cannot be played.

    Each signal carries the player.
    """

    loaded = Signal(object)
    ended = Signal(object)
    broken = Signal(object)

    def __init__(self, file: str, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.file = file
        self.is_broken = False
        self._player: Any = None
        self._sink: Any = None
        self._frame: Any = None
        self._image: QImage | None = None
        self._pace = Pace()
        self._load(path)

    @property
    def position_ms(self) -> int:
        """Where it stands."""
        return 0 if self._player is None else int(self._player.position())

    @property
    def length_ms(self) -> int:
        """How long it is; 0 while nobody knows."""
        return 0 if self._player is None else max(0, int(self._player.duration()))

    def play(self) -> None:
        """Play on from where it stands, aloud where there is a device by now."""
        if self._player is not None:
            self._give_voice()
            self._player.play()

    def pause(self) -> None:
        """Stand; a video shows its frame."""
        if self._player is not None:
            self._player.pause()

    def rewind(self) -> None:
        """Back to the start."""
        if self._player is not None:
            self._player.setPosition(0)

    def set_volume(self, percent: int) -> None:
        """How loud, 0 to 100, evenly for the ear."""
        if self._player is not None and self._player.audioOutput() is not None:
            self._player.audioOutput().setVolume((percent / 100) ** 2)

    def _give_voice(self) -> None:
        """Loudspeakers that came after the medium was loaded are taken as well."""
        module, voice = multimedia(), self._player.audioOutput()
        if module is not None and voice.device().isNull() and has_speakers():
            voice.setDevice(module.QMediaDevices.defaultAudioOutput())

    def frame(self) -> QImage | None:
        """The frame of a video to be seen now; None before the first and for a sound."""
        if self._frame is not None and self._pace.due:
            with self._pace:
                image = self._frame.toImage()
            self._frame = None
            if not image.isNull():
                self._image = image
        return self._image

    def close(self) -> None:
        """Stop, and let go of the file."""
        if self._player is not None:
            player, self._player = self._player, None
            for signal in (player.errorOccurred, player.mediaStatusChanged):
                signal.disconnect()
            self._sink.videoFrameChanged.disconnect()
            player.stop()
            player.setSource(QUrl())
        self.deleteLater()

    def _load(self, path: Path) -> None:
        module = multimedia()
        if module is None:
            self._fail()
            return
        player = self._player = module.QMediaPlayer(self)
        voice, self._sink = module.QAudioOutput(player), module.QVideoSink(player)
        for signal in (player.positionChanged, voice.volumeChanged, self._sink.videoSizeChanged):
            _notify_without_python(signal)
        player.setAudioOutput(voice)
        self._sink.videoFrameChanged.connect(self._drawn)
        player.setVideoSink(self._sink)
        player.errorOccurred.connect(self._fail)
        player.mediaStatusChanged.connect(self._changed)
        player.setSource(QUrl.fromLocalFile(str(path)))

    def _changed(self, status: Any) -> None:
        module = multimedia()
        assert module is not None
        kinds = module.QMediaPlayer.MediaStatus
        if status == kinds.EndOfMedia:
            self.ended.emit(self)
        elif status == kinds.InvalidMedia:
            self._fail()
        elif status == kinds.LoadedMedia:
            self.loaded.emit(self)

    def _drawn(self, frame: Any) -> None:
        if frame.isValid():
            self._frame = frame

    def _fail(self, *_: object) -> None:
        if not self.is_broken:
            self.is_broken = True
            self.broken.emit(self)
