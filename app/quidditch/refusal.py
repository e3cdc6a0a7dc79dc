"""Refusals: why the rules do not allow an order or a decision, as values with the clause."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from app.openrecord import Place, spoken


class Reason(Enum):
    """A reason of refusal: its clause ("" where plain sense forbids) and a sentence."""

    UNKNOWN_PLAYER = ("", "there is no such player in the match")
    OFF_PITCH = ("1.2", "the player is off the pitch in this round")
    GONE = ("1.6", "the player is gone for the match")
    ON_BENCH = ("1.7", "a substitute plays only after the captain's substitution")
    RETURN_THIRD_TACT = ("1.2", "a player who returns gives an order for the third tact only")
    RETURN_NEEDS_CELL = ("1.2", "a player who returns must name its cell")
    PLACEMENT_NEEDS_CELL = ("1.2, Q6", "a player who places itself must name its cell")
    KEEPER_PLACE = ("1.2", "the keeper takes a cell of its zone")
    HALF_ONLY = ("1.2", "the player takes a cell of its own half, 17-50 or 76-109")
    EDGE_ONLY = ("1.2", "the player comes back on an edge cell of its own half")
    SAME_PLACE = ("1.2, Q6", "two of one side may not place themselves on one cell and height")
    TOO_FAR = ("1.2", "a flight goes to a neighbour cell or stays")
    RING_CELL = ("1.1, Q1", "only a side's own keeper flies to the cells of its rings")
    NOT_THIS_ROLE = ("1.2", "this action is not one of the player's role")
    TARGET_MISSING = ("1.2", "the action needs a target")
    TARGET_UNWANTED = ("1.2", "only throw, drop and beat have a target")
    THROW_RANGE = ("1.2", "the quaffle is thrown to a cell 1 to 3 away")
    BEAT_RANGE = ("1.2, 1.4", "a bludger is beaten to a cell 2 or 3 away")
    DROP_CELLS = ("1.4", "the keeper drops the quaffle to 54, 55, 62, 64, 71 or 72")
    RING_TARGET = ("1.1, Q1", "a ring cell is never a target")
    NOT_IN_PENALTY = ("1.6", "only the keeper and the chaser play the penalty")
    PLACES_FIRST = ("1.6, Q26", "the keeper places itself in tact 1 of the penalty")
    FOURTH_TACT = ("1.6", "in the fourth tact of a penalty only the quaffle moves")
    TOO_MANY_TACTS = ("1.2", "the round has no further tact")
    KIND = ("1.6", "this is not the kind of round that is due")
    UNFINISHED_ROUND = ("1.2", "the tact has no orders, and only the last round may be unfinished")
    GAME_OVER = ("1.1", "the match is over")
    NOT_A_CHASER = ("1.6, Q26", "the penalty is taken by a chaser of the side that was wronged")
    NOT_A_SUBSTITUTE = ("1.7", "only a registered substitute who has not played may come on")
    NOT_ON_TEAM = ("1.7", "only a player in the match may leave it for a substitute")
    OTHER_ROLE = ("1.7, Q2", "a substitute takes the place of a player of its side and role")
    ONE_SUBSTITUTION = ("1.7", "a side makes at most one substitution a round")
    NOTHING_TO_CANCEL = ("1.6", "there is no such card, penalty or removal to cancel")
    NO_SIDE = ("1.6", "a card or a penalty is for a side, left or right")
    NO_REASON = ("1.6", "a decision says who took it and why")
    BAD_ROUNDS = ("1.6", "a removal is for a whole number of rounds from 1, or for the match")

    def __init__(self, clause: str, sentence: str) -> None:
        self.clause = clause
        self.sentence = sentence


@dataclass(frozen=True, slots=True)
class Refusal:
    """What the rules refuse; the same value on a desk, and on the command line.

    `round` as addresses name it; `tact` from 1; `entry` counts the referee's entries from 1.
    """

    reason: Reason
    round: str
    tact: int | None = None
    player: str | None = None
    entry: int | None = None

    def __str__(self) -> str:
        place = spoken(place_of(self.round, self.tact, self.player, self.entry))
        clause = f" ({self.reason.clause})" if self.reason.clause else ""
        return f"{place}: {self.reason.sentence}{clause}"


def place_of(round_: str | None, tact: int | None, player: str | None, entry: int | None) -> Place:
    """Where something is refused, as far as it is known."""
    steps = (("round", round_), ("tact", tact), ("player", player), ("referee entry", entry))
    return tuple((word, value) for word, value in steps if value is not None)
