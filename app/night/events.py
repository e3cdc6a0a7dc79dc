"""What has happened on an evening besides the game itself: facts, folded by `evolve`.

The names of the classes are the kinds in the journal: they may be added to, never renamed.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, get_args

from app.hill import events as hill
from app.hill.roster import Team
from app.hill.rules import RuleSet
from app.night.hall.events import HallEvent
from app.night.match.events import MATCH_UNDOABLE, MatchEvent, ModeSwitched
from app.night.media.events import MediaEvent
from app.night.results_desk.events import PlayerCorrected, RatingEvent
from app.packs import PackQuestion, Partner

SceneName = Literal[
    "welcome",
    "board",
    "question",
    "timeup",
    "answer",
    "moves",
    "break",
    "standings",
    "crown",
    "partner",
]
SCENES: tuple[SceneName, ...] = get_args(SceneName)


@dataclass(frozen=True, slots=True)
class Founded:
    """A new evening: always the first event of a journal. `date` is ISO 8601.

    `night_id` names it for good in its record and in the club's archive, "" in older journals.
    """

    title: str
    date: str
    venue: str
    rules: RuleSet
    teams: tuple[Team, ...]
    rehearsal: bool = False
    timer_ms: int = 60_000
    night_id: str = ""


@dataclass(frozen=True, slots=True)
class RecordOpened:
    """An open record was taken in as this evening's game, whole: `record` is its JSON text."""

    record: str


@dataclass(frozen=True, slots=True)
class PackChosen:
    """The questions of the evening, copied in whole, so that no file is needed again."""

    name: str
    main: tuple[PackQuestion, ...]
    reserve: tuple[PackQuestion, ...]
    partners: tuple[Partner, ...] = ()


@dataclass(frozen=True, slots=True)
class Returned:
    """The program came back; its time is the last sign of life, so a running clock stops there."""


@dataclass(frozen=True, slots=True)
class TimerStarted:
    """The time for answers began to run."""

    total_ms: int


@dataclass(frozen=True, slots=True)
class TimerPaused:
    """The countdown stands."""


@dataclass(frozen=True, slots=True)
class TimerResumed:
    """The countdown runs on."""


@dataclass(frozen=True, slots=True)
class TimerHeld:
    """The countdown stands at `left_ms`: an undo gave back the time that a question had."""

    left_ms: int


@dataclass(frozen=True, slots=True)
class TimeAdded:
    """Extra time, whole milliseconds."""

    ms: int


@dataclass(frozen=True, slots=True)
class PreviewOpened:
    """The host looks at what the turn comes to; the audience does not."""


@dataclass(frozen=True, slots=True)
class PreviewLeft:
    """The host went back to marking."""


@dataclass(frozen=True, slots=True)
class SceneShown:
    """The host chose what the audience sees."""

    scene: SceneName


@dataclass(frozen=True, slots=True)
class ScreenBlacked:
    """Black over everything, or away again."""

    on: bool


@dataclass(frozen=True, slots=True)
class LogoShown:
    """The title card over everything, or away again."""

    on: bool


@dataclass(frozen=True, slots=True)
class ScreenFrozen:
    """The picture stands still while the evening goes on, or moves again."""

    on: bool


@dataclass(frozen=True, slots=True)
class TextShown:
    """Whether the audience reads the question's text, or only hears it."""

    on: bool


@dataclass(frozen=True, slots=True)
class BreakStarted:
    """A break of `ms`, or without an announced end (2.3)."""

    ms: int | None


@dataclass(frozen=True, slots=True)
class BreakEnded:
    """The game goes on."""


@dataclass(frozen=True, slots=True)
class Ended:
    """The host closed the evening; the game is over or stays unfinished."""


NightEvent = (
    Founded
    | RecordOpened
    | PackChosen
    | Returned
    | TimerStarted
    | TimerPaused
    | TimerResumed
    | TimerHeld
    | TimeAdded
    | PreviewOpened
    | PreviewLeft
    | SceneShown
    | ScreenBlacked
    | LogoShown
    | ScreenFrozen
    | TextShown
    | BreakStarted
    | BreakEnded
    | Ended
    | ModeSwitched
)
Event = NightEvent | MatchEvent | HallEvent | MediaEvent | RatingEvent | hill.Event


@dataclass(frozen=True, slots=True)
class Undone:
    """The step of that number no longer counts; it stays in the journal."""

    step: int


@dataclass(frozen=True, slots=True)
class Redone:
    """The undone step of that number counts again."""

    step: int


Fact = Event | Undone | Redone

# The host's own steps, which undo takes back one by one. What only concerns the picture or the
# running of the clock is not among them: undo must not turn the projector black.
UNDOABLE: tuple[type, ...] = (
    *get_args(hill.Event),
    PackChosen,
    TimerStarted,
    TimeAdded,
    PreviewOpened,
    PreviewLeft,
    BreakStarted,
    BreakEnded,
    Ended,
    PlayerCorrected,
    *MATCH_UNDOABLE,
)
