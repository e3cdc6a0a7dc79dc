"""Work behind the window's back: one thing after another in a thread, answers in the window's."""

from __future__ import annotations

import logging
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Any, NamedTuple, TypeVar

from PySide6.QtCore import QObject, Qt, Signal

from app.night.game_files import StoreError

T = TypeVar("T")
EXPECTED = (StoreError, ValueError, OSError)
log = logging.getLogger(__name__)


class _Errand(NamedTuple):
    work: Callable[[], Any]
    done: Callable[[Any], object]
    failed: Callable[[Exception], object]


class Errands(QObject):
    """Runs what takes long without holding up the window. `busy` says whether something is on.

    The thread ends with the program, whatever it is waiting for; work must bear that.
    """

    _answered = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._orders: SimpleQueue[_Errand] = SimpleQueue()
        self._thread: Thread | None = None
        self._open = 0
        self._answered.connect(self._deliver, Qt.ConnectionType.QueuedConnection)

    @property
    def busy(self) -> bool:
        """Whether an answer is still to come."""
        return self._open > 0

    def run(
        self,
        work: Callable[[], T],
        done: Callable[[T], object],
        failed: Callable[[Exception], object],
    ) -> None:
        """Do `work` in the thread; then one of the others is called in the window's thread."""
        if self._thread is None:
            self._thread = Thread(target=self._serve, daemon=True, name="koth errands")
            self._thread.start()
        self._open += 1
        self._orders.put(_Errand(work, done, failed))

    def _serve(self) -> None:
        while True:
            errand = self._orders.get()
            try:
                answer: Any = errand.work()
                call = errand.done
            except EXPECTED as error:
                answer, call = error, errand.failed
            except Exception as error:
                log.exception("an errand failed")
                answer, call = error, errand.failed
            with suppress(RuntimeError):  # the window is gone, and nobody waits any more
                self._answered.emit((call, answer))

    def _deliver(self, answer: tuple[Callable[[Any], object], Any]) -> None:
        self._open -= 1
        call, value = answer
        call(value)
