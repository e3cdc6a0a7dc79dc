"""A second, slow and plain King of the Hill, written from the rules alone, to judge the engine."""

from __future__ import annotations

from typing import Any

from tests.oracle.check import OracleError, check_head, read_rules
from tests.oracle.ending import standings
from tests.oracle.position import Position
from tests.oracle.turn import join, play_turn

__all__ = ["OracleError", "replay", "start"]


def start(record: Any) -> Position:
    """The position before the first turn. Raises OracleError."""
    check_head(record)
    pos = Position(read_rules(record))
    for team in record["teams"]:
        join(pos, team, "teams")
    return pos


def replay(record: Any) -> dict[str, Any]:
    """The object that `koth replay --json` prints for this record. Raises OracleError."""
    pos = start(record)
    turns = [play_turn(pos, turn, number) for number, turn in enumerate(record["turns"], 1)]
    return {
        "turns": turns,
        "result": {
            "reason": pos.finished or "unfinished",
            "king": pos.king,
            "winner": pos.winner,
        },
        "standings": standings(pos),
    }
