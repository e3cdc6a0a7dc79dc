"""The record: read, written, kept, refused in one sentence; hostile files; draws by hand."""

import json
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.quidditch.command import is_quidditch, odds_of, verify
from app.quidditch.dice import seed_hash
from app.quidditch.record import (
    RecordError,
    differences,
    read_record,
    read_text,
    replay_record,
    write_record,
    write_text,
)
from app.quidditch.record.simulated import simulated_record
from tests.app.quidditch.board import a_round, record, refused, replayed, scene

SEED = bytes(range(32))
FULL: dict[str, Any] = {
    **record(
        {
            **scene(
                "L1 6(2), L2 41(2), L3 off6, L4 out, L5 36(2), L7 29(1), R2 47(2), R3 12(1)",
                "5(2) from 11(2) to 5(2) by R3 0",
                bludgers=("36(1)", "80(2) from 78(3) to 80(2) climb -1 left 2"),
                snitch="30(1) seen toward 31",
            ),
            "score": {"left": 10, "right": 0},
            "cards": {"left": 1, "right": 0},
            "zone": {"L2": 6},
            "pending": [{"type": "keeper_reset", "side": "left", "wakes": True}],
            "counts": {
                "comments": {"L2": 1},
                "warned": ["L3"],
                "silent": 1,
                "stalling": {"left": 1, "right": 0},
                "held": {"left": True, "right": False},
                "keepers": {"left": {"from": 6, "near": True}},
                "snitch_due": 30,
                "penalties": 0,
            },
        },
        a_round(
            *("L1 5(2); L2 40(2) catch; L5 beat 38(1); R3", "L1; R2 catch", "L1; R3 13(2)"),
            referee=(
                {"type": "yellow_card", "side": "left"},
                {"type": "cancel", "cancels": {"round": 5, "entry": 1}},
                {"type": "remove", "player": "R2", "rounds": 1},
                {"type": "penalty", "side": "left", "chaser": "R3"},
            ),
        ),
        a_round("L1 7(1); R3 20(2)", "R3", "R3", kind="penalty", chaser="R3"),
        seed=SEED.hex(),
        seed_hash=seed_hash(SEED),
        draws={"5.1/4/quaffle/L1": 0.5},
    ),
    "title": "autumn",
}
HOSTILE: list[Any] = [
    *(None, True, 0, -1, 1, 2.5, 10**9, 10**400, 1e300, "", "L1", "63(2)", "126(1)", "left"),
    *("penalty", "\x00", "ё" * 500, [], [[]], [None], ["L1"], {}, {"L1": None}, {"id": "L1"}),
]
Path = tuple[str | int, ...]


def places(value: Any, path: Path = ()) -> Iterator[Path]:
    """Every place in a JSON value."""
    yield path
    items = value.items() if isinstance(value, dict) else ()
    items = enumerate(value) if isinstance(value, list) else items
    for key, item in items:
        yield from places(item, (*path, key))


def put(value: Any, path: Path, new: Any) -> Any:
    """The value with another one at a place."""
    if not path:
        return new
    copy = deepcopy(value)
    inner = copy
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = new
    return copy


def sentence(text: str) -> str | None:
    """What is said of a text that is no record; None for one that replays and is written again."""
    try:
        value = read_text(text)
        shown = json.dumps(replay_record(value), ensure_ascii=False)
        assert differences(json.loads(shown), replay_record(value)) == []
    except RecordError as error:
        return str(error) or pytest.fail("nothing is said")
    assert read_text(write_text(value)) == value
    return None


def test_the_full_record_is_sound_and_kept() -> None:
    assert sentence(json.dumps(FULL)) is None
    value = read_record(FULL)
    assert value.extra == {"title": "autumn"}
    assert read_record(write_record(value)) == value


@pytest.mark.parametrize("path", list(places(FULL)), ids=lambda path: ".".join(map(str, path)))
def test_any_value_at_any_place(path: Path) -> None:
    for value in HOSTILE:
        sentence(json.dumps(put(FULL, path, value)))


@settings(max_examples=80)
@given(st.text(alphabet='{}[]":,0123456789.eE+-\\u truefalsn', max_size=60))
def test_any_text(text: str) -> None:
    assert sentence(text)


