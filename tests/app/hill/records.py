"""One record with every field of the format in it, and ways to walk through it."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any

Path = tuple[str | int, ...]

FULL: dict[str, Any] = {
    "format": "hill-record",
    "version": 1,
    "title": "Autumn cup, round 3",
    "date": "2026-10-17",
    "venue": "Клуб",
    "rules": {
        "edition": "1.3",
        "summit": 4,
        "hold_turns": 3,
        "main_questions": 24,
        "reserve_questions": 6,
        "jump_to_summit": True,
        "revolution_deadline": "answers",
        "restorations_per_reign": 1,
        "hold_counts_capture": False,
        "parts": [1, 3],
    },
    "teams": [
        {
            "id": "t1",
            "name": "Совы",
            "captain": "p1",
            "players": [{"id": "p1", "surname": "Иванова", "name": "Анна", "club_id": "1032"}],
        },
        {"id": "t2", "name": "Owls"},
        {"id": "t3", "name": "Gone"},
    ],
    "turns": [
        {"question": {"partner": True}, "answers": {"t1": {"correct": True}, "t2": {}}},
        {
            "before": [
                {"type": "join", "team": {"id": "t4", "name": "Late", "players": [{"id": "p4"}]}},
                {"type": "withdraw", "team": "t3"},
                {"type": "adjust", "team": "t2", "steps": 2, "points": 3, "reason": "a slip"},
            ],
            "question": {"id": "q7", "text": "?", "answer": "!", "partner": "Tea House"},
            "declarations": {
                "t1": "jump",
                "t2": {"kind": "jump", "late": True},
                "t4": {"kind": "revolution", "stands": True},
            },
            "answers": {
                "t1": {
                    "correct": True,
                    "at_ms": 5230,
                    "text": "Пушкин",
                    "received": "2026-10-17T19:00:00+03:00",
                    "replaced": [{"text": "Лермонтов", "at_ms": 3000}],
                },
                "t2": {"correct": False},
                "t4": {},
            },
            "void": False,
            "decision": {"team": "t1", "reason": "drawn by lot"},
        },
        {"void": True},
    ],
    "appeals": [{"turn": 1, "team": "t1", "was": {}, "now": {}, "reason": "…", "by": "judge"}],
    "rating": {"table": "v3"},
    "results": {"turns": []},
}


def places(value: Any, path: Path = ()) -> Iterator[Path]:
    """Every place of a JSON value, the whole first."""
    yield path
    if isinstance(value, dict):
        for key, item in value.items():
            yield from places(item, (*path, key))
    if isinstance(value, list):
        for number, item in enumerate(value):
            yield from places(item, (*path, number))


def at(value: Any, path: Path) -> Any:
    """What stands at a place."""
    for key in path:
        value = value[key]
    return value


def put(value: Any, path: Path, item: Any) -> Any:
    """A copy of the value with another item at a place."""
    if not path:
        return item
    changed = copy.deepcopy(value)
    at(changed, path[:-1])[path[-1]] = item
    return changed
