"""A table as text: rows of cells, whatever file they came from."""

from dataclasses import dataclass
from typing import NamedTuple

from app.packs.report import Doubt

MAX_ROWS = 20_000
MAX_COLUMNS = 100
MAX_CELLS = 300_000


class Row(NamedTuple):
    """A row: its 1-based number as a spreadsheet counts, and its cells as they stand."""

    number: int
    cells: tuple[str, ...]

    def raw(self, index: int) -> str:
        """The cell at a 0-based column; "" beyond the row's end."""
        return self.cells[index] if index < len(self.cells) else ""

    def cell(self, index: int) -> str:
        """The cell without outer spaces."""
        return self.raw(index).strip()


@dataclass(frozen=True, slots=True)
class Sheet:
    """A sheet with its rows that are not empty; `delimiter` is "" for a workbook.

    `doubts` are those of reading the cells.
    """

    name: str
    rows: tuple[Row, ...]
    delimiter: str = ""
    doubts: tuple[Doubt, ...] = ()

    @property
    def width(self) -> int:
        """How many columns the widest row has."""
        return max((len(row.cells) for row in self.rows), default=0)
