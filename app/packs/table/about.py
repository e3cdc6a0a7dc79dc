"""What a table says of the pack itself: rows of a label with a colon, and its value.

They stand above the header of a CSV, or on a sheet of their own in a workbook:

    Title: · Editor: · Date: · Note: · Stage note: (stage, note) · Partner: (name, text, logo)
"""

import re
from dataclasses import dataclass, field, replace
from enum import Enum

from app.packs.gather import Gathering, missing_medium
from app.packs.kinds import DoubtKind
from app.packs.model import Partner
from app.packs.place import at
from app.packs.table.sheet import Row, Sheet

GUARDED = re.compile(r"'(?=[=+\-@\t'])")
"""An apostrophe that keeps a spreadsheet from taking a cell for a formula."""


class Label(Enum):
    """The first cell of a row, in Russian and English."""

    TITLE = ("Название:", "Title:")
    EDITOR = ("Редактор:", "Editor:")
    DATE = ("Дата:", "Date:")
    NOTE = ("Заметка:", "Note:")
    STAGE_NOTE = ("Заметка этапа:", "Stage note:")
    PARTNER = ("Партнёр:", "Partner:")


_LABELS = {words.casefold(): label for label in Label for words in label.value}


def is_about(sheet: Sheet) -> bool:
    """Whether a sheet holds nothing but rows about the pack."""
    return all(label_of(row) is not None for row in sheet.rows)


def label_of(row: Row) -> Label | None:
    """The label with which a row begins."""
    return _LABELS.get(row.cell(0).casefold())


@dataclass(slots=True)
class About:
    """Puts what is said into a pack; what is said of stages waits until they are there."""

    pack: Gathering
    stage_notes: list[tuple[str, str, Row]] = field(default_factory=list)

    def take(self, sheet: Sheet, row: Row) -> bool:
        """Take a row in; returns whether it was one."""
        label = label_of(row)
        if label is None:
            return False
        first, *more = (_words(sheet, row, index) for index in (1, 2, 3))
        match label:
            case Label.TITLE:
                self.pack.title = first or self.pack.title
            case Label.EDITOR:
                self.pack.editors += filter(None, [first])
            case Label.DATE:
                self.pack.date = first
            case Label.NOTE:
                self.pack.notes += filter(None, [first])
            case Label.STAGE_NOTE:
                self.stage_notes.append((first, more[0], row))
            case Label.PARTNER:
                logo = missing_medium(more[1], "picture") if more[1] else None
                self.pack.partners.append(Partner(first, more[0], logo))
        return True

    def settle(self) -> None:
        """Give the notes to their stages; one of a stage that is not there is the pack's."""
        for title, note, row in self.stage_notes:
            for index, stage in enumerate(self.pack.stages):
                if stage.title == title:
                    self.pack.stages[index] = replace(stage, notes=(*stage.notes, note))
                    break
            else:
                self.pack.notes.append(note)
                self.pack.doubt(DoubtKind.STRAY_OUTSIDE, row.number, note, at(row=row.number))


def _words(sheet: Sheet, row: Row, index: int) -> str:
    cell = row.cell(index)
    return GUARDED.sub("", cell, count=1) if sheet.delimiter and GUARDED.match(cell) else cell
