"""From bytes to typed messages, strictly: whatever is wrong is one error, never a surprise."""

from __future__ import annotations

import json
import re
from typing import Any, TypeVar

from pydantic import BaseModel, TypeAdapter, ValidationError

from app.phones.protocol import CLIENT, Pong, Wish

_ID = re.compile(r"[A-Za-z0-9_-]{8,40}")
_Body = TypeVar("_Body", bound=BaseModel)


class BadMessageError(Exception):
    """The text is no message of the protocol; `message_id` is its id where one can be read."""

    def __init__(self, message_id: str = "") -> None:
        super().__init__("not a message of the protocol")
        self.message_id = message_id


def read_message(text: str) -> Wish | Pong:
    """The message of a frame; raises BadMessageError."""
    return _checked(CLIENT, text)


def read_body(kind: type[_Body], data: bytes) -> _Body:
    """The value of a JSON body, as UTF-8; raises BadMessageError."""
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        raise BadMessageError from None
    return _checked(TypeAdapter(kind), text)


_T = TypeVar("_T")


def _checked(adapter: TypeAdapter[_T], text: str) -> _T:
    value = _parse(text)
    try:
        return adapter.validate_python(value)
    except ValidationError:
        raise BadMessageError(_id_of(value)) from None


def _parse(text: str) -> Any:
    """JSON without doubled keys, NaN, numbers of absurd length or nesting."""
    try:
        return json.loads(text, object_pairs_hook=_unique, parse_constant=_refuse)
    except (ValueError, RecursionError):
        raise BadMessageError from None


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    table = dict(pairs)
    if len(table) != len(pairs):
        raise ValueError("a key is there twice")
    return table


def _refuse(name: str) -> Any:
    raise ValueError(f"{name} is no number")


def _id_of(value: Any) -> str:
    message_id = value.get("id") if isinstance(value, dict) else None
    is_id = isinstance(message_id, str) and _ID.fullmatch(message_id)
    return str(message_id) if is_id else ""
