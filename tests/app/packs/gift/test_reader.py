"""GIFT: every kind of question, escapes, and what is broken."""

from pathlib import Path

import pytest

from app.packs import DoubtKind, PackError, PackFormat, PackQuestion, Report, read_any
from app.packs.gift import parse


def one(text: str) -> PackQuestion:
    (question,) = parse(text, "q.gift", "q").pack.questions
    return question


def kinds(report: Report) -> list[DoubtKind]:
    return [doubt.kind for doubt in report.doubts]


def test_a_choice() -> None:
    question = one("::Title::Who?{~Grant#no one ~Jefferson =nobody#right ####All of it}")
    assert question.choices == ("Grant", "Jefferson", "nobody")
    assert (question.answer, question.also_accepted) == ("nobody", ("C",))
    assert question.comment == "“Title”\nGrant: no one\nnobody: right\nAll of it"


def test_true_and_false_are_choices_in_the_question_s_language() -> None:
    assert one("Земля круглая.{T}").answer == "Верно"
    assert one("The Sun is cold. {FALSE#yes#no}").choices == ("True", "False")
    assert one("The Sun is cold. {F}").also_accepted == ("B",)


def test_short_answers() -> None:
    question = one("Two plus two equals {=four =4 =%50%for =%0%five}.")
    assert question.host_text == "Two plus two equals _____."
    assert (question.answer, question.also_accepted) == ("four", ("4",))
    assert question.not_accepted == ("five",)
    assert question.comment == "for (50%)"


@pytest.mark.parametrize(
    ("body", "answer", "also"),
    [
        ("#1822", "1822", ()),
        ("#1822:5", "1822", ("1817…1827",)),
        ("#3.141..3.142", "3.141…3.142", ()),
        ("#-3.142:0.001", "-3.142", ("-3.143…-3.141",)),
        ("#=1822:0 =%50%1822:2", "1822", ()),
        ("#about two", "about two", ()),
    ],
)
def test_numbers(body: str, answer: str, also: tuple[str, ...]) -> None:
    question = one(f"When?{{{body}}}")
    assert (question.answer, question.also_accepted) == (answer, also)


def test_pairs_are_one_question_with_the_right_side_mixed() -> None:
    report = parse("Match.{=Canada -> Ottawa =Italy -> Rome =Japan -> Tokyo}", "q", "q")
    (question,) = report.pack.questions
    assert question.answer == "Canada — Ottawa; Italy — Rome; Japan — Tokyo"
    _, left, right = question.screen_text.split("\n")
    assert left == "Canada; Italy; Japan"
    assert sorted(right.split("; ")) == ["Ottawa", "Rome", "Tokyo"]
    assert kinds(report) == [DoubtKind.MATCHING]


def test_several_right_choices_are_the_answer_together() -> None:
    report = parse("Who {~%50%a ~%50%b ~%-100%c}?", "q", "q")
    (question,) = report.pack.questions
    assert (question.answer, question.choices) == ("a; b", ("a", "b", "c"))
    assert kinds(report) == [DoubtKind.MANY_RIGHT]


def test_escapes_html_and_media() -> None:
    assert one(r"Solve \{x\: 2x\=4\} \~ \# \\ a\nb{=2}").host_text == "Solve {x: 2x=4} ~ # \\ a\nb"
    question = one('[html]<p>Bold <b>text</b> &amp; more</p><img src\\="@@P@@/3%20a.png">{=yes}')
    assert question.host_text == "Bold text & more"
    assert [medium.name for medium in question.shown] == ["3 a.png"]


@pytest.mark.parametrize(
    ("text", "kind", "count"),
    [
        ("Q{=a ~b\n\nOther{=c}", DoubtKind.OPEN_BRACE, 2),
        ("Q{=a\n\n~b}\n\nOther{=c}", DoubtKind.BLANK_IN_BRACES, 2),
        ("Q{}\n\nOther{=c}", DoubtKind.ESSAY, 2),
        ("Only words\n\nOther{=c}", DoubtKind.DESCRIPTION, 1),
        ("Q{=a} and {=b}", DoubtKind.MORE_BRACES, 1),
        ("Q{=a} and }", DoubtKind.STRAY_BRACE, 1),
    ],
)
def test_what_is_broken_is_kept_and_told(text: str, kind: DoubtKind, count: int) -> None:
    report = parse(text, "q", "q")
    assert kind in kinds(report)
    assert len(report.pack.questions) == count


def test_categories_are_stages_and_comments_are_none() -> None:
    pack = parse("// no\n$CATEGORY: a/b\n\nQ{=a}\n// no\n\n$CATEGORY: c\nR{=b}", "q", "q").pack
    assert [stage.title for stage in pack.stages] == ["a/b", "c"]
    assert [question.host_text for question in pack.questions] == ["Q", "R"]


def test_every_sample_is_a_pack_or_one_sentence(samples: Path) -> None:
    counts = {}
    for path in sorted([*samples.glob("gift/*"), *samples.glob("awkward/gift/*")]):
        if path.name == "category1.gift":
            with pytest.raises(PackError, match=r"no question found in this GIFT\.$"):
                read_any(path)
            continue
        report = read_any(path)
        assert report.format is PackFormat.GIFT
        counts[path.name] = len(report.pack.questions)
    assert counts["giftFormatPhpExamples.gift"] == 10
    assert counts["numerical1.gift"] == 10
    assert counts["unclosed_brace.gift"] == 2
    assert {counts[f"{name}.gift"] for name in ("cp1251", "utf16le_bom", "utf8_bom_crlf")} == {7}


def test_a_question_right_below_another_is_one_of_its_own() -> None:
    report = parse("Два {=2}\nТри? {=3} так\n::Ч:: Четыре {\n=4\n}.\nПять {=5}", "q.gift", "q")
    answers = [(q.answer, q.line) for q in report.pack.questions]
    assert answers == [("2", 1), ("3", 2), ("4", 3), ("5", 6)]
    assert kinds(report) == [DoubtKind.NO_BLANK_LINE] * 3


def test_the_address_of_a_link_stays() -> None:
    question = one(
        '[html]<p>Где <a class="x" href="http://a.b/c?d=1">тут</a>?</p> {=да}'.replace(
            "d=1", "d\\=1"
        ).replace("http:", "http\\:")
    )
    assert question.host_text == "Где тут (http://a.b/c?d=1)?"
