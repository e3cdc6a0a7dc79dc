"""What a record says of its own results, held against what the rules make of it."""

from __future__ import annotations

import json
from typing import Any

LONGEST = 80


def differences(said: Any, found: Any, place: str = "results") -> list[str]:
    """Every place where `said` is not what was `found`, a sentence each, in the order of `found`.

    Fields that only `said` has are unknown here and are passed over.
    """
    if isinstance(found, dict):
        if not isinstance(said, dict):
            return [f"{place}: an object was expected"]
        return [
            line
            for key, value in found.items()
            for line in differences(said.get(key), value, f"{place}.{key}")
        ]
    if isinstance(found, list) and isinstance(said, list):
        if len(said) != len(found):
            return [f"{place}: the record has {len(said)} items, the rules make it {len(found)}"]
        return [
            line
            for number, value in enumerate(found, 1)
            for line in differences(said[number - 1], value, f"{place}[{number}]")
        ]
    if type(said) is type(found) and said == found:
        return []
    return [f"{place}: the record says {_short(said)}, the rules make it {_short(found)}"]


def _short(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=True)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"
