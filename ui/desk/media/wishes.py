"""The keys for media and long texts, as wishes."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from app.night import intents
from app.night.media import intents as media
from app.night.night import Night

LOUDER = 10
"""One key's worth of volume, in percent."""


def media_wishes(
    night: Callable[[], Night], page: Callable[[], tuple[int, int]]
) -> Mapping[str, Callable[[], intents.Wish | None]]:
    """By command; `page` tells which page of how many the hall sees now, from 0."""

    def turn(by: int) -> intents.Wish | None:
        here, count = page()
        there = max(0, min(count - 1, here + by))
        return media.ShowPage(there) if count > 1 else None

    return {
        "play": lambda: media.PauseMedium() if night().media.playing else media.PlayMedium(),
        "again": media.RestartMedium,
        "next-medium": media.NextMedium,
        "louder": lambda: media.SetVolume(night().media.volume + LOUDER),
        "softer": lambda: media.SetVolume(night().media.volume - LOUDER),
        "larger": lambda: media.SizeText(1),
        "smaller": lambda: media.SizeText(-1),
        "page-next": lambda: turn(1),
        "page-back": lambda: turn(-1),
    }
