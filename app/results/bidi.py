"""Right-to-left text in the order in which it is drawn, for a medium that draws left to right."""

from __future__ import annotations

import unicodedata
from itertools import groupby

_MIRRORED = str.maketrans("()[]{}<>«»", ")(][}{><»«")


def visual(text: str) -> str:
    """One line with its right-to-left runs turned round; other text comes back as it is.

    A small part of the Unicode bidirectional algorithm: strong letters, numbers and what stands
    between them. The first strong letter gives the direction of the line.
    """
    kinds = [_kind(char) for char in text]
    if "R" not in kinds:
        return text
    base = 1 if next(kind for kind in kinds if kind in "LR") == "R" else 0
    levels = _levels(kinds, base)
    for level in range(max(levels), 0, -1):
        text, levels = _turned(text, levels, level)
    return text


def _kind(char: str) -> str:
    match unicodedata.bidirectional(char):
        case "R" | "AL":
            return "R"
        case "L":
            return "L"
        case "EN" | "AN":
            return "D"
    return "N"


def _levels(kinds: list[str], base: int) -> list[int]:
    """The level of each character: even ones are drawn left to right."""
    strong = [_resolved(kinds, place, base) for place in range(len(kinds))]
    found = []
    for kind, direction in zip(kinds, strong, strict=True):
        if direction == "R":
            found.append(2 if kind == "D" else 1)
        else:
            found.append(2 * base)
    return found


def _resolved(kinds: list[str], place: int, base: int) -> str:
    """The direction that a character follows: its own, or that of both its neighbours."""
    if kinds[place] in "LR":
        return kinds[place]
    own = "R" if base else "L"
    before = next((k for k in reversed(kinds[:place]) if k in "LR"), own)
    if kinds[place] == "D":
        return before
    after = next((k for k in kinds[place + 1 :] if k in "LR"), own)
    return before if before == after else own


def _turned(text: str, levels: list[int], level: int) -> tuple[str, list[int]]:
    """Every run of at least that level, turned round."""
    drawn, moved = [], []
    pairs = list(zip(text, levels, strict=True))
    for high, run in groupby(pairs, key=lambda pair: pair[1] >= level):
        part = list(run)
        if high:
            part.reverse()
        drawn += [c.translate(_MIRRORED) if high and of % 2 else c for c, of in part]
        moved += [of for _, of in part]
    return "".join(drawn), moved
