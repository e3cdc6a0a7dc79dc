"""The windows of the load programs' laptop, and how punctual the projector's frames are."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from time import perf_counter, thread_time

from PySide6.QtCore import QObject, Qt, QTimer, Signal
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
from ui.console.stagehands import EveningWindows
from ui.desk.dialogs.program import ScreenChoice
from ui.paint.fonts import load_fonts

HOST, PLAY_MS = "127.0.0.1", 2500
FRAME_MS = 16


class Metronome(QObject):
    """Beats sixty times a second as the projector's frames do, whatever is shown.

    `late` are the milliseconds from one beat to the next; `own` are those of them in which this
    thread worked, whatever else the machine had to do.
    """

    def __init__(self) -> None:
        super().__init__()
        self.late: list[float] = []
        self.own: list[float] = []
        self._last, self._used = perf_counter(), thread_time()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._beat)
        self._timer.start(FRAME_MS)

    def taken(self) -> dict[str, list[float]]:
        """The beats since the last time."""
        found = {"late": self.late, "own": self.own}
        self.late, self.own = [], []
        return found

    def _beat(self) -> None:
        now, used = perf_counter(), thread_time()
        self.late.append((now - self._last) * 1000)
        self.own.append((used - self._used) * 1000)
        self._last, self._used = now, used


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
    frames, reception = Metronome(), windows.hall.reception
    laptop = Laptop(evening, reception.hall)

    def told(word: str) -> None:
        if word == "end":
            over.set_result(None)
        else:
            laptop.obey(word, {"frames": frames.taken})

    words = Word()
    words.told.connect(told)
    laptop.greet(reception.port or 0)
    threading.Thread(target=listen, args=(words.told.emit,), daemon=True).start()
    await over
    play.stop()
    windows.shut()
