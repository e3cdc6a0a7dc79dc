"""What an evening knows of its hall: PINs, phones, what has arrived, both judges' marks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from app.night.countdown import Countdown
from app.quidditch.pitch import Side

DEFAULT_LIKENESS = 84


class Phone(NamedTuple):
    """A phone that has joined. `digest`: SHA-256 of its secret, hex; `blocked`: shut out."""

    team: str
    digest: str
    label: str = ""
    blocked: bool = False


class Receipt(NamedTuple):
    """A wish that is committed: the question's announcement it belongs to, and its time in ms."""

    asked_at: int | None
    at_ms: int | None = None


class Marks(NamedTuple):
    """What host and judge say of one answer; `settled`: the host has marked since the judge did."""

    host: bool | None = None
    judge: bool | None = None
    settled: bool = True

    @property
    def disagree(self) -> bool:
        """Whether the host has still to decide between two marks."""
        both = self.host is not None and self.judge is not None
        return both and self.host is not self.judge and not self.settled


@dataclass(frozen=True, slots=True)
class HallState:
    """The hall. `pins`, `leading` (a phone) by team; `phones` by phone, in order of entering.

    `entries`: how many phones have entered with a team's present PIN, those that left included.
    `receipts` of committed wishes: by turn, phone and message. `sent` is the message that
    brought a team's present answer. `marks` of the question in progress by team. `orders` are the
    texts of the match's round `round`, by side. `port`: at which port phones come in, by the one
    that was asked for and taken.
    """

    pins: Mapping[str, str] = field(default_factory=dict, repr=False)
    phones: Mapping[str, Phone] = field(default_factory=dict, repr=False)
    leading: Mapping[str, str] = field(default_factory=dict)
    entries: Mapping[str, int] = field(default_factory=dict)
    judge: str | None = field(default=None, repr=False)
    likeness: int = DEFAULT_LIKENESS
    port: Mapping[int, int] = field(default_factory=dict)
    receipts: Mapping[int, Mapping[str, Mapping[str, Receipt]]] = field(
        default_factory=dict, repr=False
    )
    sent: Mapping[str, str] = field(default_factory=dict)
    marks: Mapping[str, Marks] = field(default_factory=dict)
    captains: Mapping[Side, str] = field(default_factory=dict)
    orders: Mapping[Side, str] = field(default_factory=dict)
    round: int = 0
    orders_clock: Countdown | None = None

    @property
    def disagreements(self) -> tuple[str, ...]:
        """The teams on whose answers host and judge differ, until the host has decided."""
        return tuple(team for team, marks in self.marks.items() if marks.disagree)

    def receipt(self, turn: int, phone: str, message: str) -> Receipt | None:
        """What is known of a wish of that id; None when none of it is committed."""
        return self.receipts.get(turn, {}).get(phone, {}).get(message)

    def wishes(self, turn: int, phone: str) -> int:
        """How many wishes of a phone for that turn are committed."""
        return len(self.receipts.get(turn, {}).get(phone, {}))

    def noted(self, turn: int, phone: str, message: str, receipt: Receipt) -> HallState:
        """With one more receipt."""
        of_turn = self.receipts.get(turn, {})
        of_phone = {**of_turn.get(phone, {}), message: receipt}
        return replace(self, receipts={**self.receipts, turn: {**of_turn, phone: of_phone}})
