"""Questions with choices: letters, and right answers as every reader writes them."""

import re
from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import NamedTuple

_BOOLEAN = ("True", "False")
_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_CYRILLIC = "АБВГДЕЖЗИК"
_NAMES = re.compile(r"[\s,;/&+]+|(?<=\d)\.(?=\d)")


class RightChoice(NamedTuple):
    """The answer of a question with choices, and what is accepted besides."""

    answer: str
    also_accepted: tuple[str, ...]


def letter(index: int) -> str:
    """The letter of the choice at `index` (from 0): A to Z, then AA, AB, …."""
    letters = ""
    index += 1
    while index:
        index, rest = divmod(index - 1, len(_LETTERS))
        letters = _LETTERS[rest] + letters
    return letters


def right_choice(choices: Sequence[str], right: Sequence[int]) -> RightChoice:
    """Of the right choices (indexes, at least one) the first is the answer.

    Every letter and the words of the other right choices are accepted besides.
    """
    letters = [letter(index) for index in right]
    return RightChoice(choices[right[0]], (*letters, *(choices[index] for index in right[1:])))


def mixed(question: str, choices: Iterable[str]) -> tuple[str, ...]:
    """An order that says nothing of which is right, and is the same at every import.

    True and False keep theirs; a choice that stands twice is there once.
    """

    def place(choice: str) -> bytes:
        return sha256(f"{question}\0{choice}".encode("utf-8", "surrogatepass")).digest()

    chosen = dict.fromkeys(choices)
    return _BOOLEAN if set(chosen) == set(_BOOLEAN) else tuple(sorted(chosen, key=place))


class Right(NamedTuple):
    """Which choices are called right (0-based); `loose` if it looked like one number."""

    indexes: tuple[int, ...]
    loose: bool = False


def right_choices(cell: str, choices: Sequence[str], *, by_number: bool = False) -> Right:
    """The choices that words name: by their words (unless `by_number`), numbers or letters.

    Empty choices cannot be right. No indexes at all when any name is none of them.
    """
    plain = [_plain(choice) for choice in choices]
    if not by_number and _plain(cell) in plain:
        return Right((plain.index(_plain(cell)),))
    names = [name for name in _NAMES.split(cell.strip(" .)")) if name]
    found = [_index(name) for name in names]
    if found and all(i is not None and i < len(plain) and plain[i] for i in found):
        loose = re.fullmatch(r"\d(?:\.\d)+", cell) is not None
        return Right(tuple(dict.fromkeys(i for i in found if i is not None)), loose)
    for cut in ("\n", ";", ","):
        parts = [_plain(part) for part in cell.split(cut) if part.strip()]
        if len(parts) > 1 and all(part in plain for part in parts):
            return Right(tuple(dict.fromkeys(map(plain.index, parts))))
    return Right(())


def _plain(text: str) -> str:
    return " ".join(text.split()).casefold()


def _index(name: str) -> int | None:
    name = name.strip(").").upper()
    if re.fullmatch(r"[1-9][0-9]?", name):
        return int(name) - 1
    if len(name) == 1 and name in _LETTERS:
        return _LETTERS.index(name)
    return _CYRILLIC.index(name) if len(name) == 1 and name in _CYRILLIC else None
