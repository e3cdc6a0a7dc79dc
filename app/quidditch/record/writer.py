"""Record -> JSON value and text; what has its default value is left out."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from app.quidditch.orders import Order
from app.quidditch.pitch import TEXT_OF
from app.quidditch.record.model import FORMAT, VERSION, Record, Round, TactOrders
from app.quidditch.record.read_position import read_position
from app.quidditch.record.text import line, round_text
from app.quidditch.record.write_position import write_position
from app.quidditch.referee import Decision
from app.quidditch.teams import Player, Team

Json = dict[str, Any]


def write_text(record: Record) -> str:
    """The record as readable UTF-8 JSON text, a line for each round, ending in a line break."""
    rounds = ",\n ".join(round_text(entry, _round_rest(entry)) for entry in record.rounds)
    written = {**_before_rounds(record), "rounds": None, **_after_rounds(record)}
    fields = [
        f'"rounds": [\n {rounds}\n]' if key == "rounds" else f"{line(key)}: {line(value)}"
        for key, value in written.items()
    ]
    return "{" + ",\n".join(fields) + "}\n"


def write_record(record: Record) -> Json:
    """The record as a JSON value; reading it again gives an equal record."""
    rounds = [_write_round(entry) for entry in record.rounds]
    return {**_before_rounds(record), "rounds": rounds, **_after_rounds(record)}


def _before_rounds(record: Record) -> Json:
    return {
        "format": FORMAT,
        "version": VERSION,
        "rules": {**_write_rules(record), **record.rules_extra},
        "teams": {
            "left": _write_team(record.left),
            "right": _write_team(record.right),
            **record.teams_extra,
        },
        **given(seed=None if record.seed is None else record.seed.hex()),
        **given(seed_hash=record.seed_hash),
        **({"draws": _write_draws(record)} if record.draws else {}),
        **given(start=_start(record)),
    }


def _after_rounds(record: Record) -> Json:
    return {**given(results=record.results), **record.extra}


def _start(record: Record) -> Any:
    """The start as it was read, with what is unknown here; written anew if it was changed."""
    if record.start is None:
        return None
    match, source = record.match(), record.start_source
    if source is not None and read_position(source, match) == record.start:
        return source
    return write_position(match, record.start)


def write_order(order: Order) -> Json:
    """One order."""
    written: Json = {}
    if order.to is not None:
        written["to"] = TEXT_OF[order.to]
    if order.action is not None:
        written["action"] = order.action
    if order.target is not None:
        written["target"] = TEXT_OF[order.target]
    if order.comment is not None:
        written["comment"] = order.comment
    return {**written, **order.extra} if order.extra else written


def given(**values: Any) -> Json:
    """The values that are not None."""
    return {key: value for key, value in values.items() if value is not None}


def _write_rules(record: Record) -> Json:
    return {field.name: getattr(record.rules, field.name) for field in fields(record.rules)}


def _write_team(team: Team) -> Json:
    return {
        "name": team.name,
        "players": [_write_player(player) for player in team.players],
        "substitutes": [_write_player(player) for player in team.substitutes],
        **team.extra,
    }


def _write_player(player: Player) -> Json:
    return {"id": player.id, "role": player.role, **given(name=player.name), **player.extra}


def _write_draws(record: Record) -> Json:
    return {
        address: {"u": draw.u, **given(by=draw.by), **draw.extra}
        for address, draw in record.draws.items()
    }


def _write_round(entry: Round) -> Json:
    return {"tacts": [_write_tact(tact) for tact in entry.tacts], **_round_rest(entry)}


def _round_rest(entry: Round) -> Json:
    return {
        **given(kind=entry.kind, chaser=entry.chaser),
        **({"referee": [_write_decision(d) for d in entry.referee]} if entry.referee else {}),
        **entry.extra,
    }


def _write_tact(tact: TactOrders) -> Json:
    orders = {player: write_order(order) for player, order in tact.orders.items()}
    return {"orders": orders, **tact.extra} if tact.extra else {"orders": orders}


def _write_decision(decision: Decision) -> Json:
    cancels = decision.cancels
    return {
        "type": decision.type,
        **given(side=decision.side, player=decision.player, rounds=decision.rounds),
        **given(chaser=decision.chaser, out=decision.out, what=decision.what),
        **({} if decision.in_ is None else {"in": decision.in_}),
        **({} if cancels is None else {"cancels": {"round": cancels[0], "entry": cancels[1]}}),
        **given(after_tact=decision.after_tact),
        "by": decision.by,
        "reason": decision.reason,
        **decision.extra,
    }
