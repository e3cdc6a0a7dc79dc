"""What a seat may wish for: one small value for each thing that can be done on an evening."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from app.hill.events import Appealed
from app.hill.roster import Team
from app.hill.turn import DeclarationKind
from app.night.events import SceneName
from app.night.hall.intents import HallIntent
from app.night.match.intents import MatchIntent, SwitchMode
from app.night.media.intents import MediaIntent
from app.night.results_desk.intents import RatingIntent
from app.packs import PackQuestion, Partner


@dataclass(frozen=True, slots=True)
class Join:
    """A team comes (H16)."""

    team: Team


@dataclass(frozen=True, slots=True)
class EditTeam:
    """A team's name or roster is put right."""

    team: Team


@dataclass(frozen=True, slots=True)
class Withdraw:
    """A team leaves for good (H16)."""

    team: str


@dataclass(frozen=True, slots=True)
class Correct:
    """Step or points are corrected by these amounts, with a reason (H17)."""

    team: str
    steps: int
    points: int
    reason: str


@dataclass(frozen=True, slots=True)
class Declare:
    """A team declares (2.2.5, 2.4.5)."""

    team: str
    kind: DeclarationKind


@dataclass(frozen=True, slots=True)
class TakeBack:
    """A team's declaration is taken back."""

    team: str


@dataclass(frozen=True, slots=True)
class ChoosePack:
    """The evening's questions; main and reserve of the pack, in order."""

    name: str
    main: tuple[PackQuestion, ...]
    reserve: tuple[PackQuestion, ...]
    partners: tuple[Partner, ...] = ()


@dataclass(frozen=True, slots=True)
class Announce:
    """The next question is announced (2.2.2)."""


@dataclass(frozen=True, slots=True)
class StartTimer:
    """The time for answers runs; `total_ms` None is the question's own or the usual time."""

    total_ms: int | None = None


@dataclass(frozen=True, slots=True)
class PauseTimer:
    """The countdown stands."""


@dataclass(frozen=True, slots=True)
class ResumeTimer:
    """The countdown runs on."""


@dataclass(frozen=True, slots=True)
class AddTime:
    """Extra time for the question, or for the break."""

    ms: int


@dataclass(frozen=True, slots=True)
class RecordAnswers:
    """Teams' answers arrive now, at the moment of the key (H19)."""

    teams: tuple[str, ...]
    text: str | None = None


@dataclass(frozen=True, slots=True)
class DropAnswer:
    """An answer recorded by mistake is taken off."""

    team: str


@dataclass(frozen=True, slots=True)
class Close:
    """Answers are closed."""


@dataclass(frozen=True, slots=True)
class Mark:
    """Marks by team: True correct, False wrong, None unmarked (2.2.3)."""

    marks: Mapping[str, bool | None]


@dataclass(frozen=True, slots=True)
class SetPartner:
    """The question is a partner's: a name, True without one, None for no partner's (2.2.6)."""

    partner: str | bool | None


@dataclass(frozen=True, slots=True)
class Void:
    """The question is taken off, or put back (H12)."""

    on: bool = True


@dataclass(frozen=True, slots=True)
class OpenPreview:
    """Show the host what the turn comes to."""


@dataclass(frozen=True, slots=True)
class LeavePreview:
    """Back to marking."""


@dataclass(frozen=True, slots=True)
class Resolve:
    """All teams move (2.2.1)."""


@dataclass(frozen=True, slots=True)
class SettleTie:
    """The host's decision of a tie, with a reason (H10, H14)."""

    team: str
    reason: str


@dataclass(frozen=True, slots=True)
class MakeAppeal:
    """An earlier turn is changed (H18)."""

    appeal: Appealed


@dataclass(frozen=True, slots=True)
class ShowScene:
    """The audience sees this."""

    scene: SceneName


@dataclass(frozen=True, slots=True)
class SetBlack:
    """Black, or no longer."""

    on: bool


@dataclass(frozen=True, slots=True)
class SetLogo:
    """The title card, or no longer."""

    on: bool


@dataclass(frozen=True, slots=True)
class SetFreeze:
    """The picture stands still, or no longer."""

    on: bool


@dataclass(frozen=True, slots=True)
class SetText:
    """The audience reads the question, or only hears it."""

    on: bool


@dataclass(frozen=True, slots=True)
class StartBreak:
    """A break of `ms`, or without an announced end."""

    ms: int | None = None


@dataclass(frozen=True, slots=True)
class EndBreak:
    """The game goes on."""


@dataclass(frozen=True, slots=True)
class EndNight:
    """The evening is closed."""


@dataclass(frozen=True, slots=True)
class Undo:
    """The latest step no longer counts."""


@dataclass(frozen=True, slots=True)
class Redo:
    """The step undone last counts again."""


Intent = (
    Join
    | EditTeam
    | Withdraw
    | Correct
    | Declare
    | TakeBack
    | ChoosePack
    | Announce
    | StartTimer
    | PauseTimer
    | ResumeTimer
    | AddTime
    | RecordAnswers
    | DropAnswer
    | Close
    | Mark
    | SetPartner
    | Void
    | OpenPreview
    | LeavePreview
    | Resolve
    | SettleTie
    | MakeAppeal
    | ShowScene
    | SetBlack
    | SetLogo
    | SetFreeze
    | SetText
    | StartBreak
    | EndBreak
    | EndNight
    | SwitchMode
    | MatchIntent
    | HallIntent
    | MediaIntent
    | RatingIntent
)
Wish = Intent | Undo | Redo
