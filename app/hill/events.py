"""What has happened in a live game: facts, in the past tense, that `game.evolve` folds."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from app.hill.roster import Team
from app.hill.turn import DeclarationKind, Question


@dataclass(frozen=True, slots=True)
class TeamJoined:
    """A team came, before the first turn or between two (H16)."""

    team: Team


@dataclass(frozen=True, slots=True)
class TeamEdited:
    """A team's name, captain or players were put right; its id and its play stay."""

    team: Team


@dataclass(frozen=True, slots=True)
class TeamWithdrew:
    """A team left for good (H16)."""

    team: str


@dataclass(frozen=True, slots=True)
class Corrected:
    """The host corrected a team's step or points, with a written reason (H17)."""

    team: str
    steps: int
    points: int
    reason: str


@dataclass(frozen=True, slots=True)
class Declared:
    """A team declared a jump or a revolution; `late` ones leave its turn ordinary (2.2.5, H9)."""

    team: str
    kind: DeclarationKind
    late: bool = False


@dataclass(frozen=True, slots=True)
class DeclarationDropped:
    """A declaration was taken back before the question, or lost its ground to a correction."""

    team: str


@dataclass(frozen=True, slots=True)
class Announced:
    """The question was announced: jumps are locked, and times count from now (2.2.5, H19)."""

    question: Question


@dataclass(frozen=True, slots=True)
class Answered:
    """A team's answer arrived `at_ms` after the announcement; it replaces an earlier one (H20).

    `rtt_ms` is the round trip of the path by which it came, None when nothing measured it.
    """

    team: str
    at_ms: int | None
    text: str | None = None
    received: str | None = None
    rtt_ms: int | None = None


@dataclass(frozen=True, slots=True)
class AnswerDropped:
    """An answer that was recorded by mistake was taken off."""

    team: str


@dataclass(frozen=True, slots=True)
class Closed:
    """Answers are closed: nothing more is accepted (2.2.2)."""


@dataclass(frozen=True, slots=True)
class Marked:
    """Answers were marked: True correct, False wrong, None not marked after all (2.2.3)."""

    marks: Mapping[str, bool | None]


@dataclass(frozen=True, slots=True)
class PartnerSet:
    """The question became a partner's (a name or True), or no partner's (False, None) (2.2.6)."""

    partner: str | bool | None


@dataclass(frozen=True, slots=True)
class Voided:
    """The question was taken off (H12), or put back."""

    void: bool = True


@dataclass(frozen=True, slots=True)
class Resolved:
    """All teams moved at once (2.2.1)."""


@dataclass(frozen=True, slots=True)
class Decided:
    """The host settled what points and times did not (H10, H14)."""

    team: str
    reason: str


@dataclass(frozen=True, slots=True)
class MarkAmended:
    """An earlier turn's answer as an appeal leaves it; `given` False: there was none after all."""

    team: str
    correct: bool | None
    at_ms: int | None
    given: bool = True


@dataclass(frozen=True, slots=True)
class DecisionMade:
    """The decision that an appeal makes necessary in a turn (H10, H14)."""

    turn: int
    team: str
    reason: str


@dataclass(frozen=True, slots=True)
class Appealed:
    """Marks, times, the partner's flag or the void of turn number `turn` were changed (H18).

    `partner` and `void` are one-item tuples where they change, else empty; `reason` is written,
    `by` says who asked.
    """

    turn: int
    marks: tuple[MarkAmended, ...] = ()
    partner: tuple[str | bool | None, ...] = ()
    void: tuple[bool, ...] = ()
    decisions: tuple[DecisionMade, ...] = ()
    reason: str = ""
    by: str = ""


Event = (
    TeamJoined
    | TeamEdited
    | TeamWithdrew
    | Corrected
    | Declared
    | DeclarationDropped
    | Announced
    | Answered
    | AnswerDropped
    | Closed
    | Marked
    | PartnerSet
    | Voided
    | Resolved
    | Decided
    | Appealed
)
