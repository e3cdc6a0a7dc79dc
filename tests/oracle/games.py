"""Short notation for hand-worked games."""

from __future__ import annotations

from typing import Any


def turn(right: str = "", jump: str = "", revolt: str = "", **more: Any) -> dict[str, Any]:
    """One turn of teams with one-letter ids: `right` answer correctly; "a5 b" gives a its time."""
    answers = {
        word[0]: {"correct": True} | ({"at_ms": int(word[1:])} if word[1:] else {})
        for word in right.split()
    }
    declarations = dict.fromkeys(jump.split(), "jump") | dict.fromkeys(revolt.split(), "revolution")
    return {"answers": answers, "declarations": declarations, **more}


def game(teams: str, *turns: dict[str, Any], **rules: Any) -> dict[str, Any]:
    return {
        "format": "hill-record",
        "version": 1,
        "rules": rules,
        "teams": [{"id": team} for team in teams],
        "turns": list(turns),
    }
