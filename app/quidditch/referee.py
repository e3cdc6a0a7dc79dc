"""The referee decides: cards, removals, penalties, substitutions, cancellations (1.6, 1.7)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, get_args

from app.quidditch.pitch import Side

DecisionType = Literal[
    "warning",
    "yellow_card",
    "remove",
    "penalty",
    "substitute",
    "keeper_reset",
    "cancel",
    "annul",
    "close",
    "replace_referee",
    "note",
]
DECISIONS: tuple[DecisionType, ...] = get_args(DecisionType)


@dataclass(frozen=True, slots=True)
class Decision:
    """One entry of the referee; it applies after its round, or after tact `after_tact` of it.

    `side` is the guilty one; `chaser` takes the penalty against it; `rounds` None is the match;
    `out` and `in_` are a substitution's. A `cancel` names what it cancels: `cancels` is (round as
    addresses name it, number of the entry from 1), or `what` and `side` for the text's own.
    """

    type: DecisionType
    by: str = ""
    reason: str = ""
    side: Side | None = None
    player: str | None = None
    rounds: int | None = None
    chaser: str | None = None
    out: str | None = None
    in_: str | None = None
    cancels: tuple[str, int] | None = None
    what: Literal["penalty", "yellow_card", "remove"] | None = None
    after_tact: int | None = None
    extra: Mapping[str, Any] = field(default_factory=dict, hash=False)
