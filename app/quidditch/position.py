"""A position: everything that the next tact depends on. To this game what FEN is to chess."""

from __future__ import annotations

from typing import Literal, NamedTuple

from app.quidditch.pitch import CENTRE_SPOT, Side, Spot
from app.quidditch.teams import Match

Kind = Literal["first", "normal", "penalty", "after_penalty"]
Finish = Literal["snitch", "rounds", "closed", "annulled"]
PendingType = Literal["penalty", "keeper_reset"]
TACTS: dict[Kind, int] = {"first": 1, "normal": 3, "penalty": 3, "after_penalty": 1}

ON = 0
OUT = 1_000_000
BENCH = 1_000_001
"""`back` of a player: on the pitch, gone for the match, not entered; else the round it returns."""


class Flight(NamedTuple):
    """A thrown quaffle's course; `tacts` since it reached `to`, `by` the thrower's number."""

    origin: Spot
    to: Spot
    by: int
    tacts: int = 0


class Quaffle(NamedTuple):
    """Held by a player's number, or loose at a spot; falling is to lie above height 1."""

    holder: int | None = None
    at: Spot | None = None
    flight: Flight | None = None
    tossed: bool = False


class Course(NamedTuple):
    """A beaten bludger's way; `tacts_left` counts the tacts after this one."""

    origin: Spot
    to: Spot
    climb: int
    tacts_left: int


class Bludger(NamedTuple):
    """Free without a course: it has turned already and turns again in stage 6."""

    at: Spot
    course: Course | None = None


class Snitch(NamedTuple):
    """`toward` is the neighbour cell it makes for."""

    at: Spot
    visible: bool
    toward: int


class Pending(NamedTuple):
    """What has been called and waits: a penalty of the guilty side, or a keeper's reset (Q24).

    `chaser` is the one named for the penalty. A reset `wakes` when the keeper may still avert it.
    """

    type: PendingType
    side: Side
    chaser: int | None = None
    wakes: bool = False


class Counts(NamedTuple):
    """The slow counters: each named by the proposal or ruling that it feeds.

    `comments`: rounds in a row without a comment, by player; `warned`: players warned for it;
    `silent`: warnings for too many missing orders; `stalling`: rounds in a row with the quaffle in
    the own half, by side; `keepers`: each keeper's cell when the round began and whether it has
    been within one cell of a quaffle loose in its zone (Q24); `snitch_due`: the snitch's cell when
    the round began (Q25); `penalties`: penalties played since the last counted round.
    """

    comments: tuple[tuple[int, int], ...] = ()
    warned: tuple[int, ...] = ()
    silent: int = 0
    stalling: tuple[int, int] = (0, 0)
    held: tuple[bool, bool] = (True, True)
    keepers: tuple[tuple[int, bool], tuple[int, bool]] = ((0, False), (0, False))
    snitch_due: int = 0
    penalties: int = 0


NO_COUNTS = Counts()


class Position(NamedTuple):
    """The state before a tact; players by their number in the match, sides left then right.

    `at` and `back` go together: a spot and `ON`, or None and the round of the return, `OUT` or
    `BENCH`. `zone` holds (player, last round of its leave), by player. `keeper_clock`: tacts left
    to release the quaffle, 3 to 1 (4 while it is being caught).
    """

    round: int
    tact: int
    kind: Kind
    at: tuple[Spot | None, ...]
    back: tuple[int, ...]
    quaffle: Quaffle
    bludgers: tuple[Bludger, ...] = ()
    snitch: Snitch | None = None
    score: tuple[int, int] = (0, 0)
    cards: tuple[int, int] = (0, 0)
    keeper_clock: int | None = None
    zone: tuple[tuple[int, int], ...] = ()
    pending: tuple[Pending, ...] = ()
    counts: Counts = NO_COUNTS
    finished: Finish | None = None

    @property
    def name(self) -> str:
        """The round as addresses name it: `5`, `5p`, `5p2` for a second penalty after it."""
        if self.kind != "penalty":
            return str(self.round)
        again = self.counts.penalties
        return f"{self.round}p{again + 1}" if again else f"{self.round}p"

    @property
    def places(self) -> bool:
        """Whether the players place themselves in this round."""
        return self.kind in ("first", "after_penalty")


def new_match(match: Match) -> Position:
    """The position before round 1: nobody placed, bludgers and snitch not yet drawn."""
    return Position(
        round=1,
        tact=1,
        kind="first",
        at=(None,) * len(match.ids),
        back=tuple(1 if starts else BENCH for starts in match.starting),
        quaffle=Quaffle(at=CENTRE_SPOT, tossed=True),
    )


def side_index(side: Side) -> int:
    """Where a side stands in a pair: left 0, right 1."""
    return 0 if side == "left" else 1
