"""Work in slices: the window's thread does a little at a time, and frames come in between."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from time import perf_counter

from PySide6.QtCore import QObject

from ui.turns import TURNS, Rank

SLICE_S = 0.003


class Slices(QObject):
    """Does one work in slices of 3 ms, each in its turn.

    A step is what a work does between two of its yields; it is never cut.
    """

    rank = Rank.SIDE

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._steps: Iterator[object] | None = None

    @property
    def busy(self) -> bool:
        """Whether something is left to do."""
        return self._steps is not None

    def begin(self, steps: Iterable[object]) -> None:
        """Begin another work in the turns to come; what was left is dropped."""
        self._steps = iter(steps)
        TURNS.enter(self)

    def drop(self) -> None:
        """Leave undone what is left."""
        self._steps = None
        TURNS.leave(self)

    def finish(self) -> None:
        """Do all that is left, at once."""
        steps = self._steps
        self.drop()
        for _ in steps or ():
            pass

    def work(self) -> None:
        """One slice of it."""
        steps, end = self._steps, perf_counter() + SLICE_S
        for _ in steps or ():
            if self._steps is not steps:
                return
            if perf_counter() > end:
                return
        if self._steps is steps:
            self.drop()
