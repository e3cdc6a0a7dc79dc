"""The windows of the load programs' laptop, and a record of the projector's frames."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from time import perf_counter, thread_time
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal
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
FRAME_MS, FULL_MS = 16, 15.0


class Watched(ScreenWindow):
    """The projector's window looked at sixty times a second, whatever it shows.

    `late` are the milliseconds from one frame to the next; `own` are those of them in which this
    thread worked, whatever else the machine had to do. Looks of a picture being built come more
    often than frames: a frame is what is at least 15 ms after the last.
    """

    late: list[float]
    own: list[float]
    _last = _used = 0.0

    def tick(self) -> None:
        """Look, and remember when."""
        begin, used = perf_counter(), thread_time()
        if not self._last or (begin - self._last) * 1000 >= FULL_MS:
            if self._last:
                self.late.append((begin - self._last) * 1000)
                self.own.append((used - self._used) * 1000)
            self._last, self._used = begin, used
        super().tick()
        is_beating = self._timer.isActive() and self._timer.interval() == FRAME_MS
        if not (is_beating or self.building):
            self._timer.start(FRAME_MS)


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


class Loaded(EveningWindows):
    """The windows of the evening, at a port that is free."""

    def play(self) -> None:
        """Nothing plays by itself."""

    def _receive(self, _: Settings) -> None:
        assert self.hall.open(Entrance(0, HOST, listen=HOST))


class Moving(Loaded):
    """On the projector 48 teams move without end."""

    def play(self) -> None:
        """Show the moves from their first moment."""
        self.stage.show_shot(Shot(all_move(48)))

    def _show(self, shot: Shot) -> None:
        """The evening is not shown."""


class Word(QObject):
    """A word from another thread."""

    told = Signal(str)


def run(evening: Evening, journal: Journal, *, moving: bool) -> None:
    """The program until its input ends; `moving`: the projector shows moves and not the evening."""
    application = QApplication([])
    application.setQuitOnLastWindowClosed(False)
    load_fonts()
    stagehands.ScreenWindow = Watched  # type: ignore[misc]
    Watched.late, Watched.own = [], []
    loop = QEventLoop(application)
    asyncio.set_event_loop(loop)
    with loop:
        loop.run_until_complete(_evening(evening, journal, Moving if moving else Loaded))


async def _evening(evening: Evening, journal: Journal, kind: type[Loaded]) -> None:
    over = asyncio.get_running_loop().create_future()
    windows = kind(OpenNight(evening, journal), Lent())
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
    """The frames since the last time: milliseconds between them, and this thread's own."""
    found = {"late": Watched.late, "own": Watched.own}
    Watched.late, Watched.own = [], []
    return found
