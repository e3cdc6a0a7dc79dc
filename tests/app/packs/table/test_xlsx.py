"""Workbooks: shown values, several sheets, Kahoot's template, and hostile ones."""

import datetime as dt
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from xlsxwriter import Workbook

from app.packs import DoubtKind, PackError, PackFormat, read_any

KAHOOT = [
    "Question - max 120 characters",
    *(f"Answer {number} - max 75 characters" for number in range(1, 5)),
    "Time limit (sec) – 5, 10, 20, 30, 60, 90, 120, or 240 secs",
    "Correct answer(s) - choose at least one",
]


def book(path: Path, fill: Callable[[Workbook], None]) -> Path:
    made = Workbook(str(path), {"default_date_format": "dd.mm.yyyy"})
    fill(made)
    made.close()
    return path


def table(made: Workbook, name: str, rows: list[list[Any]], first: int = 0) -> None:
    sheet = made.add_worksheet(name)
    for index, row in enumerate(rows):
        sheet.write_row(first + index, 0, row)


def test_cells_are_read_as_they_are_shown(tmp_path: Path) -> None:
    def fill(made: Workbook) -> None:
        table(made, "Л", [["Вопрос", "Ответ"], ["Число?", 1822], ["Доля?", 1.5], ["Да?", True]])
        sheet = made.get_worksheet_by_name("Л")
        sheet.write_row(4, 0, ["Когда?", dt.date(2026, 11, 30)])
        sheet.write_formula(5, 1, "=1+1", value=2)
        sheet.write(5, 0, "Сколько?")
        sheet.write_formula(6, 1, "=A1", value="")
        sheet.write(6, 0, "Пусто?")

    report = read_any(book(tmp_path / "t.xlsx", fill))
    answers = [question.answer for question in report.pack.questions]
    assert answers == ["1822", "1.5", "TRUE", "30.11.2026", "2", ""]
    assert [(str(d).partition(":")[0], d.kind) for d in report.doubts] == [
        ("sheet Л, row 5, column B", DoubtKind.DATE_CELL),
        ("sheet Л, row 7, column B", DoubtKind.NO_SHOWN_VALUE),
        ("sheet Л, row 7", DoubtKind.NO_ANSWER),
    ]


def test_sheets_with_questions_are_stages_and_others_are_told(tmp_path: Path) -> None:
    def fill(made: Workbook) -> None:
        table(made, "Первый", [["Вопрос", "Ответ"], ["Что?", "кот"]])
        table(made, "Счёт", [["Команда", "Очки"], ["А", 1]])
        table(made, "Резерв", [["Вопрос", "Ответ"], ["Где?", "там"]])

    report = read_any(book(tmp_path / "t.xlsx", fill))
    assert [stage.title for stage in report.pack.stages] == ["Первый", "Резерв"]
    assert [question.reserve for question in report.pack.questions] == [False, True]
    assert [doubt.kind for doubt in report.doubts] == [DoubtKind.SKIPPED_SHEET]


def kahoot(tmp_path: Path, *rows: list[Any]) -> Path:
    def fill(made: Workbook) -> None:
        sheet = made.add_worksheet("Sheet1")
        sheet.write(1, 1, "Quiz template")
        for index, row in enumerate([KAHOOT, *rows]):
            sheet.write_row(7 + index, 1, row)
        for number in range(1, 30):
            sheet.write(7 + number, 0, number)

    return book(tmp_path / "k.xlsx", fill)


def test_kahoot_s_template(tmp_path: Path) -> None:
    rows = (
        ["One?", "a", "b", "c", "d", 20, 2],
        ["Many?", "a", "b", "c", "", 30, "1,3"],
        ["A locale's many?", "a", "b", "c", "", 30, 1.2],
        ["Numbers?", 3, 2, 1, "", 60, 1],
        ["q" * 121, "a", "b" * 76, "", "", 45, 1],
    )
    report = read_any(kahoot(tmp_path, *rows))
    assert report.format is PackFormat.KAHOOT
    questions = report.pack.questions
    assert [question.answer for question in questions] == ["b", "a", "a", "3", "a"]
    assert [question.seconds for question in questions] == [20, 30, 30, 60, 45]
    assert [question.number for question in questions] == ["1", "2", "3", "4", "5"]
    assert questions[1].also_accepted == ("A", "C", "c")
    assert [(d.kind, d.line) for d in report.doubts] == [
        (DoubtKind.LOOSE_NUMBERS, 11),
        (DoubtKind.KAHOOT_LONG, 13),
        (DoubtKind.KAHOOT_LONG, 13),
        (DoubtKind.KAHOOT_TIME, 13),
    ]


def test_kahoot_s_own_file(samples: Path) -> None:
    report = read_any(samples / "kahoot" / "KahootQuizTemplate.xlsx")
    assert (report.format, report.doubts) == (PackFormat.KAHOOT, ())
    (question,) = report.pack.questions
    assert question.choices == ("Excel", "Google Docs", "Numbers", "LibreOffice")
    assert question.seconds == 60


def repacked(path: Path, part: str, change: Callable[[bytes], bytes]) -> Path:
    with zipfile.ZipFile(path) as old:
        parts = {name: old.read(name) for name in old.namelist()}
    parts[part] = change(parts[part])
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as new:
        for name, data in parts.items():
            new.writestr(name, data)
    return path


@pytest.mark.parametrize(
    ("change", "match"),
    [
        (lambda data: b"<!DOCTYPE a [<!ENTITY b 'c'>]>" + data, "declares entities"),
        (lambda data: data[: len(data) // 2], "cannot be read"),
        (lambda data: data + b" " * (50 * 2**20), "bigger than"),
        (lambda data: data.replace(b'r="A2"', b'r="AAAAAAAA2"'), ""),
        (lambda data: data.replace(b'<row r="2"', b'<row r="1048576"'), ""),
    ],
)
def test_a_hostile_workbook_is_one_sentence(
    tmp_path: Path, change: Callable[[bytes], bytes], match: str
) -> None:
    path = book(
        tmp_path / "t.xlsx", lambda b: table(b, "Л", [["Вопрос", "Ответ"], ["Что?", "кот"]])
    )
    with pytest.raises(PackError, match=rf"^t\.xlsx[^\n]*{match}[^\n]*\.$"):
        read_any(repacked(path, "xl/worksheets/sheet1.xml", change))


def test_a_row_after_a_long_gap_is_read_or_told(tmp_path: Path) -> None:
    def fill(row: int) -> Callable[[Workbook], None]:
        def filled(made: Workbook) -> None:
            table(made, "Л", [["Вопрос", "Ответ"], ["Что?", "кот"]])
            table(made, "Пусто", [])
            made.get_worksheet_by_name("Л").write_row(row - 1, 0, ["Где?", "там"])

        return filled

    read = read_any(book(tmp_path / "t.xlsx", fill(15_000))).pack
    assert [(q.answer, q.line) for q in read.questions] == [("кот", 2), ("там", 15_000)]
    with pytest.raises(PackError, match="more than 20,000 rows"):
        read_any(book(tmp_path / "far.xlsx", fill(1_000_000)))
