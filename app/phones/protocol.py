"""What phones and the laptop say to each other: a frozen model for each message, JSON on the wire.

Both ends take their words from here: the server checks every frame against `ClientMessage`, the
page loads the table that `vocabulary` makes of this module. Texts of refusals are the page's, by
code. Times are whole milliseconds, steps and points those of `app/hill`.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Any, Literal, get_args

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter

VERSION = 1
MAX_FRAME = 8192
"""Bytes of the longest frame that a phone may send."""
MAX_ANSWER, MAX_ORDERS, MAX_LABEL = 300, 2000, 40
"""Characters of an answer, of a side's orders, of the name that a phone gives itself."""
PIN_DIGITS = 6

Declared = Literal["jump", "revolution"]
Phase = Literal[
    "lobby",
    "declare",
    "question",
    "answers",
    "closed",
    "moves",
    "decision",
    "break",
    "over",
    "match",
]
"""Where the evening is, as a team needs it: it declares in `lobby` and `declare`, answers in
`question` and `answers` (the countdown not yet or already running)."""
MessageId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{8,40}$")]
"""Chosen by the phone at random for each wish; the same id again is the same wish again."""


class _Model(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


class Code(StrEnum):
    """Why the laptop does not do what was asked: one code a reason, on the wire as this text."""

    BAD_MESSAGE = "bad-message"
    TOO_MUCH = "too-much"
    NOT_JOINED = "not-joined"
    NOT_JUDGE = "not-judge"
    WRONG_PIN = "wrong-pin"
    SLOW_DOWN = "slow-down"
    TEAM_FULL = "team-full"
    BLOCKED = "blocked"
    NOT_LEADING = "not-leading"
    OTHER_TURN = "other-turn"
    NOT_OPEN = "not-open"
    TOO_LATE = "too-late"
    NOT_ALLOWED = "not-allowed"
    EMPTY = "empty"
    NOT_SAVED = "not-saved"
    CLOSED_EVENING = "closed-evening"


# --- from a phone -------------------------------------------------------------------------------


class Answer(_Model):
    """The team's answer to question `turn` (from 1); it replaces an earlier one (H20)."""

    type: Literal["answer"] = "answer"
    id: MessageId
    turn: Annotated[int, Field(ge=1, le=100_000)]
    text: Annotated[str, StringConstraints(max_length=MAX_ANSWER)]


class Declare(_Model):
    """The team declares for turn `turn`, or takes its declaration back (`kind` None)."""

    type: Literal["declare"] = "declare"
    id: MessageId
    turn: Annotated[int, Field(ge=1, le=100_000)]
    kind: Declared | None


class Lead(_Model):
    """This phone becomes the one that decides for its team; the PIN proves the right."""

    type: Literal["lead"] = "lead"
    id: MessageId
    pin: Annotated[str, StringConstraints(max_length=20)]


class Orders(_Model):
    """The orders of the side for the tacts of the round, one a line, in notation."""

    type: Literal["orders"] = "orders"
    id: MessageId
    round: Annotated[int, Field(ge=1, le=100_000)]
    text: Annotated[str, StringConstraints(max_length=MAX_ORDERS)]


class Mark(_Model):
    """The judge marks these teams' answers to question `turn`; `mark` None takes the mark off."""

    type: Literal["mark"] = "mark"
    id: MessageId
    turn: Annotated[int, Field(ge=1, le=100_000)]
    teams: Annotated[tuple[str, ...], Field(min_length=1, max_length=200, strict=False)]
    mark: bool | None


class Pong(_Model):
    """The echo of the server's `ping` of that number, sent at once: it measures the path."""

    type: Literal["pong"] = "pong"
    n: int


class Leave(_Model):
    """This phone leaves its team: its cookie opens nothing any more."""

    type: Literal["leave"] = "leave"
    id: MessageId


Wish = Answer | Declare | Lead | Orders | Mark | Leave
ClientMessage = Annotated[Wish | Pong, Field(discriminator="type")]
CLIENT: TypeAdapter[Wish | Pong] = TypeAdapter(ClientMessage)


# --- to a phone ---------------------------------------------------------------------------------


class Right(_Model):
    """Whether a declaration may be made now; where it may not, the engine's reason and clause."""

    allowed: bool
    reason: str = ""
    clause: str = ""


class Clock(_Model):
    """The countdown as it stood when the view was sent: 0 <= left_ms <= total_ms."""

    total_ms: int
    left_ms: int
    running: bool


class Arrived(_Model):
    """The team's answer that the journal holds: its text and its time since the announcement."""

    text: str
    at_ms: int
    message: str


class Outcome(_Model):
    """What the last turn came to for this team.

    `dispute`: it contended for the Summit (2.4.7) and another team took it, settled so; "open"
    while the host has not decided; "" for a team that lost no dispute.
    """

    turn: int
    void: bool
    correct: bool | None
    kind: Literal["stayed", "climbed", "jumped", "slid", "captured", "deposed"]
    from_step: int
    to_step: int
    gained: int
    dispute: Literal["", "open", "points", "time", "decision"] = ""


class Tact(_Model):
    """What a captain needs of the Quidditch match: the own side's orders, each with its refusal.

    `lines` holds (order in the referee's notation, reason of refusal or "", clause or "");
    `names` and `roles` belong to `players`, one each, in their order, "" for no name.
    """

    round: int
    tact: int
    side: Literal["left", "right"]
    open: bool
    text: str
    lines: tuple[tuple[str, str, str], ...]
    score: tuple[int, int]
    players: tuple[str, ...]
    names: tuple[str, ...] = ()
    roles: tuple[Literal["keeper", "chaser", "beater", "seeker"], ...] = ()


class TeamView(_Model):
    """All that a team's phone may know at this moment: its own affairs, nobody else's.

    `turn` is the question in progress or to come, from 1; `total` None without a limit. `leading`:
    this phone decides for the team; `led`: some phone does. `place` is text ("4–5"), "" while
    places are not to be told. `saved` False: the laptop cannot save, and takes nothing in.
    """

    type: Literal["view"] = "view"
    title: str
    rehearsal: bool
    phase: Phase
    turn: int
    total: int | None
    clock: Clock | None
    team: str
    number: int
    name: str
    step: int
    summit: int
    points: int
    place: str
    king: bool
    hold: int
    hold_turns: int
    withdrawn: bool
    partner: bool
    jump: Right
    revolution: Right
    declared: Declared | None
    late: bool
    answer: Arrived | None
    outcome: Outcome | None
    leading: bool
    led: bool
    phones: int
    saved: bool
    match: Tact | None = None


class JudgeTeam(_Model):
    """One team on the judge's sheet: what it answered, and both marks."""

    team: str
    number: int
    name: str
    text: str | None
    at_ms: int | None
    host: bool | None
    judge: bool | None


class JudgeGroup(_Model):
    """Answers that are equal or alike, judged together; `near` of 0–100 is the least likeness.

    `proposal`: what the pack's accepted answers suggest, None where they suggest nothing.
    """

    text: str
    teams: tuple[JudgeTeam, ...]
    near: int
    proposal: bool | None


class JudgeView(_Model):
    """All that the judge's tablet shows: answers only once they are closed (2.2.2)."""

    type: Literal["judge"] = "judge"
    title: str
    rehearsal: bool
    phase: Phase
    turn: int
    clock: Clock | None
    question: str
    answer: str
    accepted: tuple[str, ...]
    refused: tuple[str, ...]
    comment: str
    answered: int
    active: int
    groups: tuple[JudgeGroup, ...]
    silent: tuple[JudgeTeam, ...]
    disagreements: tuple[str, ...]


class Ping(_Model):
    """Sent every few seconds; the phone echoes it at once."""

    type: Literal["ping"] = "ping"
    n: int


class Done(_Model):
    """The wish of that id is committed. For an answer: *arrived*, with its time."""

    type: Literal["done"] = "done"
    id: str
    at_ms: int | None = None


class Refused(_Model):
    """The wish of that id is not done. `reason` and `clause` are the engine's where it refused."""

    type: Literal["refused"] = "refused"
    id: str
    code: Code
    reason: str = ""
    clause: str = ""


class Bye(_Model):
    """The last message before the server ends the connection."""

    type: Literal["bye"] = "bye"
    code: Code


Reply = Done | Refused
View = TeamView | JudgeView
ServerMessage = View | Ping | Reply | Bye


# --- joining, over HTTP -------------------------------------------------------------------------


class Join(_Model):
    """The body of `POST /join`: the team's number on the table card, its PIN, the phone's name."""

    team: Annotated[int, Field(ge=1, le=10_000)]
    pin: Annotated[str, StringConstraints(max_length=20)]
    label: Annotated[str, StringConstraints(max_length=MAX_LABEL)] = ""


class JudgeLink(_Model):
    """The body of `POST /judge`: the secret, which the judge's link carries behind its `#`."""

    secret: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{22,128}$")]


class JoinAnswer(_Model):
    """The answer to both; `wait_ms` is how long the next attempt has to wait."""

    code: Code | None = None
    wait_ms: int = 0


class DoorTeam(_Model):
    """A team as the door shows it to anyone: number and name, no more."""

    number: int
    name: str


class DoorView(_Model):
    """`GET /door`: what anyone in the hall may know before joining."""

    title: str
    rehearsal: bool
    teams: tuple[DoorTeam, ...]


def vocabulary() -> dict[str, Any]:
    """The protocol as a table of plain values, for the page: version, limits, types and codes."""
    return {
        "version": VERSION,
        "limits": {
            "answer": MAX_ANSWER,
            "orders": MAX_ORDERS,
            "label": MAX_LABEL,
            "pin": PIN_DIGITS,
        },
        "phases": get_args(Phase),
        "codes": [code.value for code in Code],
        "client": [kind.model_fields["type"].default for kind in (*get_args(Wish), Pong)],
        "server": [
            kind.model_fields["type"].default
            for kind in (TeamView, JudgeView, Ping, Done, Refused, Bye)
        ],
    }
