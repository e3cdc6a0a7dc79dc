"""The lines of a `.4s` file: each with its marker, if it has one."""

import re
from collections.abc import Iterator
from enum import Enum
from typing import NamedTuple


class Mark(Enum):
    """A marker, by the token that stands for it in the file."""

    TITLE = "###"
    SHORT_TITLE = "###LJ"
    DATE = "#DATE"
    EDITOR = "#EDITOR"
    TOUR = "##"
    ROUND = "#R"
    BATTLE = "#B"
    THEME = "#T"
    META = "#"
    NUMBER = "№"
    COUNTER = "№№"
    QUESTION = "?"
    ANSWER = "!"
    ALSO = "="
    NOT = "!="
    COMMENT = "/"
    SOURCE = "^"
    AUTHOR = "@"
    HANDOUT = ">"
    ITEM = "-"
    NONE = ""


HEADINGS = (Mark.TOUR, Mark.ROUND, Mark.BATTLE, Mark.THEME)
"""Headings that open a stage, from the outermost in."""


class Line(NamedTuple):
    """A line that is not blank; `number` is 1-based, `text` without the marker.

    `glued` says that no space followed the marker, so that it may be none.
    """

    number: int
    mark: Mark
    text: str
    after_blank: bool
    glued: bool = False

    @property
    def whole(self) -> str:
        """The line as it stood, marker included."""
        between = "" if self.glued or not self.text else " "
        return self.mark.value + between + self.text


_MARKS = {mark.value: mark for mark in Mark if mark is not Mark.NONE}
_GLUED = re.compile(r"(###|##|№№|№|\?|!=|[!=/^@>])(?=[\w«“„\"(\[])")
_COUNTER_SET = re.compile(r"set 4SCOUNTER(\w*) = (\d{1,6})")
_COUNTER = re.compile(r"4SCOUNTER([0-9A-Za-z_]*)")


def read_lines(text: str) -> Iterator[Line]:
    """Yield every line that is not blank. Automatic counters are already numbers."""
    counters: dict[str, int] = {}
    blank = True
    for number, raw in enumerate(text.split("\n"), start=1):
        line = raw.strip()
        setting = _COUNTER_SET.fullmatch(line)
        if setting:
            counters[setting[1]] = int(setting[2])
        elif line:
            yield _line(number, _count(line, counters), blank)
            blank = False
        else:
            blank = True


def _count(line: str, counters: dict[str, int]) -> str:
    def next_number(found: re.Match[str]) -> str:
        value = counters.setdefault(found[1], 1)
        counters[found[1]] = value + 1
        return str(value)

    return _COUNTER.sub(next_number, line) if "4SCOUNTER" in line else line


def _line(number: int, line: str, after_blank: bool) -> Line:
    token, *rest = line.split(maxsplit=1)
    mark = _MARKS.get(token)
    if mark is not None:
        return Line(number, mark, rest[0] if rest else "", after_blank)
    glued = _GLUED.match(line)
    if glued:
        return Line(number, _MARKS[glued[1]], line[glued.end() :], after_blank, True)
    return Line(number, Mark.NONE, line, after_blank)
