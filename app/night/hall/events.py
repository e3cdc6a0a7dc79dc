"""What has happened between the evening and the hall: facts of the night's journal.

None of them is the host's own step: undo never takes back what a phone was told had arrived. What
an undo takes the ground from is folded into nothing, and comes again with its ground.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from app.hill.events import Answered
from app.hill.turn import DeclarationKind
from app.night.match.events import OrdersEntered
from app.quidditch.pitch import Side


@dataclass(frozen=True, slots=True)
class PinsIssued:
    """Teams were given PINs of six digits, by team; an earlier one of a team is void."""

    pins: Mapping[str, str] = field(repr=False)


@dataclass(frozen=True, slots=True)
class PhoneEntered:
    """A phone joined a team; `digest` is the SHA-256 of its secret, in hex."""

    phone: str
    team: str
    digest: str = field(repr=False)
    label: str = ""


@dataclass(frozen=True, slots=True)
class PhoneBlocked:
    """The host shut a phone out, or let it in again."""

    phone: str
    on: bool


@dataclass(frozen=True, slots=True)
class PhoneMoved:
    """The host seated a phone at another team."""

    phone: str
    team: str


@dataclass(frozen=True, slots=True)
class PhoneLeft:
    """A phone left its team for good."""

    phone: str


@dataclass(frozen=True, slots=True)
class PhoneLeads:
    """From now on this phone decides for its team; `message` is the wish that asked for it."""

    team: str
    phone: str
    message: str = ""


@dataclass(frozen=True, slots=True)
class JudgeLinked:
    """The judge has a new link, with the SHA-256 of its secret in hex; None: none any more."""

    digest: str | None = field(repr=False)


@dataclass(frozen=True, slots=True)
class AnswerArrived:
    """A team's answer came from a phone, to question `turn` announced at `asked_at`.

    `message` is the phone's id of the wish: the same id again is the same wish again.
    """

    phone: str
    message: str
    turn: int
    asked_at: int
    answer: Answered


@dataclass(frozen=True, slots=True)
class DeclarationArrived:
    """A team declared for turn `turn` from a phone, or (None) took its declaration back."""

    team: str
    phone: str
    message: str
    turn: int
    kind: DeclarationKind | None


@dataclass(frozen=True, slots=True)
class JudgeMarked:
    """The judge marked answers to the question announced at `asked_at`; None: no mark any more."""

    marks: Mapping[str, bool | None]
    turn: int
    asked_at: int
    phone: str = ""
    message: str = ""


@dataclass(frozen=True, slots=True)
class LikenessSet:
    """From which likeness, of 0–100, answers are shown to the judge as alike."""

    threshold: int


@dataclass(frozen=True, slots=True)
class PortFound:
    """Phones come in at `port` this evening, because `asked` was taken by another program."""

    asked: int
    port: int


@dataclass(frozen=True, slots=True)
class CaptainSeated:
    """The phones of this team give the orders of this side of the match; None: nobody's do."""

    side: Side
    team: str | None


@dataclass(frozen=True, slots=True)
class OrdersTimed:
    """The captains have `total_ms` for the orders of the round; None: as long as they like."""

    total_ms: int | None


@dataclass(frozen=True, slots=True)
class OrdersArrived:
    """A captain's orders for the match's round number `number` came, as written in `text`."""

    team: str
    phone: str
    message: str
    side: Side
    number: int
    text: str
    orders: OrdersEntered


HallEvent = (
    PinsIssued
    | PhoneEntered
    | PhoneBlocked
    | PhoneMoved
    | PhoneLeft
    | PhoneLeads
    | JudgeLinked
    | AnswerArrived
    | DeclarationArrived
    | JudgeMarked
    | LikenessSet
    | PortFound
    | CaptainSeated
    | OrdersTimed
    | OrdersArrived
)
BINDING: tuple[type, ...] = (AnswerArrived, DeclarationArrived, OrdersArrived)
"""What teams were told had arrived: a redo of a step undone before it would reach past it."""
