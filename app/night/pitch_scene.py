"""What the audience may see of a Quidditch match, as frozen values: never an invisible snitch,
never an order before it is played.

Cells are 1–125 and heights 1–3; sides are "left" and "right".
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Side = Literal["left", "right"]
Role = Literal["keeper", "chaser", "beater", "seeker"]
LineKind = Literal[
    "fell",
    "hit",
    "lost_action",
    "thrown",
    "beaten",
    "quaffle_caught",
    "quaffle_taken",
    "saved",
    "goal",
    "past",
    "snitch_caught",
    "dropped",
    "offence",
    "removed",
    "returned",
    "penalty",
    "reset",
    "card",
    "substituted",
    "over",
]


@dataclass(frozen=True, slots=True)
class PlaceView:
    """A cell and a height over it."""

    cell: int
    height: int


@dataclass(frozen=True, slots=True)
class PlayerView:
    """One player. `label` is short ("3", "17"), unique in its side; `at` None while off the pitch.

    `back_in_round` is the round of its return, None while on the pitch or `out` for the match.
    """

    id: str
    side: Side
    role: Role
    label: str
    name: str
    at: PlaceView | None
    back_in_round: int | None = None
    out: bool = False
    holds: bool = False


@dataclass(frozen=True, slots=True)
class BludgerView:
    """A bludger, 1 or 2; `beaten` while it flies a course."""

    number: int
    at: PlaceView
    beaten: bool


@dataclass(frozen=True, slots=True)
class PitchView:
    """The pitch at a moment. `quaffle` is None in a player's hands, `snitch` while invisible."""

    players: tuple[PlayerView, ...]
    quaffle: PlaceView | None
    bludgers: tuple[BludgerView, ...]
    snitch: PlaceView | None


@dataclass(frozen=True, slots=True)
class LineView:
    """One thing that happened, to be put into words: "Seeker hit by a bludger, 2 rounds".

    `player` is who it happened to; `side` where no player is named (goal, past, card); `rounds`
    how long a player is off; `points` a goal's or the snitch's.
    """

    kind: LineKind
    player: PlayerView | None = None
    side: Side | None = None
    at: PlaceView | None = None
    rounds: int | None = None
    points: int | None = None


@dataclass(frozen=True, slots=True)
class BeatView:
    """One stage of a tact (1–6; 7: what follows it), played from the view before it to `after`."""

    stage: int
    after: PitchView
    lines: tuple[LineView, ...]


@dataclass(frozen=True, slots=True)
class PitchScene:
    """The match on the projector.

    `before` with no `beats` is a standing picture; with them the tact is played stage by stage.
    `round` is the round's number, `tact` of `tacts` counts from 1; `kind` says what round it is.
    `score` is the one before the beats, `score_after` the one after them. `rounds` is how many the
    match has. `finished` says why it is over. `waiting` is what the hall waits for.
    """

    left: str
    right: str
    round: int
    rounds: int
    tact: int
    tacts: int
    kind: Literal["first", "normal", "penalty", "after_penalty"]
    score: tuple[int, int]
    score_after: tuple[int, int]
    before: PitchView
    beats: tuple[BeatView, ...]
    waiting: Literal["orders", "referee", "nothing"]
    finished: Literal["snitch", "rounds", "closed", "annulled"] | None = None
    seed_hash: str | None = None
