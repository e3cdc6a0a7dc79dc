"""Work beside the window: in a thread of its own, its result back in the window's."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress

from PySide6.QtCore import QObject, Signal


class Work(QObject):
    """`done` carries what the work returned, `failed` the exception that it raised."""

    done = Signal(object)
    failed = Signal(object)
    _over = Signal(object)

    def __init__(self, work: Callable[[], object], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._work = work
        self._future: Future[object] | None = None
        self._over.connect(self._tell)

    def start(self) -> None:
        """Begin."""
        thread = ThreadPoolExecutor(1, "packs")
        self._future = thread.submit(self._work)
        self._future.add_done_callback(self._report)
        thread.shutdown(wait=False)

    def wait(self) -> None:
        """Wait until it is over; its signal comes later, through the window's loop."""
        if self._future is not None:
            self._future.exception()

    def _report(self, future: Future[object]) -> None:
        with suppress(RuntimeError):  # its window is gone, and with it this object
            self._over.emit(future)

    def _tell(self, future: Future[object]) -> None:
        error = future.exception()
        if error is None:
            self.done.emit(future.result())
        else:
            self.failed.emit(error)
