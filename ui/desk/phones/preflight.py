"""What preflight asks of the program around the evening, and how it asks without waiting."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple, Protocol

from PySide6.QtCore import QObject, Qt, Signal

from app.night.media.check import Find
from app.night.night import Night
from app.night.packs_desk.heard import Repeat

log = logging.getLogger(__name__)


class Picture(NamedTuple):
    """The audience's monitor: its name, its pixels, how many of them Qt counts as one, per second.

    `attached` is False while the picture is only a window beside the host's.
    """

    name: str
    width: int
    height: int
    scale: float
    hertz: float
    attached: bool


class Checks(Protocol):
    """What can be looked at outside of the hall."""

    @property
    def folder(self) -> Path:
        """The data folder."""

    @property
    def find(self) -> Find:
        """Where the media store keeps a file."""

    def picture(self) -> Picture:
        """Where the audience's picture is now."""

    def speakers(self) -> str:
        """The name of the sound device, "" where there is none."""

    def sound(self) -> None:
        """Play a sound of the game."""

    def heard(self, night: Night) -> tuple[Repeat, ...] | None:
        """Who of tonight has heard which questions; None where that is not known."""

    def try_save(self) -> str:
        """Write, read back and back up the game file; returns "", or why not. From any thread."""


class Errand(QObject):
    """Something that may take a while, done in a thread of its own; `done` brings the result."""

    done = Signal(object)
    _ready = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thread: threading.Thread | None = None
        self._ready.connect(self.done, Qt.ConnectionType.QueuedConnection)

    def run(self, work: Callable[[], object]) -> None:
        """Begin; an errand that is on its way is left to end, and not begun again."""
        if self._thread is not None and self._thread.is_alive():
            return
        ready = self._ready

        def go() -> None:
            try:
                ready.emit(work())
            except Exception:
                log.exception("a check came to no end")

        self._thread = threading.Thread(target=go, daemon=True)
        self._thread.start()

    def wait(self) -> None:
        """Wait for its end."""
        if self._thread is not None:
            self._thread.join()
