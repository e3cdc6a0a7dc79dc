"""Which answers say the same: equal but for their spelling, or alike above a threshold.

It only lays answers together and proposes; it never marks. A wrong pair in one group is worse than
a missed one, since a judge marks a group by one tap. So a group is a clique (complete linkage): any
two of its answers are alike, and A~B~C never puts an unlike A and C together.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from rapidfuzz.distance import OSA

SHORT = 3
"""Letters of a word that must be the same: one letter makes another word of it."""
SAME = 100
_WORDS = re.compile(r"[^\W_]+")
_EMPTY = frozenset(("и", "the", "a", "an", "of", "and"))
_ACCENTS = frozenset("\u0300\u0301\u0302\u0303\u0304\u0307\u0308\u030a\u030c\u0327\u0328")
_LETTERS = str.maketrans({"ё": "е", "й": "\ue000", "ї": "\ue001"})
_BACK = str.maketrans({"\ue000": "й", "\ue001": "ї"})


class Group(NamedTuple):
    """Answers laid together: `keys` of them in order, `text` the one to show for all.

    `near` is the least likeness of any two, 0–100.
    """

    text: str
    keys: tuple[str, ...]
    near: int


@lru_cache(maxsize=4096)
def normal(text: str) -> str:
    """The text without what does not count: case, ё, accents, punctuation, blanks, empty words."""
    plain = unicodedata.normalize("NFKC", text).casefold().translate(_LETTERS)
    bare = "".join(c for c in unicodedata.normalize("NFD", plain) if c not in _ACCENTS)
    words = _WORDS.findall(unicodedata.normalize("NFC", bare).translate(_BACK))
    return " ".join([word for word in words if word not in _EMPTY] or words) or text.strip()


class _Shape(NamedTuple):
    """A text as it is compared; `rigid` words must be the same: numbers and very short ones."""

    whole: str
    words: tuple[str, ...]
    ordered: tuple[str, ...]
    rigid: tuple[str, ...]


def likeness(one: str, other: str) -> int:
    """How alike two answers are, 0–100; 100 where only spelling differs that does not count.

    0 where their numbers or their very short words differ. The order of words does not count. Of
    several words the least alike decides: one other word makes another answer.
    """
    a, b = _shape(one), _shape(other)
    if a.whole == b.whole or a.ordered == b.ordered:
        return SAME
    if a.rigid != b.rigid or max(len(a.whole), len(b.whole)) <= SHORT:
        return 0
    score = _least(a.words, b.words)
    if len(a.words) > 1:
        score = max(score, _least(a.ordered, b.ordered))
    return min(int(score * 100), SAME - 1)


@lru_cache(maxsize=4096)
def _shape(text: str) -> _Shape:
    words = tuple(normal(text).split())
    ordered = tuple(sorted(words))
    rigid = tuple(w for w in ordered if len(w) <= SHORT or any(c.isdigit() for c in w))
    return _Shape("".join(words), words, ordered, rigid)


def _least(one: Sequence[str], other: Sequence[str]) -> float:
    """The likeness, 0–1, of the least alike words in that order; of the whole where they run on."""
    if len(one) != len(other):
        return OSA.normalized_similarity("".join(one), "".join(other))
    return min(OSA.normalized_similarity(a, b) for a, b in zip(one, other, strict=True))


def groups(answers: Mapping[str, str], threshold: int) -> tuple[Group, ...]:
    """The answers, by key, laid together; the largest group first. Their order changes nothing.

    Equal ones first; then each kind of answer, the most frequent first, goes to the group that it
    is most alike to throughout, or opens its own.
    """
    return _laid(tuple(sorted(answers.items())), threshold)


@lru_cache(maxsize=8)
def _laid(answered: tuple[tuple[str, str], ...], threshold: int) -> tuple[Group, ...]:
    answers = dict(answered)
    kinds: dict[str, list[str]] = {}
    for key in sorted(answers):
        kinds.setdefault(_kind(answers[key]), []).append(key)
    said = {kind: sorted({normal(answers[key]) for key in keys}) for kind, keys in kinds.items()}
    order = sorted(kinds, key=lambda kind: (-len(kinds[kind]), kind))
    laid: list[list[str]] = []
    for kind in order:
        near = [(_least_of(said, kind, group), group) for group in laid]
        best = max(near, key=lambda pair: pair[0], default=(0, []))
        if best[0] >= threshold:
            best[1].append(kind)
        else:
            laid.append([kind])
    made = [_group(group, kinds, said, answers) for group in laid]
    return tuple(sorted(made, key=lambda group: (-len(group.keys), group.text)))


def proposal(
    text: str, accepted: Iterable[str], not_accepted: Iterable[str], threshold: int
) -> bool | None:
    """What the pack's answers suggest: True, False, or None where they suggest nothing.

    Equal to one that is not accepted is wrong; equal or alike to an accepted one is right, unless
    it is at least as near to one that is not accepted.
    """
    yes = max((likeness(text, other) for other in accepted if other.strip()), default=0)
    wrong = max((likeness(text, other) for other in not_accepted if other.strip()), default=0)
    if wrong == SAME:
        return False
    return True if yes >= threshold and yes > wrong else None


def _kind(text: str) -> str:
    """One name for all answers that are equal."""
    return " ".join(_shape(text).ordered)


def _least_of(said: Mapping[str, list[str]], kind: str, group: Sequence[str]) -> int:
    """How alike a kind of answer is to a group throughout, as its answers have their words."""
    return min(likeness(a, b) for a in said[kind] for other in group for b in said[other])


def _group(
    group: list[str],
    kinds: Mapping[str, list[str]],
    said: Mapping[str, list[str]],
    answers: Mapping[str, str],
) -> Group:
    keys = [key for kind in group for key in kinds[kind]]
    often = Counter(answers[key] for key in keys)
    text = min(often, key=lambda text: (-often[text], text))
    later = ((kind, group[n + 1 :]) for n, kind in enumerate(group[:-1]))
    pairs = [_least_of(said, kind, others) for kind, others in later]
    return Group(text, tuple(keys), min(pairs, default=SAME))
