"""Rows are painted by handfuls: one in a turn of the event loop, so that no turn is long."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from PySide6.QtCore import QObject

from ui.turns import TURNS, Rank

HANDFUL = 4


class Fresh(Protocol):
    """What can be painted again."""

    def freshen(self) -> None:
        """Ask to be painted."""


class Handfuls(QObject):
    """Freshens at most `HANDFUL` in one of its turns, in the order in which they are asked.

    A few are freshened at once; more than a handful leave the turn of their change to others.
    """

    rank = Rank.ROWS

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._waiting: dict[Fresh, None] = {}
        self._done = 0

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
        TURNS.enter(self)

    def leave(self, one: Fresh) -> None:
        """Let one go that is there no more."""
        self._waiting.pop(one, None)

    def _freshen(self) -> None:
        for one in list(self._waiting)[: HANDFUL - self._done]:
            del self._waiting[one]
            self._done += 1
            one.freshen()

    def work(self) -> None:
        """A handful; with none left, rest."""
        self._done = 0
        if self._waiting:
            self._freshen()
        else:
            TURNS.leave(self)