@settings(max_examples=60)
@given(st.integers(0, 4000), st.text(max_size=2))
def test_a_spoilt_text(at: int, piece: str) -> None:
    text = json.dumps(FULL)
    at %= len(text)
    sentence(text[:at] + piece + text[at + 1 :])


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "line 1, column 1: this is not JSON (Expecting value)"),
        ("[]", "a record must be a JSON object"),
        ('{"format": "hill-record"}', "this is not a Quidditch record"),
        ("NaN", "this is not JSON (NaN is no JSON number)"),
        ('{"a": 1, "a": 2}', "the field 'a' stands twice in one object"),
        (r'{"format": "\ud800"}', "a text holds half a character (a lone surrogate)"),
        ("[" * 100000, "too deep"),
    ],
)
def test_what_is_said(text: str, said: str) -> None:
    found = sentence(text)
    assert found is not None
    assert said in found


@pytest.mark.parametrize(
    ("path", "value", "said"),
    [
        (("version",), 2, "version 2 was written by a newer program; this one reads version 1"),
        (("seed",), "00", "seed must be 64 hex digits"),
        (("seed",), "00" * 32, "seed_hash is not the hash of the seed"),
        (("draws", "x"), {"u": 1}, "draw x: u must be a number from 0 to less than 1"),
        (("rules", "rounds"), 0, "rules: rounds must be a whole number from 1 to 1000 (1.1)"),
        (("teams", "left"), None, "team left: a team must be a JSON object"),
        (("start", "players", "L2"), "1(1)", "start, player L2: 1(1) is a ring cell"),
        (("start", "quaffle"), {"holder": "L5"}, "'L5' is no chaser or keeper of the match"),
        (("start", "quaffle"), {"holder": "L3"}, "the holder of the quaffle is off the pitch"),
        (("start", "quaffle"), {}, "the quaffle has a holder, or a place at which it is"),
        (("start", "bludgers", 0, "at"), "1(1)", "start, bludger 1: at must be a cell from 4"),
        (("start", "snitch", "toward"), 32, "toward must be a cell of the field beside"),
        (("start", "keeper_clock"), 4, "start: keeper_clock must be a whole number from 1 to 3"),
        (("rounds", 0, "tacts", 0, "orders", "X"), {}, "round 5, tact 1: there is no player 'X'"),
        (("rounds", 1, "kind"), "normal", "round 5p: this is not the kind of round that is due"),
        (("rounds", 0, "referee", 0, "side"), None, "referee entry 1: a card or a penalty is for"),
    ],
)
def test_a_sentence_names_the_place(path: Path, value: Any, said: str) -> None:
    found = sentence(json.dumps(put(FULL, path, value)))
    assert found is not None
    assert said in found


def test_unknown_fields_are_kept() -> None:
    value = deepcopy(FULL)
    first = value["rounds"][0]
    order, entry = first["tacts"][0]["orders"]["L2"], first["referee"][0]
    draw, player = value["draws"]["5.1/4/quaffle/L1"], value["teams"]["left"]["players"][0]
    start = value["start"]
    known = [value, value["rules"], value["teams"], value["teams"]["left"], player, draw, start]
    known += [start["quaffle"], start["snitch"], start["bludgers"][1]["course"]]
    for place in (*known, first, first["tacts"][0], order, entry):
        place["unheard_of"] = {"a": [1, 2.5, None]}
    again = write_record(read_record(value))
    assert again == {
        **value,
        "rules": {**again["rules"], **value["rules"]},
        "rounds": again["rounds"],
    }
    assert json.dumps(again["rounds"]).count("unheard_of") == 4


def test_the_text_of_a_record_is_the_json_of_its_value() -> None:
    value = read_record(FULL)
    order = value.rounds[0].tacts[0].orders["L2"]
    words = replace(order, comment='he said "up" \\ and\nвверх\x00', extra={"é": [None, 1.5]})
    tact = replace(value.rounds[0].tacts[0], orders={'L"2': words}, extra={"light": "dim"})
    spoilt = replace(value, rounds=(replace(value.rounds[0], tacts=(tact,)), *value.rounds))
    for one in (value, spoilt, simulated_record(1)):
        assert json.loads(write_text(one)) == write_record(one)
        assert list(json.loads(write_text(one))) == list(write_record(one))


