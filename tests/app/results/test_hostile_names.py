"""Names that break files survive every format; what is changed, and how, is said here."""

from __future__ import annotations

import csv
import io
import re
import shutil
import subprocess
from html.parser import HTMLParser
from pathlib import Path

import openpyxl
import pytest
from hypothesis import given
from hypothesis import strategies as st
from reportlab.pdfbase.pdfmetrics import stringWidth

from app.results.cells import Cell, clean, for_people
from app.results.club_table import default_table
from app.results.csv_file import csv_document, csv_rows
from app.results.document import Column, Document, Language, Section, Table
from app.results.html_file import html_document
from app.results.pdf_file import pdf_document
from app.results.pdf_table import PADDING, SMALL, pdf_table
from app.results.pdf_text import BOLD, register
from app.results.played import played_game
from app.results.protocol_document import protocol_document
from app.results.protocol_of import protocol_of
from app.results.site_of import site_players
from app.results.site_write import roster_rows, site_file
from app.results.xlsx_file import xlsx_document
from tests.app.results.nights import NAMES, hostile

DOCUMENT = protocol_document(protocol_of(hostile(), default_table()))
ROSTERS = next(section for section in DOCUMENT.sections if section.name == "Составы")


def one_table(names: tuple[str, ...]) -> Document:
    table = Table((Column("a"), Column("b")), tuple((name, 7) for name in names))
    return Document("t", "ru", (Section("s", (table,)),))


def test_csv_for_people_has_a_mark_and_no_formula() -> None:
    data = csv_document(DOCUMENT, "people")
    assert data.startswith(b"\xef\xbb\xbf")
    assert b"\r\n" in data
    rows = list(csv.reader(io.StringIO(data.decode("utf-8-sig"), newline=""), delimiter=";"))
    cells = [cell for row in rows for cell in row]
    assert not [cell for cell in cells if re.match(r"\s*[=+\-@\t\r|]", cell)]
    for name in NAMES:
        assert for_people(clean(name)) in cells


@pytest.mark.parametrize(
    "text", ["=1+1", "+7", "-Минус", "@a", " =1", "\t=1", "\r=1", "\n", "|x", "＝1"]
)
def test_a_formula_is_held_by_an_apostrophe(text: str) -> None:
    assert for_people(text) == f"'{text}"


@pytest.mark.parametrize(
    "text",
    [
        *("007", "0032", "1.0", "1,5", "1e5", "09/13", "1-2", "12:30", "8 марта", "May 5", "TRUE"),
        *("12 000", "12\u00a0000", "1'000", "(5)", "1 1/2", "10 AM", "$5", "100 ₽", "5 %"),
    ],
)
def test_what_a_spreadsheet_would_change_is_held_by_an_apostrophe(text: str) -> None:
    assert for_people(text) == f"'{text}"


@pytest.mark.parametrize(
    "text", ["", "Совы", "1032", "4–5", "0 из 2", "28 тысяч белок", "a=b", "−1", "'x", "Майские 5"]
)
def test_other_text_is_left_alone(text: str) -> None:
    assert for_people(text) == text


@pytest.mark.parametrize("language", ["ru", "en"])
def test_no_separator_of_another_country_cuts_a_cell_of_csv(language: Language) -> None:
    """LibreOffice offers comma, semicolon and tab at once; a cut name would end in a formula."""
    names = ("a;=1+1;b", "a,=1+1,b", "a\t=1+1\tb", "Совы")
    text = csv_rows([(name, 1.5) for name in names], language, "people").decode("utf-8-sig")
    number = '"1,5' if language == "ru" else "1.5"
    for row, name in zip(text.splitlines(), names, strict=True):
        assert row.startswith(f'"{name}"' if name != "Совы" else name)
        assert number in row


