"""Texts of db.chgk.info: every field lands, and real packs keep their counts and words."""

import html
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.packs import DoubtKind, Medium, PackError, PackFormat, read_any
from app.packs.chgk_db import parse

TEXT = """\
Чемпионат:
Кубок

Дата:
00-Oct-2008

Редактор:
Аня
и Боря

Инфо:
Спасибо всем

Тур:
1 тур

Редактор:
Вера

Вопрос 7:
(pic: a.jpg)
   Слова, которые
идут дальше [Ведущему: тихо], и [пропуск].
   <раздатка>
   Кот [x]
   </раздатка>
   Назовите ЕГО.

Ответ:
[Большой] кот. Незачёт: пёс.

Зачет:
Кошка. Незачет: лев.

Комментарий:
Lumi&#232;re (aud: b.mp3)

Источник:
   1. http://a.b/c_d_e
   2. Книга. -
М., 1999.

Автор:
Гена (Москва)

Рейтинг:
5

Тур:
Пустой
"""


def test_every_field_lands() -> None:
    report = parse(TEXT, "a.txt", "a")
    pack = report.pack
    assert (pack.title, pack.date) == ("Кубок", "00-Oct-2008")
    assert pack.editors == ("Аня и Боря", "Вера")
    assert pack.notes == ("Спасибо всем", "Пустой")
    assert [(stage.title, stage.notes) for stage in pack.stages] == [("1 тур", ("Редактор: Вера",))]
    (question,) = pack.questions
    assert question.number == "7"
    assert question.host_text == (
        "[a.jpg]\nСлова, которые идут дальше [Ведущему: тихо], и [пропуск].\n"
        "[Раздаточный материал: Кот [x]]\nНазовите ЕГО."
    )
    assert question.screen_text == (
        "Слова, которые идут дальше, и [пропуск].\nКот [x]\nНазовите ЕГО."
    )
    assert question.handout == "Кот [x]"
    assert (question.answer, question.also_accepted) == ("[Большой] кот.", ("Кошка.",))
    assert question.not_accepted == ("пёс.", "лев.")
    assert question.comment == "Lumière [b.mp3]\nРейтинг: 5"
    assert question.sources == ("http://a.b/c_d_e", "Книга. - М., 1999.")
    assert question.authors == ("Гена (Москва)",)
    assert question.shown == (Medium("picture", "a.jpg"),)
    assert question.answer_shown == (Medium("sound", "b.mp3"),)
    kinds = [doubt.kind for doubt in report.doubts]
    assert kinds == [DoubtKind.KEPT_IN_COMMENT, DoubtKind.EMPTY_STAGE]


@pytest.mark.parametrize(
    ("text", "kind", "kept"),
    [
        ("Вопрос 1:\nа\n\nб\n\nОтвет:\nв\n", DoubtKind.BLANK_IN_FIELD, "а\nб"),
        ("Вопрос 1:\nа\nОтвет:\nв\n", DoubtKind.NO_BLANK_BEFORE, "а"),
        ("Вопрос 1:\nа\n\nОтвет:\nв\n\nЦвет:\nсиний\n", DoubtKind.UNKNOWN_FIELD, "Цвет: синий"),
        ("Вопрос 1:\n<раздатка>\nа\n\nОтвет:\nв\n", DoubtKind.HANDOUT_OPEN, "а"),
        ("Вопрос 1:\nа\n\nОтвет:\nв\n\nОтвет:\nг\n", DoubtKind.FIELD_TWICE, "г"),
        ("Вопрос 1:\nа\n\n", DoubtKind.NO_ANSWER, "а"),
        ("Вопрос 1:\nа\n\nОтвет:\nв\n\nВопрос 1:\nг\n\nОтвет:\nд\n", DoubtKind.SAME_NUMBER, "г"),
        ("слово\n\nВопрос 1:\nа\n\nОтвет:\nв\n", DoubtKind.STRAY_OUTSIDE, "слово"),
    ],
)
def test_what_breaks_the_rules_is_kept_and_told(text: str, kind: DoubtKind, kept: str) -> None:
    report = parse(text, "a.txt", "a")
    assert kind in [doubt.kind for doubt in report.doubts]
    questions = [(q.host_text, q.screen_text, q.answer, q.comment) for q in report.pack.questions]
    assert any(kept in text for text in [*sum(questions, ()), *report.pack.notes])


def test_a_text_without_questions_is_one_sentence() -> None:
    with pytest.raises(PackError, match=r"^a\.txt: no question found in this db.chgk.info text\.$"):
        parse("Чемпионат:\nКубок\n", "a.txt", "a")


def counted(text: str) -> Iterator[tuple[str, str]]:
    """Number and answer of each question, by a way of its own: blocks between blank lines."""
    number = ""
    for block in re.split(r"\n\s*\n", text):
        head, _, value = block.strip("\n").partition("\n")
        if found := re.fullmatch(r"Вопрос (\d+):", head):
            number = found[1]
        elif head == "Ответ:":
            yield number, value


@pytest.mark.parametrize(
    ("name", "count", "tours"),
    [
        ("db/chgkdb-parser_ingush16.txt", 60, 4),
        ("db/chgkdb-parser_wc13.txt", 122, 10),
        ("4s/balt09-1.txt", 36, 3),
    ],
)
def test_a_real_pack_keeps_its_counts_and_words(
    samples: Path, name: str, count: int, tours: int
) -> None:
    path = samples / name
    text = path.read_bytes().decode("koi8-r")
    report = read_any(path)
    pack = report.pack
    assert report.format is PackFormat.CHGK_DB
    assert (len(pack.questions), len(pack.stages)) == (count, tours)
    assert {doubt.kind for doubt in report.doubts} == {
        *(DoubtKind.ENCODING, DoubtKind.MEDIUM_MISSING)
    }
    originals = list(counted(text))
    assert [question.number for question in pack.questions] == [number for number, _ in originals]
    for question, (_, answer) in zip(pack.questions, originals, strict=True):
        first = re.split(r"(?i)незач[её]т:", re.sub(r"&#232;", "è", answer))[0]
        assert " ".join(question.answer.split()) == " ".join(first.split())
    words = set(re.findall(r"\w{4,}", html.unescape(text)))
    marks = {"Вопрос", "Незачет", "раздатка", *re.findall(r"^(\w+):$", text, re.MULTILINE)}
    told = repr(pack)
    assert [word for word in words - marks if word not in told] == []


def test_fields_right_below_each_other_are_apart() -> None:
    text = "Вопрос 1:\nГде?\nОтвет: там\nЗачёт: здесь\nКомментарий: да\nИсточник: книга\nАвтор: Я\n"
    report = parse(text, "a.txt", "a")
    (question,) = report.pack.questions
    assert (question.screen_text, question.answer) == ("Где?", "там")
    assert (question.also_accepted, question.comment) == (("здесь",), "да")
    assert (question.sources, question.authors) == (("книга",), ("Я",))
    assert {doubt.kind for doubt in report.doubts} == {DoubtKind.NO_BLANK_BEFORE}
