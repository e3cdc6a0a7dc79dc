"""A night of six turns whose every figure was worked out by hand, by the clauses."""

from typing import Any

TEAMS: list[dict[str, Any]] = [
    {
        "id": "t1",
        "name": "=1+1",
        "captain": "p1",
        "players": [
            {"id": "p1", "surname": "Иванова", "name": "Анна", "club_id": "1032"},
            {"id": "p2", "surname": "Петров", "name": "Пётр"},
        ],
    },
    {
        "id": "t2",
        "name": 'Ёжики "в тумане"; №5',
        "players": [{"id": "p3", "surname": "Сидоров", "name": "Семён", "club_id": "7"}],
    },
    {"id": "t3", "name": "Лисы", "players": []},
]


def right(at_ms: int | None = None) -> dict[str, Any]:
    return {"correct": True, "at_ms": at_ms}


WRONG = {"correct": False, "at_ms": 1000}

TURNS: list[dict[str, Any]] = [
    {
        "question": {"text": "Первый"},
        "answers": {"t1": right(5000), "t2": right(3000), "t3": WRONG},
    },
    {  # t1 jumps from step 1 to the Summit of step 3 (H4); the partner's question is 1 point more
        "question": {"text": "Партнёрский", "partner": "Кафе"},
        "declarations": {"t1": "jump"},
        "answers": {"t1": right(4000), "t2": right(2500)},
    },
    {"question": {"text": "Снятый"}, "answers": {"t3": right(1)}, "void": True},
    {  # the king fails and the revolution succeeds (2.4.6)
        "question": {"text": "Четвёртый"},
        "declarations": {"t2": "revolution"},
        "answers": {"t1": WRONG, "t2": right(2000), "t3": right(9000)},
    },
    {  # neither the revolution nor the jump succeeds
        "question": {"text": "Трудный"},
        "declarations": {"t1": "revolution", "t3": "jump"},
        "answers": {"t1": WRONG, "t2": right(1500)},
    },
    {  # the hold is 2: the king has won (2.5.1)
        "question": {"text": "Лёгкий"},
        "answers": {"t1": right(3000), "t2": right(1000), "t3": right()},
    },
]
RECORD: dict[str, Any] = {
    "format": "hill-record",
    "version": 1,
    "title": "Осенний кубок",
    "date": "2026-10-17",
    "venue": "Зал",
    "rules": {"summit": 3, "hold_turns": 2, "main_questions": 24},
    "teams": TEAMS,
    "turns": TURNS,
}
