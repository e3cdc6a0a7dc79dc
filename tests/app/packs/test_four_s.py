"""The reader of `.4s`: the format, and every break of it that real files have."""

import pytest

from app.packs import DoubtKind, Pack, PackError, PackQuestion, Report, read_pack_text

GOOD = """\
### Кубок «Ёлки»

#EDITOR Иван Иванов
#DATE 2026-02-01

# Спасибо тестерам.

## Тур 1

? Кто _он_?
Вторая строка.
! Дятел
= птица дятел
!= птица
/ Комментарий.
^
- Первая книга
- Вторая книга
@ Автор Один

№ 0
? Разминка?
! Да

№№ 7
? Седьмой?
! 7

? Восьмой?
- раз
- два
!
- один
- два

## Резерв

# Партнёр: Кафе «Ель»
# Время: 90
? Запасной?
! Да
"""


def read(text: str) -> Report:
    return read_pack_text(text, "pack")


def pack(text: str) -> Pack:
    report = read(text)
    assert report.doubts == ()
    return report.pack


def one(text: str) -> PackQuestion:
    (question,) = read(text).pack.questions
    return question


def kinds(text: str) -> list[DoubtKind]:
    return [doubt.kind for doubt in read(text).doubts]


def test_a_well_formed_pack_is_read_whole_and_without_doubts() -> None:
    good = pack(GOOD)
    assert (good.title, good.date, good.language) == ("Кубок «Ёлки»", "2026-02-01", "ru")
    assert (good.editors, good.notes) == (("Иван Иванов",), ("Спасибо тестерам.",))
    assert [(s.title, s.reserve) for s in good.stages] == [("Тур 1", False), ("Резерв", True)]
    assert [q.number for q in good.main] == ["1", "7", "8"]
    assert [q.number for q in good.warm_ups] == ["0"]
    assert [q.number for q in good.reserve] == ["9"]
    first = good.questions[0]
    assert first.host_text == first.screen_text == "Кто он?\nВторая строка."
    assert (first.answer, first.also_accepted, first.not_accepted) == (
        "Дятел",
        ("птица дятел",),
        ("птица",),
    )
    assert (first.comment, first.sources) == ("Комментарий.", ("Первая книга", "Вторая книга"))
    assert (first.authors, first.line, first.stage) == (("Автор Один",), 10, 0)


def test_lists_in_question_and_answer_are_numbered() -> None:
    eighth = pack(GOOD).main[2]
    assert (eighth.screen_text, eighth.answer) == ("Восьмой?\n1. раз\n2. два", "1. один\n2. два")


def test_partner_and_time_belong_to_the_question_right_after_them() -> None:
    (reserve,) = pack(GOOD).reserve
    assert (reserve.partner, reserve.seconds) == ("Кафе «Ель»", 90)
    assert all(q.partner is None and q.seconds is None for q in pack(GOOD).main)


def test_a_themes_author_is_told_where_every_question_names_its_own() -> None:
    themed = pack("#T Тема\n\n@ Автор темы\n\n? а\n! б\n@ Другой\n")
    assert themed.questions[0].authors == ("Другой",)
    assert themed.stages[0].notes == ("Автор темы",)


def test_a_themes_author_and_comment_go_to_its_questions_and_notes() -> None:
    themed = pack(
        "#B Бой 1\n\n#T Тема\n\n@ Автор\n\n/ О теме.\n\n№ 10\n? а\n! б\n\n№ 20\n? в\n! г\n"
    )
    assert [s.title for s in themed.stages] == ["Бой 1 · Тема"]
    assert themed.stages[0].notes == ("О теме.",)
    assert [(q.number, q.authors) for q in themed.questions] == [
        ("10", ("Автор",)),
        ("20", ("Автор",)),
    ]


def test_counters_count() -> None:
    text = "## Тур 4SCOUNTER\n\n? а\n! б\n\nset 4SCOUNTER = 5\n\n## Тур 4SCOUNTER\n\n? а\n! б\n"
    assert [stage.title for stage in pack(text).stages] == ["Тур 1", "Тур 5"]


def test_a_handout_field_stands_before_the_question_on_the_screen() -> None:
    question = one("> A & B\n? Что это?\n! C")
    assert question.handout == "A & B"
    assert question.screen_text == "A & B\nЧто это?"


def test_a_label_is_for_the_host() -> None:
    question = one("? !!Вопрос~с~подвохом Кто?\n! Я")
    assert question.host_text == "[Вопрос с подвохом] Кто?"
    assert question.screen_text == "Кто?"


