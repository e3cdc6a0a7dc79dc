"""The slow counters of a position."""

from __future__ import annotations

from typing import Any

from app.quidditch.pitch import SIDES
from app.quidditch.position import NO_COUNTS, Counts
from app.quidditch.record.fields import Fields
from app.quidditch.teams import Match

PLACE = ("start", "counts")


def read_counts(value: object, match: Match) -> Counts:
    """The counters in a JSON value; what is left out is as at the start of a match."""
    if value is None:
        return NO_COUNTS
    fields = Fields(value, PLACE, "counts")
    return Counts(
        comments=_read_by_player(fields, match),
        warned=_read_warned(fields, match),
        silent=fields.whole("silent") or 0,
        stalling=_read_stalling(fields),
        held=_read_held(fields),
        keepers=_read_keepers(fields),
        snitch_due=fields.whole("snitch_due", 0, 125) or 0,
        penalties=fields.whole("penalties") or 0,
    )


def write_counts(counts: Counts, match: Match) -> dict[str, Any]:
    """The counters as JSON; what is as at the start of a match is left out."""
    written: dict[str, Any] = {
        "comments": {match.ids[player]: rounds for player, rounds in counts.comments},
        "warned": [match.ids[player] for player in counts.warned],
        "silent": counts.silent,
        "stalling": _sided(counts.stalling, (0, 0)),
        "held": _sided(counts.held, (True, True)),
        "keepers": {
            side: {"from": cell, "near": near}
            for side, (cell, near) in zip(SIDES, counts.keepers, strict=True)
            if cell or near
        },
        "snitch_due": counts.snitch_due,
        "penalties": counts.penalties,
    }
    return {key: value for key, value in written.items() if value}


def _sided(pair: tuple[int, int], default: tuple[int, int]) -> dict[str, Any]:
    return {} if pair == default else dict(zip(SIDES, pair, strict=True))


def _read_by_player(fields: Fields, match: Match) -> tuple[tuple[int, int], ...]:
    given = fields.table("comments")
    inner = Fields(given, (*PLACE, "comments"), "comments")
    return tuple(sorted((_player(inner, match, id_), inner.whole(id_) or 0) for id_ in given))


def _read_warned(fields: Fields, match: Match) -> tuple[int, ...]:
    return tuple(sorted({_player(fields, match, id_) for id_ in fields.items("warned")}))


def _player(fields: Fields, match: Match, id_: object) -> int:
    if not isinstance(id_, str) or id_ not in match.index:
        raise fields.error("there is no player {}", repr(id_))
    return match.index[id_]


def _read_stalling(fields: Fields) -> tuple[int, int]:
    inner = Fields(fields.table("stalling"), (*PLACE, "stalling"), "stalling")
    return inner.whole("left") or 0, inner.whole("right") or 0


def _read_held(fields: Fields) -> tuple[bool, bool]:
    given = fields.table("held")
    inner = Fields({"left": True, "right": True, **given}, (*PLACE, "held"), "held")
    return inner.flag("left"), inner.flag("right")


def _read_keepers(fields: Fields) -> tuple[tuple[int, bool], tuple[int, bool]]:
    given = fields.table("keepers")
    found = []
    for side in SIDES:
        inner = Fields(given.get(side, {}), (*PLACE, "keepers", side), "a keeper")
        found.append((inner.whole("from", 0, 125) or 0, inner.flag("near")))
    return found[0], found[1]
