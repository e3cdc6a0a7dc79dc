"""A position and its orders in a few words, so that a rule's test reads like its sentence.

Sides of seven: L1 and R1 keepers, 2 to 4 chasers, 5 and 6 beaters, 7 seekers; L8, R8 chasers and
L9, R9 keepers are substitutes. Players: `L2 12(2), R1 120(1), L3 off7` (back in round 7), `L4 out`.
Orders: `L2 12(2) throw 6(3); R3 catch; L5 beat 38(1); L6` (an entry that stays). Bludgers:
`40(2)`, or `80(2) from 78(3) to 80(2) climb -1 left 2`; snitch: `20(1) seen toward 21`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from app.quidditch.command import record_odds
from app.quidditch.record import RecordError, read_record, replay_record

Json = dict[str, Any]
ROLES = ("keeper", "chaser", "chaser", "chaser", "beater", "beater", "seeker")
SPOT = re.compile(r"\d+\(\d+\)")
BLUDGER = re.compile(
    r"(?P<at>\S+)( from (?P<origin>\S+) to (?P<to>\S+) climb (?P<climb>\S+) left (?P<left>\d))?"
)
FLIGHT = re.compile(
    r"(?P<at>\S+)( from (?P<origin>\S+) to (?P<to>\S+) by (?P<by>\w+)( (?P<n>\d))?)?"
)
SNITCH = re.compile(r"(?P<at>\S+) (?P<seen>seen|unseen) toward (?P<toward>\d+)")


def team(letter: str) -> Json:
    """One side of seven with two substitutes."""
    players = [{"id": f"{letter}{n}", "role": role} for n, role in enumerate(ROLES, 1)]
    substitutes = [{"id": f"{letter}8", "role": "chaser"}, {"id": f"{letter}9", "role": "keeper"}]
    return {"name": letter, "players": players, "substitutes": substitutes}


TEAMS = {"left": team("L"), "right": team("R")}
ALL = tuple(f"{letter}{n}" for letter in "LR" for n in range(1, 8))


def orders(text: str) -> Json:
    """The orders of one tact."""
    found: Json = {}
    for part in filter(None, (part.strip() for part in text.split(";"))):
        words = part.split()
        order: Json = {}
        rest = words[1:]
        if rest and SPOT.fullmatch(rest[0]):
            order["to"] = rest.pop(0)
        if rest:
            order["action"] = rest.pop(0)
        if rest:
            order["target"] = rest.pop(0)
        if rest:
            raise ValueError(f"an order of too many words: {part}")
        found[words[0]] = order
    return found


def players(text: str) -> Json:
    """Where the players are."""
    found: Json = {}
    for part in filter(None, (part.strip() for part in text.split(","))):
        id_, where = part.split()
        if where == "out":
            found[id_] = {"out": True}
        elif where.startswith("off"):
            found[id_] = {"back_in_round": int(where[3:])}
        else:
            found[id_] = where
    return found


def quaffle(text: str) -> Json:
    """The quaffle: a holder's id, `63(2)`, or `5(2) from 11(2) to 5(2) by L2 0`."""
    if not SPOT.match(text):
        return {"holder": text}
    found = FLIGHT.fullmatch(text)
    assert found is not None, text
    flight = None
    if found["origin"]:
        flight = {"from": found["origin"], "to": found["to"], "by": found["by"]}
        flight["tacts"] = int(found["n"] or 0)
    return {"at": found["at"], "flight": flight}


def bludger(text: str) -> Json:
    """One bludger."""
    found = BLUDGER.fullmatch(text)
    assert found is not None, text
    course = None
    if found["origin"]:
        climb, left = int(found["climb"]), int(found["left"])
        course = {"from": found["origin"], "to": found["to"], "climb": climb, "tacts_left": left}
    return {"at": found["at"], "course": course}


def scene(
    where: str,
    ball: str = "63(1)",
    *,
    bludgers: tuple[str, ...] = (),
    snitch: str | None = None,
    **more: Any,
) -> Json:
    """A position as JSON; round 5, tact 1 unless said otherwise."""
    found = {
        "round": 5,
        "tact": 1,
        "kind": "normal",
        "players": players(where),
        "quaffle": quaffle(ball),
        "bludgers": [bludger(text) for text in bludgers],
        **more,
    }
    if snitch is not None:
        seen = SNITCH.fullmatch(snitch)
        assert seen is not None, snitch
        found["snitch"] = {
            "at": seen["at"],
            "visible": seen["seen"] == "seen",
            "toward": int(seen["toward"]),
        }
    return found


def record(
    start: Json | None, *rounds: Json, draws: Mapping[str, float] | None = None, **more: Any
) -> Json:
    """A record of rounds from a position."""
    found: Json = {
        "format": "quidditch-record",
        "version": 1,
        "rules": {"fast": True},
        "teams": TEAMS,
        "draws": {address: {"u": u, "by": "test"} for address, u in (draws or {}).items()},
        "rounds": list(rounds),
        **more,
    }
    if start is not None:
        found["start"] = start
    return found


def a_round(*tacts: str, referee: tuple[Json, ...] = (), **more: Any) -> Json:
    """One round of a record, its tacts in words."""
    found: Json = {"tacts": [{"orders": orders(text)} for text in tacts], **more}
    if referee:
        found["referee"] = [{"by": "referee", "reason": "seen", **entry} for entry in referee]
    return found


def tact(start: Json, text: str, draws: Mapping[str, float] | None = None, **more: Any) -> Json:
    """The one tact of these orders: `position`, `events`, `draws` of the replay.

    Every draw that is needed must be given, and no other.
    """
    return tacts(start, [text], draws, **more)[-1]


def tacts(
    start: Json, texts: list[str], draws: Mapping[str, float] | None = None, **more: Any
) -> list[Json]:
    """The tacts of one round of orders."""
    return replayed(record(start, a_round(*texts), draws=draws, **more))["tacts"]


def replayed(value: Json) -> Json:
    """The replay of a record, each of whose hand draws must have been asked for."""
    found = replay_record(read_record(value))
    if "seed" not in value:
        asked = {draw["at"] for played in found["tacts"] for draw in played["draws"]}
        assert asked == set(value["draws"]), asked ^ set(value["draws"])
    return found


def happened(played: Json) -> list[str]:
    """The events of a tact in words: `fell L2`, `goal right`, `thrown L2 6(3)`."""
    return [
        " ".join(
            str(event[key])
            for key in ("type", "player", "side", "target")
            if key in event and not (key == "side" and "player" in event)
        )
        for event in played["events"]
        if event["type"] != "returned"
    ]


def chances(start: Json, *texts: str, **more: Any) -> dict[str, float]:
    """The odds of each event of one round of orders, which must come out exact."""
    found = record_odds(read_record(record(start, a_round(*texts), **more)))
    assert found.samples is None
    assert abs(sum(outcome.p for outcome in found.outcomes) - 1) < 1e-12
    return found.events


def refused(value: Json) -> str:
    """The sentence with which a record is refused."""
    try:
        replay_record(read_record(value))
    except RecordError as error:
        return str(error)
    raise AssertionError("the record was not refused")


def refusal(start: Json, *texts: str, **more: Any) -> str:
    """The sentence with which one round of orders is refused."""
    return refused(record(start, a_round(*texts), **more))
