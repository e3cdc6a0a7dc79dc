"""What is Kahoot's own about a table: its template, and the limits that Kahoot sets."""

import re

from app.packs.gather import Gathering
from app.packs.kinds import DoubtKind
from app.packs.place import at
from app.packs.table.fields import Column, Guess
from app.packs.table.sheet import Sheet

LONGEST_QUESTION = 120
LONGEST_ANSWER = 75
TIMES = (5, 10, 20, 30, 60, 90, 120, 240)

_QUESTION = re.compile(r"question\b.*\bmax\b", re.IGNORECASE | re.DOTALL)


def is_template(sheet: Sheet, found: Guess) -> bool:
    """Whether a sheet is filled in after Kahoot's template: its headings tell."""
    mapping = found.mapping
    needed = {Column.QUESTION, Column.TIME, Column.CORRECT, Column.CHOICE}
    if not needed <= set(mapping.columns):
        return False
    header = next((row for row in sheet.rows if row.number == mapping.header), None)
    return header is not None and any(_QUESTION.match(cell) for cell in header.cells)


def check(pack: Gathering) -> None:
    """Doubt what Kahoot itself would not take; nothing is cut."""
    for question in pack.questions:
        place = at(row=question.line)
        texts = [(question.host_text, LONGEST_QUESTION)]
        texts += [(choice, LONGEST_ANSWER) for choice in question.choices]
        for text, most in texts:
            if len(text) > most:
                pack.doubt(DoubtKind.KAHOOT_LONG, question.line, text, place)
        if question.seconds is not None and question.seconds not in TIMES:
            pack.doubt(DoubtKind.KAHOOT_TIME, question.line, str(question.seconds), place)
