"""What happened in a tact, as facts with the stage and the clause."""

from __future__ import annotations

from typing import Literal, NamedTuple

from app.quidditch.pitch import Side, Spot

EventType = Literal[
    "fell",
    "lost_action",
    "thrown",
    "beaten",
    "hit",
    "quaffle_caught",
    "quaffle_taken",
    "saved",
    "goal",
    "past",
    "snitch_caught",
    "dropped",
    "offence",
    "removed",
    "returned",
    "penalty",
    "reset",
    "card",
    "substituted",
    "over",
]
ProposalType = Literal["warning", "yellow_card", "remove", "penalty", "close"]
AFTER = 7
"""The stage of what follows the sixth: the end of a round and the referee's decisions."""


class Event(NamedTuple):
    """One fact. `player` is a number in the match; what does not apply is None."""

    stage: int
    type: EventType
    clause: str
    player: int | None = None
    side: Side | None = None
    at: Spot | None = None
    target: Spot | None = None
    bludger: int | None = None
    back_in_round: int | None = None
    reason: str | None = None


class Proposal(NamedTuple):
    """What the rules suggest to the referee, who confirms, changes or drops it."""

    type: ProposalType
    clause: str
    sentence: str
    side: Side | None = None
    player: int | None = None
    round: str = ""
    tact: int | None = None
