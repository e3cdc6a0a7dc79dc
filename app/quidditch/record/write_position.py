"""A position as JSON."""

from __future__ import annotations

from typing import Any

from app.quidditch.pitch import SIDES, TEXT_OF
from app.quidditch.position import BENCH, OUT, Bludger, Pending, Position, Quaffle
from app.quidditch.record.read_counts import write_counts
from app.quidditch.teams import Match

Json = dict[str, Any]


def write_position(match: Match, now: Position) -> Json:
    """The position as a JSON value; the last four fields are left out when empty."""
    counts = write_counts(now.counts, match)
    return {
        "round": now.round,
        "tact": now.tact,
        "kind": now.kind,
        "players": _players(match, now),
        "quaffle": _quaffle(match, now.quaffle),
        "bludgers": [_bludger(bludger) for bludger in now.bludgers],
        "snitch": None
        if now.snitch is None
        else {
            "at": TEXT_OF[now.snitch.at],
            "visible": now.snitch.visible,
            "toward": now.snitch.toward,
        },
        "score": dict(zip(SIDES, now.score, strict=True)),
        "cards": dict(zip(SIDES, now.cards, strict=True)),
        **({} if now.keeper_clock is None else {"keeper_clock": now.keeper_clock}),
        **({"zone": {match.ids[p]: until for p, until in now.zone}} if now.zone else {}),
        **({"pending": [_pending(match, p) for p in now.pending]} if now.pending else {}),
        **({"counts": counts} if counts else {}),
    }


def _players(match: Match, now: Position) -> Json:
    found: Json = {}
    for id_, spot, back in zip(match.ids, now.at, now.back, strict=True):
        if spot is not None:
            found[id_] = TEXT_OF[spot]
        elif back == OUT:
            found[id_] = {"out": True}
        elif back != BENCH:
            found[id_] = {"back_in_round": back}
    return found


def _quaffle(match: Match, quaffle: Quaffle) -> Json:
    if quaffle.holder is not None:
        return {"holder": match.ids[quaffle.holder], "flight": None, "falling": False}
    spot, flight = quaffle.at, quaffle.flight
    falling = spot is not None and spot.height > 1 and flight is None and not quaffle.tossed
    return {
        "at": None if spot is None else TEXT_OF[spot],
        "holder": None,
        "flight": None
        if flight is None
        else {
            "from": TEXT_OF[flight.origin],
            "to": TEXT_OF[flight.to],
            "by": match.ids[flight.by],
            "tacts": flight.tacts,
        },
        "falling": falling,
    }


def _bludger(bludger: Bludger) -> Json:
    course = bludger.course
    return {
        "at": TEXT_OF[bludger.at],
        "course": None
        if course is None
        else {
            "from": TEXT_OF[course.origin],
            "to": TEXT_OF[course.to],
            "climb": course.climb,
            "tacts_left": course.tacts_left,
        },
    }


def _pending(match: Match, entry: Pending) -> Json:
    return {
        "type": entry.type,
        "side": entry.side,
        **({} if entry.chaser is None else {"chaser": match.ids[entry.chaser]}),
        **({"wakes": True} if entry.wakes else {}),
    }
