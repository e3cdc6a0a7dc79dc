"""Nights for the tests of results: one worked out by hand, one with names that break files."""

from __future__ import annotations

import json
from typing import Any

from app.hill.record import Record, read_record

Json = dict[str, Any]
FORMULA, QUOTED = "=1+1", 'Ёжики "в тумане"; №5'


def player(number: int, surname: str, name: str, club_id: str | None, **more: Any) -> Json:
    return {"id": f"p{number}", "surname": surname, "name": name, "club_id": club_id, **more}


def right(at_ms: int, **more: Any) -> Json:
    return {"correct": True, "at_ms": at_ms, **more}


WRONG: Json = {"correct": False, "at_ms": 9000}

BY_HAND: Json = {
    "format": "hill-record",
    "version": 1,
    "title": "Осенний кубок",
    "date": "2026-10-17",
    "venue": "Клуб «Полка»",
    "rules": {"summit": 4, "hold_turns": 3, "main_questions": 8, "parts": [3]},
    "teams": [
        {
            "id": "a",
            "name": "Совы",
            "captain": "p2",
            "players": [
                player(1, "Иванова", "Анна", "0032"),
                player(2, "О'Нил", "Пётр", "1033"),
            ],
            "columns": {"Team ID": "49945", "Город": "Витебск"},
        },
        {"id": "b", "name": FORMULA, "players": [player(3, "-Минус", "@Собака", "7")]},
        {"id": "c", "name": QUOTED, "captain": "p4", "players": [player(4, "Ли", "Ю", None)]},
    ],
    "turns": [
        {
            "question": {"text": "Первый?", "answer": "Один"},
            "answers": {"a": right(5230, text="Один"), "b": right(4000), "c": WRONG},
        },
        {  # a jumps 1 -> 3 for 2 + 1 points (2.2.5, 2.2.6); b falls 1 -> 0
            "question": {"partner": "Чайная"},
            "declarations": {"a": "jump", "b": "jump"},
            "answers": {"a": right(3000), "b": WRONG, "c": right(2000)},
        },
        {  # taken off: no turn (H12); d comes (H16)
            "before": [{"type": "join", "team": {"id": "d", "name": "Поздние", "players": [
                player(5, "Поздняя", "Яна", "55")]}}],
            "void": True,
            "answers": {"a": right(100)},
        },
        {  # a takes the Summit; b's jump came too late; c jumps 1 -> 3
            "declarations": {"b": {"kind": "jump", "late": True}, "c": "jump"},
            "answers": {"a": right(4100), "b": right(5100), "c": right(6100), "d": right(7100)},
        },
        {  # c deposes a (2.4.5)
            "question": {"partner": True},
            "declarations": {"c": "revolution"},
            "answers": {
                "a": WRONG,
                "b": right(1500),
                "c": right(1400, text="Верно", rtt_ms=17, received="2026-10-17T19:42:00+03:00",
                           replaced=[{"text": "Неверно", "at_ms": 900}]),
            },
        },
        {  # a correction (H17); a's revolution fails; b jumps 2 -> 3, the king stays (H5)
            "before": [{"type": "adjust", "team": "b", "points": 1, "reason": "ошибка табло"}],
            "declarations": {"a": "revolution", "b": "jump"},
            "answers": {"a": right(2500), "b": right(2600), "c": right(2700), "d": WRONG},
        },
        {
            "before": [{"type": "withdraw", "team": "d"}],
            "answers": {"a": right(3500), "b": WRONG, "c": right(3600)},
        },
        {"answers": {"a": WRONG, "b": right(4500), "c": right(4400)}},
    ],
    "appeals": [
        {
            "turn": 7,
            "team": "a",
            "was": {"correct": False, "at_ms": 3500},
            "now": {"correct": True, "at_ms": 3500},
            "reason": "зачёт: синоним",
            "by": "судья",
        }
    ],
}  # fmt: skip

PHOTO_FINISH: Json = {
    "format": "hill-record",
    "version": 1,
    "title": "Photo finish",
    "rules": {"summit": 3, "main_questions": 12},
    "teams": [
        {"id": "x", "name": "Xerus"},
        {"id": "y", "name": "Yak"},
        {"id": "z", "name": "Zebu"},
    ],
    "turns": [
        {"answers": {"x": right(1), "y": right(2), "z": right(3)}},
        {
            "declarations": {"x": "jump", "y": "jump"},
            "answers": {"x": right(5012, rtt_ms=40), "y": right(5000, rtt_ms=3), "z": WRONG},
        },
    ],
}

NAMES = (
    FORMULA,
    QUOTED,
    "+7 (900)",
    "-Минус",
    "@Собака",
    "\tTab first",
    "\rReturn first",
    "007",
    "09/13",
    "8 марта",
    "12345678901234567890",
    "a,b;c\td",
    "line\nbreak",
    "Филин 🦉 и 👩‍🚀",
    "bell\x07 and nul\x00",
    "ינשופים (לילה) 12",
    "بوم الليل",
    "\u202eover\u202c",
    "<script>alert(1)</script>&amp;",
    "https://example.org/?a=1&b=2",
    "_x0041_",
    " spaces around ",
    "Ω и 汉字",
    "Очень длинное имя " * 16 + "конец",
    "Безпробелов" * 28,
    "'apostrophe",
    "A1",
    "TRUE",
)


def by_hand() -> Record:
    return read_record(BY_HAND)


def hostile() -> Record:
    """Every name in `NAMES` as a team, and as its player's surname."""
    teams = [
        {
            "id": f"t{n}",
            "name": name,
            "captain": f"p{n}",
            "players": [player(n, name, name, "0" + str(n))],
        }
        for n, name in enumerate(NAMES, 1)
    ]
    answers = {f"t{n}": right(n * 1000, text=name) for n, name in enumerate(NAMES, 1)}
    turn = {"question": {"text": NAMES[13], "answer": NAMES[0], "partner": NAMES[15]}}
    return read_record(
        {
            "format": "hill-record",
            "version": 1,
            "title": NAMES[1],
            "teams": teams,
            "turns": [{**turn, "answers": answers}],
        }
    )


def changed(record: Json, **fields: Any) -> Record:
    """A copy of a record with other fields."""
    return read_record(json.loads(json.dumps({**record, **fields})))
