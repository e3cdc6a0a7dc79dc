"""One row of a table as a question."""

from collections.abc import Iterable
from typing import NamedTuple

from app.packs.choices import letter, mixed, right_choice, right_choices
from app.packs.gather import Gathering, missing_medium
from app.packs.kinds import DoubtKind
from app.packs.model import Medium, MediumKind, PackQuestion
from app.packs.own.read import usual_screen
from app.packs.place import Place, at
from app.packs.table.about import GUARDED
from app.packs.table.cells import entries, flag, seconds
from app.packs.table.fields import Column, Mapping
from app.packs.table.sheet import Row, Sheet

CONTENT = frozenset(Column) - {
    *(Column.NUMBER, Column.STAGE, Column.TIME, Column.RESERVE, Column.WARM_UP, Column.PARTNER),
    *(Column.NOTE, Column.SKIP),
}
"""Columns of which a question has at least one filled."""

_SHOWN: tuple[tuple[Column, MediumKind], ...] = (
    (Column.PICTURE, "picture"),
    (Column.SOUND, "sound"),
    (Column.VIDEO, "video"),
)
_WITH_ANSWER: tuple[tuple[Column, MediumKind], ...] = (
    (Column.ANSWER_PICTURE, "picture"),
    (Column.ANSWER_SOUND, "sound"),
    (Column.ANSWER_VIDEO, "video"),
)


class Frame(NamedTuple):
    """What the rows of a sheet are read in: `labels` are the headings of its columns.

    `columns` are those of `columns_of`; `by_number` says that right choices are always told by
    their numbers.
    """

    sheet: Sheet
    mapping: Mapping
    labels: Row
    pack: Gathering
    columns: dict[Column, list[int]]
    by_number: bool = False


def columns_of(sheet: Sheet, mapping: Mapping) -> dict[Column, list[int]]:
    """The indexes of the columns of each kind that the sheet has, from 0."""
    found: dict[Column, list[int]] = {}
    for index in range(max(len(mapping.columns), sheet.width)):
        found.setdefault(mapping.column(index), []).append(index)
    return found


