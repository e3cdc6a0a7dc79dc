"""The random games are valid, varied, and the same for the same seed."""

from __future__ import annotations

import json
from collections import Counter

from tests.oracle.generate import random_record
from tests.oracle.oracle import replay
from tests.oracle.spoil import FAULTS, is_refused, spoiled_record


def test_games_are_valid_and_reach_every_ending() -> None:
    seen: Counter[str] = Counter()
    for seed in range(200):
        record = json.loads(json.dumps(random_record(seed)))
        shown = replay(record)
        seen[shown["result"]["reason"]] += 1
        for row in shown["turns"]:
            seen["restored"] += bool(row["restored"])
            seen["void"] += row["void"]
            if row["dispute"]:
                seen[f"by {row['dispute']['by']}"] += 1
    wanted = {"held", "questions", "unassailable", "unfinished", "restored", "void"}
    assert wanted | {"by points", "by time", "by decision", "by None"} <= set(+seen)


def test_the_same_seed_gives_the_same_game() -> None:
    assert random_record(7) == random_record(7)
    assert spoiled_record(7) == spoiled_record(7)


def test_spoiled_records_are_refused() -> None:
    seen = set()
    for seed in range(180):
        record, name = spoiled_record(seed)
        assert is_refused(record)
        seen.add(name)
    assert seen == set(FAULTS)
