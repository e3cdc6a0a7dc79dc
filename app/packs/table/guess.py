"""Guessing which column of a table is what: by its headings, else by what stands in it."""

import re
from dataclasses import dataclass
from itertools import dropwhile

from app.packs.table.about import label_of
from app.packs.table.fields import ONCE, Column, Guess, Mapping
from app.packs.table.headings import Heading, read_heading
from app.packs.table.sheet import Row, Sheet

_LOOK_FOR_HEADER = 30
_SAMPLE = 200
_BY_CONTENT = 0.5
_UNKNOWN = 0.2
_ASKING = 0.2
_LONG = 20
_NEEDED = (Column.QUESTION, Column.SCREEN, Column.HANDOUT)
_RIGHT = re.compile(r"(?:\d|[A-Fa-fА-Га-г])(?:\s*[,;.]\s*(?:\d|[A-F]))*")
_TIMES = {"5", "10", "15", "20", "30", "45", "60", "90", "120", "180", "240", "300"}


def guess(sheet: Sheet) -> Guess | None:
    """The likeliest mapping; None when no column can be the questions."""
    best: tuple[float, Row, list[Heading | None]] | None = None
    rows = list(dropwhile(lambda row: label_of(row) is not None, sheet.rows))
    for row in rows[:_LOOK_FOR_HEADER]:
        headings = [read_heading(cell) for cell in row.cells]
        merit = _merit(row, headings)
        if merit > 0 and (best is None or merit > best[0]):
            best = merit, row, headings
    if best is not None:
        return _by_headings(sheet, best[1], best[2])
    return _by_contents(sheet)


def _merit(row: Row, headings: list[Heading | None]) -> float:
    """How much a row looks like one of headings; 0 for one that cannot be."""
    found = [heading for heading in headings if heading is not None]
    if not any(heading.column in _NEEDED for heading in found):
        return 0
    filled = sum(bool(cell.strip()) for cell in row.cells)
    if len(found) * 2 < filled or (filled == 1 and found[0].confidence < 1):
        return 0
    return sum(heading.confidence for heading in found)


def _by_headings(sheet: Sheet, header: Row, headings: list[Heading | None]) -> Guess:
    width = max(sheet.width, len(headings))
    columns = [Column.NOTE] * width
    confidence = [_UNKNOWN] * width
    order = sorted(
        ((heading, index) for index, heading in enumerate(headings) if heading is not None),
        key=lambda found: (-found[0].confidence, found[1]),
    )
    has_choices = any(heading.column is Column.CHOICE for heading, _ in order)
    for heading, index in order:
        column = heading.column
        if column is Column.CORRECT and not has_choices:
            column = Column.ANSWER
        if column in ONCE and column in columns:
            continue
        columns[index], confidence[index] = column, heading.confidence
    number = _unnamed_number(sheet, header, columns)
    if number is not None:
        columns[number], confidence[number] = Column.NUMBER, _BY_CONTENT
    return Guess(_mapping(sheet, columns, header.number), tuple(confidence))


def _unnamed_number(sheet: Sheet, header: Row, columns: list[Column]) -> int | None:
    """The first column, if it has no heading and holds only numbers."""
    below = [row.cell(0) for row in sheet.rows if row.number > header.number and row.cell(0)]
    if header.cell(0) or Column.NUMBER in columns or not below:
        return None
    return 0 if all(cell.isdecimal() for cell in below) else None


def _mapping(sheet: Sheet, columns: list[Column], header: int) -> Mapping:
    return Mapping(tuple(columns), header, sheet.delimiter, sheet.name)


@dataclass(frozen=True, slots=True)
class _Content:
    """What the cells of one column look like."""

    index: int
    filled: float
    length: float
    numbers: float
    questions: float
    right: float
    times: float

    @property
    def is_text(self) -> bool:
        return self.filled > 0 and self.numbers < 0.9


def _contents(sheet: Sheet) -> list[_Content]:
    rows = sheet.rows[:_SAMPLE]
    found = []
    for index in range(sheet.width):
        cells = [row.cell(index) for row in rows if row.cell(index)]
        count = max(1, len(cells))
        found.append(
            _Content(
                index,
                len(cells) / max(1, len(rows)),
                sum(map(len, cells)) / count,
                sum(cell.isdecimal() for cell in cells) / count,
                sum("?" in cell for cell in cells) / count,
                sum(_RIGHT.fullmatch(cell) is not None for cell in cells) / count,
                sum(cell in _TIMES for cell in cells) / count,
            )
        )
    return found


def _by_contents(sheet: Sheet) -> Guess | None:
    contents = _contents(sheet)
    texts = [content for content in contents if content.is_text]
    if not texts:
        return None
    asked = max(texts, key=lambda c: (c.questions * 100 + c.length) * c.filled)
    if asked.questions < _ASKING and asked.length < _LONG:
        return None
    columns = [Column.NOTE] * len(contents)
    columns[asked.index] = Column.QUESTION
    after = contents[asked.index + 1 :]
    if not _choices(after, columns):
        rest = [content for content in after if content.filled] or [
            content for content in texts if content.index < asked.index
        ][-1:]
        for content, column in zip(rest, (Column.ANSWER, Column.COMMENT), strict=False):
            columns[content.index] = column
    for content in contents[: asked.index]:
        if content.numbers >= 0.9 and Column.NUMBER not in columns:
            columns[content.index] = Column.NUMBER
    sure = [_UNKNOWN if column is Column.NOTE else _BY_CONTENT for column in columns]
    return Guess(_mapping(sheet, columns, 0), tuple(sure))


def _choices(after: list[_Content], columns: list[Column]) -> bool:
    """Three texts or more and then which of them is right, perhaps with a time between."""
    filled = [content for content in after if content.filled > 0.3]
    right = next((c for c in filled[2:] if c.right >= 0.9 and c.times < 0.9), None)
    if right is None:
        return False
    between = [content for content in filled if content.index < right.index]
    times = [content for content in between if content.times >= 0.9]
    choices = [content for content in between if content not in times]
    if len(choices) < 2 or sum(content.is_text for content in choices) < 1:
        return False
    for content in choices:
        columns[content.index] = Column.CHOICE
    for content in times[:1]:
        columns[content.index] = Column.TIME
    columns[right.index] = Column.CORRECT
    return True
