"""One random fault in a random valid game."""

from __future__ import annotations

import copy
from collections.abc import Callable
from random import Random
from typing import Any

from tests.oracle.generate import random_record
from tests.oracle.oracle import OracleError, replay

Record = dict[str, Any]
Fault = Callable[[Random, Record], bool]  # changes the record; False: nothing here to spoil

FAULTS: dict[str, Fault] = {}


def fault(make: Fault) -> Fault:
    FAULTS[make.__name__.replace("_", " ")] = make
    return make


def any_turn(rng: Random, record: Record) -> dict[str, Any] | None:
    return rng.choice(record["turns"]) if record["turns"] else None


def any_entry(rng: Random, record: Record, key: str) -> tuple[dict[str, Any], str] | None:
    """A turn's `key` object and a team with an entry in it."""
    found = [
        (turn[key], team) for turn in record["turns"] for team in turn.get(key) or {} if turn[key]
    ]
    found = [(entries, team) for entries, team in found if entries[team] is not None]
    return rng.choice(found) if found else None


def put(turn: dict[str, Any], key: str, team: str, entry: Any) -> None:
    turn[key] = {**(turn.get(key) or {}), team: entry}


def add_event(turn: dict[str, Any], event: Any) -> None:
    turn["before"] = [*(turn.get("before") or []), event]


@fault
def not_this_format(rng: Random, record: Record) -> bool:
    record["format"] = rng.choice(["pgn", "", 1, None])
    return True


@fault
def wrong_version(rng: Random, record: Record) -> bool:
    record["version"] = rng.choice([2, 0, -1, "1", 1.5, True, None])
    return True


@fault
def list_missing(rng: Random, record: Record) -> bool:
    key = rng.choice(["teams", "turns"])
    record[key] = rng.choice([None, {}, "t1", 3])
    if rng.random() < 0.5:
        del record[key]
    return True


@fault
def bad_team_id(rng: Random, record: Record) -> bool:
    rng.choice(record["teams"])["id"] = rng.choice(["", None, 5, ["t1"]])
    return True


@fault
def team_id_twice(rng: Random, record: Record) -> bool:
    record["teams"].append({"id": rng.choice(record["teams"])["id"]})
    return True


@fault
def player_id_twice(rng: Random, record: Record) -> bool:
    for team in rng.sample(record["teams"], 2):
        team["players"] = [*(team.get("players") or []), {"id": "same"}]
    return True


@fault
def rule_out_of_range(rng: Random, record: Record) -> bool:
    key, value = rng.choice(
        [
            ("summit", 2),
            ("summit", 41),
            ("hold_turns", 0),
            ("main_questions", -1),
            ("reserve_questions", -1),
            ("restorations_per_reign", -1),
            ("revolution_deadline", "never"),
        ]
    )
    record["rules"][key] = value
    return True


@fault
def rule_of_wrong_type(rng: Random, record: Record) -> bool:
    key = rng.choice(["summit", "hold_turns", "hold_counts_capture", "jump_to_summit"])
    record["rules"][key] = rng.choice(["10", 3.5, []])
    return True


@fault
def unknown_team(rng: Random, record: Record) -> bool:
    turn = any_turn(rng, record)
    if turn is None:
        return False
    where = rng.choice(["answers", "declarations", "before"])
    if where == "before":
        add_event(turn, {"type": "withdraw", "team": "nobody"})
    else:
        put(turn, where, "nobody", {"correct": True} if where == "answers" else "jump")
    return True


@fault
def unknown_event(rng: Random, record: Record) -> bool:
    turn = any_turn(rng, record)
    if turn is not None:
        add_event(turn, rng.choice([{"type": "rest", "team": "t1"}, {"team": "t1"}, "withdraw"]))
    return turn is not None


@fault
def unknown_declaration(rng: Random, record: Record) -> bool:
    found = any_entry(rng, record, "declarations")
    if found is not None:
        found[0][found[1]] = rng.choice(["leap", {"kind": "leap"}, 1, True, ["jump"]])
    return found is not None


@fault
def bad_time(rng: Random, record: Record) -> bool:
    found = any_entry(rng, record, "answers")
    if found is not None:
        found[0][found[1]]["at_ms"] = rng.choice([-1, 0.5, 5.0, "5", True, 86_400_001, [1]])
    return found is not None


@fault
def bad_mark(rng: Random, record: Record) -> bool:
    found = any_entry(rng, record, "answers")
    if found is not None:
        found[0][found[1]]["correct"] = rng.choice([1, 0, "true", []])
    return found is not None


@fault
def bad_void(rng: Random, record: Record) -> bool:
    turn = any_turn(rng, record)
    if turn is not None:
        turn["void"] = rng.choice([1, 0, "false", []])
    return turn is not None


@fault
def bad_partner(rng: Random, record: Record) -> bool:
    turn = any_turn(rng, record)
    if turn is not None:
        turn["question"] = {"partner": rng.choice([1, 0, [], {}])}
    return turn is not None


@fault
def turn_after_the_end(_rng: Random, record: Record) -> bool:
    over: bool = replay(record)["result"]["reason"] != "unfinished"
    if over:
        record["turns"].append({"answers": {}})
    return over


