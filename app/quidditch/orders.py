"""Orders: what a player is to do in one tact."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from app.quidditch.pitch import Spot

Action = Literal["catch", "throw", "drop", "beat"]
ACTIONS: tuple[Action, ...] = ("catch", "throw", "drop", "beat")


@dataclass(frozen=True, slots=True)
class Order:
    """Where to fly (None: stay), at most one action after the flight, and a comment.

    `target` goes with throw, drop and beat.
    """

    to: Spot | None = None
    action: Action | None = None
    target: Spot | None = None
    comment: str | None = None
    extra: Mapping[str, Any] = field(default_factory=dict, hash=False)


STAY = Order()
Orders = Mapping[int, Order]
"""The orders of one tact by player's number; a player left out has no entry."""
