"""Positions drawn at random, legal but far from what a match would lead to."""

from __future__ import annotations

from random import Random
from typing import Any

from app.quidditch.pitch import DISTANCE, FIELD, FIELD_NEIGHBOURS, RINGS, ZONES
from app.quidditch.record import read_record
from app.quidditch.record.model import Record
from tests.app.quidditch.board import ALL, record

CROWDED = (*range(4, 24), *range(103, 123), 54, 55, 62, 63, 64, 71, 72)
KINDS = ("normal", "normal", "normal", "penalty", "after_penalty", "first")


def drawn_record(seed: int) -> Record:
    """A record without rounds that starts from a random position."""
    rng = Random(seed)
    kind = rng.choice(KINDS)
    start: dict[str, Any] = {
        "round": rng.randint(1, 25),
        "tact": rng.randint(1, 3) if kind == "normal" else 1,
        "kind": kind,
        "score": {"left": 10 * rng.randint(0, 9), "right": 0},
        "cards": {"left": rng.randint(0, 1), "right": rng.randint(0, 1)},
    }
    start["players"] = _players(rng, start)
    on_pitch = [id_ for id_, place in start["players"].items() if isinstance(place, str)]
    start["quaffle"] = _quaffle(rng, kind, on_pitch)
    start["bludgers"] = [_bludger(rng) for _ in range(2)]
    cell = rng.choice(FIELD)
    start["snitch"] = {
        "at": f"{cell}({rng.randint(1, 3)})",
        "visible": rng.random() < 0.7,
        "toward": rng.choice(FIELD_NEIGHBOURS[cell]),
    }
    if kind == "penalty":
        by_right = start["quaffle"].get("holder", rng.choice("LR"))[0] == "R"
        start["pending"] = [{"type": "penalty", "side": "left" if by_right else "right"}]
        plays = {start["quaffle"].get("holder"), "L1" if by_right else "R1"}
        for id_, place in start["players"].items():
            if isinstance(place, str) and id_ not in plays:
                start["players"][id_] = {"back_in_round": start["round"] + 1}
    elif rng.random() < 0.2:
        side = rng.choice(("left", "right"))
        start["pending"] = [{"type": "keeper_reset", "side": side, "wakes": rng.random() < 0.5}]
    holder = start["quaffle"].get("holder")
    if holder in ("L1", "R1") and kind == "normal" and rng.random() < 0.7:
        start["keeper_clock"] = rng.randint(1, 3)
    return read_record(record(start, seed=rng.randbytes(32).hex()))


def _players(rng: Random, start: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    taken = set[str]()
    for id_ in ALL:
        if rng.random() < 0.15 or start["kind"] in ("first", "after_penalty"):
            found[id_] = {"back_in_round": start["round"] + rng.choice((0, 0, 1, 3))}
            continue
        if rng.random() < 0.03:
            found[id_] = {"out": True}
            continue
        side = "left" if id_[0] == "L" else "right"
        home = sorted(ZONES[side] | RINGS[side])
        cells = home if id_[1] == "1" and rng.random() < 0.8 else CROWDED
        spot = f"{rng.choice(cells)}({rng.randint(1, 3)})"
        if spot not in taken:
            taken.add(spot)
            found[id_] = spot
    return found


def _quaffle(rng: Random, kind: str, on_pitch: list[str]) -> dict[str, Any]:
    holders = [id_ for id_ in on_pitch if id_[1] in "1234"]
    if kind == "penalty":
        holders = [id_ for id_ in holders if id_[1] != "1"]
    if holders and rng.random() < 0.6:
        return {"holder": rng.choice(holders)}
    cells = (*CROWDED, 1, 2, 3, 123, 124, 125)
    found: dict[str, Any] = {"at": f"{rng.choice(cells)}({rng.randint(1, 3)})"}
    if rng.random() < 0.6:
        origin = rng.choice(CROWDED)
        to = rng.choice([cell for cell in FIELD if 1 <= DISTANCE[origin][cell] <= 3])
        height = rng.randint(1, 3)
        found["at"] = f"{to}({height})"
        found["flight"] = {
            "from": f"{origin}({rng.randint(1, 3)})",
            "to": f"{to}({height})",
            "by": rng.choice([f"{letter}{n}" for letter in "LR" for n in range(1, 5)]),
            "tacts": 0,
        }
    return found


def _bludger(rng: Random) -> dict[str, Any]:
    cell = rng.choice(CROWDED)
    found: dict[str, Any] = {"at": f"{cell}({rng.randint(1, 3)})"}
    if rng.random() < 0.4:
        origin = rng.choice([c for c in FIELD if 1 <= DISTANCE[c][cell] <= 3])
        found["course"] = {
            "from": f"{origin}({rng.randint(1, 3)})",
            "to": found["at"],
            "climb": rng.randint(-1, 1),
            "tacts_left": 2 if DISTANCE[origin][cell] > 1 else rng.randint(0, 2),
        }
    return found
