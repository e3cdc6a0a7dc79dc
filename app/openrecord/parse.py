"""JSON text -> JSON value, strictly: no twins, no NaN, no half characters."""

from __future__ import annotations

import json
from math import isfinite
from typing import Any

from app.openrecord.errors import Place, RecordError


def parse(text: str) -> Any:
    """The value in a JSON text; raises `RecordError`."""
    try:
        value = json.loads(
            text.removeprefix("\ufeff"),
            object_pairs_hook=_no_twins,
            parse_constant=_no_constant,
            parse_float=_finite,
        )
        written = json.dumps(value, ensure_ascii=False) if "\\u" in text else text
        written.encode()
    except RecordError:
        raise
    except json.JSONDecodeError as error:
        place: Place = (("line", error.lineno), ("column", error.colno))
        raise RecordError("this is not JSON ({})", error.msg, place=place) from None
    except UnicodeEncodeError:
        raise RecordError("a text holds half a character (a lone surrogate)") from None
    except (ValueError, RecursionError):
        raise RecordError(
            "this is not JSON that can be read (too long a number, or too deep)"
        ) from None
    return value


def _no_twins(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise RecordError("the field {} stands twice in one object", repr(key))
        found[key] = value
    return found


def _no_constant(name: str) -> Any:
    raise RecordError("this is not JSON ({} is no JSON number)", name)


def _finite(digits: str) -> float:
    number = float(digits)
    if not isfinite(number):
        raise RecordError("the number {} is too large", digits[:20])
    return number
