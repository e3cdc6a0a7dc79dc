"""Fitting text into boxes: by size, by lines, by an ellipsis at a word's end, or by pages."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from functools import lru_cache

from ui.paint.fonts import MEDIUM, width_of

FLOOR = 24.0
"""The smallest size that is read from 15 m, in units (2.2 % of the height)."""
LEADING = 1.24
"""The distance of two lines, per unit of size."""
ELLIPSIS = "…"
_STEPS = 16
_MOST_MARKS = 3
_UNSEEN = {"Cc", "Cs", "Zl", "Zp"}
_MISFITS = 0.12


@dataclass(frozen=True, slots=True)
class Block:
    """Text laid out: `lines` of size `px`; `cut` when something was left out."""

    lines: tuple[str, ...]
    px: float
    weight: int
    width: float
    cut: bool = False

    @property
    def height(self) -> float:
        """The height of all lines."""
        return len(self.lines) * self.px * LEADING


@lru_cache(maxsize=4096)
def clean(text: str) -> str:
    """The text without control and direction characters, with plain spaces; lines are kept.

    A letter keeps three marks at most, so that it stays within its line.
    """
    kept, marks = [], 0
    for ch in text.replace("\r\n", "\n").replace("\t", " "):
        kind = unicodedata.category(ch)
        marks = marks + 1 if kind in {"Mn", "Me"} else 0
        if "\u202a" <= ch <= "\u202e" or "\u2066" <= ch <= "\u2069" or marks > _MOST_MARKS:
            continue
        kept.append(ch if ch == "\n" or kind not in _UNSEEN else " ")
    lines = (" ".join(filter(None, line.split(" "))) for line in "".join(kept).split("\n"))
    return "\n".join(line for line in lines if line)


def _split_word(word: str, limit: float, weight: int) -> list[str]:
    """A word wider than `limit` (per unit of size) in pieces that fit, with hyphens."""
    parts, part = [], ""
    for ch in word:
        if part and width_of(part + ch + "-", weight) > limit and not unicodedata.combining(ch):
            parts.append(part + "-" if part[-1].isalpha() else part)
            part = ""
        part += ch
    return [*parts, part]


def _units(paragraph: str, limit: float, weight: int) -> list[str]:
    """The words of a paragraph; a word of one or two letters stays with the next, if it fits."""
    units: list[str] = []
    short = False
    for word in filter(None, paragraph.split(" ")):
        joined = f"{units[-1]} {word}" if short else word
        if short and width_of(joined, weight) <= limit:
            units[-1] = joined
        else:
            units.append(word)
        short = len(word) <= 2 and word.isalpha()
    return units


def wrap(text: str, px: float, width: float, weight: int) -> tuple[list[str], bool]:
    """The lines of `text` at size `px` within `width`, and whether a word had to be broken."""
    limit, space = width / px, width_of(" ", weight)
    lines: list[str] = []
    broken = False
    for paragraph in text.split("\n"):
        line, used = "", 0.0
        for word in _units(paragraph, limit, weight):
            size = width_of(word, weight)
            if line and used + space + size <= limit:
                line, used = f"{line} {word}", used + space + size
                continue
            if line:
                lines.append(line)
            if size > limit:
                broken = True
                *full, rest = _split_word(word, limit, weight)
                lines += full
                line, used = rest, width_of(rest, weight)
            else:
                line, used = word, size
        if line:
            lines.append(line)
    return lines, broken


def _shorten(line: str, limit: float, weight: int) -> str:
    """The line with an ellipsis, cut at a word's end where a word is left, within `limit`."""
    words = line.split()
    while words:
        short = " ".join(words).rstrip(",.;:—–-") + ELLIPSIS
        if width_of(short, weight) <= limit:
            return short
        if len(words) == 1:
            break
        words.pop()
    word = words[0] if words else ""
    while len(word) > 1 and width_of(word + ELLIPSIS, weight) > limit:
        word = word[:-1]
    return word + ELLIPSIS


def _block(lines: list[str], px: float, weight: int, cut: bool = False) -> Block:
    width = max((width_of(line, weight) for line in lines), default=0.0) * px
    return Block(tuple(lines), px, weight, width, cut)


@lru_cache(maxsize=4096)
def fit(
    text: str,
    width: float,
    height: float,
    largest: float,
    smallest: float = FLOOR,
    *,
    weight: int = MEDIUM,
    lines: int = 99,
) -> Block:
    """`text` as large as it goes, from `largest` down to `smallest`, into `width` by `height`.

    At `smallest` a word wider than the box is broken, and what still does not fit ends in an
    ellipsis at a word's end.
    """
    text, px = clean(text), float(int(largest))
    while px > smallest:
        room = min(lines, _rows(height, px))
        laid, broken = wrap(text, px, width, weight)
        if len(laid) <= room and not broken:
            return _block(laid, px, weight)
        px = max(smallest, px - max(1.0, px // _STEPS))
    room = max(1, min(lines, _rows(height, px)))
    laid, _ = wrap(text, px, width, weight)
    if len(laid) <= room:
        return _block(laid, px, weight)
    last = _shorten(" ".join(laid[room - 1 : room + 1]), width / px, weight)
    return _block([*laid[: room - 1], last], px, weight, cut=True)


@lru_cache(maxsize=256)
def common_size(
    texts: tuple[str, ...],
    box: tuple[float, float],
    largest: float,
    smallest: float = FLOOR,
    *,
    weight: int = MEDIUM,
    lines: int = 1,
) -> float:
    """The size in which all but a few of `texts` fit `box` (width, height) whole.

    One size for a list keeps it calm; the few that are too long are fitted by themselves.
    """
    sizes = sorted(
        fit(text, *box, largest, smallest, weight=weight, lines=lines).px for text in texts
    )
    return sizes[int(len(sizes) * _MISFITS)] if sizes else largest


def _rows(height: float, px: float) -> int:
    return int(height / (px * LEADING) + 0.01)


@lru_cache(maxsize=256)
def pages(
    text: str,
    width: float,
    height: float,
    largest: float,
    smallest: float,
    *,
    weight: int = MEDIUM,
) -> tuple[Block, ...]:
    """`text` as one block as large as it fits, or at `smallest` in as many pages as it takes."""
    whole = fit(text, width, height, largest, smallest, weight=weight)
    if not whole.cut:
        return (whole,)
    lines, _ = wrap(clean(text), smallest, width, weight)
    room = max(1, int(height / (smallest * LEADING) + 0.01))
    count = -(-len(lines) // room)
    each = -(-len(lines) // count)
    return tuple(
        _block(lines[start : start + each], smallest, weight)
        for start in range(0, len(lines), each)
    )
