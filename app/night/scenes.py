"""What the audience may see, as frozen values: the only thing a painter is given.

A scene holds nothing that is not to be shown at its moment: no answer before it is told, no mark
before the move. Times are whole milliseconds, steps and points are those of `app/hill`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from app.night.pitch_scene import PitchScene

Declared = Literal["jump", "revolution"]
Settled = Literal["points", "time", "decision"]
EndReason = Literal["held", "questions", "unassailable", "host"]


@dataclass(frozen=True, slots=True)
class TeamView:
    """One team on the hill. `number` counts from 1 in joining order; `place` is text, "4–5"."""

    id: str
    number: int
    name: str
    step: int
    points: int
    place: str
    king: bool = False
    withdrawn: bool = False
    declared: Declared | None = None


@dataclass(frozen=True, slots=True)
class HillView:
    """The mountain: `summit` is the Summit's number (3–40), `hold` of `hold_turns` survived."""

    summit: int
    teams: tuple[TeamView, ...]
    hold: int
    hold_turns: int

    @property
    def king(self) -> TeamView | None:
        """The team on the Summit."""
        return next((team for team in self.teams if team.king), None)


@dataclass(frozen=True, slots=True)
class QuestionView:
    """The question's head and, where it may be seen, its text.

    `number` counts from 1; `total` is None when the stock has no limit; `part` of `parts` counts
    from 1 (1 of 1 when the game has no stages); `partner` is None for an ordinary question, else
    the partner's name, "" when it has none; `text` is None when it is read aloud. `handout` stands
    apart from the text; `choices` are named A, B, C, …; `pictures` and `film` are files of the
    media store. `size` is in steps from what fits, `page` from 0, None where pages turn.
    `sounding`: whether a sound of it is heard or stands in the middle; None for neither.
    """

    number: int
    total: int | None
    reserve: bool
    part: int
    parts: int
    partner: str | None
    text: str | None
    handout: str | None = None
    choices: tuple[str, ...] = ()
    pictures: tuple[str, ...] = ()
    film: str | None = None
    size: int = 0
    page: int | None = None
    sounding: bool | None = None


@dataclass(frozen=True, slots=True)
class TimerView:
    """The countdown as it stands at the moment of the view: 0 <= left_ms <= total_ms."""

    total_ms: int
    left_ms: int
    running: bool


@dataclass(frozen=True, slots=True)
class JoinView:
    """How a phone gets in: the address as it is typed, and as a QR code's modules, row by row.

    `joined` are the ids of the teams that have a phone connected; `network` the Wi-Fi's name, "".
    """

    address: str
    code: tuple[tuple[bool, ...], ...]
    joined: frozenset[str] = frozenset()
    network: str = ""


@dataclass(frozen=True, slots=True)
class WelcomeScene:
    """Before the first question: the title and who has joined; `join` while phones can come in."""

    title: str
    venue: str
    date: str
    teams: tuple[TeamView, ...]
    join: JoinView | None = None


BoardPhase = Literal["declare", "question", "answers", "closed", "decision", "over"]


@dataclass(frozen=True, slots=True)
class BoardScene:
    """The hill, with the question's column beside it.

    `phase` says what the hall is to do; `answered` of the active teams have sent an answer.
    """

    hill: HillView
    phase: BoardPhase
    question: QuestionView | None
    timer: TimerView | None
    answered: int | None


@dataclass(frozen=True, slots=True)
class QuestionScene:
    """The question alone, as large as it fits."""

    question: QuestionView
    timer: TimerView | None
    answered: int
    active: int


@dataclass(frozen=True, slots=True)
class TimeUpScene:
    """Time is up: nothing more is accepted."""

    question: QuestionView
    answered: int
    active: int


@dataclass(frozen=True, slots=True)
class AnswerScene:
    """The right answer (None when it was read aloud) and the teams that had it."""

    question: QuestionView
    answer: str | None
    comment: str | None
    correct: tuple[TeamView, ...]
    active: int
    pictures: tuple[str, ...] = ()
    film: str | None = None


MoveKind = Literal["stayed", "climbed", "jumped", "slid", "captured", "deposed"]


@dataclass(frozen=True, slots=True)
class Move:
    """What one team's turn came to; `gained` is the points it earned (0–4)."""

    team: str
    kind: MoveKind
    from_step: int
    to_step: int
    gained: int


@dataclass(frozen=True, slots=True)
class DisputeView:
    """A dispute for the lead; `winner` and `by` are None while the host has not decided."""

    contenders: tuple[TeamView, ...]
    winner: str | None
    by: Settled | None


@dataclass(frozen=True, slots=True)
class MovesScene:
    """The turn played: every team from where it stood (`before`) to where it stands (`after`)."""

    turn: int
    before: HillView
    after: HillView
    moves: tuple[Move, ...]
    dispute: DisputeView | None


@dataclass(frozen=True, slots=True)
class BreakScene:
    """A break; `left_ms` is None when its end was not announced."""

    title: str
    left_ms: int | None
    leaders: tuple[TeamView, ...]


@dataclass(frozen=True, slots=True)
class StandingsScene:
    """The table, best first, withdrawn teams last; `turn` questions played, `final` at the end."""

    teams: tuple[TeamView, ...]
    summit: int
    turn: int
    final: bool


@dataclass(frozen=True, slots=True)
class CrownScene:
    """The winner and the prize places (2.5.3); `reason` says why the game ended."""

    winner: TeamView
    king: bool
    reason: EndReason
    prizes: tuple[TeamView, ...]


@dataclass(frozen=True, slots=True)
class PartnerScene:
    """A partner's card (2.2.6): `name` "" for one without a name; `logo` a file of the store."""

    name: str
    text: str
    logo: str | None


@dataclass(frozen=True, slots=True)
class BlackScene:
    """Nothing at all."""


@dataclass(frozen=True, slots=True)
class LogoScene:
    """The evening's title card."""

    title: str


Scene = (
    WelcomeScene
    | BoardScene
    | QuestionScene
    | TimeUpScene
    | AnswerScene
    | MovesScene
    | BreakScene
    | StandingsScene
    | CrownScene
    | PartnerScene
    | BlackScene
    | LogoScene
    | PitchScene
)


@dataclass(frozen=True, slots=True)
class Shot:
    """The whole picture on the projector; `rehearsal` marks it for all to see."""

    scene: Scene
    rehearsal: bool = False
