"""The fold of an evening: one event, at its night time, changes the night."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from app.clean import clean_line
from app.hill import events as hill
from app.hill.chronicle import game_of, others_of
from app.hill.evolve import evolve as evolve_game
from app.hill.game import Phase, new_game
from app.hill.record import read_text
from app.night import events as happened
from app.night.countdown import Countdown
from app.night.hall.events import HallEvent
from app.night.hall.evolve import evolve_hall
from app.night.hall.marks import with_marks
from app.night.match.events import MatchEvent, ModeSwitched
from app.night.match.evolve import evolve_match
from app.night.media.evolve import with_media
from app.night.media.views import stands_alone
from app.night.names import clean_game
from app.night.night import Night, PackInUse
from app.night.results_desk.events import RatingEvent
from app.night.results_desk.rating import evolve_rating
from app.night.shots import live_shot

NIGHT_ID = "night_id"


def found(event: happened.Event) -> Night:
    """The night that its first event begins; raises ValueError for any other event."""
    match event:
        case happened.Founded():
            game = new_game(event.rules, event.teams)
            return Night(
                event.title,
                event.date,
                event.venue,
                event.rehearsal,
                game,
                event.timer_ms,
                others={NIGHT_ID: event.night_id} if event.night_id else {},
            )
        case happened.RecordOpened():
            record = read_text(event.record)
            return Night(
                title=clean_line(record.title or ""),
                date=clean_line(record.date or ""),
                venue=clean_line(record.venue or ""),
                rehearsal=record.extra.get("rehearsal") is True,
                game=clean_game(game_of(record)),
                timer_ms=60_000,
                others=others_of(record),
                rules_others=record.rules_extra,
                rating=record.rating,
            )
    raise ValueError(f"a night cannot begin with {type(event).__name__}")


def evolve(night: Night, event: happened.Event, at_ms: int) -> Night:
    """The night after the event. Total: what has no ground any more changes nothing."""
    if isinstance(event, hill.Event):
        night = with_marks(replace(night, game=evolve_game(night.game, event)), event)
    elif isinstance(event, MatchEvent):
        return replace(night, match=evolve_match(night.match, event))
    elif isinstance(event, HallEvent):
        return evolve_hall(night, event, at_ms)
    elif isinstance(event, RatingEvent):
        return evolve_rating(night, event)
    fold = _FOLDS.get(type(event))
    return with_media(fold(night, event, at_ms) if fold else night, event)


def _scene(night: Night, scene: happened.SceneName) -> Night:
    return replace(night, show=replace(night.show, scene=scene))


def _to_board(night: Night, _: object, __: int) -> Night:
    return _scene(night, "board") if night.show.scene in ("welcome", "moves") else night


def _announced(night: Night, _: hill.Announced, at_ms: int) -> Night:
    night = replace(night, announced_at=at_ms, countdown=None, previewing=False)
    alone = night.show.scene == "question" or stands_alone(night.asked(night.number))
    return _scene(night, "question" if alone else "board")


def _closed(night: Night, _: hill.Closed, at_ms: int) -> Night:
    countdown = night.countdown.paused(at_ms) if night.countdown else None
    return _scene(replace(night, countdown=countdown, previewing=False), "timeup")


def _resolved(night: Night, _: hill.Resolved, __: int) -> Night:
    night = replace(night, announced_at=None, countdown=None, previewing=False)
    return _scene(night, "board" if night.game.last.void else "moves")


def _decided(night: Night, _: hill.Decided, __: int) -> Night:
    return _scene(night, "moves" if night.game.last.dispute else "board")


def _appealed(night: Night, _: hill.Appealed, __: int) -> Night:
    return _scene(night, "board") if night.show.scene in ("moves", "crown") else night


def _pack(night: Night, event: happened.PackChosen, _: int) -> Night:
    return replace(night, pack=PackInUse(event.name, event.main, event.reserve, event.partners))


def _returned(night: Night, _: happened.Returned, at_ms: int) -> Night:
    return _pause(night, _, at_ms)


def _start(night: Night, event: happened.TimerStarted, at_ms: int) -> Night:
    return replace(night, countdown=Countdown(event.total_ms, event.total_ms, at_ms))


def _pause(night: Night, _: object, at_ms: int) -> Night:
    return replace(night, countdown=night.countdown and night.countdown.paused(at_ms))


def _resume(night: Night, _: happened.TimerResumed, at_ms: int) -> Night:
    if night.game.phase is not Phase.OPEN:
        return night
    return replace(night, countdown=night.countdown and night.countdown.resumed(at_ms))


def _hold(night: Night, event: happened.TimerHeld, _: int) -> Night:
    if night.countdown is None:
        return night
    return replace(night, countdown=Countdown(night.countdown.total_ms, event.left_ms))


def _add(night: Night, event: happened.TimeAdded, _: int) -> Night:
    if night.break_at is not None and night.break_ms is not None:
        return replace(night, break_ms=night.break_ms + event.ms)
    return replace(night, countdown=night.countdown and night.countdown.extended(event.ms))


def _preview(night: Night, _: happened.PreviewOpened, __: int) -> Night:
    return replace(night, previewing=True)


def _leave_preview(night: Night, _: happened.PreviewLeft, __: int) -> Night:
    return replace(night, previewing=False)


def _show(night: Night, event: happened.SceneShown, _: int) -> Night:
    return _scene(replace(night, show=replace(night.show, black=False, logo=False)), event.scene)


def _black(night: Night, event: happened.ScreenBlacked, _: int) -> Night:
    return replace(night, show=replace(night.show, black=event.on))


def _logo(night: Night, event: happened.LogoShown, _: int) -> Night:
    black = night.show.black and not event.on
    return replace(night, show=replace(night.show, logo=event.on, black=black))


def _freeze(night: Night, event: happened.ScreenFrozen, at_ms: int) -> Night:
    still = replace(night, media=night.media.paused())  # a freeze makes media stand
    frozen = (night.show.frozen or live_shot(still, at_ms)) if event.on else None
    return replace(night, show=replace(night.show, frozen=frozen))


def _text(night: Night, event: happened.TextShown, _: int) -> Night:
    return replace(night, show=replace(night.show, text=event.on))


def _break(night: Night, event: happened.BreakStarted, at_ms: int) -> Night:
    return _scene(replace(night, break_at=at_ms, break_ms=event.ms), "break")


def _go_on(night: Night, _: happened.BreakEnded, __: int) -> Night:
    return _scene(replace(night, break_at=None, break_ms=None), "board")


def _switched(night: Night, event: ModeSwitched, _: int) -> Night:
    """Over to the pitch, or back to what the hill showed when it was left."""
    if event.mode == night.mode:
        return night
    night = replace(night, mode=event.mode)
    if event.mode == "pitch":
        return _scene(replace(night, hill_scene=night.show.scene), "board")
    return _scene(night, night.hill_scene)


def _ended(night: Night, _: happened.Ended, __: int) -> Night:
    return _scene(replace(night, ended=True, break_at=None, break_ms=None), "standings")


_FOLDS: Mapping[type, Callable[[Night, Any, int], Night]] = {
    hill.Declared: _to_board,
    hill.Corrected: _to_board,
    hill.Announced: _announced,
    hill.Closed: _closed,
    hill.Resolved: _resolved,
    hill.Decided: _decided,
    hill.Appealed: _appealed,
    happened.PackChosen: _pack,
    happened.Returned: _returned,
    happened.TimerStarted: _start,
    happened.TimerPaused: _pause,
    happened.TimerResumed: _resume,
    happened.TimerHeld: _hold,
    happened.TimeAdded: _add,
    happened.PreviewOpened: _preview,
    happened.PreviewLeft: _leave_preview,
    happened.SceneShown: _show,
    happened.ScreenBlacked: _black,
    happened.LogoShown: _logo,
    happened.ScreenFrozen: _freeze,
    happened.TextShown: _text,
    happened.BreakStarted: _break,
    happened.BreakEnded: _go_on,
    happened.Ended: _ended,
    ModeSwitched: _switched,
}
