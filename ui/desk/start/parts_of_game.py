"""The parts of a game as the host types them: the last question of each part (2.3)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise


def part_ends(text: str) -> tuple[int, ...] | None:
    """The numbers in the text, rising from 1; empty for one part; None where they are not."""
    words = [word for word in re.split(r"[\s,;]+", text.strip()) if word]
    if not all(word.isascii() and word.isdigit() and len(word) < 7 for word in words):
        return None
    ends = tuple(int(word) for word in words)
    return ends if all(a < b for a, b in pairwise((0, *ends))) else None


def even_parts(questions: int, count: int) -> tuple[int, ...]:
    """The last questions of `count` parts of `questions`, as even as they can be."""
    if count < 2 or questions < count:
        return ()
    return tuple(questions * part // count for part in range(1, count + 1))


def parts_text(ends: Sequence[int]) -> str:
    """The parts as they are typed."""
    return ", ".join(str(end) for end in ends)
