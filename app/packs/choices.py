"""Questions with choices: letters, and right answers as every reader writes them."""

from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import NamedTuple

_BOOLEAN = ("True", "False")
_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


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
