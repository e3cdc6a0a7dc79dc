"""What has happened to an evening's rating: facts of its journal.

The names of the classes are the kinds in the journal: they may be added to, never renamed.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class RatingTableKept:
    """The table that the evening is scored with from here on, as a record writes it (2.6)."""

    table: dict[str, Any]


@dataclass(frozen=True, slots=True)
class PlayerCorrected:
    """The host's rating points of one player instead of the team's; None: the team's again.

    `player` is the player's id, None for one without; `number` its place in the roster, from 1.
    """

    team: str
    player: str | None
    number: int
    points: int | None
    reason: str


RatingEvent = RatingTableKept | PlayerCorrected
