"""Typed access to one JSON object of a record, with its place for the error."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from app.openrecord.errors import Place, RecordError

DEEPEST = 100
MOST = 1_000_000
Choice = TypeVar("Choice", bound=str)


class Fields:
    """A JSON object whose fields are taken one by one; what is left over is `extra()`.

    null means left out. Every wrong type raises `RecordError` with the object's place.
    """

    __slots__ = ("_left", "place")

    def __init__(self, value: object, place: Place, what: str) -> None:
        if not isinstance(value, dict):
            raise RecordError("{} must be a JSON object", what, place=place)
        self.place = place
        self._left: dict[str, Any] = value.copy()

    def error(self, wrong: str, *values: object) -> RecordError:
        """An error at this object's place."""
        return RecordError(wrong, *values, place=self.place)

    def any(self, key: str) -> Any:
        """The field as it came; None where it is left out."""
        return self._left.pop(key, None)

    def free(self, key: str) -> Any:
        """A field of any JSON value, not nested beyond reason."""
        return self._bounded(key, self._left.pop(key, None))

    def text(self, key: str) -> str | None:
        """A text field."""
        value = self._left.pop(key, None)
        if value is None or isinstance(value, str):
            return value
        raise self.error("{} must be text", key)

    def id(self, key: str) -> str:
        """A required id: a non-empty text."""
        value = self._left.pop(key, None)
        if isinstance(value, str) and value:
            return value
        raise self.error("{} must be a non-empty text", key)

    def verdict(self, key: str) -> bool | None:
        """A field that is true or false; None where it is left out."""
        value = self._left.pop(key, None)
        if value is None or isinstance(value, bool):
            return value
        raise self.error("{} must be true or false", key)

    def flag(self, key: str) -> bool:
        """A field that is true or false; false where it is left out."""
        return self.verdict(key) or False

    def whole(self, key: str, least: int = 0, most: int = MOST, clause: str = "") -> int | None:
        """A JSON integer within bounds (true and 1.0 are none); `clause` is said in the error."""
        value = self._left.pop(key, None)
        if value is None or (type(value) is int and least <= value <= most):
            return value
        if clause:
            wrong = "{} must be a whole number from {} to {} ({})"
            raise self.error(wrong, key, least, most, clause)
        raise self.error("{} must be a whole number from {} to {}", key, least, most)

    def choice(self, key: str, choices: Sequence[Choice]) -> Choice | None:
        """One of some words."""
        value = self._left.pop(key, None)
        if value is None:
            return None
        for choice in choices:
            if value == choice:
                return choice
        raise self.error("{} must be {} or {}", key, ", ".join(choices[:-1]), choices[-1])

    def items(self, key: str, *, free: bool = False) -> list[Any]:
        """A list; empty where it is left out. Items that are `free` are kept as they come."""
        value = self._left.pop(key, None)
        if value is None:
            return []
        if not isinstance(value, list):
            raise self.error("{} must be a list", key)
        if free:
            self._bounded(key, value)
        return value

    def table(self, key: str) -> dict[str, Any]:
        """An object; empty where it is left out. Its null values are left out."""
        value = self._left.pop(key, None)
        if value is None:
            return {}
        if isinstance(value, dict):
            return {name: item for name, item in value.items() if item is not None}
        raise self.error("{} must be a JSON object", key)

    def extra(self) -> dict[str, Any]:
        """The fields not taken: unknown here, kept on a round trip."""
        for key, value in self._left.items():
            self._bounded(key, value)
        return self._left

    def _bounded(self, key: str, value: Any) -> Any:
        if _is_deeper(value, DEEPEST):
            raise self.error("{} is nested deeper than {} levels", key, DEEPEST)
        return value


def check_format(fields: Fields, what: str, format_: str, known: int) -> None:
    """Raise `RecordError` unless the record is of this format and a version from 1 to `known`.

    `what` is the record in words: "a Quidditch record".
    """
    if fields.any("format") != format_:
        raise fields.error("this is not {} (format must be {})", what, repr(format_))
    version = fields.any("version")
    if type(version) is not int or version < 1:
        raise fields.error("version must be a whole number from 1")
    if version > known:
        wrong = "version {} was written by a newer program; this one reads version {}"
        raise fields.error(wrong, version, known)


def _is_deeper(value: Any, levels: int) -> bool:
    if isinstance(value, dict):
        value = list(value.values())
    if not isinstance(value, list):
        return False
    return levels == 0 or any(_is_deeper(item, levels - 1) for item in value)
