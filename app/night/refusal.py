"""Refusals of the evening itself, beside those of the rules: the same shape, other reasons."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from app.hill.refusal import Refusal
from app.night.match.refusal import MatchRefusal


class NightReason(Enum):
    """Why the evening does not allow something, a sentence each; no clause stands behind them."""

    NOTHING_TO_UNDO = "there is nothing to undo"
    NOTHING_TO_REDO = "there is nothing to redo"
    NO_TIMER = "no countdown is on"
    TIMER_STARTED = "the countdown is on already"
    TIMER_RUNNING = "the countdown is running"
    TIMER_STANDING = "the countdown is standing"
    IN_BREAK = "the break comes to its end first"
    NO_BREAK = "there is no break"
    BREAK_BETWEEN_TURNS = "a break is possible between turns only"
    NOT_PREVIEWING = "no preview is open"
    SCENE_TOO_EARLY = "this picture may not be shown yet"
    EVENING_ENDED = "the evening has ended"
    NO_MEDIUM = "there is no sound or video to be played now"
    PACK_IN_PLAY = "the pack can be changed between questions only"
    BAD_DURATION = "a duration is from one second to a day"
    MARKS_DIFFER = "host and judge mark it differently: the host decides first"
    NO_PHONE = "there is no such phone"
    BAD_PIN = "a PIN is six digits, another for each team"
    BAD_LIKENESS = "likeness is a number from 50 to 100"
    NO_PLAYER = "there is no such player in this game"
    NO_RATING_REASON = "a player's rating points are corrected with a written reason"
    BAD_RATING = "no rating is as large as that"
    NOT_SAVED = "it could not be saved, and so it was not done"


@dataclass(frozen=True, slots=True)
class NightRefusal:
    """A wish that the evening refuses.

    `detail` is a sentence of the disk where one is at fault, or names the teams concerned.
    """

    reason: NightReason
    detail: str = ""

    def __str__(self) -> str:
        return f"{self.reason.value}: {self.detail}" if self.detail else self.reason.value


Refused = Refusal | NightRefusal | MatchRefusal
