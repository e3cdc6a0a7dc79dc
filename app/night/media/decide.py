"""Wishes about media and long texts become events or a refusal."""

from __future__ import annotations

from app.night.media import events as happened
from app.night.media import intents
from app.night.media.state import LARGEST, SMALLEST
from app.night.media.views import at_hand, playable
from app.night.night import Night
from app.night.refusal import NightReason, NightRefusal

MediaDecision = tuple[happened.MediaEvent, ...] | NightRefusal


def decide_media(night: Night, intent: intents.MediaIntent) -> MediaDecision:
    """The events that the wish comes to, or why it is refused."""
    state = night.media
    match intent:
        case intents.SetVolume(percent):
            return (happened.VolumeSet(max(0, min(100, percent))),)
        case intents.SizeText(by):
            size = max(SMALLEST, min(LARGEST, state.size + by)) if by else 0
            return (happened.TextSized(size),)
        case intents.ShowPage(page):
            return (happened.PageShown(None if page is None else max(0, page)),)
        case intents.EndMedium():
            return (happened.MediumEnded(),) if state.playing else ()
    return _play(night, intent)


def _play(night: Night, intent: intents.MediaIntent) -> MediaDecision:
    state = night.media
    if at_hand(night) is None:
        return NightRefusal(NightReason.NO_MEDIUM)
    match intent:
        case intents.PlayMedium():
            return () if state.playing else (happened.MediumPlayed(),)
        case intents.PauseMedium():
            return (happened.MediumPaused(),) if state.playing else ()
        case intents.NextMedium():
            return (happened.MediumChosen((state.index + 1) % len(playable(night))),)
    return (happened.MediumRestarted(),)
