"""CSV in any dialect: delimiters, encodings, quotes, title rows, no header."""

import csv
import io
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.packs import DoubtKind, PackError, PackFormat, Report, read_any
from app.packs.source import Source
from app.packs.table import Column, Mapping, Sheet, apply, guess, load
from app.packs.table.csv_rows import read_csv

TEXT = 'Вопрос;Ответ;Комментарий\n"Что ""это"";\nтут?";007;=1+1\n"Где?";"1,5";\n'


def report_of(tmp_path: Path, data: bytes | str, name: str = "t.csv") -> Report:
    path = tmp_path / name
    path.write_bytes(data if isinstance(data, bytes) else data.encode())
    return read_any(path)


def kinds(report: Report) -> list[DoubtKind]:
    return [doubt.kind for doubt in report.doubts]


@pytest.mark.parametrize("delimiter", [",", ";", "\t", "|"])
@pytest.mark.parametrize("codec", ["utf-8", "utf-8-sig", "utf-16", "cp1251"])
@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_every_dialect(tmp_path: Path, delimiter: str, codec: str, end: str) -> None:
    rows = [["Вопрос", "Ответ", "Зачёт"], ["Что это, по-вашему;\nи где?", '"кот"', "пёс|лев"]]
    rows.append(["Где это находится?", "007", "=1+1"])
    text = io.StringIO(newline="")
    csv.writer(text, delimiter=delimiter, lineterminator=end).writerows(rows)
    report = report_of(tmp_path, text.getvalue().encode(codec))
    first, second = report.pack.questions
    assert (first.host_text, first.answer) == ("Что это, по-вашему;\nи где?", '"кот"')
    assert (second.answer, second.also_accepted, second.line) == ("007", ("=1+1",), 3)
    assert set(kinds(report)) <= {DoubtKind.ENCODING, DoubtKind.ENCODING_UNSURE}


table = st.lists(
    st.lists(st.text('aб ",;\t\n|', max_size=6), min_size=2, max_size=4), min_size=1, max_size=6
)


@given(table, st.sampled_from(",;\t|"))
def test_cells_are_those_that_the_csv_module_reads(rows: list[list[str]], delimiter: str) -> None:
    text = io.StringIO(newline="")
    csv.writer(text, delimiter=delimiter, lineterminator="\n").writerows(rows)
    read = read_csv(text.getvalue(), "t.csv", delimiter)
    expected = [
        (number, tuple(row)) for number, row in enumerate(rows, 1) if any(c.strip() for c in row)
    ]
    assert [(row.number, row.cells) for row in read.rows] == expected


def test_the_line_that_names_the_delimiter(tmp_path: Path) -> None:
    report = report_of(tmp_path, "sep=;\r\n" + TEXT)
    assert [question.answer for question in report.pack.questions] == ["007", "1,5"]


def test_rows_above_the_header(tmp_path: Path) -> None:
    report = report_of(tmp_path, "Ночь загадок;;\nавтор;Аня;\n\n" + TEXT)
    assert report.pack.title == "Ночь загадок"
    assert report.pack.notes == ("автор Аня",)
    assert kinds(report) == [DoubtKind.ABOVE_HEADER]
    assert str(report.doubts[0]).startswith("row 2: ")


def test_no_header_is_guessed_and_told(tmp_path: Path) -> None:
    report = report_of(tmp_path, "1;Сколько будет 2+2?;4;так\n2;Сколько будет 3+3?;6;\n")
    assert [(q.number, q.answer, q.comment) for q in report.pack.questions] == [
        *(("1", "4", "так"), ("2", "6", ""))
    ]
    assert kinds(report) == [DoubtKind.GUESSED]


def test_a_quotation_mark_that_is_never_closed(tmp_path: Path) -> None:
    report = report_of(tmp_path, 'Вопрос,Ответ\n"Что,кот\nГде?,там\n')
    assert [question.answer for question in report.pack.questions] == ["кот", "там"]
    assert str(report.doubts[0]) == (
        'row 2: a quotation mark that is never closed: "Что - kept as text'
    )


def test_places_are_rows_and_columns(tmp_path: Path) -> None:
    text = "№,Вопрос,Ответ,Время,Резерв\n1,Что?,кот,90,да\n2,Где?,там,вечность,может\n,,как,,\n"
    report = report_of(tmp_path, text)
    assert [str(doubt).partition(":")[0] for doubt in report.doubts] == [
        *("row 3, column E", "row 3, column D", "row 4")
    ]
    first, second, third = report.pack.questions
    assert (first.seconds, first.reserve, second.seconds, second.reserve) == (90, True, None, False)
    assert (third.number, third.answer) == ("3", "как")


