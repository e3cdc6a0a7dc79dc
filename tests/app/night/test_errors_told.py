"""Errors of tables, records and past nights are told in Russian, with their place and words."""

import re
from pathlib import Path

import pytest

from app.hill.record import RecordError, read_text
from app.night.errors_told import told
from app.night.russian_errors import RUSSIAN
from app.results.club_table import default_table
from app.results.season.past import PastError, sheet_in
from app.results.table import TableError, read_table

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
    assert told(str(caught.value), "ru") == russian


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
    assert told(str(caught.value), "ru").startswith(russian)
