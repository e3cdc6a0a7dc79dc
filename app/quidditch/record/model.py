"""A record in memory; every `extra` holds the fields that version 1 does not know."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from app.quidditch.orders import Order
from app.quidditch.position import Kind, Position
from app.quidditch.referee import Decision
from app.quidditch.rules import DEFAULT_RULES, RuleSet
from app.quidditch.teams import Match, Team

FORMAT = "quidditch-record"
VERSION = 1


@dataclass(frozen=True, slots=True)
class HandDraw:
    """A draw entered by hand: a number in [0, 1), and who entered it."""

    u: float
    by: str | None = None
    extra: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class TactOrders:
    """The orders of one tact, by player id."""

    orders: Mapping[str, Order]
    extra: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Round:
    """One round: its tacts, the referee's entries, and who takes a penalty (Q26)."""

    tacts: tuple[TactOrders, ...] = ()
    referee: tuple[Decision, ...] = ()
    kind: Kind | None = None
    chaser: str | None = None
    extra: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Record:
    """One match. `seed` is 32 bytes, there once the match is over; `results` as they came.

    `start_source` is the JSON that `start` was read from, with all that is unknown here.
    """

    left: Team
    right: Team
    rounds: tuple[Round, ...] = ()
    rules: RuleSet = DEFAULT_RULES
    seed: bytes | None = None
    seed_hash: str | None = None
    draws: Mapping[str, HandDraw] = field(default_factory=dict)
    start: Position | None = None
    results: Any = None
    rules_extra: Mapping[str, Any] = field(default_factory=dict)
    teams_extra: Mapping[str, Any] = field(default_factory=dict)
    start_source: Any = None
    extra: Mapping[str, Any] = field(default_factory=dict)

    def match(self) -> Match:
        """The two teams under the record's rules."""
        return Match(self.left, self.right, self.rules)
