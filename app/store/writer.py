"""One thread that commits what the window hands over, so that the window goes on meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from threading import Lock
from typing import TypeVar

T = TypeVar("T")


class Writer:
    """Does one piece of work after the other, in a thread of its own. For any thread to call.

    The thread begins with the first piece and ends with `close`.
    """

    def __init__(self) -> None:
        """Start nothing yet."""
        self._thread: ThreadPoolExecutor | None = None
        self._lock = Lock()

    def run(self, work: Callable[[], T]) -> Future[T]:
        """Do it after what was given before; the future holds what came of it."""
        with self._lock:
            if self._thread is None:
                self._thread = ThreadPoolExecutor(1, "journal")
            return self._thread.submit(work)

    def close(self) -> None:
        """Wait for what is under way, and end the thread; later work starts it again."""
        with self._lock:
            thread, self._thread = self._thread, None
        if thread is not None:
            thread.shutdown()
