"""Typed access to one JSON object of a record, with its place for the error."""

from __future__ import annotations

from typing import Any

from app.hill.rules import MAX_COUNT
from app.openrecord import RecordError

DEEPEST = 100

# Where in the record something stands, in pairs of a word and a number or id: ("turn", 7, "team",
# "t3"). Put into words only when it is needed.
Place = tuple[str | int, ...]


class Fields:
    """A JSON object of which the fields named `known` are read; the others are `extra()`.

    null means left out. Every wrong type raises `RecordError` with the object's place.
    """

    __slots__ = ("_known", "_value", "place")

    def __init__(self, value: object, place: Place, what: str, known: frozenset[str]) -> None:
        if not isinstance(value, dict):
            raise RecordError(at(place, f"{what} must be a JSON object"))
        self.place = place
        self._value: dict[str, Any] = value
        self._known = known

    def error(self, sentence: str) -> RecordError:
        """An error at this object's place."""
        return RecordError(at(self.place, sentence))

    def any(self, key: str) -> Any:
        """The field as it came; None where it is left out."""
        return self._value.get(key)

    def free(self, key: str) -> Any:
        """A field of any JSON value, not nested beyond reason."""
        return self._bounded(key, self.any(key))

    def text(self, key: str) -> str | None:
        """A text field."""
        value = self._value.get(key)
        if value is None or isinstance(value, str):
            return value
        raise self.error(f"{key} must be text")

    def id(self, key: str) -> str:
        """A required id: a non-empty text."""
        value = self._value.get(key)
        if isinstance(value, str) and value:
            return value
        raise self.error(f"{key} must be a non-empty text")

    def flag(self, key: str) -> bool | None:
        """A field that is true or false."""
        value = self._value.get(key)
        if value is None or isinstance(value, bool):
            return value
        raise self.error(f"{key} must be true or false")

    def whole(self, key: str) -> int | None:
        """A JSON integer (true and 1.0 are none)."""
        value = self._value.get(key)
        if value is None or type(value) is int:
            return value
        raise self.error(f"{key} must be a whole number")

    def amount(self, key: str) -> int:
        """A JSON integer of a size that a game can have; 0 where it is left out."""
        value = self.whole(key) or 0
        if abs(value) > MAX_COUNT:
            raise self.error(f"{key} must be from {-MAX_COUNT} to {MAX_COUNT}")
        return value

    def items(self, key: str, *, free: bool = False) -> list[Any]:
        """A list; empty where it is left out. Items that are `free` are kept as they come."""
        value = self._value.get(key)
        if value is None:
            return []
        if isinstance(value, list):
            return self.free(key) if free else value
        raise self.error(f"{key} must be a list")

    def table(self, key: str) -> dict[str, Any]:
        """An object keyed by team id; its null values are left out."""
        value = self._value.get(key)
        if value is None:
            return {}
        if isinstance(value, dict):
            return {team: item for team, item in value.items() if item is not None}
        raise self.error(f"{key} must be a JSON object")

    def extra(self) -> dict[str, Any]:
        """The fields that are not known here, kept on a round trip."""
        if self._value.keys() <= self._known:
            return {}
        others = {key: value for key, value in self._value.items() if key not in self._known}
        return {key: self._bounded(key, value) for key, value in others.items()}

    def _bounded(self, key: str, value: Any) -> Any:
        if _is_deeper(value, DEEPEST):
            raise self.error(f"{key} is nested deeper than {DEEPEST} levels")
        return value


def at(place: Place, sentence: str) -> str:
    """The sentence behind its place: `turn 7, team t3: …`."""
    if not place:
        return sentence
    words = [
        f"{word} {number}" if number != "" else str(word)
        for word, number in zip(place[::2], place[1::2], strict=True)
    ]
    return f"{', '.join(words)}: {sentence}"


def _is_deeper(value: Any, levels: int) -> bool:
    if isinstance(value, dict):
        value = list(value.values())
    if not isinstance(value, list):
        return False
    return levels == 0 or any(_is_deeper(item, levels - 1) for item in value)