class RowReader:
    """Reads one row; what is odd about a cell is told to the frame's pack with its place."""

    def __init__(self, row: Row, frame: Frame) -> None:
        """Sort the cells by what their columns are."""
        self.frame, self.pack = frame, frame.pack
        self.row = row
        self.row = row._replace(cells=tuple(map(self._unguarded, range(len(row.cells)))))
        self.columns = frame.columns

    def _unguarded(self, index: int) -> str:
        """A cell of a text without the apostrophe that guards spreadsheets from formulas."""
        cell = self.row.raw(index)
        if not self.frame.sheet.delimiter or not GUARDED.match(cell):
            return cell
        self.doubt(DoubtKind.APOSTROPHE, cell, index)
        return cell[1:]

    def place(self, index: int | None = None) -> Place:
        """The row, or a cell of it; with the sheet if it has a name."""
        steps: dict[str, int | str] = (
            {"sheet": self.frame.sheet.name} if self.frame.sheet.name else {}
        )
        steps["row"] = self.row.number
        if index is not None:
            steps["column"] = letter(index)
        return at(**steps)

    def doubt(self, kind: DoubtKind, detail: str, index: int | None = None) -> None:
        """Tell what is odd in the row or one cell of it."""
        self.pack.doubt(kind, self.row.number, detail, self.place(index))

    def cells(self, *columns: Column) -> list[tuple[int, str]]:
        """The filled cells of these columns with their indexes."""
        found = [(i, self.row.cell(i)) for c in columns for i in self.columns.get(c, [])]
        return [(index, cell) for index, cell in found if cell]

    def text(self, *columns: Column) -> str:
        """All the filled cells of these columns, one a line."""
        return "\n".join(cell for _, cell in self.cells(*columns))

    def _list(self, column: Column) -> tuple[str, ...]:
        cells = [self.row.raw(index) for index in self.columns.get(column, [])]
        return tuple(entry for cell in cells for entry in entries(cell))

    def _flag(self, column: Column) -> bool:
        for index, cell in self.cells(column):
            found = flag(cell)
            if found is None:
                self.doubt(DoubtKind.BAD_FLAG, cell, index)
            return bool(found)
        return False

    def _seconds(self) -> int | None:
        for index, cell in self.cells(Column.TIME):
            found = seconds(cell)
            if found is None:
                self.doubt(DoubtKind.BAD_TIME, cell, index)
            return found
        return None

    def _media(self, columns: Iterable[tuple[Column, MediumKind]]) -> tuple[Medium, ...]:
        return tuple(
            missing_medium(name, None if kind == "picture" else kind)
            for column, kind in columns
            for name in self._list(column)
        )

    def _notes(self) -> list[str]:
        notes = []
        for index, cell in self.cells(Column.NOTE):
            label = " ".join(self.frame.labels.cell(index).split())
            notes.append(f"{label}: {cell}" if label else cell)
        return notes

    def question(self) -> PackQuestion:
        """The row as a question; its stage is not set."""
        host, handout = self.text(Column.QUESTION), self.text(Column.HANDOUT)
        screen = self.text(Column.SCREEN)
        choices, answer, also = self._choices(host)
        accepted = (*also, *self._list(Column.ACCEPTED))
        shown, with_answer = self._media(_SHOWN), self._media(_WITH_ANSWER)
        return PackQuestion(
            number=self.text(Column.NUMBER).replace("\n", " ") or self.pack.next_number,
            stage=0,
            host_text=host or screen,
            screen_text=screen or usual_screen(host, handout),
            answer=answer,
            line=self.row.number,
            reserve=self._flag(Column.RESERVE),
            warm_up=self._flag(Column.WARM_UP),
            handout=handout,
            also_accepted=tuple(dict.fromkeys(accepted)),
            not_accepted=self._list(Column.NOT_ACCEPTED),
            comment="\n".join([*(cell for _, cell in self.cells(Column.COMMENT)), *self._notes()]),
            sources=self._list(Column.SOURCE),
            authors=self._list(Column.AUTHOR),
            partner=self.text(Column.PARTNER) or None,
            seconds=self._seconds(),
            media=tuple(medium.name for medium in (*shown, *with_answer)),
            choices=choices,
            shown=shown,
            answer_shown=with_answer,
        )

    def _choices(self, host: str) -> tuple[tuple[str, ...], str, tuple[str, ...]]:
        """The choices in their order, the answer and what is accepted besides."""
        offered = [self.row.cell(index) for index in self.columns.get(Column.CHOICE, [])]
        wrong = [entry for _, cell in self.cells(Column.WRONG) for entry in entries(cell)]
        answer = self.text(Column.ANSWER)
        if not any(offered) and wrong:
            offered = list(mixed(host, [*filter(None, [answer]), *wrong]))
        if not any(offered):
            return (), answer or self.text(Column.CORRECT), ()
        choices = tuple(choice for choice in offered if choice)
        right = self._right(offered)
        if not right:
            return choices, answer or self.text(Column.CORRECT), ()
        kept = [sum(map(bool, offered[:index])) for index in right]
        first, also = right_choice(choices, kept)
        others = (answer,) if answer and self.cells(Column.CORRECT) and answer != first else ()
        return choices, first, (*also, *others)

    def _right(self, offered: list[str]) -> tuple[int, ...]:
        told = self.cells(Column.CORRECT) or self.cells(Column.ANSWER)
        if not told:
            return ()
        index, cell = told[0]
        found = right_choices(cell, offered, by_number=self.frame.by_number)
        if not found.indexes:
            self.doubt(DoubtKind.UNKNOWN_CHOICE, cell, index)
        if found.loose:
            self.doubt(DoubtKind.LOOSE_NUMBERS, cell, index)
        return found.indexes
