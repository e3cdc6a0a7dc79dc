"""What has happened in a match: facts of the night's journal.

The names of the classes are the kinds in the journal: they may be added to, never renamed.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from app.quidditch.orders import Order
from app.quidditch.referee import Decision
from app.quidditch.rules import RuleSet
from app.quidditch.teams import Team

Mode = Literal["hill", "pitch"]


@dataclass(frozen=True, slots=True)
class ModeSwitched:
    """The evening goes over to the other game; the hill's place is kept."""

    mode: Mode


@dataclass(frozen=True, slots=True)
class MatchFounded:
    """A new match. `seed` is 64 hex digits, None: dice by hand."""

    left: Team
    right: Team
    rules: RuleSet
    seed: str | None


@dataclass(frozen=True, slots=True)
class MatchOpened:
    """A match taken over from an open record, whole: `record` is its JSON text."""

    record: str
    seed: str | None


@dataclass(frozen=True, slots=True)
class Entered:
    """One order of a player for a tact, from 1; None takes it off."""

    tact: int
    player: str
    order: Order | None


@dataclass(frozen=True, slots=True)
class OrdersEntered:
    """Orders for tacts of a round that are still to be played."""

    round: str
    entries: tuple[Entered, ...]


@dataclass(frozen=True, slots=True)
class ChaserNamed:
    """Who takes the penalty of a round (Q26)."""

    round: str
    player: str


@dataclass(frozen=True, slots=True)
class HandDrawn:
    """A draw made by hand: a number in [0, 1) for an address, and who made it."""

    address: str
    u: float
    by: str


@dataclass(frozen=True, slots=True)
class TactPlayed:
    """A tact was played by the orders that stood then; the hall sees `before` others with it."""

    round: str
    tact: int
    before: int = 0


@dataclass(frozen=True, slots=True)
class PitchRested:
    """What was played has been seen: the picture stands."""


@dataclass(frozen=True, slots=True)
class RefereeDecided:
    """An entry of the referee for a round; `proposal` is the one it answers, if any."""

    round: str
    decision: Decision
    proposal: str | None = None


@dataclass(frozen=True, slots=True)
class ProposalDropped:
    """The referee does not follow a proposal."""

    proposal: str


@dataclass(frozen=True, slots=True)
class OrderCorrected:
    """An order of a tact that was played is put right; all after it is played again."""

    round: str
    entry: Entered
    by: str
    reason: str


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """The match is closed: nothing more is entered, and its seed may be told."""


MatchEvent = (
    MatchFounded
    | MatchOpened
    | OrdersEntered
    | ChaserNamed
    | HandDrawn
    | TactPlayed
    | PitchRested
    | RefereeDecided
    | ProposalDropped
    | OrderCorrected
    | MatchEnded
)
MATCH_UNDOABLE: tuple[type, ...] = (
    ModeSwitched,
    MatchFounded,
    MatchOpened,
    OrdersEntered,
    ChaserNamed,
    HandDrawn,
    TactPlayed,
    RefereeDecided,
    ProposalDropped,
    OrderCorrected,
    MatchEnded,
)
"""The referee's own steps; that a picture stands is none of them."""