def test_stages_by_a_column_or_a_row_of_their_own(tmp_path: Path) -> None:
    report = report_of(tmp_path, "Тур,Вопрос,Ответ\nТур 1,Что?,а\n,Где?,б\nРезерв,Как?,в\n")
    assert [stage.title for stage in report.pack.stages] == ["Тур 1", "Резерв"]
    assert [question.reserve for question in report.pack.questions] == [False, False, True]
    report = report_of(tmp_path, "Вопрос,Ответ\nТур 1,\nЧто?,а\nТур 2,\nКак?,в\n")
    assert [stage.title for stage in report.pack.stages] == ["Тур 1", "Тур 2"]
    assert kinds(report) == [DoubtKind.HEADING_ROW] * 2


@pytest.mark.parametrize(
    ("cell", "answer", "kind"),
    [
        ("2", "пёс", None),
        ("B", "пёс", None),
        ("пёс", "пёс", None),
        ("1,3", "кот", None),
        ("1.3", "кот", DoubtKind.LOOSE_NUMBERS),
        ("слон", "слон", DoubtKind.UNKNOWN_CHOICE),
    ],
)
def test_right_choices(tmp_path: Path, cell: str, answer: str, kind: DoubtKind | None) -> None:
    text = f'Вопрос,Вариант 1,Вариант 2,Вариант 3,Правильный ответ\nЧто?,кот,пёс,лев,"{cell}"\n'
    report = report_of(tmp_path, text)
    (question,) = report.pack.questions
    assert (question.choices, question.answer) == (("кот", "пёс", "лев"), answer)
    assert kinds(report) == ([] if kind is None else [kind])


def test_wrong_answers_are_mixed_with_the_right_one(tmp_path: Path) -> None:
    text = "Question,Correct answer,Wrong answer 1,Wrong answer 2\nWho?,me,you,they\n"
    (question,) = report_of(tmp_path, text).pack.questions
    assert sorted(question.choices) == ["me", "they", "you"]
    assert question.answer == "me"


def test_headings_with_line_breaks_under_a_title(tmp_path: Path) -> None:
    text = (
        '"Blooket\nImport Template",,,,,\n"Question #","Question Text",Answer 1,Answer 2,'
        '"Time Limit (sec)\n(Max: 300 seconds)","Correct Answer(s)\n(Only include Answer #)"\n'
        "1,Who?,me,you,20,2\n"
    )
    (question,) = report_of(tmp_path, text).pack.questions
    assert (question.answer, question.seconds, question.choices) == ("you", 20, ("me", "you"))


def test_an_unknown_column_is_kept_and_a_skipped_one_told(tmp_path: Path) -> None:
    path = tmp_path / "t.csv"
    path.write_text("Вопрос,Ответ,Цвет\nЧто?,кот,синий\n")
    assert read_any(path).pack.questions[0].comment == "Цвет: синий"
    mapping = Mapping((Column.ANSWER, Column.QUESTION, Column.SKIP), 1, ",")
    report = read_any(path, mapping=mapping)
    assert (report.pack.questions[0].host_text, report.pack.questions[0].answer) == ("кот", "Что?")
    assert str(report.doubts[0]) == "column C: a column that is not used: Цвет - left out"


def test_the_steps_of_a_mapping_dialog(tmp_path: Path) -> None:
    path = tmp_path / "t.csv"
    path.write_text("Вопрос,Ответ,Цвет\nЧто?,кот,синий\n")
    (sheet,) = load(Source(path))
    guessed = guess(sheet)
    assert isinstance(sheet, Sheet)
    assert guessed is not None
    assert guessed.mapping == Mapping((Column.QUESTION, Column.ANSWER, Column.NOTE), 1, ",")
    assert guessed.confidence[0] == 1
    assert guessed.confidence[2] < 0.5
    report = apply(sheet, guessed.mapping, name="t.csv", title="t")
    assert report.pack.questions[0].answer == "кот"


@pytest.mark.parametrize("text", ["Team;Points\na;1\nb;2\n", ";;\n;;\n", "a" * 200_000])
def test_a_table_without_questions_is_one_sentence(tmp_path: Path, text: str) -> None:
    try:
        report = report_of(tmp_path, text)
    except PackError as error:
        assert str(error).startswith("t.csv")  # noqa: PT017
        return
    assert DoubtKind.GUESSED in kinds(report)


def test_many_rows_and_cells_are_bounded(tmp_path: Path) -> None:
    head, row = "Вопрос,Ответ\n", "Что это такое?,кот\n"
    assert len(report_of(tmp_path, head + row * 2_000).pack.questions) == 2_000
    with pytest.raises(PackError, match="more than 20,000 rows"):
        report_of(tmp_path, head + "а,б\n" * 20_000)


def test_every_sample(samples: Path) -> None:
    for path in sorted(samples.glob("awkward/csv/*")):
        report = read_any(path)
        assert report.format is PackFormat.TABLE
        assert len(report.pack.questions) == (1 if "no_header" in path.name else 7)
        assert report.pack.questions[0].answer == ("4" if "no_header" in path.name else "007")
    for path in sorted(samples.glob("results/*")):
        with pytest.raises(PackError, match="no column of this table looks like questions"):
            read_any(path)
