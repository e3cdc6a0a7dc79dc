"""What the host did with media, with the size of a text and with its pages.

None of these is a step for undo: they only concern the picture and the loudspeakers.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class MediumPlayed:
    """The sound or video at hand plays, from where it stands; at its end, from the start."""


@dataclass(frozen=True, slots=True)
class MediumPaused:
    """It stands."""


@dataclass(frozen=True, slots=True)
class MediumRestarted:
    """It plays from its start."""


@dataclass(frozen=True, slots=True)
class MediumChosen:
    """Another of the question's sounds and videos is at hand: `index` counts from 0."""

    index: int


@dataclass(frozen=True, slots=True)
class MediumEnded:
    """It has come to its end, or could not be played."""


@dataclass(frozen=True, slots=True)
class VolumeSet:
    """How loud media are, 0 to 100."""

    percent: int


@dataclass(frozen=True, slots=True)
class TextSized:
    """The question is written larger (above 0) or smaller than the program chose, in steps."""

    size: int


@dataclass(frozen=True, slots=True)
class PageShown:
    """The page of a long text that stands, from 0; None: pages turn by themselves."""

    page: int | None


MediaEvent = (
    MediumPlayed
    | MediumPaused
    | MediumRestarted
    | MediumChosen
    | MediumEnded
    | VolumeSet
    | TextSized
    | PageShown
)
