"""Chance with an address: every draw can be asked for again by its name alone."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol, TypeVar

Item = TypeVar("Item")
SCALE = 1 / (1 << 53)


class Draw(NamedTuple):
    """One draw: its address, its odds (of the event, or of each candidate) and its outcome."""

    at: str
    p: float
    u: float
    outcome: bool | int | str


class MissingDrawError(Exception):
    """A draw is asked for that neither the seed nor a hand has given; its text is the address.

    `p` is the chance of the event, or of each of the `candidates` (none: an event).
    """

    def __init__(self, address: str, p: float, candidates: tuple[int | str, ...] = ()) -> None:
        super().__init__(address)
        self.address, self.p, self.candidates = address, p, candidates


class Dice(Protocol):
    """What decides the chances of a tact. Neither method is asked where nothing is open."""

    def chance(self, address: str, p: float) -> bool:
        """Whether an event of chance p (0 < p < 1) happens."""

    def choose(self, address: str, items: Sequence[Item]) -> Item:
        """One of two or more candidates, each equally likely."""


def pick(dice: Dice, address: str, items: Sequence[Item]) -> Item:
    """One of the candidates; a choice of one takes no draw."""
    return items[0] if len(items) == 1 else dice.choose(address, items)


def happens(dice: Dice, address: str, p: float) -> bool:
    """Whether an event of chance p happens; 0 and 1 take no draw."""
    return p > 0 and (p >= 1 or dice.chance(address, p))


def seed_hash(seed: bytes) -> str:
    """What is shown before the match: SHA-256 of the 32 bytes of the seed, in hex."""
    return hashlib.sha256(seed).hexdigest()


def seeded(seed: bytes, address: str) -> float:
    """The draw of an address: the top 53 bits of HMAC-SHA256, in [0, 1)."""
    digest = hmac.digest(seed, address.encode(), "sha256")
    return (int.from_bytes(digest[:8], "big") >> 11) * SCALE


class AddressedDice:
    """Draws from a committed seed, single ones entered by hand, each noted in `log`.

    Without a seed a draw that no hand has entered raises `MissingDrawError`.
    """

    __slots__ = ("_hand", "_seed", "log")

    def __init__(self, seed: bytes | None, hand: Mapping[str, float] | None = None) -> None:
        self._seed = seed
        self._hand = hand or {}
        self.log: list[Draw] = []

    def chance(self, address: str, p: float) -> bool:
        """Whether an event of chance p happens: the draw is below p."""
        u = self._draw(address)
        if u is None:
            raise MissingDrawError(address, p)
        self.log.append(Draw(address, p, u, u < p))
        return u < p

    def choose(self, address: str, items: Sequence[Item]) -> Item:
        """Candidate floor(draw * n)."""
        u = self._draw(address)
        if u is None:
            raise MissingDrawError(address, 1 / len(items), tuple(map(_shown, items)))
        item = items[int(u * len(items))]
        self.log.append(Draw(address, 1 / len(items), u, _shown(item)))
        return item

    def take(self) -> tuple[Draw, ...]:
        """The draws since the last time, and forget them."""
        taken, self.log = tuple(self.log), []
        return taken

    def _draw(self, address: str) -> float | None:
        if self._hand and address in self._hand:
            return self._hand[address]
        return None if self._seed is None else seeded(self._seed, address)


def _shown(item: object) -> int | str:
    return item if isinstance(item, int) else str(item)
