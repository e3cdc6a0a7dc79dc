"""The reader of tables: opens a file, guesses its mapping if none is told, applies it."""

from app.packs import kahoot
from app.packs.beside import bring_media
from app.packs.choices import letter
from app.packs.gather import Gathering
from app.packs.kinds import DoubtKind, FlawKind
from app.packs.media import MediaIntake
from app.packs.place import at
from app.packs.report import PackError, PackFormat, Report, Tally, TallyKind
from app.packs.source import Head, Source
from app.packs.table.about import About, is_about
from app.packs.table.apply import above, fill
from app.packs.table.csv_rows import read_csv
from app.packs.table.fields import Column, Guess, Mapping
from app.packs.table.guess import guess
from app.packs.table.sheet import Sheet
from app.packs.table.xlsx_rows import read_xlsx

SUFFIXES = (".csv", ".tsv", ".xlsx", ".xlsm", ".tab")
_SURE = 0.7


def looks_like(head: Head) -> bool:
    """Whether it is a workbook, or a text of such a name."""
    if head.entries:
        return "xl/workbook.xml" in head.entries or "xl/_rels/workbook.xml.rels" in head.entries
    return head.suffix in SUFFIXES and bool(head.text)


def load(source: Source, delimiter: str = "") -> tuple[Sheet, ...]:
    """The sheets of a file that are not empty; an empty `delimiter` is guessed.

    Raises PackError when it is no table within bounds.
    """
    if source.head.entries:
        return read_xlsx(source.path, source.archive)
    sheet = read_csv(source.text, source.name, delimiter)
    return (sheet,) if sheet.rows else ()


def read(source: Source, media: MediaIntake) -> Report:
    """Read a table by the mapping of the source, or by a guess; raises PackError."""
    told = source.mapping if isinstance(source.mapping, Mapping) else None
    loaded = load(source, told.delimiter if told else "")
    sheets = tuple(sheet for sheet in loaded if not is_about(sheet))
    chosen = _chosen(sheets, told)
    if not chosen:
        flaw = FlawKind.NO_QUESTION_COLUMN if sheets else FlawKind.EMPTY
        raise PackError(source.name, flaw)
    pack = Gathering(source.name, source.stem)
    about = About(pack)
    for sheet in loaded:
        if is_about(sheet):
            [about.take(sheet, row) for row in sheet.rows]
    rows = 0
    is_kahoot = told is None and kahoot.is_template(*chosen[0])
    for sheet, found in chosen:
        pack.doubts += sheet.doubts
        if len(chosen) > 1:
            pack.stage(sheet.name)
        if not is_kahoot:
            about.stage_notes += above(pack, sheet, found.mapping).stage_notes
        rows += fill(pack, sheet, found.mapping, by_number=is_kahoot)
        if told is None:
            _tell_guess(pack, sheet, found)
    about.settle()
    _left_out(pack, sheets, [sheet for sheet, _ in chosen])
    if is_kahoot:
        kahoot.check(pack)
    kind = PackFormat.KAHOOT if is_kahoot else PackFormat.TABLE
    report = pack.report(kind, Tally(TallyKind.ROWS, rows), Tally(TallyKind.SHEETS, len(chosen)))
    text_doubts = () if source.head.entries else source.doubts
    return bring_media(report.with_doubts(text_doubts), source.path, media)


def _chosen(sheets: tuple[Sheet, ...], told: Mapping | None) -> list[tuple[Sheet, Guess]]:
    """The sheets to read with their mappings: the one told, else all with a sure header.

    A sheet without headings is read only where no other has any.
    """
    if told is not None:
        named = [sheet for sheet in sheets if not told.sheet or sheet.name == told.sheet]
        return [(sheet, Guess(told, ())) for sheet in named[:1]]
    found = [(sheet, guessed) for sheet in sheets if (guessed := guess(sheet)) is not None]
    return [entry for entry in found if entry[1].mapping.header] or found[:1]


def _left_out(pack: Gathering, sheets: tuple[Sheet, ...], read: list[Sheet]) -> None:
    for sheet in sheets:
        if sheet not in read:
            pack.doubt(DoubtKind.SKIPPED_SHEET, 1, sheet.name, at(sheet=sheet.name))


def _tell_guess(pack: Gathering, sheet: Sheet, found: Guess) -> None:
    """Say which columns were guessed by what is in them alone."""
    unsure = [
        f"{name} — {column.value}"
        for name, column, sure in _told(found)
        if sure < _SURE and column not in (Column.NOTE, Column.NUMBER)
    ]
    if unsure:
        place = at(**({"sheet": sheet.name} if sheet.name else {}), row=found.mapping.header or 1)
        pack.doubt(DoubtKind.GUESSED, found.mapping.header or 1, ", ".join(unsure), place)


def _told(found: Guess) -> list[tuple[str, Column, float]]:
    columns = zip(found.mapping.columns, found.confidence, strict=True)
    return [(letter(index), column, sure) for index, (column, sure) in enumerate(columns)]