@pytest.mark.parametrize(
    ("text", "questions", "kind"),
    [
        ("? a\n\n? b\n! c", [("a", ""), ("b", "c")], DoubtKind.NO_ANSWER),
        ("? a\n? b\n! c", [("a", ""), ("b", "c")], DoubtKind.NO_BLANK_LINE),
        ("? a\n! b\n? c\n! d", [("a", "b"), ("c", "d")], DoubtKind.NO_BLANK_LINE),
        ("? a\n\nb\n! c", [("a\nb", "c")], DoubtKind.BLANK_IN_QUESTION),
        ("? a\n\n! c", [("a", "c")], DoubtKind.BLANK_IN_QUESTION),
        ("?a\n! c", [("a", "c")], DoubtKind.NO_SPACE),
        ("? a\n!c", [("a", "c")], DoubtKind.NO_SPACE),
        ("? a\n! b\n\nc\n! d", [("a", "b"), ("c", "d")], DoubtKind.NO_QUESTION_MARK),
        ("c\n! d", [("c", "d")], DoubtKind.NO_QUESTION_MARK),
        ("? a\n! b\n\n! d", [("a", "b"), ("", "d")], DoubtKind.NO_TEXT),
        ("? a\n! b\n! d", [("a", "b\nd")], DoubtKind.FIELD_TWICE),
        ("? a\nОтвет: b", [("a", "b")], DoubtKind.WORD_ANSWER),
        ("№№ пять\n? a\n! b", [("a", "b")], DoubtKind.BAD_COUNTER),
        ("? a\n! b\n\n№ 5", [("a", "b")], DoubtKind.NUMBER_UNUSED),
        ("? 0\n? a\n! b", [("a", "b")], DoubtKind.LOST_NUMBER_SIGN),
        ("## Тур\n\n## Тур 2\n\n? a\n! b", [("a", "b")], DoubtKind.EMPTY_STAGE),
        ("# Партнёр: X\n\n## Тур\n\n? a\n! b", [("a", "b")], DoubtKind.UNUSED_MARK),
        ("# Время: 0\n? a\n! b", [("a", "b")], DoubtKind.BAD_TIME),
        ("№ 1\n? a\n! b\n\n№ 1\n? c\n! d", [("a", "b"), ("c", "d")], DoubtKind.SAME_NUMBER),
        ("### A\n\n### B\n\n? a\n! b", [("a", "b")], DoubtKind.TITLE_TWICE),
        ("= a\n\n? a\n! b", [("a", "b")], DoubtKind.STRAY_FIELD),
        ("text\n\n? a\n! b", [("a", "b")], DoubtKind.STRAY_OUTSIDE),
    ],
)
def test_a_break_of_the_format_is_told_and_merges_nothing(
    text: str, questions: list[tuple[str, str]], kind: DoubtKind
) -> None:
    report = read(text)
    assert [(q.screen_text, q.answer) for q in report.pack.questions] == questions
    assert kind in [doubt.kind for doubt in report.doubts]


def test_stray_text_after_an_answer_is_kept_from_the_audience() -> None:
    report = read("? a\n! b\n@ Автор\n\nничьё\n\n? c\n! d")
    assert [q.comment for q in report.pack.questions] == ["ничьё", ""]
    assert all("ничьё" not in q.screen_text for q in report.pack.questions)
    assert [(d.line, d.kind) for d in report.doubts] == [(5, DoubtKind.STRAY_TEXT)]


def test_a_continuing_line_that_begins_with_a_sign_is_no_marker() -> None:
    assert one("? a\n/b\n-5 градусов\n! c").host_text == "a\n/b\n-5 градусов"
    assert one("? a\n! c\n^ http://example.org\n/wiki").sources == ("http://example.org\n/wiki",)


def test_doubts_name_their_line_and_read_as_sentences() -> None:
    (doubt,) = read("? a\n! b\n\n? c\n[d\ne\n! f").doubts
    assert (
        str(doubt)
        == "line 5: “[” that is never closed: [d - hidden from the screen to the line's end"
    )


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "pack: the file is empty."),
        ("\n \t\n", "pack: the file is empty."),
        (
            "просто текст",
            "pack, line 1: no question found (a question begins with “? ”, its answer with “! ”).",
        ),
        (
            "Чемпионат:\nX\n\nВопрос 1:\nY",
            "pack, line 1: this is a db.chgk.info text, not a .4s pack.",
        ),
        ("[" * 300_001, "pack: the file has more than 300,000 brackets and other signs of markup."),
        ("a\n" * 300_001, "pack, line 300000: the file has more than 300,000 lines."),
    ],
)
def test_what_is_no_pack_is_one_sentence(text: str, message: str) -> None:
    with pytest.raises(PackError) as caught:
        read(text)
    assert str(caught.value) == message


CHOICES = [
    "# Варианты:\n? Столица Франции?\n- Рим\n- Париж\n! Париж\n",
    "# Варианты ответа\n? Столица Франции?\n- Рим\n- Париж\n! б\n",
    "# Choices: Рим; Париж\n? Столица Франции?\n! B\n",
    "# Options: Рим; Париж;\n? Столица Франции?\n! 2.\n",
]


@pytest.mark.parametrize("text", CHOICES)
def test_a_marked_list_is_what_to_choose_from(text: str) -> None:
    report = read(text)
    (question,) = report.pack.questions
    assert report.doubts == ()
    assert (question.choices, question.answer) == (("Рим", "Париж"), "Париж")
    assert question.also_accepted == ("B",)
    assert question.host_text == question.screen_text == "Столица Франции?"


def test_odd_choices_are_told() -> None:
    report = read("# Варианты:\n? Кто?\n- Я\n- Ты\n! Он\n\n# Варианты:\n? Где?\n! Там\n")
    assert [doubt.kind for doubt in report.doubts] == [
        *(DoubtKind.UNKNOWN_CHOICE, DoubtKind.UNUSED_MARK)
    ]
    assert [q.choices for q in report.pack.questions] == [("Я", "Ты"), ()]
    plain = read("# Варианты: спросите ведущего\n? Кто?\n- Я\n- Ты\n! Я\n")
    assert plain.pack.questions[0].choices == ()
    assert "Варианты: спросите ведущего" in " ".join(
        [*plain.pack.notes, *(note for stage in plain.pack.stages for note in stage.notes)]
    )
