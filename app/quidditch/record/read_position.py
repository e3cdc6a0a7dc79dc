"""A position from JSON: shape, types, and that it is legal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, get_args

from app.openrecord import Place, RecordError
from app.quidditch.pitch import (
    CENTRE_SPOT,
    DISTANCE,
    FIELD_NEIGHBOURS,
    IS_FIELD,
    RING_OF,
    Spot,
    other,
)
from app.quidditch.position import (
    BENCH,
    ON,
    OUT,
    TACTS,
    Bludger,
    Course,
    Flight,
    Kind,
    Pending,
    PendingType,
    Position,
    Quaffle,
    Snitch,
)
from app.quidditch.record.fields import Fields, read_spot
from app.quidditch.record.read_counts import read_counts
from app.quidditch.record.read_rounds import KINDS
from app.quidditch.rules import MAX_ROUNDS
from app.quidditch.teams import Match

PLACE: Place = ("start",)
DUE = 1
"""The round of return of one who may enter now: any round that is not to come."""
PENDING: tuple[PendingType, ...] = get_args(PendingType)


def read_position(value: object, match: Match) -> Position:
    """The position in a JSON value; raises `RecordError`. Unknown fields are passed over."""
    fields = Fields(value, PLACE, "a position")
    kind: Kind = fields.choice("kind", KINDS) or "normal"
    round_ = fields.whole("round", 1, MAX_ROUNDS)
    tact = fields.whole("tact", 1, TACTS[kind] + (kind == "penalty"))
    spots, back = _read_players(fields.table("players"), match)
    quaffle = _read_quaffle(fields.any("quaffle"), match, kind)
    score, cards = _read_pair(fields, "score"), _read_pair(fields, "cards")
    pending = _read_pending(fields.items("pending"), match, kind, quaffle)
    _let_enter(match, spots, back, kind, pending)
    position = Position(
        round=1 if round_ is None else round_,
        tact=1 if tact is None else tact,
        kind=kind,
        at=tuple(spots),
        back=tuple(back),
        quaffle=quaffle,
        bludgers=_read_bludgers(fields.items("bludgers")),
        snitch=_read_snitch(fields.any("snitch")),
        score=score,
        cards=cards,
        keeper_clock=fields.whole("keeper_clock", 1, 3),
        zone=_read_zone(fields.table("zone"), match),
        pending=pending,
        counts=read_counts(fields.any("counts"), match),
    )
    _check_holder(position)
    if kind == "penalty":
        _check_penalty(position, match)
    return position


def _read_players(given: dict[str, Any], match: Match) -> tuple[list[Spot | None], list[int]]:
    spots: list[Spot | None] = [None] * len(match.ids)
    back = [BENCH] * len(match.ids)
    for id_, value in given.items():
        place = (*PLACE, ("player", id_))
        if id_ not in match.index:
            raise RecordError("there is no player {}", repr(id_), place=PLACE)
        player = match.index[id_]
        if isinstance(value, dict):
            back[player] = _read_absence(value, place)
        else:
            spots[player] = _player_spot(value, place, match, player)
            back[player] = ON
    return spots, back


def _let_enter(
    match: Match, spots: list[Spot | None], back: list[int], kind: Kind, pending: Sequence[Pending]
) -> None:
    """Who is not named in a round of placing is due in it, in a penalty its keeper; others out."""
    guilty = next((entry.side for entry in pending if entry.type == "penalty"), None)
    for player, starts in enumerate(match.starting):
        if back[player] != BENCH or spots[player] is not None or not starts:
            continue
        keeps = match.roles[player] == "keeper" and match.sides[player] == guilty
        due = kind in ("first", "after_penalty") or (kind == "penalty" and keeps)
        back[player] = DUE if due else OUT


def _player_spot(value: object, place: Place, match: Match, player: int) -> Spot:
    spot = read_spot(value, place, "a player's place")
    own = match.roles[player] == "keeper" and RING_OF[spot.cell] == match.sides[player]
    if IS_FIELD[spot.cell] or own:
        return spot
    wrong = "{} is a ring cell, where only its keeper may be (1.1, Q1)"
    raise RecordError(wrong, spot, place=place)


def _read_absence(value: object, place: Place) -> int:
    fields = Fields(value, place, "a player")
    out, back = fields.flag("out"), fields.whole("back_in_round", 1)
    if out:
        return OUT
    if back is None:
        raise fields.error("a player off the pitch has back_in_round, or out")
    return min(back, OUT - 1)


def _read_quaffle(value: object, match: Match, kind: Kind) -> Quaffle:
    place = (*PLACE, "quaffle")
    if value is None and kind == "first":
        return Quaffle(at=CENTRE_SPOT, tossed=True)
    fields = Fields(value, place, "the quaffle")
    holder, spot, falling = fields.text("holder"), fields.spot("at"), fields.flag("falling")
    flight = _read_flight(fields.any("flight"), match)
    if (holder is None) == (spot is None):
        raise fields.error("the quaffle has a holder, or a place at which it is")
    if holder is not None:
        if holder not in match.index or match.roles[match.index[holder]] not in _HOLDERS:
            raise fields.error("{} is no chaser or keeper of the match", repr(holder))
        return Quaffle(holder=match.index[holder])
    tossed = kind == "first" and spot == CENTRE_SPOT and not falling and flight is None
    return Quaffle(at=spot, flight=flight, tossed=tossed)


_HOLDERS = ("chaser", "keeper")


def _read_flight(value: object, match: Match) -> Flight | None:
    if value is None:
        return None
    fields = Fields(value, (*PLACE, "quaffle", "flight"), "a flight")
    origin, to, by = fields.spot("from"), fields.spot("to"), fields.id("by")
    tacts = fields.whole("tacts", 0, 3) or 0
    if origin is None or to is None or by not in match.index:
        raise fields.error("a flight has from, to and by, a player of the match")
    if not IS_FIELD[to.cell] or not 1 <= DISTANCE[origin.cell][to.cell] <= 3:
        raise fields.error("the quaffle is thrown to a cell of the field 1 to 3 away (1.2)")
    return Flight(origin, to, match.index[by], tacts)


def _read_bludgers(values: list[Any]) -> tuple[Bludger, ...]:
    if len(values) > 2:
        raise RecordError("there are two bludgers (Q2)", place=PLACE)
    return tuple(
        _read_bludger(value, (*PLACE, ("bludger", n))) for n, value in enumerate(values, 1)
    )


def _read_bludger(value: object, place: Place) -> Bludger:
    fields = Fields(value, place, "a bludger")
    course = fields.any("course")
    return Bludger(_ball_spot(fields), None if course is None else _read_course(course, place))


def _read_course(value: object, place: Place) -> Course:
    fields = Fields(value, (*place, "course"), "a course")
    origin, to = fields.spot("from"), fields.spot("to")
    climb, left = fields.whole("climb", -1, 1), fields.whole("tacts_left", 0, 2)
    if origin is None or to is None or left is None:
        raise fields.error("a course has from, to and tacts_left")
    if not (IS_FIELD[origin.cell] and IS_FIELD[to.cell]) or (
        not 1 <= DISTANCE[origin.cell][to.cell] <= 3
    ):
        raise fields.error("a bludger flies to a cell of the field at most 3 away (1.4)")
    return Course(origin, to, climb or 0, left)


def _read_snitch(value: object) -> Snitch | None:
    if value is None:
        return None
    fields = Fields(value, (*PLACE, "snitch"), "the snitch")
    spot, visible = _ball_spot(fields), fields.flag("visible")
    toward = fields.whole("toward", 1, 125)
    if toward not in FIELD_NEIGHBOURS[spot.cell]:
        raise fields.error("toward must be a cell of the field beside the snitch")
    return Snitch(spot, visible, toward)


def _ball_spot(fields: Fields) -> Spot:
    spot = fields.spot("at")
    if spot is None or not IS_FIELD[spot.cell]:
        raise fields.error("at must be a cell from 4 to 122 (Q1)")
    return spot


def _read_pair(fields: Fields, key: str) -> tuple[int, int]:
    inner = Fields(fields.table(key), (*PLACE, key), key)
    return inner.whole("left") or 0, inner.whole("right") or 0


def _read_zone(given: dict[str, Any], match: Match) -> tuple[tuple[int, int], ...]:
    fields = Fields(given, (*PLACE, "zone"), "zone")
    found = []
    for id_ in given:
        until = fields.whole(id_, 1)
        if id_ not in match.index or until is None:
            raise fields.error("there is no player {}", repr(id_))
        found.append((match.index[id_], until))
    return tuple(sorted(found))


def _read_pending(
    values: list[Any], match: Match, kind: Kind, quaffle: Quaffle
) -> tuple[Pending, ...]:
    found = []
    for number, value in enumerate(values, 1):
        fields = Fields(value, (*PLACE, ("pending", number)), "each item of pending")
        type_ = fields.choice("type", PENDING)
        side, chaser, wakes = fields.side("side"), fields.text("chaser"), fields.flag("wakes")
        if type_ is None or side is None or (chaser is not None and chaser not in match.index):
            raise fields.error("a penalty or keeper_reset has a side, and a chaser of the match")
        named = None if chaser is None else match.index[chaser]
        found.append(Pending(type_, side, named, wakes))
    if kind == "penalty" and not any(entry.type == "penalty" for entry in found):
        if quaffle.holder is None:
            raise RecordError("pending must say whose penalty is played", place=PLACE)
        found.insert(0, Pending("penalty", other(match.sides[quaffle.holder])))
    return tuple(found)


def _check_penalty(now: Position, match: Match) -> None:
    guilty = next(entry.side for entry in now.pending if entry.type == "penalty")
    chasers, keepers = match.of(other(guilty), "chaser"), match.of(guilty, "keeper")
    on_pitch = [player for player, spot in enumerate(now.at) if spot is not None]
    extra = [player for player in on_pitch if player not in (*chasers, *keepers)]
    if extra or sum(player in chasers for player in on_pitch) > 1:
        wrong = "a penalty is between the guilty side's keeper and one chaser (1.6)"
        raise RecordError(wrong, place=PLACE)


def _check_holder(now: Position) -> None:
    holder = now.quaffle.holder
    if holder is not None and now.at[holder] is None and now.kind != "after_penalty":
        raise RecordError("the holder of the quaffle is off the pitch", place=PLACE)
