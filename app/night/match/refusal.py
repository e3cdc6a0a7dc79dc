"""Why a match refuses a wish: the engine's reasons with their clause, and the evening's own."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from app.openrecord import spoken
from app.quidditch.refusal import Reason, Refusal, place_of


class MatchReason(Enum):
    """A reason of the evening: a clause ("" where plain sense forbids) and a sentence."""

    NO_MATCH = ("", "no match has been founded")
    MATCH_GOING = ("", "a match is going on, and ends first")
    MATCH_ENDED = ("", "the match has ended")
    BAD_TEAMS = ("Q2", "the match cannot be founded")
    BAD_RULES = ("1.1", "the match cannot be played by these rules")
    BAD_RECORD = ("", "the record cannot be taken in")
    BAD_SEED = ("", "a seed is 32 bytes, 64 hex digits")
    BAD_ORDERS = ("", "the orders cannot be read")
    NO_ORDERS = ("1.2", "no order has been entered for the round")
    ORDERS_REFUSED = ("1.2", "an order on the sheet is refused")
    MISSED_TURN = ("1.3", "the player gave no order before the round began, and misses the turn")
    NO_SUCH_TACT = ("1.2", "the round has no such tact")
    TACT_PLAYED = ("", "the tact has been played: its orders are corrected, with a reason")
    TACT_NOT_PLAYED = ("", "the tact has not been played: its orders are entered")
    NOTHING_TO_CLEAR = ("", "there is no such order")
    DRAW_MISSING = ("", "a draw is to be made by hand first")
    BAD_DRAW = ("", "a draw is a number from 0 to less than 1, with an address and who made it")
    NO_PROPOSAL = ("", "there is no such proposal")
    NOTHING_PLAYED = ("", "nothing has been played yet")
    MODE_ON = ("", "this game is on already")
    BETWEEN_TURNS = ("", "the other game comes between two turns of the hill")
    ON_PITCH = ("", "this belongs to the hill; go back to it first")

    def __init__(self, clause: str, sentence: str) -> None:
        self.clause = clause
        self.sentence = sentence


@dataclass(frozen=True, slots=True)
class MatchRefusal:
    """A wish that the match refuses.

    `detail` is a sentence or an address where there is one; `round` as addresses name it; `tact`
    and the referee's `entry` count from 1.
    """

    reason: MatchReason | Reason
    detail: str = ""
    round: str | None = None
    tact: int | None = None
    player: str | None = None
    entry: int | None = None

    @property
    def clause(self) -> str:
        """The clause behind it, "" where there is none."""
        return self.reason.clause

    def __str__(self) -> str:
        place = place_of(self.round, self.tact, self.player, self.entry)
        where = f"{spoken(place)}: " if place else ""
        clause = f" ({self.clause})" if self.clause else ""
        detail = f": {self.detail}" if self.detail else ""
        return f"{where}{self.reason.sentence}{clause}{detail}"


def of_engine(refusal: Refusal) -> MatchRefusal:
    """The engine's refusal as the evening's."""
    return MatchRefusal(
        refusal.reason, "", refusal.round, refusal.tact, refusal.player, refusal.entry
    )
