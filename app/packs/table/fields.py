"""What the columns of a table can be, and a table's mapping."""

from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple


class Column(Enum):
    """What a column holds; the values are English names for people."""

    NUMBER = "number"
    STAGE = "stage"
    QUESTION = "question"
    SCREEN = "text for the screen"
    HANDOUT = "handout"
    CHOICE = "choice"
    WRONG = "wrong choice"
    CORRECT = "right choice"
    ANSWER = "answer"
    ACCEPTED = "also accepted"
    NOT_ACCEPTED = "not accepted"
    COMMENT = "comment"
    SOURCE = "source"
    AUTHOR = "author"
    PARTNER = "partner"
    RESERVE = "reserve"
    WARM_UP = "warm-up"
    TIME = "time"
    PICTURE = "picture"
    SOUND = "sound"
    VIDEO = "video"
    ANSWER_PICTURE = "picture of the answer"
    ANSWER_SOUND = "sound of the answer"
    ANSWER_VIDEO = "video of the answer"
    NOTE = "kept in the comment"
    SKIP = "not used"


ONCE = frozenset(
    {
        *(Column.NUMBER, Column.STAGE, Column.QUESTION, Column.SCREEN, Column.HANDOUT),
        *(Column.CORRECT, Column.ANSWER, Column.PARTNER, Column.RESERVE, Column.WARM_UP),
        Column.TIME,
    }
)
"""Columns of which a table has one at most; the others may stand several times."""


@dataclass(frozen=True, slots=True)
class Mapping:
    """Which column is what: `columns` from the first on, those beyond are `NOTE`.

    `header` is the 1-based number of the row of headings, 0 where there is none; `delimiter`
    and `sheet` are those of the file ("" where it has none, or any).
    """

    columns: tuple[Column, ...]
    header: int = 0
    delimiter: str = ""
    sheet: str = ""

    def column(self, index: int) -> Column:
        """What the column at a 0-based index is."""
        return self.columns[index] if index < len(self.columns) else Column.NOTE


class Guess(NamedTuple):
    """A mapping, and for each of its columns how sure it is, 0 to 1."""

    mapping: Mapping
    confidence: tuple[float, ...]
