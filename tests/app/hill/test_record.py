"""The record (`hill-record` version 1): reading, writing, and what is kept."""

import copy
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.hill.record import RecordError, read_record, read_text, write_record, write_text
from app.hill.rules import DEFAULT_RULES
from tests.app.hill.records import FULL, Path, at, places, put

KEPT = ("appeals", "rating", "results", "replaced")  # kept as they came, whatever is in them
TABLES = ("declarations", "answers")  # keyed by team id
OBJECTS = [
    path
    for path in places(FULL)
    if isinstance(at(FULL, path), dict)
    and not set(path) & set(KEPT)
    and path[-1:] not in [(table,) for table in TABLES]
]
JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(st.characters(exclude_categories=["Cs"])),
    lambda inner: st.lists(inner) | st.dictionaries(st.text("abcё "), inner),
    max_leaves=6,
)
MINIMAL: dict[str, Any] = {
    "format": "hill-record",
    "version": 1,
    "teams": [{"id": "a"}, {"id": "b"}],
    "turns": [],
}


@given(st.dictionaries(st.sampled_from(OBJECTS), JSON, min_size=1, max_size=5))
def test_unknown_fields_are_kept_wherever_they_stand(unknown: dict[Path, Any]) -> None:
    record = copy.deepcopy(FULL)
    for path, value in unknown.items():
        at(record, path)["x-unknown"] = value
    written = json.loads(write_text(read_text(json.dumps(record))))
    for path, value in unknown.items():
        assert at(written, path)["x-unknown"] == value


@pytest.mark.parametrize("key", ["appeals", "rating", "results"])
@given(value=JSON)
def test_what_others_wrote_is_kept_as_it_came(key: str, value: Any) -> None:
    given_ = [value] if key == "appeals" else value
    written = write_record(read_record({**FULL, key: given_}))
    assert written.get(key) == given_


def test_a_full_record_loses_nothing() -> None:
    written = json.loads(write_text(read_record(FULL)))
    for path in places(FULL):
        if not isinstance(at(FULL, path), dict | list) and at(FULL, path) is not False:
            assert at(written, path) == at(FULL, path), path
    assert read_record(written) == read_record(FULL)


def test_what_may_be_left_out_has_its_default() -> None:
    record = read_record(MINIMAL)
    assert (record.rules, record.turns, record.title) == (DEFAULT_RULES, (), None)


@pytest.mark.parametrize("key", ["format", "version", "teams", "turns"])
@pytest.mark.parametrize("how", ["absent", "null"])
def test_what_is_required_may_not_be_left_out(key: str, how: str) -> None:
    record = {**MINIMAL, key: None}
    if how == "absent":
        del record[key]
    with pytest.raises(RecordError):
        read_record(record)


REQUIRED = [("format",), ("version",), ("teams",), ("turns",)]
OPTIONAL = [
    path
    for path in places(FULL)
    if path
    and path not in REQUIRED
    and path[-1] not in ("id", "type", "kind", "team")
    and path[-1] != "restorations_per_reign"
    and not isinstance(path[-1], int)
    and not set(path) & set(KEPT)
]


@pytest.mark.parametrize("path", OPTIONAL, ids=lambda path: ".".join(map(str, path)))
def test_null_means_left_out(path: Path) -> None:
    without = copy.deepcopy(FULL)
    del at(without, path[:-1])[path[-1]]
    assert read_record(put(FULL, path, None)) == read_record(without)


def test_the_cap_of_restorations_alone_means_no_cap_by_null() -> None:
    assert read_record(MINIMAL).rules.restorations_per_reign == 1
    for cap in (None, 0, 1, 7):
        record = {**MINIMAL, "rules": {"restorations_per_reign": cap}}
        assert read_record(record).rules.restorations_per_reign == cap


@pytest.mark.parametrize(
    ("partner", "is_partners"), [("Tea", True), (True, True), (None, False), (False, False)]
)
def test_a_partner_is_a_name_or_true(partner: object, is_partners: bool) -> None:
    record = {**MINIMAL, "turns": [{"question": {"partner": partner}}]}
    assert read_record(record).turns[0].question.is_partners is is_partners


def test_a_declaration_may_be_a_word_or_an_object() -> None:
    words = read_record({**MINIMAL, "turns": [{"declarations": {"a": "jump"}}]})
    objects = read_record({**MINIMAL, "turns": [{"declarations": {"a": {"kind": "jump"}}}]})
    assert words == objects
    assert write_record(objects)["turns"][0]["declarations"] == {"a": "jump"}


def test_a_player_id_stands_once_in_the_game() -> None:
    twin = {"id": "c", "players": [{"id": "p1"}]}
    turns = [{"before": [{"type": "join", "team": twin}]}]
    for record in (
        {**FULL, "teams": [*FULL["teams"], twin]},
        {**FULL, "turns": turns},
    ):
        with pytest.raises(RecordError, match="the player id 'p1' is used twice"):
            read_record(record)


def test_a_byte_order_mark_is_passed_over() -> None:
    assert read_text("\ufeff" + json.dumps(MINIMAL)) == read_record(MINIMAL)


def test_it_is_written_as_readable_text() -> None:
    text = write_text(read_record(FULL))
    assert "Совы" in text
    assert text.endswith("}\n")
