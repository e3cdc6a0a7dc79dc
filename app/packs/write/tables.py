"""A pack as CSV and as a workbook."""

import csv
import io
from pathlib import Path
from types import MappingProxyType

from app.packs.model import Pack
from app.packs.write.carry import Names
from app.packs.write.rows import Profile, about_of, table_of

_RISKY = ("=", "+", "-", "@", "\t", "'=", "'+", "'-", "'@", "'\t")
_WIDE = {"Вопрос", "Question", "Комментарий", "Comment", "Раздатка", "Handout"}
_LONGEST_CELL = 32_767


def csv_bytes(pack: Pack, profile: Profile, names: Names = MappingProxyType({})) -> bytes:
    """The pack as CSV in UTF-8.

    For people: a byte-order mark, semicolons in a Russian pack, rows on the pack above the
    header, and an apostrophe before what a spreadsheet would take for a formula. Exact: commas
    and nothing added, the header first.
    """
    for_people = profile is Profile.PEOPLE
    text = io.StringIO(newline="")
    delimiter = ";" if for_people and pack.language == "ru" else ","
    writer = csv.writer(text, delimiter=delimiter, lineterminator="\r\n")
    head, *rows = table_of(pack, names)
    if for_people:
        writer.writerows([[_guarded(cell) for cell in row] for row in about_of(pack, names)])
    writer.writerow(head)
    writer.writerows([[_guarded(cell) if for_people else cell for cell in row] for row in rows])
    return text.getvalue().encode("utf-8-sig" if for_people else "utf-8")


def _guarded(cell: str) -> str:
    return f"'{cell}" if cell.startswith(_RISKY) else cell


def write_xlsx(
    pack: Pack, path: Path, profile: Profile, names: Names = MappingProxyType({})
) -> None:
    """Write a workbook: the questions, then a sheet on the pack itself.

    No cell is a formula or a link.

    Raises OSError, and ValueError for a cell that is longer than a workbook can hold.

    For people: every cell is marked as text, so that it stays one when it is edited.
    """
    from xlsxwriter import Workbook

    head, *rows = table_of(pack, names)
    about = about_of(pack, names)
    if any(len(cell) > _LONGEST_CELL for row in (*about, *rows) for cell in row):
        raise ValueError(f"a cell has more than {_LONGEST_CELL} characters")
    options = {"strings_to_formulas": False, "strings_to_urls": False, "strings_to_numbers": False}
    book = Workbook(str(path), {**options, "constant_memory": True})
    book.set_properties({"title": pack.title[:255], "author": ", ".join(pack.editors)[:255]})
    sheet = book.add_worksheet("Вопросы" if pack.language == "ru" else "Questions")
    style = {"text_wrap": True, "valign": "top"}
    guard = {"num_format": "@", "quote_prefix": True} if profile is Profile.PEOPLE else {}
    cell_format, head_format = book.add_format({**style, **guard}), book.add_format({"bold": True})
    for index, heading in enumerate(head):
        sheet.set_column(index, index, 60 if heading in _WIDE else 18)
    sheet.freeze_panes(1, 0)
    for index, row in enumerate([head, *rows]):
        for column, cell in enumerate(row):
            if cell:
                sheet.write_string(index, column, cell, cell_format if index else head_format)
    sheet = book.add_worksheet("О пакете" if pack.language == "ru" else "About")
    sheet.set_column(0, 3, 40)
    for index, row in enumerate(about):
        for column, cell in enumerate(row):
            if cell:
                sheet.write_string(index, column, cell, cell_format if column else head_format)
    book.close()
