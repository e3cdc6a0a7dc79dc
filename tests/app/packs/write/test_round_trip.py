"""What is written reads back: `.4s`, CSV and XLSX through the program's own readers."""

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.packs import Medium, Pack, PackQuestion, Partner, Stage, read_any, read_pack_text
from app.packs.write import ExportFormat, Profile, csv_bytes, export, four_s_text
from tests.app.packs.write.made import packs, texts


def without_place(question: PackQuestion) -> PackQuestion:
    return replace(question, line=0, stage=0)


def flat(text: str) -> str:
    return " ".join(text.split())


@given(packs())
@settings(max_examples=30)
def test_four_s_reads_back(pack: Pack) -> None:
    read = read_pack_text(four_s_text(pack), "name").pack
    for was, now in zip(pack.questions, read.questions, strict=True):
        expected, found = was, without_place(now)
        assert flat(found.screen_text) == flat(expected.screen_text)
        assert replace(found, screen_text="") == replace(expected, screen_text="")


@given(texts, texts)
def test_the_screen_has_its_own_text_in_four_s(host: str, screen: str) -> None:
    question = PackQuestion("1", 0, f"а {host}".strip(), f"б {flat(screen)}".strip(), "ответ", 0)
    pack = Pack("Пакет", "ru", (), "", (Stage(""),), (question,))
    read = read_pack_text(four_s_text(pack), "name").pack.questions
    assert [(q.host_text, flat(q.screen_text)) for q in read] == [
        (question.host_text, flat(question.screen_text))
    ]


def table_of(questions: tuple[PackQuestion, ...]) -> list[PackQuestion]:
    return [without_place(question) for question in questions]


@given(packs(), st.sampled_from(Profile))
@settings(max_examples=15)
def test_csv_reads_back(
    tmp_path_factory: pytest.TempPathFactory, pack: Pack, profile: Profile
) -> None:
    path = tmp_path_factory.getbasetemp() / "table.csv"
    path.write_bytes(csv_bytes(pack, profile))
    report = read_any(path)
    assert table_of(report.pack.questions) == table_of(pack.questions)
    assert report.pack.stages[0].title == pack.stages[0].title


@given(packs(), st.sampled_from(Profile))
@settings(max_examples=15)
def test_a_workbook_reads_back(
    tmp_path_factory: pytest.TempPathFactory, pack: Pack, profile: Profile
) -> None:
    path = tmp_path_factory.getbasetemp() / "table.xlsx"
    export(pack, path, ExportFormat.XLSX, profile=profile)
    assert table_of(read_any(path).pack.questions) == table_of(pack.questions)


def test_a_whole_pack_in_every_format(tmp_path: Path) -> None:
    stages = (Stage("Тур 1", notes=("заметка",)), Stage("Резерв", reserve=True))
    first = PackQuestion(
        *("1", 0, "Что это? [Ведущему: тихо]", "КОТ 5×5\nЧто это?", "кот", 0),
        handout="КОТ 5×5",
        seconds=90,
        partner="Пекарня «Ёлка»",
        shown=(Medium("picture", "кот 1.jpg"),),
        answer_shown=(Medium("sound", "meow.mp3"),),
        media=("кот 1.jpg", "meow.mp3"),
    )
    warm = PackQuestion("Разминка 1", 0, "Готовы?", "Готовы?", "да", 0, warm_up=True)
    spare = PackQuestion("2", 1, "Ещё?", "Ещё?", "да", 0, reserve=True)
    pack = Pack("Ночь", "ru", ("Аня", "Боря"), "2026-11-30", stages, (warm, first, spare), ("п",))
    pack = replace(pack, partners=(Partner("=Ёлка", "Пироги\nи чай", Medium("picture", "л.png")),))
    kinds = {"п.kothpack": ExportFormat.OWN, "п.csv": ExportFormat.CSV, "п.xlsx": ExportFormat.XLSX}
    for name, kind in kinds.items():
        export(pack, tmp_path / name, kind)
        read = read_any(tmp_path / name).pack
        assert (read.title, read.editors, read.date) == (pack.title, pack.editors, pack.date)
        assert (read.notes, read.partners) == (pack.notes, pack.partners)
        assert read.stages[0].notes == ("заметка",)
        assert [without_place(q) for q in read.questions] == [
            without_place(q) for q in pack.questions
        ]
        assert [stage.title for stage in read.stages] == ["Тур 1", "Резерв"]
    export(pack, tmp_path / "п.4s", ExportFormat.FOUR_S)
    read = read_any(tmp_path / "п.4s").pack
    assert (read.title, read.editors, read.date) == (pack.title, pack.editors, pack.date)
    assert [(s.title, s.reserve, s.notes) for s in read.stages] == [
        (s.title, s.reserve, s.notes) for s in stages
    ]
    second = read.questions[1]
    assert (second.handout, second.seconds, second.partner) == ("КОТ 5×5", 90, first.partner)
    assert second.screen_text == first.screen_text
    assert (second.shown, second.answer_shown) == (first.shown, first.answer_shown)
    assert [(q.warm_up, q.reserve) for q in read.questions] == [
        *((True, False), (False, False), (False, True))
    ]


def test_people_s_tables_hold_no_formula(tmp_path: Path) -> None:
    question = PackQuestion("1", 0, "=1+1", "=1+1", "@SUM(A1)", 0)
    pack = Pack("П", "ru", (), "", (Stage(""),), (question,))
    people = csv_bytes(pack, Profile.PEOPLE)
    assert people.startswith(b"\xef\xbb\xbf")
    assert people.decode("utf-8-sig").splitlines()[2] == "1;'=1+1;'@SUM(A1)"
    assert csv_bytes(pack, Profile.EXACT).decode().splitlines()[1] == "1,=1+1,@SUM(A1)"


def test_nothing_is_left_when_it_cannot_be_written(tmp_path: Path) -> None:
    long = PackQuestion("1", 0, "x" * 40_000, "x" * 40_000, "y", 0)
    pack = Pack("П", "ru", (), "", (Stage(""),), (long,))
    with pytest.raises(Exception, match=r"^t\.xlsx: the file cannot be written[^\n]*\.$"):
        export(pack, tmp_path / "t.xlsx", ExportFormat.XLSX)
    assert list(tmp_path.iterdir()) == []