@fault
def turn_while_a_dispute_waits(_rng: Random, record: Record) -> bool:
    rows = replay(record)["turns"]
    waits = bool(rows and rows[-1]["dispute"] and rows[-1]["dispute"]["winner"] is None)
    if waits:
        record["turns"].append({})
    return waits


@fault
def decision_taken_away(rng: Random, record: Record) -> bool:
    """The dispute waits, and a turn follows it."""
    rows = replay(record)["turns"][:-1]
    found = [row["turn"] for row in rows if row["dispute"] and row["dispute"]["by"] == "decision"]
    if found:
        del record["turns"][rng.choice(found) - 1]["decision"]
    return bool(found)


@fault
def decision_for_a_team_not_tied(rng: Random, record: Record) -> bool:
    rows = replay(record)["turns"]
    found = []
    for row in rows:
        dispute = row["dispute"]
        if dispute and dispute["by"] in ("decision", None):
            most = max(row["points"][team] for team in dispute["contenders"])
            found += [
                (row["turn"], team)
                for team in row["rights"]
                if team not in dispute["contenders"] or row["points"][team] < most
            ]
    if found:
        number, team = rng.choice(found)
        record["turns"][number - 1]["decision"] = {"team": team, "reason": "ошибка"}
    return bool(found)


@fault
def first_place_for_a_team_not_level(rng: Random, record: Record) -> bool:
    """Takes every time away, so that the host has to choose, and lets the host choose wrongly."""
    shown = replay(record)
    rows = shown["standings"]
    best = [rows[0]["step"], rows[0]["points"]]
    level = [row["team"] for row in rows if [row["step"], row["points"]] == best]
    others = [row["team"] for row in rows if row["place"] == "–" or row["team"] not in level]
    result = shown["result"]
    if result["reason"] != "questions" or result["king"] or len(level) < 2 or not others:
        return False
    for turn in record["turns"]:
        for answer in (turn["answers"] or {}).values():
            (answer or {}).pop("at_ms", None)
    record["turns"][-1]["decision"] = {"team": rng.choice(others), "reason": "ошибка"}
    return True


@fault
def jump_on_the_first_turn(rng: Random, record: Record) -> bool:
    if record["turns"]:
        put(record["turns"][0], "declarations", rng.choice(record["teams"])["id"], "jump")
    return bool(record["turns"])


def illegal(rng: Random, record: Record, kind: str, allowed: str) -> bool:
    rows = replay(record)["turns"]
    found = []
    for row, turn in zip(rows, record["turns"][1:], strict=False):
        if not turn.get("before"):
            found += [(turn, team) for team in row["rights"] if team not in row[allowed]]
    if found:
        turn, team = rng.choice(found)
        put(turn, "declarations", team, rng.choice([kind, {"kind": kind}]))
    return bool(found)


@fault
def jump_not_allowed(rng: Random, record: Record) -> bool:
    return illegal(rng, record, "jump", "may_jump")


@fault
def revolution_not_allowed(rng: Random, record: Record) -> bool:
    return illegal(rng, record, "revolution", "may_revolt")


@fault
def withdrawn_team_acts(rng: Random, record: Record) -> bool:
    turn = any_turn(rng, record)
    if turn is None:
        return False
    team = rng.choice(record["teams"])["id"]
    add_event(turn, {"type": "withdraw", "team": team})
    how = rng.choice(["answer", "declaration", "withdraw", "adjust", "join"])
    if how == "answer":
        put(turn, "answers", team, {"correct": False})
    elif how == "declaration":
        put(turn, "declarations", team, {"kind": "jump", "late": True})
    elif how == "join":
        add_event(turn, {"type": "join", "team": {"id": team}})
    else:
        add_event(turn, {"type": how, "team": team, "points": 1, "reason": "…"})
    return True


@fault
def adjust_out_of_range(rng: Random, record: Record) -> bool:
    turn = any_turn(rng, record)
    if turn is None:
        return False
    key, value = rng.choice([("steps", 41), ("steps", -41), ("points", -9999), ("steps", 0.5)])
    team = rng.choice(record["teams"])["id"]
    add_event(turn, {"type": "adjust", "team": team, "reason": "…", key: value})
    return True


@fault
def king_moved(rng: Random, record: Record) -> bool:
    rows = replay(record)["turns"]
    found = [
        (turn, row["king"])
        for row, turn in zip(rows, record["turns"][1:], strict=False)
        if row["king"] is not None
    ]
    if found:
        turn, king = rng.choice(found)
        add_event(turn, {"type": "adjust", "team": king, "steps": -1, "reason": "…"})
    return bool(found)


def is_refused(record: Record) -> bool:
    try:
        replay(record)
    except OracleError:
        return True
    return False


def spoiled_record(seed: int | Random) -> tuple[Record, str]:
    """A record with one fault, and the name of the fault (a key of FAULTS)."""
    rng = seed if isinstance(seed, Random) else Random(seed)
    name = rng.choice(sorted(FAULTS))
    while True:
        record = copy.deepcopy(random_record(rng, teams=rng.randint(2, 9)))
        if FAULTS[name](rng, record) and is_refused(record):
            return record, name
