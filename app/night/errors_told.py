"""The errors of tables, records and past nights in the language of whoever reads them."""

import re
from collections.abc import Callable
from functools import cache

from app.hill.refusal import Refusal
from app.night.russian_errors import PLACES, RUSSIAN, THINGS
from app.openrecord import Place, RecordError, spoken

_STEP = re.compile(rf"({'|'.join(PLACES)})((?: [\w-]+)?)")


def told_record(error: RecordError, language: str, refused: Callable[[Refusal], str]) -> str:
    """What is wrong with a record: in "ru" by the code of the error, else its English sentence.

    `refused` has the words of a turn that the rules do not allow, in the same language.
    """
    place, sentence = error.place, _sentence(error, language)
    match error.values:
        case (Refusal() as refusal,):
            place, sentence = refusal.place, refused(refusal)
    return ": ".join(part for part in (error.file, _spoken(place, language), sentence) if part)


def _spoken(place: Place, language: str) -> str:
    if language != "ru":
        return spoken(place)
    return spoken(
        tuple(
            PLACES.get(step, step)
            if isinstance(step, str)
            else (PLACES.get(step[0], step[0]), step[1])
            for step in place
        )
    )


def _sentence(error: RecordError, language: str) -> str:
    if language != "ru":
        return error.sentence
    russian = RUSSIAN.get(error.wrong)
    return russian.format(*map(_value, error.values)) if russian else told(error.sentence, "ru")


def _value(value: object) -> object:
    return THINGS.get(value, RUSSIAN.get(value, value)) if isinstance(value, str) else value


def told(sentence: str, language: str) -> str:
    """An error's English sentence in "ru", if its words are known; in other languages as it is.

    What stands before a colon is its place; the words of a file stay as they are.
    """
    if language != "ru":
        return sentence
    if sentence in THINGS:
        return THINGS[sentence]
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
