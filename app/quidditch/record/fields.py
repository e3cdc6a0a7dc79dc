"""Typed access to one JSON object of a record, with its place for the error."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, TypeVar

from app.openrecord import RecordError
from app.quidditch.pitch import SIDES, SPOTS, Side, Spot

DEEPEST = 100
MOST = 1_000_000
SPOT = re.compile(r"([1-9][0-9]{0,2})\(([0-9])\)")
Choice = TypeVar("Choice", bound=str)


class Fields:
    """A JSON object whose fields are taken one by one; what is left over is `extra()`.

    null means left out. Every wrong type raises `RecordError` with the object's place.
    """

    __slots__ = ("_left", "place")

    def __init__(self, value: object, place: str, what: str) -> None:
        if not isinstance(value, dict):
            raise RecordError(at(place, f"{what} must be a JSON object"))
        self.place = place
        self._left: dict[str, Any] = dict(value)

    def error(self, sentence: str) -> RecordError:
        """An error at this object's place."""
        return RecordError(at(self.place, sentence))

    def any(self, key: str) -> Any:
        """The field as it came; None where it is left out."""
        return self._left.pop(key, None)

    def free(self, key: str) -> Any:
        """A field of any JSON value, not nested beyond reason."""
        value = self.any(key)
        self._bound(key, value)
        return value

    def text(self, key: str) -> str | None:
        """A text field."""
        value = self.any(key)
        if value is None or isinstance(value, str):
            return value
        raise self.error(f"{key} must be text")

    def id(self, key: str) -> str:
        """A required, non-empty text."""
        value = self.any(key)
        if isinstance(value, str) and value:
            return value
        raise self.error(f"{key} must be a non-empty text")

    def flag(self, key: str) -> bool:
        """A field that is true or false; false where it is left out."""
        value = self.any(key)
        if value is None or isinstance(value, bool):
            return bool(value)
        raise self.error(f"{key} must be true or false")

    def whole(self, key: str, least: int = 0, most: int = MOST) -> int | None:
        """A JSON integer within bounds (true and 1.0 are none)."""
        value = self.any(key)
        if value is None or (type(value) is int and least <= value <= most):
            return value
        raise self.error(f"{key} must be a whole number from {least} to {most}")

    def choice(self, key: str, choices: Sequence[Choice]) -> Choice | None:
        """One of some words."""
        value = self.any(key)
        if value is None:
            return None
        for choice in choices:
            if value == choice:
                return choice
        raise self.error(f"{key} must be {', '.join(choices[:-1])} or {choices[-1]}")

    def side(self, key: str) -> Side | None:
        """left or right."""
        return self.choice(key, SIDES)

    def spot(self, key: str) -> Spot | None:
        """A cell and height, `12(2)`."""
        value = self.any(key)
        return None if value is None else read_spot(value, self.place, key)

    def items(self, key: str) -> list[Any]:
        """A list; empty where it is left out."""
        value = self.any(key)
        if value is None:
            return []
        if isinstance(value, list):
            return value
        raise self.error(f"{key} must be a list")

    def table(self, key: str) -> dict[str, Any]:
        """An object; empty where it is left out. Its null values are left out."""
        value = self.any(key)
        if value is None:
            return {}
        if isinstance(value, dict):
            return {name: item for name, item in value.items() if item is not None}
        raise self.error(f"{key} must be a JSON object")

    def extra(self) -> dict[str, Any]:
        """The fields not taken: unknown here, kept on a round trip."""
        for key, value in self._left.items():
            self._bound(key, value)
        return self._left

    def _bound(self, key: str, value: Any) -> None:
        if _is_deeper(value, DEEPEST):
            raise self.error(f"{key} is nested deeper than {DEEPEST} levels")


def read_spot(value: object, place: str, what: str) -> Spot:
    """A cell and height; raises `RecordError` where there is no such cell (1.1)."""
    found = SPOT.fullmatch(value) if isinstance(value, str) else None
    if found is None:
        raise RecordError(at(place, f"{what} must be a cell and height, as 12(2)"))
    cell, height = int(found[1]), int(found[2])
    if cell > 125 or not 1 <= height <= 3:
        sentence = f"{what} is {cell}({height}); cells are 1 to 125, heights 1 to 3 (1.1)"
        raise RecordError(at(place, sentence))
    return SPOTS[cell][height]


def _is_deeper(value: Any, levels: int) -> bool:
    if isinstance(value, dict):
        value = list(value.values())
    if not isinstance(value, list):
        return False
    return levels == 0 or any(_is_deeper(item, levels - 1) for item in value)


def at(place: str, sentence: str) -> str:
    """The sentence behind its place: `round 5, tact 1: …`."""
    return f"{place}: {sentence}" if place else sentence


def within(place: str, inner: str) -> str:
    """A place inside a place: `round 5, tact 1`."""
    return f"{place}, {inner}" if place else inner
