"""Rounds of a record: orders and the referee's entries."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, get_args

from app.openrecord import Place
from app.quidditch.orders import ACTIONS, Order
from app.quidditch.position import Kind, Position
from app.quidditch.record.fields import Fields
from app.quidditch.record.model import Round, TactOrders
from app.quidditch.referee import DECISIONS, Decision
from app.quidditch.teams import Match

KINDS: tuple[Kind, ...] = get_args(Kind)
MOST_TACTS = 4


def read_rounds(values: list[Any], match: Match, start: Position | None) -> Iterator[Round]:
    """Every round, its place named as addresses name it."""
    number, penalties = (1 if start is None else start.round) - 1, 0
    if start is not None and start.kind == "penalty":
        number = start.round
    for at, value in enumerate(values):
        kind = value.get("kind") if isinstance(value, dict) else None
        is_penalty = kind == "penalty"
        if not at and kind is None and start is not None and start.kind == "penalty":
            is_penalty = True
        penalties = penalties + 1 if is_penalty else 0
        number += not is_penalty
        suffix = "" if not is_penalty else "p" if penalties == 1 else f"p{penalties}"
        read = _read_round(value, (("round", f"{number}{suffix}"),), match)
        yield replace(read, kind="penalty") if is_penalty else read


def _read_round(value: object, place: Place, match: Match) -> Round:
    fields = Fields(value, place, "a round")
    tacts = fields.items("tacts")
    if len(tacts) > MOST_TACTS:
        raise fields.error("a round has 3 tacts, a penalty may have 4 (1.2, 1.6)")
    chaser = fields.text("chaser")
    if chaser is not None and chaser not in match.index:
        raise fields.error("there is no player {}", repr(chaser))
    return Round(
        tacts=tuple(
            _read_tact(item, (*place, ("tact", n)), match) for n, item in enumerate(tacts, 1)
        ),
        referee=tuple(
            _read_decision(item, (*place, ("referee entry", n)), match)
            for n, item in enumerate(fields.items("referee"), 1)
        ),
        kind=fields.choice("kind", KINDS),
        chaser=chaser,
        extra=fields.extra(),
    )


def _read_tact(value: object, place: Place, match: Match) -> TactOrders:
    fields = Fields(value, place, "a tact")
    orders = {}
    for player, item in fields.table("orders").items():
        if player not in match.index:
            raise fields.error("there is no player {}", repr(player))
        orders[player] = _read_order(item, (*place, ("player", player)))
    return TactOrders(orders, fields.extra())


def _read_order(value: object, place: Place) -> Order:
    fields = Fields(value, place, "an order")
    return Order(
        to=fields.spot("to"),
        action=fields.choice("action", ACTIONS),
        target=fields.spot("target"),
        comment=fields.text("comment"),
        extra=fields.extra(),
    )


def _read_decision(value: object, place: Place, match: Match) -> Decision:
    fields = Fields(value, place, "a referee's entry")
    type_ = fields.choice("type", DECISIONS)
    if type_ is None:
        raise fields.error("an entry needs a type")
    named = {name: fields.text(key) for name, key in _PLAYERS.items()}
    for player in named.values():
        if player is not None and player not in match.index:
            raise fields.error("there is no player {}", repr(player))
    return Decision(
        type=type_,
        by=fields.text("by") or "",
        reason=fields.text("reason") or "",
        side=fields.side("side"),
        rounds=fields.whole("rounds", 1),
        cancels=_read_cancels(fields),
        what=fields.choice("what", ("penalty", "yellow_card", "remove")),
        after_tact=fields.whole("after_tact", 1, MOST_TACTS),
        extra=fields.extra(),
        **named,
    )


_PLAYERS = {"player": "player", "chaser": "chaser", "out": "out", "in_": "in"}


def _read_cancels(fields: Fields) -> tuple[str, int] | None:
    value = fields.any("cancels")
    if value is None:
        return None
    inner = Fields(value, (*fields.place, "cancels"), "cancels")
    round_, entry = inner.any("round"), inner.whole("entry", 1)
    if type(round_) not in (int, str) or entry is None:
        raise inner.error("a round and the number of its entry are needed")
    return str(round_), entry
