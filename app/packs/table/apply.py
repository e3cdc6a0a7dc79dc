"""From a table and its mapping to a pack."""

import re

from app.packs.choices import letter
from app.packs.gather import Gathering
from app.packs.kinds import DoubtKind
from app.packs.place import at
from app.packs.report import PackFormat, Report, Tally, TallyKind
from app.packs.table.about import About
from app.packs.table.fields import Column, Mapping
from app.packs.table.question import CONTENT, Frame, RowReader, columns_of
from app.packs.table.sheet import Row, Sheet

_HEADING = re.compile(
    r"(?:\d{1,2}[ -]?(?:й|ый|ой)?\s+)?(?:тур|раунд|этап|блок|бой|тема|резерв|разминка|финал"
    r"|полуфинал|round|tour|stage|theme|reserve|warm-?up|final)\b",
    re.IGNORECASE,
)
_NO_ROW = Row(0, ())


def apply(sheet: Sheet, mapping: Mapping, *, name: str, title: str) -> Report:
    """The pack of one sheet; `name` is the file's, `title` the pack's unless a row says it.

    Raises PackError when there is no question in it.
    """
    pack = Gathering(name, title)
    pack.doubts += sheet.doubts
    about = above(pack, sheet, mapping)
    rows = fill(pack, sheet, mapping)
    about.settle()
    return pack.report(PackFormat.TABLE, Tally(TallyKind.ROWS, rows))


def fill(pack: Gathering, sheet: Sheet, mapping: Mapping, *, by_number: bool = False) -> int:
    """Take the rows of a sheet into a pack; returns how many were read."""
    labels = next((row for row in sheet.rows if row.number == mapping.header), _NO_ROW)
    below = [row for row in sheet.rows if row.number > mapping.header]
    frame = Frame(sheet, mapping, labels, pack, columns_of(sheet, mapping), by_number)
    stage = ""
    read = 0
    for row in below:
        reader = RowReader(row, frame)
        heading = _heading(reader, row)
        read += bool(heading or reader.cells(*CONTENT))
        told = reader.text(Column.STAGE).replace("\n", " ")
        if heading:
            if not told:
                reader.doubt(DoubtKind.HEADING_ROW, heading)
            pack.stage(heading, line=row.number)
            stage = heading
            continue
        if told and told != stage:
            pack.stage(told, line=row.number)
            stage = told
        if reader.cells(*CONTENT):
            pack.add(reader.question(), reader.place())
        elif reader.cells(Column.NOTE):
            pack.notes.append(reader.text(Column.NOTE))
            reader.doubt(DoubtKind.STRAY_OUTSIDE, reader.text(Column.NOTE))
    _skipped(pack, sheet, mapping, labels, below)
    return read


def above(pack: Gathering, sheet: Sheet, mapping: Mapping) -> About:
    """Rows above the header: what is labelled is said of the pack, the rest go to the notes.

    A first one of one cell is the title.
    """
    about = About(pack)
    rows = [row for row in sheet.rows if row.number < mapping.header]
    for index, row in enumerate(rows):
        if about.take(sheet, row):
            continue
        cells = [cell for cell in row.cells if cell.strip()]
        words = " ".join(" ".join(cells).split())
        if index == 0 and len(cells) == 1 and len(words) <= 200:
            pack.title = words
        else:
            pack.notes.append(words)
            pack.doubt(DoubtKind.ABOVE_HEADER, row.number, words, at(row=row.number))
    return about


def _heading(reader: RowReader, row: Row) -> str:
    """The words of a row that is only a heading; "" for any other."""
    filled = [(index, cell.strip()) for index, cell in enumerate(row.cells) if cell.strip()]
    if len(filled) != 1:
        return ""
    index, cell = filled[0]
    if index in reader.columns.get(Column.STAGE, []):
        return " ".join(cell.split())
    first = reader.columns.get(Column.QUESTION, [])[:1]
    likely = index in (0, *first) and len(cell) <= 80 and "?" not in cell
    return cell if likely and _HEADING.match(cell) else ""


def _skipped(
    pack: Gathering, sheet: Sheet, mapping: Mapping, labels: Row, below: list[Row]
) -> None:
    for index in range(sheet.width):
        if mapping.column(index) is Column.SKIP and any(row.cell(index) for row in below):
            place = at(**({"sheet": sheet.name} if sheet.name else {}), column=letter(index))
            words = labels.cell(index) or letter(index)
            pack.doubt(DoubtKind.SKIPPED_COLUMN, mapping.header or 1, words, place)
