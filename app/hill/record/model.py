"""A record in memory; every `extra` holds the fields that version 1 does not know."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from app.hill.roster import Team
from app.hill.rules import DEFAULT_RULES, RuleSet
from app.hill.turn import Turn

FORMAT = "hill-record"
VERSION = 1


@dataclass(frozen=True, slots=True)
class Record:
    """One game: `date` is ISO 8601, `teams` those of the start, `turns` the present state (H18).

    `appeals`, `rating` and `results` are JSON values kept as they came.
    """

    teams: tuple[Team, ...]
    turns: tuple[Turn, ...]
    rules: RuleSet = DEFAULT_RULES
    title: str | None = None
    date: str | None = None
    venue: str | None = None
    appeals: tuple[Any, ...] = ()
    rating: Any = None
    results: Any = None
    rules_extra: Mapping[str, Any] = field(default_factory=dict)
    extra: Mapping[str, Any] = field(default_factory=dict)
