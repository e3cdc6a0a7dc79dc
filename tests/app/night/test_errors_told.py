"""Errors of tables, records and past nights are told in Russian, with their place and words."""

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from app.hill.record import RecordError, read_text, replay_record
from app.hill.refusal import Refusal
from app.night.errors_told import told, told_record
from app.night.russian_errors import PLACES, RUSSIAN, THINGS
from app.quidditch.record import read_record as read_match
from app.quidditch.record import replay_record as replay_match
from app.results.club_table import default_table
from app.results.season.past import PastError, sheet_in
from app.results.table import TableError, read_table
from tests.app.hill.records import FULL, places, put
from tests.app.quidditch.test_record import FULL as MATCH

ENGLISH = re.compile(r"\b(must|this|not|is|needed|cannot|stands|written)\b")
TABLE = 'id = "a"\nversion = "1"\ndate = "2026-10-01"\n'


def test_every_sentence_keeps_the_words_of_the_file() -> None:
    for english, russian in RUSSIAN.items():
        assert english.count("{}") == russian.count("{}")
        gaps = [f"слово{n}" for n in range(english.count("{}"))]
        assert told(english.format(*gaps), "ru") == russian.format(*gaps)
        assert told(english, "en") == english


@pytest.mark.parametrize(
    "text",
    [
        "places = [",
        "places = []",
        TABLE + "places = []",
        TABLE + "places = [{first = 2, points = 1}]",
        TABLE + "places = [{first = 1, last = 2, points = 1}]",
        TABLE + 'places = [{first = 1, points = "x"}]',
        TABLE + "odd = 1\nplaces = [{first = 1, points = 1}]",
        TABLE + "[deeds]\ncorrect = 1.5",
        TABLE + 'shared_places = "x"',
        'id = "a"\nversion = "1"\ndate = "soon"\nplaces = []',
    ],
)
def test_a_broken_table_is_told_in_russian(text: str) -> None:
    with pytest.raises(TableError) as caught:
        read_table(text)
    sentence = told(str(caught.value), "ru")
    assert re.search("[а-я]", sentence)
    assert sentence.startswith("это не TOML") or not ENGLISH.search(sentence)


@pytest.mark.parametrize(
    ("text", "russian"),
    [
        ("{", "строка 1, столбец 2: это не JSON (ожидалось имя поля в кавычках)"),
        ('{"a": 1}', "это не запись «Царя Горы» (нужно поле format: 'hill-record')"),
        ("[]", "запись — это объект JSON"),
        (
            '{"format": "hill-record", "version": 1, "teams": []}',
            "teams — список хотя бы из одной команды",
        ),
        (
            '{"format": "hill-record", "version": 1, "teams": [{"id": ""}]}',
            "команда 1: id — это непустой текст",
        ),
    ],
)
def test_a_broken_record_is_told_in_russian(text: str, russian: str) -> None:
    with pytest.raises(RecordError) as caught:
        read_text(text)
    assert in_russian(caught.value) == russian


@pytest.mark.parametrize(
    ("name", "text", "russian"),
    [
        ("a.csv", "x;y\n", "a.csv: строка 1: сначала нужна строка заголовков с Team ID"),
        ("a.csv", "", "a.csv: в этой таблице нет ни одной команды"),
        ("row 3.json", "{}", "row 3.json: это не запись «Царя Горы»"),
    ],
)
def test_a_past_night_that_is_none(tmp_path: Path, name: str, text: str, russian: str) -> None:
    path = tmp_path / name
    path.write_text(text, "utf-8")
    with pytest.raises(PastError) as caught:
        sheet_in(path, default_table())
    assert in_russian(caught.value).startswith(russian)


def in_russian(error: RecordError) -> str:
    return told_record(error, "ru", lambda refusal: f"нельзя: {refusal.reason.name}")


READERS = (
    "app/openrecord",
    "app/hill/record",
    "app/quidditch/record",
    "app/results/corrections.py",
)
ROOT = Path(__file__).resolve().parents[3]


