"""Whatever the text: a report or one error, and no word of it goes without a trace."""

import re
from collections.abc import Callable
from dataclasses import astuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.packs import PackError, Report, read_pack, read_pack_text

MARKERS = ["?", "!", "=", "!=", "/", "^", "@", ">", "-", "#", "##", "###", "№", "№№"]
MARKERS += [
    "#T",
    "#B",
    "#EDITOR",
    "#DATE",
    "###LJ",
    "# Партнёр:",
    "# Время:",
    "?? ",
    "## Резерв",
    "",
]
MARKS = [
    "[",
    "]",
    "(screen ",
    "|",
    ")",
    "(img x.png)",
    "_",
    "~",
    "\\_",
    "[Handout: ",
    "\u0301",
    "!!",
]

word = st.integers(0, 99_999).map(lambda number: f"w{number}w")
line = st.tuples(
    st.sampled_from(MARKERS), st.sampled_from([" ", ""]), st.lists(word, max_size=3)
).map(lambda parts: parts[0] + parts[1] + " ".join(parts[2]))
lines = st.lists(st.one_of(line, st.just("")), min_size=1, max_size=25).map("\n".join)
tangle = st.lists(
    st.one_of(
        st.sampled_from(MARKERS + MARKS), st.sampled_from([" ", "\n", "\n\n"]), st.text(max_size=5)
    )
).map("".join)


def everything(report: Report) -> str:
    """All the words that the host can find in a report."""
    pack = report.pack
    parts = [pack.title, pack.date, *pack.editors, *pack.notes]
    for stage in pack.stages:
        parts += [stage.title, *stage.notes]
    for question in pack.questions:
        parts += [str(value) for value in astuple(question)]
    parts += [doubt.detail for doubt in report.doubts]
    return "\n".join(parts)


@given(lines)
def test_no_word_is_lost(text: str) -> None:
    try:
        report = read_pack_text(text, "name")
    except PackError:
        return
    found = everything(report)
    assert [word for word in re.findall(r"w\d+w", text) if word not in found] == []


@given(lines)
def test_no_answer_is_on_the_screen(text: str) -> None:
    """Only lines that begin with `?`, `>` or no marker, or follow those, can be shown."""
    try:
        report = read_pack_text(text, "name")
    except PackError:
        return
    secret = set(re.findall(r"w\d+w", "\n".join(re.findall(r"^[!=/^@] .*", text, re.MULTILINE))))
    elsewhere = set(
        re.findall(r"w\d+w", "\n".join(re.findall(r"^(?![!=/^@] ).*", text, re.MULTILINE)))
    )
    shown = " ".join(question.screen_text for question in report.pack.questions)
    assert [word for word in secret - elsewhere if word in shown] == []


def told(read: Callable[[], Report]) -> Report | str:
    """The report, or the sentence that stands for it."""
    try:
        return read()
    except PackError as error:
        return str(error)


@given(tangle)
def test_any_text_is_a_report_or_one_sentence(text: str) -> None:
    result = told(lambda: read_pack_text(text, "name"))
    if isinstance(result, str):
        assert "\n" not in result
        return
    rows = text.count("\n") + len(re.findall("[\r\u2028\u2029\x85]", text)) + 1
    assert all(1 <= doubt.line <= rows and doubt.what and doubt.done for doubt in result.doubts)


@given(st.binary(max_size=400))
def test_any_bytes_are_a_report_or_one_sentence(
    tmp_path_factory: pytest.TempPathFactory, data: bytes
) -> None:
    path = tmp_path_factory.getbasetemp() / "bytes.4s"
    path.write_bytes(b"? q\n! a\n" + data)
    result = told(lambda: read_pack(path))
    assert "\n" not in result if isinstance(result, str) else result.pack.questions
