"""What a seat may wish for the evening's rating."""

from __future__ import annotations

from dataclasses import dataclass

from app.results.table import RatingTable


@dataclass(frozen=True, slots=True)
class KeepRatingTable:
    """The evening is scored with this table, and keeps it (2.6)."""

    table: RatingTable


@dataclass(frozen=True, slots=True)
class CorrectPlayer:
    """One player's rating points instead of the team's, with a reason; None: the team's again.

    `number` is the player's place in the team's roster, from 1.
    """

    team: str
    number: int
    points: int | None
    reason: str = ""


RatingIntent = KeepRatingTable | CorrectPlayer
