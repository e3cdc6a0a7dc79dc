"""The windows of the load programs' laptop, and a record of the projector's frames."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from time import perf_counter, thread_time
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication
from qasync import QEventLoop

from app.night.evening import Evening
from app.night.hall.reception import Entrance
from app.night.nights import OpenNight
from app.night.preferences import Settings
from app.night.scenes import Shot
from app.store.journal import Journal
from tests.bench.bench_screen import all_move
from tests.load.laptop import Laptop, listen
from ui.console import stagehands
from ui.console.stagehands import EveningWindows
from ui.desk.dialogs.program import ScreenChoice
from ui.paint.fonts import load_fonts
from ui.screen import ScreenWindow

HOST, PLAY_MS = "127.0.0.1", 2500


class Watched(ScreenWindow):
    """The projector's window: `late` are the milliseconds between two looks at a moving picture.

    `own` are those of them in which this thread worked, whatever else the machine had to do.
    """

    late: list[float]
    own: list[float]
    work: list[float]
    _last = _used = 0.0

    def tick(self) -> None:
        """Look, and remember when."""
        begin, used, is_moving = perf_counter(), thread_time(), not self.building
        if self._last and is_moving:
            self.late.append((begin - self._last) * 1000)
            self.own.append((used - self._used) * 1000)
        self._used = used
        super().tick()
        self._last = begin if is_moving and self._timer.isActive() else 0.0
        self.work.append((perf_counter() - begin) * 1000)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint; this is a part of the same frame's work."""
        begin = perf_counter()
        super().paintEvent(event)
        if self.work:
            self.work[-1] += (perf_counter() - begin) * 1000


class Lent:
    """The program around the evening, as far as its dialogs ask."""

    def settings(self) -> Settings:
        return Settings()

    def apply(self, settings: Settings) -> str:
        return ""

    def screens(self) -> list[ScreenChoice]:
        return []

    def records(self) -> Path:
        return Path()

    def switch_language(self) -> None:
        """There is one language here."""

    def leave(self) -> None:
        """There is no start window here."""


class Moving(EveningWindows):
    """The windows of the evening, but on the projector 48 teams move without end."""

    def play(self) -> None:
        """Show the moves from their first moment."""
        self.stage.show_shot(Shot(all_move(48)))

    def _show(self, shot: Shot) -> None:
        self.sounds.see(shot)

    def _receive(self, _: Settings) -> None:
        assert self.hall.open(Entrance(0, HOST, listen=HOST))


class Word(QObject):
    """A word from another thread."""

    told = Signal(str)


def run(evening: Evening, journal: Journal) -> None:
    """The program until its input ends."""
    application = QApplication([])
    application.setQuitOnLastWindowClosed(False)
    load_fonts()
    stagehands.ScreenWindow = Watched  # type: ignore[misc]
    Watched.late, Watched.own, Watched.work = [], [], []
    loop = QEventLoop(application)
    asyncio.set_event_loop(loop)
    with loop:
        loop.run_until_complete(_evening(evening, journal))


async def _evening(evening: Evening, journal: Journal) -> None:
    over = asyncio.get_running_loop().create_future()
    windows = Moving(OpenNight(evening, journal), Lent())
    windows.open()
    play = QTimer()
    play.timeout.connect(windows.play)
    play.start(PLAY_MS)
    reception = windows.hall.reception
    laptop = Laptop(evening, reception.hall)

    def told(word: str) -> None:
        if word == "end":
            over.set_result(None)
        else:
            laptop.obey(word, {"frames": frames})

    words = Word()
    words.told.connect(told)
    laptop.greet(reception.port or 0)
    threading.Thread(target=listen, args=(words.told.emit,), daemon=True).start()
    await over
    play.stop()
    windows.shut()


def frames() -> dict[str, Any]:
    """The frames since the last time: milliseconds between them, this thread's own, their work."""
    found = {"late": Watched.late, "own": Watched.own, "work": Watched.work}
    Watched.late, Watched.own, Watched.work = [], [], []
    return found
