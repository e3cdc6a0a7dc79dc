"""Rows are painted by handfuls: one to a turn of the event loop, so that no turn is long."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from PySide6.QtCore import QObject, QTimer

HANDFUL = 6
TURN_MS = 1
"""Not 0: between two handfuls the first is painted, whatever the system thinks of the order."""


class Fresh(Protocol):
    """What can be painted again."""

    def freshen(self) -> None:
        """Ask to be painted."""


class Handfuls(QObject):
    """Freshens at most `HANDFUL` in a turn of the event loop, in the order in which they are asked.

    A few are freshened at once; more than a handful leave the turn of their change to others.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._waiting: dict[Fresh, None] = {}
        self._done = 0
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._turn)

    @property
    def busy(self) -> bool:
        """Whether some are waiting."""
        return bool(self._waiting)

    def ask(self, some: Iterable[Fresh]) -> None:
        """Freshen these, before those that wait already."""
        self._waiting = {**dict.fromkeys(some), **self._waiting}
        if not self._waiting:
            return
        if len(self._waiting) <= HANDFUL - self._done:
            self._freshen()
        self._timer.start(TURN_MS)

    def leave(self, one: Fresh) -> None:
        """Let one go that is there no more."""
        self._waiting.pop(one, None)

    def _freshen(self) -> None:
        for one in list(self._waiting)[: HANDFUL - self._done]:
            del self._waiting[one]
            self._done += 1
            one.freshen()

    def _turn(self) -> None:
        self._done = 0
        if self._waiting:
            self._freshen()
        else:
            self._timer.stop()
