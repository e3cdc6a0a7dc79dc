"""Whatever a file holds, reading it ends in a record or in one sentence: never in a traceback."""

import json
from bisect import bisect
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.hill.record import (
    RecordError,
    differences,
    read_text,
    replay_record,
    write_record,
    write_text,
)
from tests.app.hill.records import FULL, Path, places, put

HOSTILE: list[Any] = [
    *(None, True, False, 0, -1, 1, 1.0, 0.5, 10**9, -(10**9), 10**400, -(10**400), 1e300),
    *("", "t1", "jump", "\x00", "a\nb", "ё" * 1000, [], [[]], [None], ["t1"], [1, "a"]),
    *({}, {"id": "t1"}, {"t1": None}, {"t1": {}}, {"t9": {"correct": True}}, {"": 0}),
]
PLACES = list(places(FULL))


def sentence(text: str) -> str | None:
    """What is said of a text that is no record; None for one that replays and is written again."""
    try:
        record = read_text(text)
        shown = json.dumps(replay_record(record), ensure_ascii=False)
        differences(record.results, json.loads(shown))
        written = write_text(record)
    except RecordError as error:
        return str(error) or pytest.fail("nothing is said")
    written.encode()
    assert read_text(written) == record
    return None


@pytest.mark.parametrize("path", PLACES, ids=lambda path: ".".join(map(str, path)) or "record")
def test_any_value_at_any_place(path: Path) -> None:
    for value in HOSTILE:
        sentence(json.dumps(put(FULL, path, value)))


RAW = {
    "not a number": "NaN",
    "infinity": "Infinity",
    "minus infinity": "-Infinity",
    "a float too large": "1e999",
    "4300 digits": "9" * 4300,
    "5000 digits": "9" * 5000,
    "minus 5000 digits": "-" + "9" * 5000,
    "half of a pair": r'"\ud800"',
    "half of a pair in a key": r'{"\udfff": 1}',
    "a pair": r'"\ud83d\ude00"',
    "a twin": '{"a": 1, "b": 2, "a": 3}',
    "nested lists": "[" * 900 + "]" * 900,
    "nested too deep": "[" * 100_000 + "]" * 100_000,
    "nested objects": '{"a":' * 100_000 + "1" + "}" * 100_000,
    "open lists": "[" * 100_000,
    "a bare word": "oops",
    "a control character": '"\x01"',
    "nothing": "",
}


@pytest.mark.parametrize("raw", RAW.values(), ids=RAW)
def test_any_text_at_any_place(raw: str) -> None:
    for path in PLACES:
        sentence(json.dumps(put(FULL, path, "<here>")).replace('"<here>"', raw, 1))


@pytest.mark.parametrize("digits", [5, 400, 4300])
def test_h17_corrections_beyond_all_measure(digits: int) -> None:
    huge = {"type": "adjust", "team": "t1", "points": int("9" * digits), "reason": "…"}
    sentence(json.dumps({**FULL, "turns": [{"before": [huge] * 3}]}))


def test_many_fields_with_one_twin_are_refused_at_once() -> None:
    fields = ",".join(f'"k{number}":1' for number in range(100_000))
    found = sentence(f'{{{fields},"k99999":1}}')
    assert found == "the field 'k99999' stands twice in one object"


def test_many_teams_are_placed_at_once() -> None:
    teams = [{"id": f"t{number}"} for number in range(20_000)]
    assert sentence(json.dumps({**FULL, "teams": teams, "turns": []})) is None


@pytest.mark.parametrize(
    "stands", ["NaN", "Infinity", "-Infinity", "1e999", "9" * 5000, '{"a": 1, "a": 1}']
)
def test_what_is_no_json_number_is_refused_in_unknown_fields_too(stands: str) -> None:
    text = json.dumps(FULL)
    assert sentence(text) is None
    assert sentence(f'{text[:-1]}, "x-unknown": {stands}}}') is not None


@pytest.mark.parametrize("place", [("x-unknown",), ("results", "turns"), ("rules", "edition")])
def test_nesting_up_to_what_can_be_read_at_all(place: Path) -> None:
    record = json.dumps({**put(FULL, place, "<here>"), "title": "\N{GRINNING FACE}"})
    deepest = bisect(range(3000), False, key=lambda depth: is_too_deep("[" * depth + "]" * depth))
    for depth in range(deepest - 24, deepest):
        sentence(record.replace('"<here>"', "[" * depth + "]" * depth))


def is_too_deep(text: str) -> bool:
    """Whether the standard library gives up."""
    try:
        json.loads(text)
    except RecursionError:
        return True
    return False


@settings(max_examples=200)
@given(st.binary(max_size=60))
def test_random_bytes(data: bytes) -> None:
    assert sentence(data.decode("latin-1")) is not None
    assert sentence(data.decode("utf-8", "surrogateescape")) is not None


@settings(max_examples=200)
@given(st.data())
def test_a_record_with_some_characters_changed(data: st.DataObject) -> None:
    text = json.dumps(FULL, ensure_ascii=False)
    for _ in range(data.draw(st.integers(1, 3))):
        start = data.draw(st.integers(0, len(text) - 1))
        end = start + data.draw(st.integers(0, 4))
        inserted = data.draw(st.text('{}[]",:0 eE-.+\\untflse\x00\ud800\ufeff', max_size=4))
        text = text[:start] + inserted + text[end:]
    sentence(text)


def test_the_full_record_itself_is_sound() -> None:
    record = read_text(json.dumps(FULL))
    assert read_text(json.dumps(write_record(record))) == record
