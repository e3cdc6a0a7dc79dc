"""The engine against the slow second implementation in tests/oracle, on random games.

`KOTH_GAMES=10000 pytest tests/app/hill/test_against_oracle.py` plays more of them.
"""

import json
import os
from random import Random
from typing import Any

import pytest

from app.hill.record import RecordError, read_text, replay_record, write_text
from tests.oracle.generate import random_record
from tests.oracle.oracle import replay
from tests.oracle.spoil import spoiled_record

GAMES = int(os.environ.get("KOTH_GAMES", "300"))
FIRST = int(os.environ.get("KOTH_FIRST_GAME", "1000"))
PART = 100


def seeds(part: int) -> range:
    return range(FIRST + part * PART, FIRST + min((part + 1) * PART, GAMES))


parts = pytest.mark.parametrize("part", range((GAMES + PART - 1) // PART))


@parts
def test_the_engine_makes_of_a_record_what_the_oracle_makes(part: int) -> None:
    for seed in seeds(part):
        record = random_record(seed)
        assert json.dumps(shown(record)) == json.dumps(replay(record)), f"game {seed}"


@parts
def test_the_engine_refuses_each_spoiled_record(part: int) -> None:
    for seed in seeds(part):
        record, fault = spoiled_record(seed)
        assert is_refused(record), f"record {seed}: {fault}"


@parts
def test_writing_and_reading_keeps_what_the_engine_makes(part: int) -> None:
    for seed in seeds(part):
        record = read_text(json.dumps(random_record(seed)))
        again = read_text(write_text(record))
        assert again == record, f"game {seed}"


@parts
def test_2_2_1_the_order_of_teams_in_a_record_never_matters(part: int) -> None:
    for seed in seeds(part)[::4]:
        record, rng = random_record(seed), Random(seed)
        teams = rng.sample(record["teams"], len(record["teams"]))
        turns = [mixed(rng, turn) for turn in record["turns"]]
        again = {**record, "teams": teams, "turns": turns}
        assert by_team(shown(again)) == by_team(shown(record)), f"game {seed}"


def shown(record: dict[str, Any]) -> dict[str, Any]:
    return replay_record(read_text(json.dumps(record)))


def mixed(rng: Random, turn: dict[str, Any]) -> dict[str, Any]:
    """The turn with its declarations and answers in another order."""
    tables = {
        key: {team: turn[key][team] for team in rng.sample(sorted(turn[key]), len(turn[key]))}
        for key in ("declarations", "answers")
        if turn.get(key)
    }
    return {**turn, **tables}


def is_refused(record: dict[str, Any]) -> bool:
    try:
        shown(record)
    except RecordError:
        return True
    return False


def by_team(value: Any) -> Any:
    """A replay object in which nothing has an order: the turns have their numbers."""
    if isinstance(value, dict):
        return frozenset((key, by_team(item)) for key, item in value.items())
    if isinstance(value, list):
        return frozenset(map(by_team, value))
    return value
