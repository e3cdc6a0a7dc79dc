"""Where the server and the night meet: values that cross from one thread to the other.

The server knows nothing of the game. It is given a `Door` (who may come in) and views; it hands
over `Letter`s, each with the moment of its arrival, and passes the reply on once the night has
committed what the letter asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from app.phones.protocol import JudgeView, Reply, TeamView, Wish


@dataclass(frozen=True, slots=True)
class Seat:
    """Who speaks: a team's phone, or the judge (`team` None). `phone` is a random public id."""

    team: str | None
    phone: str


@dataclass(frozen=True, slots=True)
class Enter:
    """A phone whose PIN was right wants in; `digest` is the SHA-256 of its secret, in hex."""

    digest: str
    label: str


@dataclass(frozen=True, slots=True)
class Letter:
    """A wish as it arrived.

    `at_ms` is the laptop's monotonic clock in whole ms, read when the frame arrived and in the
    order of the queue; `rtt_ms` the round trip of the phone's path (the largest of the recent
    ones), None while unmeasured. `reply` may be called once, from any thread, after the commit.
    """

    seat: Seat
    wish: Wish | Enter
    at_ms: int
    rtt_ms: int | None
    reply: Callable[[Reply], None]


@dataclass(frozen=True, slots=True)
class KnownPhone:
    """A phone that has joined: `digest` of its secret; a blocked one is let in nowhere."""

    phone: str
    team: str
    digest: str
    label: str
    blocked: bool = False


@dataclass(frozen=True, slots=True)
class Door:
    """Who may come in: for each team (id) its number, name and PIN; the phones that have joined.

    `judge` is the SHA-256 (hex) of the secret in the judge's link, None while there is none.
    """

    title: str = ""
    rehearsal: bool = False
    teams: Mapping[str, tuple[int, str, str]] = field(default_factory=dict)
    phones: tuple[KnownPhone, ...] = ()
    judge: str | None = None


@dataclass(frozen=True, slots=True)
class Views:
    """What every seat may see now: by team, and the judge's; `leading` is the phone that decides.

    A team's view is sent to each of its phones with `leading` and `phones` filled in by the server
    from this table and from who is connected. `at_ms` is the moment on the server's clock as of
    which countdowns stand; None for that of the publishing.
    """

    teams: Mapping[str, TeamView] = field(default_factory=dict)
    leading: Mapping[str, str] = field(default_factory=dict)
    judge: JudgeView | None = None
    at_ms: int | None = None


@dataclass(frozen=True, slots=True)
class Presence:
    """A phone as the desk sees it: connected or not, the path's round trip, its address."""

    phone: str
    team: str | None
    connected: bool
    rtt_ms: int | None
    address: str


@dataclass(frozen=True, slots=True)
class Guessing:
    """Wrong PINs for a team, or wrong links to the judge's page (`team` None): `wrong` in a row."""

    team: str | None
    address: str
    wrong: int


@dataclass(frozen=True, slots=True)
class Checked:
    """A phone opened the test page and answered: its address and the largest round trip."""

    address: str
    rtt_ms: int
