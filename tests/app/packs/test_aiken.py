"""Aiken, as Moodle writes it and as people do."""

from pathlib import Path

import pytest

from app.packs import DoubtKind, PackError, PackFormat, read_any
from app.packs.aiken import parse

GOOD = "What?\nA) one\nB. two\nC) three\nANSWER: B\n\nAnd?\nA) x\nB) y\nANSWER: A\n"


def test_a_good_file() -> None:
    report = parse(GOOD, "a.txt", "a")
    assert report.doubts == ()
    first, second = report.pack.questions
    assert (first.host_text, first.choices) == ("What?", ("one", "two", "three"))
    assert (first.answer, first.also_accepted, first.line) == ("two", ("B",), 1)
    assert (second.answer, second.line) == ("x", 7)


@pytest.mark.parametrize(
    ("text", "kind", "answer"),
    [
        ("Что?\nа) раз\nб) два\nответ: б\n", DoubtKind.LOWER_CASE, "два"),
        ("Что?\nеще\nA) раз\nB) два\nANSWER: B\n", DoubtKind.MANY_LINES, "два"),
        ("Что?\nA)раз\nB)два\nANSWER: B\n", DoubtKind.CHOICE_GLUED, "два"),
        ("Что?\nA) раз\nC) два\nANSWER: C\n", DoubtKind.LETTER_ORDER, "два"),
        ("Что?\nA) раз\nи еще\nB) два\nANSWER: B\n", DoubtKind.LONG_CHOICE, "два"),
        ("Что?\nA) раз\nB) два\nANSWER: D\n", DoubtKind.UNKNOWN_CHOICE, "D"),
        ("Что?\nA) раз\nB) два\nANSWER: A, B\n", DoubtKind.MANY_RIGHT, "раз"),
        ("Что?\nA) раз\nB) два\n", DoubtKind.NO_ANSWER, ""),
        ("Что?\nA) раз\nB) два\nANSWER: В\n", None, "два"),
    ],
)
def test_what_people_write(text: str, kind: DoubtKind | None, answer: str) -> None:
    report = parse(text, "a.txt", "a")
    (question,) = report.pack.questions
    assert question.answer == answer
    assert len(question.choices) == 2
    assert (kind is None) or kind in [doubt.kind for doubt in report.doubts]


def test_text_without_choices_is_told() -> None:
    with pytest.raises(PackError, match="no question found in this Aiken"):
        parse("words\n", "a.txt", "a")
    report = parse(GOOD + "\nwords\n", "a.txt", "a")
    assert report.pack.notes == ("words",)
    assert [doubt.kind for doubt in report.doubts] == [DoubtKind.STRAY_OUTSIDE]


def test_every_sample(samples: Path) -> None:
    for path in sorted([*samples.glob("aiken/*"), *samples.glob("awkward/aiken/*")]):
        report = read_any(path)
        assert report.format is PackFormat.AIKEN
        assert len(report.pack.questions) == (1 if "lowercase" in path.name else 2)
        assert all(q.answer in q.choices for q in report.pack.questions)