def test_a_cell_of_a_workbook_is_as_long_as_it_may_be() -> None:
    """Excel counts a sign beyond 16 bits twice."""
    for sign, most in (("я", 32_766), ("🦉", 16_383)):
        data = xlsx_document(one_table((sign * 40_000,)))
        value = openpyxl.load_workbook(io.BytesIO(data))["s"]["A2"].value
        assert value == f"{sign * most}…"
        assert len(value.encode("utf-16-le")) <= 2 * 32_767


@given(st.lists(st.text(), min_size=1, max_size=5))
def test_csv_for_rating_sites_leaves_every_text_untouched(names: list[str]) -> None:
    data = csv_rows([(name, "x") for name in names], "ru", "rating")
    read = csv.reader(io.StringIO(data.decode("utf-8-sig"), newline=""))
    kept = [name.replace("\u2068", "").replace("\u2069", "") for name in names]
    assert [row[0] for row in read] == kept


def test_xlsx_holds_texts_as_texts() -> None:
    book = openpyxl.load_workbook(io.BytesIO(xlsx_document(DOCUMENT)))
    sheet = book["Составы"]
    rows = list(sheet.iter_rows(min_row=2))
    for row, name in zip(rows, NAMES, strict=True):
        assert {cell.data_type for cell in row[:4]} == {"s"}
        assert row[0].hyperlink is None
        if "_x" not in name:
            assert row[0].value == clean(name)
        assert str(row[3].value).startswith("0")