def codes() -> Iterator[tuple[str, str]]:
    """Every code with which the readers raise an error, and where it stands."""
    for name in READERS:
        path = ROOT / name
        for file in sorted(path.rglob("*.py")) if path.is_dir() else [path]:
            for node in ast.walk(ast.parse(file.read_text("utf-8"))):
                where = f"{file.relative_to(ROOT)}:{getattr(node, 'lineno', 0)}"
                for value in first_words(node):
                    yield value, where


def first_words(node: ast.AST) -> Iterator[str]:
    """The code in a call that makes an error, or in a variable that holds one."""
    match node:
        case ast.Call(func=ast.Name("RecordError") | ast.Attribute(attr="error"), args=[first, *_]):
            value: ast.expr = first
        case ast.Assign(targets=[ast.Name("wrong")], value=value):
            pass
        case _:
            return
    assert not isinstance(value, ast.JoinedStr), "a code is a template and its values"
    if isinstance(value, ast.Constant) and isinstance(value.value, str):
        yield value.value


def test_every_code_of_the_readers_has_words() -> None:
    found = dict(codes())
    assert len(found) > 40
    engine = {"{}"}  # a refusal of the rules, whose words are those of its reason
    missing = {
        f"{where}: {code}" for code, where in found.items() if code not in {*RUSSIAN, *engine}
    }
    assert not missing


def test_a_code_has_a_gap_for_each_value_and_is_the_english_sentence() -> None:
    error = RecordError("{} must be text", "name", place=(("turn", 7), ("team", "{t}")), file="a.b")
    assert str(error) == "a.b: turn 7, team {t}: name must be text"
    assert in_russian(error) == "a.b: ход 7, команда {t}: name — это текст"
    assert told_record(error, "en", str) == str(error)


def test_words_of_the_file_are_never_taken_for_ours() -> None:
    error = RecordError("there is no player {}", repr("turn 1: a team"), place=("rules",))
    assert in_russian(error) == "правила: нет игрока 'turn 1: a team'"


def broken(record: Any) -> Iterator[Any]:
    for path in places(record):
        for value in (None, True, -1, 0.5, "", "x", [], [[]], {}, {"a": 1}, ["x", "x"], 10**9):
            yield put(record, path, value)


def faults_of(record: Any, read: Any, replay: Any) -> Iterator[RecordError]:
    for value in broken(record):
        try:
            replay(read(value))
        except RecordError as error:
            yield error


def read_hill(value: Any) -> Any:
    return read_text(json.dumps(value))


@pytest.mark.parametrize(
    ("record", "read", "replay"),
    [(FULL, read_hill, replay_record), (MATCH, read_match, replay_match)],
    ids=["hill", "match"],
)
def test_whatever_is_broken_in_a_record_is_told_whole_in_russian(
    record: Any, read: Any, replay: Any
) -> None:
    left = set()
    count = 0
    for error in faults_of(record, read, replay):
        count += 1
        if error.wrong == "{}":  # the desk has the words of refusals
            continue
        for word, *_ in (step if isinstance(step, tuple) else (step,) for step in error.place):
            assert word in PLACES
        rest = re.sub(r"'[^']*'|\bstands\b", "", in_russian(error))
        if ENGLISH.search(rest):
            left.add(in_russian(error))
    assert count > 300
    assert not left


def test_a_turn_that_the_rules_forbid_is_told_with_its_place() -> None:
    value = put(FULL, ("turns", 0, "declarations"), {"t1": "jump"})
    with pytest.raises(RecordError) as caught:
        replay_record(read_hill(value))
    assert isinstance(caught.value.values[0], Refusal)
    assert in_russian(caught.value) == "ход 1, команда t1: нельзя: JUMP_FIRST_TURN"


def test_things_are_no_sentences() -> None:
    assert not set(THINGS) & set(RUSSIAN)