def test_an_id_is_used_once_in_the_match() -> None:
    value = put(FULL, ("teams", "right", "substitutes", 0, "id"), "L1")
    assert refused(value) == "team right, substitute 1: the player id 'L1' is used twice"


def test_without_a_seed_a_missing_draw_is_an_error_that_names_its_address() -> None:
    value = record(scene("L2 64(1)", "63(1)"), a_round("L2 catch"))
    assert refused(value) == (
        "the draw 5.1/4/quaffle/L2 is missing: the record has no seed, and no hand entered it"
    )


def test_a_hand_draw_goes_before_the_seed() -> None:
    start = scene("L2 64(1)", "63(1)")
    for u, caught in ((0.49, True), (0.5, False)):
        value = record(start, a_round("L2 catch"), draws={"5.1/4/quaffle/L2": u}, seed=SEED.hex())
        assert replayed(value)["tacts"][0]["draws"] == [
            {"at": "5.1/4/quaffle/L2", "p": 0.5, "u": u, "outcome": caught}
        ]


def test_during_a_match_the_record_carries_the_hash_alone() -> None:
    value = record(scene("L2 63(1)", "63(1)"), a_round("L2 catch"), seed_hash=seed_hash(SEED))
    again = write_record(read_record(value))
    assert again["seed_hash"] == seed_hash(SEED)
    assert "seed" not in again


def test_the_replay_object_has_its_fields_in_order() -> None:
    found = replay_record(read_record(FULL))
    assert list(found) == ["tacts", "score", "finished", "proposals"]
    first = found["tacts"][0]
    assert list(first) == ["round", "tact", "position", "events", "draws"]
    assert list(first["position"])[:9] == [
        *("round", "tact", "kind", "players", "quaffle", "bludgers", "snitch", "score", "cards"),
    ]


def test_the_formats_own_example_of_a_position_is_read() -> None:
    start = scene("L1 6(2), L2 off7", "63(2)", snitch="20(1) unseen toward 21")
    start["bludgers"] = [
        {"at": "40(2)", "course": None},
        {
            "at": "80(2)",
            "course": {"from": "78(3)", "to": "80(2)", "climb": -1, "tacts_left": 2},
        },
    ]
    start |= {"keeper_clock": None, "zone": {}, "pending": [], "counts": {}}
    start["quaffle"] = {"at": "63(2)", "holder": None, "flight": None, "falling": False}
    value = record(start, a_round("L1"), seed=SEED.hex())
    assert replayed(value)["tacts"][0]["position"]["bludgers"][1]["at"] == "81(1)"


def test_verify_says_where_the_results_differ() -> None:
    value = write_record(simulated_record(2))
    assert verify(json.dumps(value)) == []
    value["results"]["score"]["left"] += 10
    assert verify(json.dumps(value)) == [
        f"results.score.left: the record says {value['results']['score']['left']}, the rules "
        f"make it {value['results']['score']['left'] - 10}"
    ]
    del value["results"]
    assert verify(json.dumps(value)) is None


def test_which_game_a_text_is_of() -> None:
    assert is_quidditch(json.dumps(FULL))
    assert not is_quidditch('{"format": "hill-record", "title": "quidditch-record"}')
    assert not is_quidditch("{")


def test_odds_as_the_format_has_them() -> None:
    value = record(scene("L2 63(2), R4 64(1)", "63(2)"), a_round("L2 catch; R4 catch"))
    assert json.loads(odds_of(json.dumps(value), as_json=True)) == {
        "outcomes": [
            {"events": ["quaffle_caught:L2"], "p": 0.75},
            {"events": ["quaffle_caught:R4"], "p": 0.25},
        ],
        "events": {"quaffle_caught:L2": 0.75, "quaffle_caught:R4": 0.25},
        "method": "exact",
    }
    assert odds_of(json.dumps(value), as_json=False).splitlines() == [
        *("exact", "75.0000%  quaffle_caught:L2", "25.0000%  quaffle_caught:R4"),
    ]
    with pytest.raises(RecordError, match="odds need one round of orders, not 2"):
        odds_of(json.dumps(put(value, ("rounds",), value["rounds"] * 2)), as_json=True)
