"""What the host may wish of the hall. Chance (PINs, secrets) arrives with the wish."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from app.quidditch.pitch import Side


@dataclass(frozen=True, slots=True)
class IssuePins:
    """Give these teams PINs of six digits, by team."""

    pins: Mapping[str, str] = field(repr=False)


@dataclass(frozen=True, slots=True)
class BlockPhone:
    """Shut a phone out, or let it in again."""

    phone: str
    on: bool = True


@dataclass(frozen=True, slots=True)
class MovePhone:
    """Seat a phone at another team."""

    phone: str
    team: str


@dataclass(frozen=True, slots=True)
class LetLead:
    """Let this phone decide for its team."""

    phone: str


@dataclass(frozen=True, slots=True)
class LinkJudge:
    """Give the judge a new link, by the SHA-256 of its secret in hex; None takes it away."""

    digest: str | None = field(repr=False)


@dataclass(frozen=True, slots=True)
class SetLikeness:
    """Show answers as alike from this likeness on, 50–100."""

    threshold: int


@dataclass(frozen=True, slots=True)
class KeepPort:
    """Keep for the evening the port that was found where `asked` was taken, both 1–65535."""

    asked: int
    port: int


@dataclass(frozen=True, slots=True)
class SeatCaptain:
    """Let the phones of this team give the orders of this side of the match; None: nobody's."""

    side: Side
    team: str | None


@dataclass(frozen=True, slots=True)
class TimeOrders:
    """Give the captains this long for the round's orders, from now; None: no limit any more."""

    total_ms: int | None


HallIntent = (
    IssuePins
    | BlockPhone
    | MovePhone
    | LetLead
    | LinkJudge
    | SetLikeness
    | KeepPort
    | SeatCaptain
    | TimeOrders
)
