"""Whose turn it is: of all that is done a little at a time, one thing in a turn of the event loop.

Pictures and the desk take turns; of the pictures the projector's comes first.
"""

from __future__ import annotations

from bisect import insort
from enum import IntEnum
from typing import Protocol
from weakref import ref

from PySide6.QtCore import QTimer
from shiboken6 import isValid

TURN_MS = 1
"""Not 0: between two turns what the first changed is painted, whatever the system's order is."""


class Rank(IntEnum):
    """What comes first in its lane: pictures on the left, the desk on the right."""

    PROJECTOR = 0
    PREVIEW = 1
    ROWS = 10
    SIDE = 11

    @property
    def lane(self) -> int:
        """Lanes take turns; in each, the lowest rank is done first."""
        return self // 10


class Worker(Protocol):
    """Something that is done a little at a time."""

    @property
    def rank(self) -> Rank:
        """Its place in the order."""

    def work(self) -> None:
        """Do a little: not more than some 3 ms. Leave when nothing is left."""


class Turns:
    """Those who wait, by rank; of equal rank, the one that came first."""

    def __init__(self) -> None:
        self._waiting: list[ref[Worker]] = []
        self._timer: QTimer | None = None
        self._last = 0

    def first(self) -> Worker | None:
        """Whose turn is next, if anybody is left."""
        found: dict[int, Worker] = {}
        for worker in self._present():
            found.setdefault(worker.rank.lane, worker)
        others = (worker for lane, worker in found.items() if lane != self._last)
        return next(others, found.get(self._last))

    def enter(self, worker: Worker) -> None:
        """Line up for the turns to come; twice is once."""
        if ref(worker) not in self._waiting:
            insort(self._waiting, ref(worker), key=_rank)
        if self._timer is None:
            self._timer = QTimer()
            self._timer.timeout.connect(self.turn)
        if not self._timer.isActive():
            self._timer.start(TURN_MS)

    def leave(self, worker: Worker) -> None:
        """Be done, or give up."""
        self._waiting = [ref(one) for one in self._present() if one is not worker]

    def _present(self) -> list[Worker]:
        """Those who are still there: a window that was closed takes what it had to do with it."""
        there = (one() for one in self._waiting)
        return [worker for worker in there if worker is not None and isValid(worker)]

    def turn(self) -> None:
        """Let the next one work; with nobody left, rest."""
        worker = self.first()
        if worker is not None:
            self._last = worker.rank.lane
            worker.work()
        elif self._timer is not None:
            self._timer.stop()


def _rank(one: ref[Worker]) -> int:
    worker = one()
    return 0 if worker is None else worker.rank


TURNS = Turns()
"""The turns of the window's thread: one for all, of whatever window."""
