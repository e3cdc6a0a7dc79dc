"""The fold of media: what the host did, and what the evening did meanwhile."""

from __future__ import annotations

from dataclasses import replace

from app.hill import events as hill
from app.night import events as night_events
from app.night.match.events import ModeSwitched
from app.night.media import events as happened
from app.night.media.state import MediaState
from app.night.night import Night


def with_media(night: Night, event: night_events.Event) -> Night:
    """The night with its media as the event leaves them; the rest of it has been folded."""
    state = _own(night.media, event) if isinstance(event, happened.MediaEvent) else None
    if state is None:
        state = _meanwhile(night, event)
    return night if state == night.media else replace(night, media=state)


def _own(state: MediaState, event: happened.MediaEvent) -> MediaState:
    match event:
        case happened.MediumPlayed():
            run = state.run + 1 if state.ended else state.run
            return replace(state, playing=True, ended=False, begun=True, run=run)
        case happened.MediumPaused():
            return state.paused()
        case happened.MediumRestarted():
            return replace(state, playing=True, ended=False, begun=True, run=state.run + 1)
        case happened.MediumChosen(index):
            return replace(state.put_away(), index=index)
        case happened.MediumEnded():
            return replace(state, playing=False, ended=True)
        case happened.VolumeSet(percent):
            return replace(state, volume=percent)
        case happened.TextSized(size):
            return replace(state, size=size, page=None if state.page is None else 0)
        case happened.PageShown(page):
            return replace(state, page=page)


def _meanwhile(night: Night, event: night_events.Event) -> MediaState:
    """A new question begins afresh; a close, a cover and another scene make media stand."""
    state = night.media
    match event:
        case hill.Announced():
            return state.fresh()
        case hill.Closed() | night_events.Returned() | night_events.BreakStarted():
            return state.paused()
        case hill.Resolved() | ModeSwitched() | night_events.Ended():
            return state.put_away()
        case (
            night_events.ScreenBlacked(on=True)
            | night_events.LogoShown(on=True)
            | night_events.ScreenFrozen(on=True)
        ):
            return state.paused()
        case night_events.SceneShown("partner"):
            return replace(state.put_away(), partner=_whose(night))
        case night_events.SceneShown("question"):
            return state if state.partner is None else replace(state, partner=None)
        case night_events.SceneShown():
            return state.put_away()
    return state


def _whose(night: Night) -> int:
    """Whose partner it is: the coming question's where it has one, else the last one's."""
    coming = night.next_question.partner or night.game.turn.question.partner
    played = len(night.game.turns)
    return night.number if coming or not played else played
