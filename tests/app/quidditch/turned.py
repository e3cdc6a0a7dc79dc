"""The half turn of the pitch: cell k to 126 - k, sides exchanged; for positions, orders, dice."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, TypeVar

from app.quidditch.dice import seeded

Item = TypeVar("Item")
CELL_KEYS = {"toward", "snitch_due", "from"}
SPOT = re.compile(r"(\d+)\(([123])\)")
PLAYER = re.compile(r"\b([LR])(?=\d)")
SIDE = re.compile(r"\b(left|right)\b")


def turned(value: Any, key: str = "") -> Any:
    """A JSON value as the half turn shows it."""
    if isinstance(value, dict):
        return {turned_text(name): turned(item, name) for name, item in value.items()}
    if key == "warned":
        return sorted(map(turned_text, value))
    if isinstance(value, list | tuple):
        return type(value)(turned(item) for item in value)
    if isinstance(value, str):
        return turned_text(value)
    if key in CELL_KEYS and type(value) is int and value:
        return 126 - value
    return value


def turned_text(text: str) -> str:
    """Spots, player ids and sides in a text, turned."""
    text = SPOT.sub(lambda found: f"{126 - int(found[1])}({found[2]})", text)
    text = PLAYER.sub(lambda found: "LR"["RL".index(found[1])], text)
    return SIDE.sub(lambda found: {"left": "right", "right": "left"}[found[1]], text)


class TurnedDice:
    """Dice that fall alike on both sides of the half turn: lots go by what candidates mean."""

    def __init__(self, seed: bytes, *, turn: bool) -> None:
        self._seed, self._turn = seed, turn

    def chance(self, address: str, p: float) -> bool:
        return self._number(address) < p

    def choose(self, address: str, items: Sequence[Item]) -> Item:
        by_meaning = {self._meaning(address, item): item for item in items}
        assert len(by_meaning) == len(items)
        names = sorted(by_meaning)
        return by_meaning[names[int(self._number(address) * len(names))]]

    def _number(self, address: str) -> float:
        return seeded(self._seed, turned_text(address) if self._turn else address)

    def _meaning(self, address: str, item: object) -> str:
        if not self._turn:
            return str(item)
        if isinstance(item, int) and not address.endswith("/height"):
            return str(126 - item if item else 0)
        return turned_text(str(item))
