"""Sides as a Russian keyboard writes them: Л2 and П4 for L2 and R4."""

from __future__ import annotations

import re
from collections.abc import Collection

_SIDES = {"л": "L", "п": "R"}
_FIRST = re.compile(r"^(\s*)([ЛлПп])(\d+)\b", re.MULTILINE)


def latin_sides(text: str, ids: Collection[str]) -> str:
    """The text with Л and П at the head of a line as L and R, where only those are players."""
    known = {id_.casefold() for id_ in ids}

    def turned(found: re.Match[str]) -> str:
        space, letter, number = found.groups()
        latin = f"{_SIDES[letter.lower()]}{number}"
        as_typed = f"{letter}{number}".casefold()
        return f"{space}{latin}" if as_typed not in known else found[0]

    return _FIRST.sub(turned, text)
