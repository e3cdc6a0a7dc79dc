"""The JSON text of rounds, written straight from the orders.

A match has hundreds of orders, and nothing else in its record takes any time: made into values
first and then into text, they would cost more than a sixth of what playing them costs.
"""

from __future__ import annotations

import json
from json.encoder import encode_basestring as quoted
from typing import Any

from app.quidditch.orders import Order
from app.quidditch.pitch import TEXT_OF
from app.quidditch.record.model import Round, TactOrders

line = json.JSONEncoder(ensure_ascii=False, check_circular=False).encode


def round_text(entry: Round, rest: dict[str, Any]) -> str:
    """One round as a line of JSON; `rest` is all of it but the tacts."""
    tacts = ", ".join(map(_tact_text, entry.tacts))
    return "{" + ", ".join([f'"tacts": [{tacts}]', *_fields(rest)]) + "}"


def _tact_text(tact: TactOrders) -> str:
    orders = ", ".join([f"{quoted(id_)}: {order_text(o)}" for id_, o in tact.orders.items()])
    return "{" + ", ".join([f'"orders": {{{orders}}}', *_fields(tact.extra)]) + "}"


def order_text(order: Order) -> str:
    """One order as JSON text."""
    text = "" if order.to is None else f'"to": "{TEXT_OF[order.to]}", '
    if order.action is not None:
        text += f'"action": "{order.action}", '
    if order.target is not None:
        text += f'"target": "{TEXT_OF[order.target]}", '
    if order.comment is not None:
        text += f'"comment": {quoted(order.comment)}, '
    if order.extra:
        text += ", ".join(_fields(order.extra)) + ", "
    return "{" + text[:-2] + "}"


def _fields(value: Any) -> list[str]:
    return [f"{line(key)}: {line(item)}" for key, item in value.items()] if value else []
