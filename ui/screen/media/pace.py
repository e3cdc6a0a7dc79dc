"""How often the window's thread may do what takes long: twice as long it is free in between."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

FREE_S = 0.008
"""What is done as quickly is no burden."""
REST = 2.0


class Pace:
    """Is entered for the work; `due` says whether enough time has passed since the last."""

    def __init__(self, clock: Callable[[], float] = perf_counter) -> None:
        """`clock` gives seconds and may be a test's own."""
        self._clock = clock
        self._begun = 0.0
        self._until = float("-inf")

    @property
    def due(self) -> bool:
        """Whether the work may be done now."""
        return self._clock() >= self._until

    def __enter__(self) -> None:
        """The work begins."""
        self._begun = self._clock()

    def __exit__(self, *_: object) -> None:
        """It has ended."""
        end = self._clock()
        took = end - self._begun
        self._until = end + (took * REST if took > FREE_S else 0.0)
