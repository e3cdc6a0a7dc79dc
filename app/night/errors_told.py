"""The errors of tables, records and past nights in the language of whoever reads them."""

import re
from functools import cache

from app.night.russian_errors import PLACES, RUSSIAN

_STEP = re.compile(rf"({'|'.join(PLACES)})((?: [\w-]+)?)")


def told(sentence: str, language: str) -> str:
    """An error's English sentence in "ru", if its words are known; in other languages as it is.

    What stands before a colon is its place; the words of a file stay as they are.
    """
    if language != "ru":
        return sentence
    for pattern, russian in _patterns():
        found = pattern.fullmatch(sentence)
        if found:
            return russian.format(*(told(part, language) for part in found.groups()))
    before, colon, after = sentence.partition(": ")
    return f"{_place(before)}: {told(after, language)}" if colon else sentence


def _place(words: str) -> str:
    steps = words.split(", ")
    return ", ".join(PLACES[f[1]] + f[2] if (f := _STEP.fullmatch(s)) else s for s in steps)


@cache
def _patterns() -> tuple[tuple[re.Pattern[str], str], ...]:
    """The longest words first; what stands in a gap has no colon, which ends a place."""
    ordered = sorted(RUSSIAN.items(), key=lambda pair: len(pair[0]), reverse=True)
    made = []
    for english, russian in ordered:
        gaps = [re.escape(part) for part in english.split("{}")]
        first = r"([^:]+?)" if not gaps[0] else r"(.+?)"
        pattern = first.join(gaps[:2]) + "".join(r"(.+?)" + part for part in gaps[2:])
        made.append((re.compile(pattern, re.DOTALL), russian))
    return tuple(made)
