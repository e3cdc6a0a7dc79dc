"""A table of words in one language, asked by key."""

from __future__ import annotations

from collections.abc import Mapping

from app.results.document import Language


class WordTable:
    """The words of one language: `words("turn")`, with fields by name."""

    __slots__ = ("_words", "language")

    def __init__(self, language: Language, words: Mapping[str, str]) -> None:
        """Take the language and its table."""
        self.language = language
        self._words = words

    def __call__(self, key: str, **given: object) -> str:
        """The word or sentence of that key."""
        return self._words[key].format_map(given) if given else self._words[key]
