"""A GIFT file cut into blocks: its questions, descriptions and categories.

Escaped signs are set aside first, as private characters that no structure is read from, and come
back with `restored`.
"""

import re
from collections.abc import Callable, Iterator
from typing import NamedTuple

from app.packs.kinds import DoubtKind

_ESCAPED = re.compile(r"\\([~=#{}:\\n])")
_SIGNS = "~=#{}:\\"
_HIDDEN = {sign: chr(0x01 + index) for index, sign in enumerate(_SIGNS)}
_SHOWN = str.maketrans({hidden: sign for sign, hidden in _HIDDEN.items()})
_GLUED = re.compile(r"\}(?:[ \t.?!…)»]*+\n(?=[^{}]*+\{)|[^{}\n]*+\n(?=[ \t]*+::[^{}]*+\{))")
_CATEGORY = re.compile(r"\s*\$CATEGORY:\s*(.*)", re.IGNORECASE)


class Block(NamedTuple):
    """Lines between blank ones, joined; or a category. Escaped signs are still set aside."""

    line: int
    text: str
    is_category: bool = False


def hidden(text: str) -> str:
    """The text with its escaped signs set aside; it must hold no control characters."""
    return _ESCAPED.sub(lambda sign: _HIDDEN.get(sign[1], "\n"), text)


def restored(text: str) -> str:
    """The text with the signs that were set aside, without spaces around its lines."""
    lines = text.translate(_SHOWN).split("\n")
    return "\n".join(line.strip() for line in lines).strip()


def blocks(text: str, doubt: Callable[[DoubtKind, int, str], None]) -> Iterator[Block]:
    """Cut a file; `doubt` is told of braces that a blank line tears apart, or does not."""
    for block in _closed(text, doubt):
        yield from [block] if block.is_category else _apart(block, doubt)


def _apart(block: Block, doubt: Callable[[DoubtKind, int, str], None]) -> Iterator[Block]:
    """The questions of a block: after closed braces a line with braces of its own is another."""
    start = 0
    for cut in [*_GLUED.finditer(block.text), None]:
        part = block.text[start : cut.end() if cut else len(block.text)].rstrip("\n")
        line = block.line + block.text.count("\n", 0, start)
        if start:
            doubt(DoubtKind.NO_BLANK_LINE, line, restored(part))
        yield Block(line, part)
        start = cut.end() if cut else start


def _closed(text: str, doubt: Callable[[DoubtKind, int, str], None]) -> Iterator[Block]:
    waiting: Block | None = None
    for block in _paragraphs(text):
        if waiting is not None and not block.is_category and _closes(block.text):
            doubt(DoubtKind.BLANK_IN_BRACES, block.line, restored(block.text))
            yield Block(waiting.line, f"{waiting.text}\n{block.text}")
            waiting = None
            continue
        if waiting is not None:
            yield waiting
        waiting = block if _is_open(block) else None
        if waiting is None:
            yield block
    if waiting is not None:
        yield waiting


def _is_open(block: Block) -> bool:
    return not block.is_category and block.text.rfind("{") > block.text.rfind("}")


def _closes(text: str) -> bool:
    end, start = text.find("}"), text.find("{")
    return end >= 0 and (start < 0 or end < start)


def _paragraphs(text: str) -> Iterator[Block]:
    """Runs of lines without blank ones; comments are taken out, categories stand alone."""
    lines: list[str] = []
    first = 0
    for number, line in enumerate(text.split("\n"), 1):
        category = _CATEGORY.fullmatch(line)
        if line.strip() and category is None:
            if not line.lstrip().startswith("//"):
                first = first if lines else number
                lines.append(hidden(line))
            continue
        if lines:
            yield Block(first, "\n".join(lines))
            lines = []
        if category is not None:
            yield Block(number, category[1].strip(), True)
    if lines:
        yield Block(first, "\n".join(lines))