class Reader(HTMLParser):
    """The tags, and the texts of the cells."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: set[str] = set()
        self.cells: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        assert not [name for name, _ in attrs if name.startswith("on")]
        if tag == "td":
            self.cells.append("")

    def handle_data(self, data: str) -> None:
        if self.cells:
            self.cells[-1] += data


def test_html_runs_nothing_and_fetches_nothing() -> None:
    text = html_document(DOCUMENT).decode()
    reader = Reader()
    reader.feed(text)
    assert not reader.tags & {"script", "iframe", "object", "link", "base", "form"}
    assert "default-src 'none'" in text
    for name in NAMES:
        assert clean(name) in reader.cells


def test_html_keeps_the_direction_of_a_name_to_itself() -> None:
    text = html_document(DOCUMENT).decode()
    assert "<bdi>ינשופים (לילה) 12</bdi>" in text
    assert text.count("<bdi>") == text.count("</bdi>")
    assert "\u2068" not in text


def test_html_shows_the_board_that_it_was_given() -> None:
    svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
    drawn = protocol_document(protocol_of(hostile(), default_table()), board_svg=svg)
    text = html_document(drawn).decode()
    assert "<img alt=" in text  # as an image nothing in it can run
    assert "<script" not in text


@pytest.mark.skipif(shutil.which("pdftotext") is None, reason="poppler is not installed")
def test_pdf_says_every_name(tmp_path: Path) -> None:
    names = tuple(
        name for name in NAMES if len(name) < 60 and clean(name) == name and "\n" not in name
    )
    path = tmp_path / "a.pdf"
    path.write_bytes(pdf_document(one_table(names)))
    said = subprocess.run(
        ["pdftotext", "-layout", path, "-"], capture_output=True, text=True, check=True
    ).stdout
    for name in names:
        if name.isascii() or "Ёжики" in name or name == "8 марта":
            assert "".join(name.split()) in "".join(said.split())
    assert "🦉" in said
    assert "¤¤" in said  # signs that no shipped font has
    assert "םיפושני" in said.replace("\u202b", "") or "ינשופים" in said


@pytest.mark.skipif(shutil.which("pdftotext") is None, reason="poppler is not installed")
def test_pdf_says_rarer_signs(tmp_path: Path) -> None:
    """Greek, Vietnamese, mathematics, arrows, stars; wide and ornate letters as plain ones."""
    names = ("Ωμέγα Ἀθῆναι", "Phở Việt", "∀x ≠ ∅", "a → b", "★ Ёж", "＝1", "𝔸𝕓")
    path = tmp_path / "a.pdf"
    path.write_bytes(pdf_document(one_table((*names, "東京"))))
    said = subprocess.run(
        ["pdftotext", "-layout", path, "-"], capture_output=True, text=True, check=True
    ).stdout
    for name in (*names[:-3], "⭐ Ёж", "=1", "Ab", "¤¤"):
        assert "".join(name.split()) in "".join(said.split())


def test_long_words_on_paper_break_no_short_ones() -> None:
    register()
    heads = ("Капитан", "Ступень", "Рейтинг")
    long = Table(
        tuple(Column(name) for name in (*heads, "Фамилия", "Имя")),
        ((1, 2, 3, "Я" * 300, "W" * 300),),
    )
    drawn = pdf_table(long, 260.0, "ru")
    assert sum(drawn._colWidths) == pytest.approx(260.0)
    for width, name in zip(drawn._colWidths, heads, strict=False):
        assert width >= stringWidth(name, BOLD, SMALL) + 2 * PADDING


def test_pdf_holds_names_of_any_length(tmp_path: Path) -> None:
    names = ("Я" * 300, "слово " * 3000, "W" * 5000, "\n" * 50 + "x")
    assert pdf_document(one_table(names)).startswith(b"%PDF")


def test_equal_documents_are_equal_files() -> None:
    for write in (csv_document, xlsx_document, html_document, pdf_document):
        assert write(DOCUMENT) == write(DOCUMENT)  # type: ignore[operator]


@given(st.lists(st.text(max_size=40), min_size=1, max_size=4))
def test_no_text_breaks_a_writer(names: list[str]) -> None:
    document = one_table(tuple(names))
    for data in (csv_document(document), html_document(document), pdf_document(document)):
        assert data
    book = openpyxl.load_workbook(io.BytesIO(xlsx_document(document)))
    assert book["s"].max_row <= len(names) + 1


@pytest.mark.skipif(shutil.which("soffice") is None, reason="LibreOffice is not installed")
@pytest.mark.timeout(240)
def test_a_workbook_opens_in_libreoffice_with_the_same_values(tmp_path: Path) -> None:
    book, rosters = tmp_path / "night.xlsx", tmp_path / "rosters.xlsx"
    book.write_bytes(xlsx_document(DOCUMENT))
    players = site_players(played_game(hostile()))
    rosters.write_bytes(site_file(roster_rows(players), "xlsx", upload=True))
    office_csv(tmp_path, [book, rosters])
    for section in DOCUMENT.sections:
        shown = rows_in(tmp_path / f"night-{section.name}.csv")
        for table in (block for block in section.blocks if isinstance(block, Table)):
            first = shown.index([column.title for column in table.columns]) + 1
            for row, texts in zip(table.rows, shown[first:], strict=False):
                assert all(map(is_same, row, texts)), (row, texts)
    for player, texts in zip(players, rows_in(tmp_path / "rosters-Worksheet.csv"), strict=True):
        # Untouched, control characters too; a cell there has one kind of line break.
        assert texts[5] == player.surname.replace("\r", "\n")
        assert texts[3:5] == ["К", player.id]


def rows_in(path: Path) -> list[list[str]]:
    """The rows of a sheet as LibreOffice wrote them, without the empty cells at their ends."""
    rows = csv.reader(io.StringIO(path.read_text("utf-8"), newline=""))
    return [
        row[: len(row) - [*(c == "" for c in reversed(row)), False].index(False)] for row in rows
    ]


def is_same(cell: Cell, text: str) -> bool:
    """Whether a cell's value is what LibreOffice shows of it."""
    if isinstance(cell, int | float):
        return float(text) == cell
    return text == clean(cell or "")


def office_csv(folder: Path, books: list[Path]) -> None:
    """Have LibreOffice open the workbooks and write every sheet as CSV."""
    words = "csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false,false,false,-1"
    subprocess.run(
        [
            "soffice",
            f"-env:UserInstallation={(folder / 'profile').as_uri()}",
            "--headless",
            *("--convert-to", words, "--outdir", str(folder)),
            *map(str, books),
        ],
        check=True,
        capture_output=True,
        timeout=200,
    )
