"""What the referee's seat may wish for. Ids of players are texts; tacts count from 1."""

from __future__ import annotations

from dataclasses import dataclass

from app.night.match.events import Mode
from app.quidditch.orders import Order
from app.quidditch.pitch import Side
from app.quidditch.referee import Decision
from app.quidditch.rules import DEFAULT_RULES, RuleSet
from app.quidditch.teams import Team


@dataclass(frozen=True, slots=True)
class SwitchMode:
    """Over to the other game, or back: between two turns of the hill."""

    mode: Mode


@dataclass(frozen=True, slots=True)
class FoundMatch:
    """A new match. `seed`: 32 bytes of chance from the caller, None for dice by hand."""

    left: Team
    right: Team
    rules: RuleSet = DEFAULT_RULES
    seed: bytes | None = None


@dataclass(frozen=True, slots=True)
class OpenMatch:
    """Go on with a match from the text of its record; `seed` where the record only has a hash."""

    record: str
    seed: bytes | None = None


@dataclass(frozen=True, slots=True)
class EnterOrder:
    """One player's order for a tact of the round, refused at once where no rule allows it."""

    tact: int
    player: str
    order: Order


@dataclass(frozen=True, slots=True)
class EnterText:
    """Orders as text (`order_text.read_orders`): all of them, or none if one cannot be read.

    Those that the rules refuse stand on the sheet with their clause until they are put right.
    `side` refuses lines of the other side's players; `tact` is where lines without one begin.
    """

    text: str
    side: Side | None = None
    tact: int | None = None


@dataclass(frozen=True, slots=True)
class ClearOrder:
    """Take off a player's order for a tact, or (None) for all tacts still to be played."""

    player: str
    tact: int | None = None


@dataclass(frozen=True, slots=True)
class NameChaser:
    """The captain's choice of who takes the penalty, before its first tact (Q26)."""

    player: str


@dataclass(frozen=True, slots=True)
class DrawByHand:
    """Dice rolled by hand for an address; 0 <= u < 1 (`draws.from_face`, `draws.from_choice`)."""

    address: str
    u: float
    by: str


@dataclass(frozen=True, slots=True)
class PlayTact:
    """Play the coming tact; `without_orders`: even where nobody has entered any."""

    without_orders: bool = False


@dataclass(frozen=True, slots=True)
class PlayRound:
    """Play what is left of the round."""

    without_orders: bool = False


@dataclass(frozen=True, slots=True)
class RestPitch:
    """What was played has been seen: the picture stands."""


@dataclass(frozen=True, slots=True)
class Decide:
    """A decision of the referee, with who and why; `proposal` is the key of the one it answers.

    `at_once`: in the middle of a round it applies now, not after the round. Between rounds it
    belongs to the round before.
    """

    decision: Decision
    proposal: str | None = None
    at_once: bool = False


@dataclass(frozen=True, slots=True)
class DropProposal:
    """Do not follow a proposal."""

    proposal: str


@dataclass(frozen=True, slots=True)
class CorrectOrder:
    """Put right (None: take off) an order that was played; all after it is played again."""

    round: str
    tact: int
    player: str
    order: Order | None
    by: str
    reason: str


@dataclass(frozen=True, slots=True)
class EndMatch:
    """Close the match: its seed may be told, and nothing more is entered."""


MatchIntent = (
    FoundMatch
    | OpenMatch
    | EnterOrder
    | EnterText
    | ClearOrder
    | NameChaser
    | DrawByHand
    | PlayTact
    | PlayRound
    | RestPitch
    | Decide
    | DropProposal
    | CorrectOrder
    | EndMatch
)
