"""What the host may wish for with media and long texts."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PlayMedium:
    """The sound or video at hand plays on."""


@dataclass(frozen=True, slots=True)
class PauseMedium:
    """It stands."""


@dataclass(frozen=True, slots=True)
class RestartMedium:
    """It plays from its start."""


@dataclass(frozen=True, slots=True)
class NextMedium:
    """The next of the question's sounds and videos, after the last the first."""


@dataclass(frozen=True, slots=True)
class EndMedium:
    """It has come to its end by itself, or could not be played."""


@dataclass(frozen=True, slots=True)
class SetVolume:
    """How loud media are; beyond 0 to 100 is the nearer of them."""

    percent: int


@dataclass(frozen=True, slots=True)
class SizeText:
    """The question is written larger or smaller by so many steps; 0 is as the program chose."""

    by: int


@dataclass(frozen=True, slots=True)
class ShowPage:
    """This page of a long text, from 0; None lets the pages turn by themselves."""

    page: int | None


MediaIntent = (
    PlayMedium
    | PauseMedium
    | RestartMedium
    | NextMedium
    | EndMedium
    | SetVolume
    | SizeText
    | ShowPage
)
