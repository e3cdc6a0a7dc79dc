"""Work in slices: the window's thread does a little at a time, and frames come in between."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from time import perf_counter

from PySide6.QtCore import QObject, QTimer

SLICE_S = 0.004


class Slices(QObject):
    """Does one work in slices of 4 ms, from one turn of the event loop to the next.

    A step is what a work does between two of its yields; it is never cut.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._steps: Iterator[object] | None = None
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._slice)

    @property
    def busy(self) -> bool:
        """Whether something is left to do."""
        return self._steps is not None

    def begin(self, steps: Iterable[object]) -> None:
        """Begin another work at the next turn of the event loop; what was left is dropped."""
        self._steps = iter(steps)
        self._timer.start(0)

    def drop(self) -> None:
        """Leave undone what is left."""
        self._steps = None
        self._timer.stop()

    def finish(self) -> None:
        """Do all that is left, at once."""
        steps = self._steps
        self.drop()
        for _ in steps or ():
            pass

    def _slice(self) -> None:
        steps, end = self._steps, perf_counter() + SLICE_S
        for _ in steps or ():
            if self._steps is not steps:
                return
            if perf_counter() > end:
                return
        if self._steps is steps:
            self.drop()
