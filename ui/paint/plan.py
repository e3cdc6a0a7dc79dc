"""A plan: all that will be painted of one shot, and when."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from ui.paint.pieces import Piece


class Moment(NamedTuple):
    """The milliseconds a shot has been shown; without `motion` moves are shown as made.

    `read_ms` is how long its question's text has been on the screen, over several shots perhaps:
    the pages of a long text turn by it.
    """

    elapsed_ms: int = 0
    motion: bool = True
    read_ms: int = 0


class Stamp(NamedTuple):
    """A piece painted over the still ones for good, `at_ms` after the shot was shown."""

    at_ms: int
    piece: Piece


Live = Callable[[int], tuple[Piece, ...]]


def nothing(_: int) -> tuple[Piece, ...]:
    """No live pieces."""
    return ()


def first(_: int) -> int:
    """The only page."""
    return 0


@dataclass(frozen=True, slots=True)
class Plan:
    """A shot's pieces, from the bottom up: `still`, then `stamps` in order of time, then the rest.

    `live` gives the pieces over all others for the milliseconds shown, `turning` the page of a
    long text for the milliseconds it has been read. Nothing changes after `until_ms`, which for a
    countdown is the time when it reaches nought. `calm_ms` is how often a look is enough (16 while
    tokens move, more for clocks).
    """

    width: float
    still: tuple[Piece, ...]
    stamps: tuple[Stamp, ...] = ()
    live: Live = nothing
    turning: Live = nothing
    until_ms: int = 0
    calm_ms: int = 16
    pages: int = 1
    """How many pages the question's text has here."""
    page_at: Callable[[int], int] = first
    """Which of them is seen after so many milliseconds of reading, from 0."""
    final: tuple[Piece, ...] | None = None
    """What `still` and all `stamps` together amount to, when that can be said in fewer pieces."""

    def over(self, moment: Moment) -> tuple[Piece, ...]:
        """The pieces over the still picture at a moment."""
        return (*self.turning(moment.read_ms), *self.live(moment.elapsed_ms))

    def at(self, moment: Moment) -> tuple[Piece, ...]:
        """All pieces of one moment, from the bottom up."""
        stamped = (stamp.piece for stamp in self.stamps if stamp.at_ms <= moment.elapsed_ms)
        return (*self.still, *stamped, *self.over(moment))
