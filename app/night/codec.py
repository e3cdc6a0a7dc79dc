"""Facts as journal drafts and back: the kind is the class, the payload its fields as JSON."""

from __future__ import annotations

import json
from functools import cache
from typing import Any, get_args

from pydantic import TypeAdapter, ValidationError
from pydantic_core import PydanticSerializationError

from app.night.events import Event, Fact, Redone, Undone
from app.store.entry import Draft, Entry

_CLASSES: dict[str, type] = {kind.__name__: kind for kind in (*get_args(Event), Undone, Redone)}


class UnknownFactError(ValueError):
    """An entry of the journal that this program cannot read; one sentence with its number."""


def draft_of(fact: Fact) -> Draft:
    """The fact as a journal keeps it; half a character, which no file can hold, becomes "?"."""
    kind: type = type(fact)
    try:
        payload = _adapter(kind).dump_json(fact)
    except PydanticSerializationError:
        value = json.dumps(_adapter(kind).dump_python(fact), ensure_ascii=False)
        payload = value.encode(errors="replace")
    return Draft(kind.__name__, payload.decode())


def fact_of(entry: Entry) -> Fact:
    """The fact that an entry holds; raises `UnknownFactError`."""
    kind = _CLASSES.get(entry.kind)
    if kind is None:
        raise UnknownFactError(f"entry {entry.seq} is of an unknown kind, {entry.kind}")
    try:
        fact: Fact = _adapter(kind).validate_json(entry.payload)
    except ValidationError as error:
        first = error.errors()[0]
        place = ".".join(str(part) for part in first["loc"])
        raise UnknownFactError(
            f"entry {entry.seq} ({entry.kind}), {place}: {first['msg']}"
        ) from None
    return fact


@cache
def _adapter(kind: type) -> TypeAdapter[Any]:
    return TypeAdapter(kind)
