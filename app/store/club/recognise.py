"""Who is who across nights: the same club id, else the same name and the host's word. Pure.

Nobody is taken for somebody else in silence: a name without a club id that has been met before
counts apart until the host has said that it is the same; from then on the name is known.
"""

from __future__ import annotations

import re
import unicodedata
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Literal, NamedTuple

Kind = Literal["team", "player"]


class Known(NamedTuple):
    """A participant of the archive: `root` is the id that speaks for it; `club_id` may be ""."""

    id: int
    club_id: str
    key: str
    root: int


class Said(NamedTuple):
    """The host's word on two participants."""

    one: int
    other: int
    same: bool


@dataclass(frozen=True, slots=True)
class Met:
    """A participant as a night names it."""

    club_id: str
    key: str


@dataclass(frozen=True, slots=True)
class Question:
    """One name, several who bear it: are they the same? `people` are ids in the archive."""

    kind: Kind
    key: str
    people: tuple[int, ...]


def name_key(*names: str) -> str:
    """The name by which two are alike: case, ё, width and spaces do not count."""
    folded = unicodedata.normalize("NFKC", " ".join(names)).casefold().replace("ё", "е")
    return re.sub(r"\s+", " ", folded).strip()


def recognised(met: Met, known: Sequence[Known], said: Iterable[Said]) -> int | None:
    """The row that this one is met as, or None for one not known yet.

    `known` are the participants of that club id or that name. Without a club id it is the row of
    its name that the host has called the same before, if all of the name are one by now.
    """
    if met.club_id:
        return next((one.id for one in known if one.club_id == met.club_id), None)
    namesakes = [one for one in known if met.key and one.key == met.key]
    if len({one.root for one in namesakes}) != 1:
        return None
    ids = {one.id for one in namesakes}
    if not any(word.same and (word.one in ids or word.other in ids) for word in said):
        return None
    return next((one.id for one in namesakes if not one.club_id), None)


def questions(kind: Kind, known: Iterable[Known], said: Iterable[Said]) -> list[Question]:
    """What the host is still to be asked, a question a name, by name."""
    by_key: dict[str, list[Known]] = defaultdict(list)
    rows = list(known)
    for one in rows:
        by_key[one.key].append(one)
    apart = _apart({one.id: one.root for one in rows}, said)
    found = []
    for key in sorted(key for key in by_key if key):
        roots = _roots(by_key[key])
        if any(_open(one, other, apart) for one, other in combinations(roots.values(), 2)):
            found.append(Question(kind, key, tuple(sorted(roots))))
    return found


class _Group(NamedTuple):
    root: int
    has_id: bool


def _roots(namesakes: Iterable[Known]) -> Mapping[int, _Group]:
    roots: dict[int, _Group] = {}
    for one in namesakes:
        had = roots.get(one.root, _Group(one.root, has_id=False))
        roots[one.root] = _Group(one.root, had.has_id or bool(one.club_id))
    return roots


def _apart(roots: Mapping[int, int], said: Iterable[Said]) -> set[frozenset[int]]:
    return {
        frozenset((roots.get(word.one, word.one), roots.get(word.other, word.other)))
        for word in said
        if not word.same
    }


def _open(one: _Group, other: _Group, apart: set[frozenset[int]]) -> bool:
    if one.has_id and other.has_id:
        return False  # two club ids are two people
    return frozenset((one.root, other.root)) not in apart
