"""Two simulated sides: plausible orders for a round, and a referee who decides by the book.

Their own chance is addressed as well, under the seed's name for them, so that a whole match
follows from one seed; the match's dice are never touched.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import TypeVar

from app.quidditch.dice import seeded
from app.quidditch.rules import Role

Item = TypeVar("Item")
ROLES: tuple[Role, ...] = ("keeper", *("chaser",) * 3, *("beater",) * 2, "seeker")
COMMENT = "rises over the centre and looks for a gap"


class Whim:
    """A stream of choices that follows from a seed and a name."""

    def __init__(self, seed: bytes, name: str) -> None:
        self._seed, self._name, self._count = seed, name, 0

    def number(self) -> float:
        """The next number in [0, 1)."""
        self._count += 1
        return seeded(self._seed, f"{self._name}/{self._count}")

    def one(self, items: Sequence[Item]) -> Item:
        """One of the items."""
        return items[int(self.number() * len(items))]


def match_seed(number: int) -> bytes:
    """The 32 bytes of a simulated match's seed."""
    return hashlib.sha256(f"koth quidditch {number}".encode()).digest()
