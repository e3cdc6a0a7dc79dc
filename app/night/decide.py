"""Intents become events or a refusal: the evening's own rules round those of the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, get_args

from app.hill import decide as hill
from app.hill.game import Phase
from app.hill.refusal import Reason, Refusal
from app.night import events as happened
from app.night import intents
from app.night.hall.decide import decide_hall
from app.night.hall.intents import HallIntent
from app.night.match.decide import decide_match
from app.night.match.events import ModeSwitched
from app.night.match.intents import MatchIntent, SwitchMode
from app.night.match.refusal import MatchReason, MatchRefusal
from app.night.media.decide import decide_media
from app.night.media.intents import MediaIntent
from app.night.names import clean_team
from app.night.night import Night, Stage
from app.night.refusal import NightReason, NightRefusal, Refused
from app.night.results_desk.intents import RatingIntent
from app.night.results_desk.rating import decide_rating
from app.night.shots import gate

Decision = tuple[happened.Event, ...] | Refused
SECOND, DAY = 1000, 86_400_000


@dataclass(frozen=True, slots=True)
class Stamp:
    """The moment of an intent: night time in ms, wall clock as ISO 8601."""

    at_ms: int
    wall: str


def decide(night: Night, intent: intents.Intent, stamp: Stamp) -> Decision:
    """The events that the intent comes to now, or why it is refused; nothing is done yet."""
    if isinstance(intent, HallIntent):
        return decide_hall(night, intent)
    if isinstance(intent, RatingIntent):
        return decide_rating(night, intent)
    if night.ended and not isinstance(intent, _AFTER_THE_END):
        return NightRefusal(NightReason.EVENING_ENDED)
    if night.break_at is not None and not isinstance(intent, _IN_A_BREAK):
        return NightRefusal(NightReason.IN_BREAK)
    if isinstance(intent, MatchIntent):
        return decide_match(night.match, intent)
    if isinstance(intent, MediaIntent):
        return decide_media(night, intent)
    if night.mode == "pitch" and isinstance(intent, _HILLS_OWN):
        return MatchRefusal(MatchReason.ON_PITCH)
    return _DECISIONS[type(intent)](night, intent, stamp)


def _answers(night: Night, intent: intents.RecordAnswers, stamp: Stamp) -> Decision:
    start = stamp.at_ms if night.announced_at is None else night.announced_at
    events: list[happened.Event] = []
    for team in intent.teams:
        found = hill.answer(night.game, team, stamp.at_ms - start, intent.text, stamp.wall)
        if isinstance(found, Refusal):
            return found
        events.extend(found)
    return tuple(events)


def _announce(night: Night, _: intents.Announce, __: Stamp) -> Decision:
    return hill.announce(night.game, night.next_question)


def _start(night: Night, intent: intents.StartTimer, _: Stamp) -> Decision:
    if night.game.phase is not Phase.OPEN:
        return Refusal(Reason.QUESTION_NOT_OPEN)
    if night.countdown is not None:
        return NightRefusal(NightReason.TIMER_STARTED)
    item = night.asked(night.number)
    own = item.seconds * SECOND if item is not None and item.seconds else night.timer_ms
    total = own if intent.total_ms is None else intent.total_ms
    return _timed(total) or (happened.TimerStarted(total),)


def _pause(night: Night, _: intents.PauseTimer, __: Stamp) -> Decision:
    if night.countdown is None or night.game.phase is not Phase.OPEN:
        return NightRefusal(NightReason.NO_TIMER)
    if not night.countdown.running:
        return NightRefusal(NightReason.TIMER_STANDING)
    return (happened.TimerPaused(),)


def _resume(night: Night, _: intents.ResumeTimer, __: Stamp) -> Decision:
    if night.countdown is None or night.game.phase is not Phase.OPEN:
        return NightRefusal(NightReason.NO_TIMER)
    if night.countdown.running:
        return NightRefusal(NightReason.TIMER_RUNNING)
    return (happened.TimerResumed(),)


def _add(night: Night, intent: intents.AddTime, _: Stamp) -> Decision:
    if night.stage is not Stage.ANSWERS and not (night.break_at is not None and night.break_ms):
        return NightRefusal(NightReason.NO_TIMER)
    return _timed(intent.ms) or (happened.TimeAdded(intent.ms),)


def _resolve(night: Night, _: object, __: Stamp) -> Decision:
    """Host and judge must be of one mind, or the host has decided."""
    teams = () if night.game.turn.void else night.hall.disagreements
    if teams and night.game.phase is Phase.CLOSED:
        names = ", ".join(night.game.roster[team].title for team in teams)
        return NightRefusal(NightReason.MARKS_DIFFER, names)
    return hill.resolve(night.game)


def _preview(night: Night, intent: intents.OpenPreview, stamp: Stamp) -> Decision:
    resolved = _resolve(night, intent, stamp)
    return (happened.PreviewOpened(),) if isinstance(resolved, tuple) else resolved


def _leave(night: Night, _: intents.LeavePreview, __: Stamp) -> Decision:
    if night.stage is not Stage.PREVIEW:
        return NightRefusal(NightReason.NOT_PREVIEWING)
    return (happened.PreviewLeft(),)


def _choose(night: Night, intent: intents.ChoosePack, _: Stamp) -> Decision:
    if night.game.phase in (Phase.OPEN, Phase.CLOSED):
        return NightRefusal(NightReason.PACK_IN_PLAY)
    return (happened.PackChosen(intent.name, intent.main, intent.reserve, intent.partners),)


def _scene(night: Night, intent: intents.ShowScene, _: Stamp) -> Decision:
    if gate(night, intent.scene) != intent.scene:
        return NightRefusal(NightReason.SCENE_TOO_EARLY)
    return (happened.SceneShown(intent.scene),)


def _break(night: Night, intent: intents.StartBreak, _: Stamp) -> Decision:
    if night.game.phase in (Phase.OPEN, Phase.CLOSED):
        return NightRefusal(NightReason.BREAK_BETWEEN_TURNS)
    refusal = None if intent.ms is None else _timed(intent.ms)
    return refusal or (happened.BreakStarted(intent.ms),)


def _end_break(night: Night, _: intents.EndBreak, __: Stamp) -> Decision:
    if night.break_at is None:
        return NightRefusal(NightReason.NO_BREAK)
    return (happened.BreakEnded(),)


def _end(night: Night, _: intents.EndNight, __: Stamp) -> Decision:
    if night.game.phase in (Phase.OPEN, Phase.CLOSED):
        return Refusal(Reason.BETWEEN_TURNS)
    return (happened.Ended(),)


def _switch(night: Night, intent: SwitchMode, _: Stamp) -> Decision:
    if night.mode == intent.mode:
        return MatchRefusal(MatchReason.MODE_ON)
    if night.game.phase in (Phase.OPEN, Phase.CLOSED):
        return MatchRefusal(MatchReason.BETWEEN_TURNS)
    return (ModeSwitched(intent.mode),)


def _timed(ms: int) -> NightRefusal | None:
    return None if SECOND <= ms <= DAY else NightRefusal(NightReason.BAD_DURATION)


_AFTER_THE_END = (
    intents.ShowScene,
    intents.SetBlack,
    intents.SetLogo,
    intents.SetFreeze,
    intents.MakeAppeal,
    intents.SettleTie,
    intents.EditTeam,
    *get_args(MediaIntent),
)
_HILLS_OWN = (intents.Announce, intents.Declare, intents.StartBreak)
_IN_A_BREAK = (
    SwitchMode,
    *get_args(MatchIntent),
    *get_args(MediaIntent),
    intents.EndBreak,
    intents.AddTime,
    intents.Join,
    intents.EditTeam,
    intents.Withdraw,
    intents.Correct,
    intents.MakeAppeal,
    intents.SettleTie,
    intents.ChoosePack,
    intents.ShowScene,
    intents.SetBlack,
    intents.SetLogo,
    intents.SetFreeze,
    intents.SetText,
    intents.EndNight,
)
_DECISIONS: Mapping[type, Callable[[Night, Any, Stamp], Decision]] = {
    intents.Join: lambda n, i, _: hill.join(n.game, clean_team(i.team)),
    intents.EditTeam: lambda n, i, _: hill.edit_team(n.game, clean_team(i.team)),
    intents.Withdraw: lambda n, i, _: hill.withdraw(n.game, i.team),
    intents.Correct: lambda n, i, _: hill.correct(n.game, i.team, i.steps, i.points, i.reason),
    intents.Declare: lambda n, i, _: hill.declare(n.game, i.team, i.kind),
    intents.TakeBack: lambda n, i, _: hill.take_back(n.game, i.team),
    intents.ChoosePack: _choose,
    intents.Announce: _announce,
    intents.StartTimer: _start,
    intents.PauseTimer: _pause,
    intents.ResumeTimer: _resume,
    intents.AddTime: _add,
    intents.RecordAnswers: _answers,
    intents.DropAnswer: lambda n, i, _: hill.drop_answer(n.game, i.team),
    intents.Close: lambda n, _, __: hill.close(n.game),
    intents.Mark: lambda n, i, _: hill.mark(n.game, i.marks),
    intents.SetPartner: lambda n, i, _: hill.set_partner(n.game, i.partner or False),
    intents.Void: lambda n, i, _: hill.void(n.game, i.on),
    intents.OpenPreview: _preview,
    intents.LeavePreview: _leave,
    intents.Resolve: _resolve,
    intents.SettleTie: lambda n, i, _: hill.settle_tie(n.game, i.team, i.reason),
    intents.MakeAppeal: lambda n, i, _: hill.appeal(n.game, i.appeal),
    intents.ShowScene: _scene,
    intents.SetBlack: lambda _, i, __: (happened.ScreenBlacked(i.on),),
    intents.SetLogo: lambda _, i, __: (happened.LogoShown(i.on),),
    intents.SetFreeze: lambda _, i, __: (happened.ScreenFrozen(i.on),),
    intents.SetText: lambda _, i, __: (happened.TextShown(i.on),),
    intents.StartBreak: _break,
    intents.EndBreak: _end_break,
    intents.EndNight: _end,
    SwitchMode: _switch,
}
