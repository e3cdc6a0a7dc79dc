"""Open Trivia DB: the four encodings say the same, and what is wrong is said."""

import base64
import html
import json
from collections.abc import Callable
from pathlib import Path
from urllib.parse import quote, quote_plus

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.packs import DoubtKind, PackError, PackFormat, read_any
from app.packs.opentdb import parse

ENCODINGS: dict[str, Callable[[str], str]] = {
    "html": html.escape,
    "urlLegacy": quote_plus,
    "url3986": lambda text: quote(text, safe=""),
    "base64": lambda text: base64.b64encode(text.encode()).decode(),
}
ENTRY = {
    "type": "multiple",
    "difficulty": "easy",
    "category": "Food & Drink",
    "question": 'Don\'t "escape" π < 4 & C++ – 100%?',
    "correct_answer": " Да & нет ",
    "incorrect_answers": ["<b>x</b>", "100%", "C++"],
}


def answer(encode: Callable[[str], str], **changed: object) -> str:
    entry = {**ENTRY, **changed}
    coded = {
        key: [encode(text) for text in value] if isinstance(value, list) else encode(str(value))
        for key, value in entry.items()
    }
    return json.dumps({"response_code": 0, "results": [coded]})


@pytest.mark.parametrize("name", ENCODINGS)
def test_every_encoding_says_the_same(name: str) -> None:
    report = parse(answer(ENCODINGS[name]), "t.json", "t")
    (question,) = report.pack.questions
    assert question.host_text == ENTRY["question"]
    assert question.answer == "Да & нет"
    assert sorted(question.choices) == sorted(["Да & нет", "<b>x</b>", "100%", "C++"])
    assert question.also_accepted == ("ABCD"[question.choices.index(question.answer)],)
    assert question.comment == "Food & Drink · easy"
    assert [stage.title for stage in report.pack.stages] == ["Food & Drink"]
    assert report.doubts == ()


@given(st.sampled_from(sorted(ENCODINGS)), st.text("абв xyz&%+<\"'=éπ", min_size=3, max_size=30))
def test_any_question_comes_out_as_it_was(name: str, words: str) -> None:
    text = f"Is this right: {words} ok?"
    (question,) = parse(answer(ENCODINGS[name], question=text), "t.json", "t").pack.questions
    assert question.host_text == text


def test_the_right_one_is_not_always_in_one_place() -> None:
    places = set()
    for number in range(40):
        text = answer(html.escape, question=f"Question {number}?")
        (question,) = parse(text, "t.json", "t").pack.questions
        assert question == parse(text, "t.json", "t").pack.questions[0]
        places.add(question.choices.index(question.answer))
    assert places == {0, 1, 2, 3}


def test_true_and_false_keep_their_order() -> None:
    text = answer(html.escape, type="boolean", correct_answer="False", incorrect_answers=["True"])
    assert parse(text, "t.json", "t").pack.questions[0].choices == ("True", "False")


@pytest.mark.parametrize("code", [1, 2, 3, 4, 5, 9, True, "x"])
def test_a_response_code_is_one_sentence(code: object) -> None:
    with pytest.raises(PackError, match=r"^t\.json: the [^\n]*\(code [^\n]*\)\.$|used up"):
        parse(json.dumps({"response_code": code, "results": []}), "t.json", "t")


@pytest.mark.parametrize(
    ("changed", "kind"),
    [
        ({"question": ""}, DoubtKind.NO_TEXT),
        ({"correct_answer": ""}, DoubtKind.NO_ANSWER),
        ({"incorrect_answers": []}, DoubtKind.NO_CHOICES),
        ({"incorrect_answers": ["a", "a"]}, DoubtKind.SAME_CHOICE),
        ({"question": "Don&amp;#039;t?"}, DoubtKind.DOUBLE_ENCODED),
        ({"correct_answer": 7}, DoubtKind.NOT_A_TEXT),
        ({"hint": "x"}, DoubtKind.UNKNOWN_KEY),
    ],
)
def test_what_is_missing_or_odd_is_told(changed: dict[str, object], kind: DoubtKind) -> None:
    report = parse(json.dumps([{**ENTRY, **changed}]), "t.json", "t")
    assert kind in [doubt.kind for doubt in report.doubts]
    assert str(report.doubts[0]).startswith("question 1: ")


@pytest.mark.parametrize("text", ["{", '{"a": 1}', "[" * 100_000, "[1]", "9" * 5000])
def test_what_is_no_answer_of_the_database_is_one_sentence(text: str) -> None:
    with pytest.raises(PackError, match=r"^t\.json[^\n]*\.$"):
        parse(text, "t.json", "t")


def test_every_sample_is_a_pack_or_one_sentence(samples: Path) -> None:
    for path in sorted([*samples.glob("opentdb/*"), *samples.glob("awkward/opentdb/*")]):
        entries = json.loads(path.read_text("utf-8-sig"))
        entries = entries if isinstance(entries, list) else entries["results"]
        if not entries:
            with pytest.raises(PackError, match="code"):
                read_any(path)
            continue
        report = read_any(path)
        assert report.format is PackFormat.OPENTDB
        assert len(report.pack.questions) == len(entries)
        assert not any("&amp;" in q.host_text or "%2" in q.host_text for q in report.pack.questions)
