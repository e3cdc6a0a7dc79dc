"""A match as it stands: what was entered, and what the rules make of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from app.night.match.events import OrderCorrected
from app.night.match.refusal import MatchRefusal
from app.quidditch.events import Proposal
from app.quidditch.game import Moment, RoundPlan
from app.quidditch.orders import Order
from app.quidditch.pitch import Side
from app.quidditch.position import TACTS, Position
from app.quidditch.record import HandDraw, Record
from app.quidditch.referee import Decision
from app.quidditch.teams import Match

MOST_TACTS = 3
PENALTY_TACTS = 4


@dataclass(frozen=True, slots=True)
class Sheet:
    """What was entered for a round: orders by tact and player, and the referee's entries.

    `played`: how many of its tacts the referee has had played; `chaser` takes the penalty.
    """

    tacts: tuple[Mapping[str, Order], ...] = ({}, {}, {})
    played: int = 0
    decisions: tuple[Decision, ...] = ()
    chaser: str | None = None


class Lost(NamedTuple):
    """What was entered and has no ground now: an order or a decision, and why."""

    refused: MatchRefusal
    order: Order | None = None
    decision: Decision | None = None


class Wanted(NamedTuple):
    """A draw that must be made by hand: its chance, or that of each of its candidates."""

    address: str
    p: float
    candidates: tuple[int | str, ...]


class PlayedRound(NamedTuple):
    """A round as the rules made it: where it began, what it was played by, its tacts."""

    name: str
    begun: Position
    plan: RoundPlan
    moments: tuple[Moment, ...]
    lost: tuple[Lost, ...]
    over: bool


class Showing(NamedTuple):
    """What the hall sees played: the last `last` tacts, or what came of a decision.

    With a decision `last` is how many events of the last tact were seen before it, and `was` the
    position then.
    """

    kind: Literal["still", "tacts", "decision"] = "still"
    last: int = 0
    was: Position | None = None


STILL = Showing()


@dataclass(frozen=True, slots=True)
class MatchState:
    """A match. `base` is its record without rounds: teams, rules, start, unknown fields.

    `sheets` by the round's name as addresses name it, as entered; `rounds` what was played, the
    last of them perhaps unfinished; `now` the position before the coming tact; `wanted` a draw
    that held the play up; `settled` the keys of proposals that were answered.
    """

    base: Record
    start: Position
    now: Position
    match: Match = field(compare=False, repr=False)
    seed: bytes | None = field(default=None, repr=False)
    draws: Mapping[str, HandDraw] = field(default_factory=dict)
    sheets: Mapping[str, Sheet] = field(default_factory=dict)
    rounds: tuple[PlayedRound, ...] = ()
    wanted: Wanted | None = None
    settled: tuple[str, ...] = ()
    corrections: tuple[OrderCorrected, ...] = ()
    showing: Showing = STILL
    ended: bool = False

    @property
    def open_round(self) -> PlayedRound | None:
        """The round in progress, if a tact of it has been played."""
        last = self.rounds[-1] if self.rounds else None
        return None if last is None or last.over else last

    @property
    def sheet(self) -> Sheet:
        """What has been entered for the round in progress."""
        return self.sheets.get(self.now.name, Sheet())

    @property
    def begun(self) -> Position:
        """Where the round in progress began."""
        going = self.open_round
        return self.now if going is None else going.begun

    @property
    def tacts(self) -> int:
        """How many tacts take orders in the round in progress, 1 or 3."""
        return TACTS[self.now.kind]

    @property
    def moments(self) -> tuple[Moment, ...]:
        """Every tact played."""
        return tuple(moment for entry in self.rounds for moment in entry.moments)

    @property
    def over(self) -> bool:
        """Whether nothing more is played: the match has its end, or was closed."""
        return self.ended or self.now.finished is not None

    @property
    def lost(self) -> tuple[Lost, ...]:
        """What was entered for tacts played and has lost its ground."""
        return tuple(entry for played in self.rounds for entry in played.lost)

    @property
    def waiting(self) -> tuple[tuple[str, Proposal], ...]:
        """The proposals that wait for the referee, each with its key."""
        found = {
            proposal_key(self.match, proposal): proposal
            for moment in self.moments
            for proposal in moment.proposals
        }
        return tuple((key, value) for key, value in found.items() if key not in self.settled)

    def names(self, side: Side) -> str:
        """The side's name."""
        return self.match.teams[side].name


def proposal_key(match: Match, proposal: Proposal) -> str:
    """What names a proposal for good: round, tact, type, clause, side and player."""
    player = "" if proposal.player is None else match.ids[proposal.player]
    parts = (proposal.round, proposal.tact or "", proposal.type, proposal.clause)
    return "/".join(map(str, (*parts, proposal.side or "", player)))
