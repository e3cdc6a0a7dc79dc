"""JSON text -> JSON value, strictly: no twins, no NaN, no half characters."""

from __future__ import annotations

import json
from math import isfinite
from typing import Any

from app.quidditch.record.errors import RecordError


def parse(text: str) -> Any:
    """The value in a JSON text; raises `RecordError`."""
    try:
        value = json.loads(
            text.removeprefix("\ufeff"),
            object_pairs_hook=_no_twins,
            parse_constant=_no_constant,
            parse_float=_finite,
        )
        if "\\u" in text:
            json.dumps(value, ensure_ascii=False).encode()
    except RecordError:
        raise
    except json.JSONDecodeError as error:
        place = f"line {error.lineno}, column {error.colno}"
        raise RecordError(f"{place}: this is not JSON ({error.msg})") from None
    except UnicodeEncodeError:
        raise RecordError("a text holds half a character (a lone surrogate)") from None
    except (ValueError, RecursionError):
        sentence = "this is not JSON that can be read (too long a number, or too deep)"
        raise RecordError(sentence) from None
    return value


def _no_twins(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        names = [name for name, _ in pairs]
        twin = next(name for name in names if names.count(name) > 1)
        raise RecordError(f"the field {twin!r} stands twice in one object")
    return found


def _no_constant(name: str) -> Any:
    raise RecordError(f"this is not JSON ({name} is no JSON number)")


def _finite(digits: str) -> float:
    number = float(digits)
    if not isfinite(number):
        raise RecordError(f"the number {digits[:20]} is too large")
    return number
