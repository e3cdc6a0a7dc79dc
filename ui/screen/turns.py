"""Whose turn it is: of all views that have a picture to build, one works in each turn of the loop.

The projector's comes first, the small pictures of the desk after it.
"""

from __future__ import annotations

from bisect import insort
from typing import Protocol
from weakref import ref


class Builder(Protocol):
    """A view that builds its picture, from one turn of the event loop to the next."""

    @property
    def rank(self) -> int:
        """Its place in the order: the lower one builds first."""

    def build_on(self) -> None:
        """Build in the turns to come."""

    def rest(self) -> None:
        """Wait: another one builds."""


class Turns:
    """The views that wait, the one at work first; of equal rank, the one that came first."""

    def __init__(self) -> None:
        self._waiting: list[ref[Builder]] = []

    @property
    def first(self) -> Builder | None:
        """Who works, if anybody is left."""
        self._waiting = [one for one in self._waiting if one() is not None]
        return self._waiting[0]() if self._waiting else None

    def enter(self, builder: Builder) -> None:
        """Line up, and begin if nobody is before; twice is once."""
        was = self.first
        if ref(builder) not in self._waiting:
            insort(self._waiting, ref(builder), key=_rank)
        if self.first is builder:
            if was is not None and was is not builder:
                was.rest()
            builder.build_on()

    def leave(self, builder: Builder) -> None:
        """Be done, or give up; the next one goes on."""
        was = self.first
        self._waiting = [one for one in self._waiting if one() is not builder]
        now = self.first
        if now is not None and now is not was:
            now.build_on()


def _rank(one: ref[Builder]) -> int:
    builder = one()
    return 0 if builder is None else builder.rank


TURNS = Turns()
"""The turns of the window's thread: one for all views, of whatever stage."""
