"""What happens in one turn, as the record has it: the input of the fold."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from app.hill.roster import Team

DeclarationKind = Literal["jump", "revolution"]
MAX_AT_MS = 24 * 60 * 60 * 1000


@dataclass(frozen=True, slots=True)
class Declaration:
    """A declared jump or revolution.

    `late`: declared after its deadline, so the turn is ordinary and no right is spent (2.2.5, H9).
    `stands`: legal when it was made, before an appeal changed the past (H18).
    """

    kind: DeclarationKind
    late: bool = False
    stands: bool = False
    extra: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Answer:
    """A team's answer: `correct` None is not marked yet and counts as a failure.

    `at_ms`: whole milliseconds since the announcement (H19), None when unknown; `received`: the
    wall clock, ISO 8601, for the protocol only; `replaced`: earlier texts with their times (H20).
    `rtt_ms`: the round trip of the path it came by, so how much later than its sending it may have
    arrived; None when the host entered it. No rule goes by it.
    """

    correct: bool | None = None
    at_ms: int | None = None
    text: str | None = None
    received: str | None = None
    replaced: tuple[Any, ...] = ()
    extra: Mapping[str, Any] = field(default_factory=dict)
    rtt_ms: int | None = None


@dataclass(frozen=True, slots=True)
class Question:
    """The question as the record keeps it; `partner` is a name, True without one, None for none."""

    id: str | None = None
    text: str | None = None
    answer: str | None = None
    partner: str | bool | None = None
    extra: Mapping[str, Any] = field(default_factory=dict)

    @property
    def is_partners(self) -> bool:
        """Whether the turn earns the partner's point (2.2.6)."""
        return self.partner is not None and self.partner is not False


@dataclass(frozen=True, slots=True)
class Join:
    """A team that comes during the game (H16)."""

    team: Team
    extra: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Withdraw:
    """A team that leaves for good (H16)."""

    team: str
    extra: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Adjust:
    """A correction by the host: added to the team's step and points (H17)."""

    team: str
    steps: int = 0
    points: int = 0
    reason: str = ""
    extra: Mapping[str, Any] = field(default_factory=dict)


Change = Join | Withdraw | Adjust


@dataclass(frozen=True, slots=True)
class Decision:
    """The host's choice in a dispute that points and times do not settle (H10, H14)."""

    team: str
    reason: str = ""
    extra: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Turn:
    """One question, played by all teams at once (2.2.1), with what came before it."""

    before: tuple[Change, ...] = ()
    question: Question = Question()
    declarations: Mapping[str, Declaration] = field(default_factory=dict)
    answers: Mapping[str, Answer] = field(default_factory=dict)
    void: bool = False
    decision: Decision | None = None
    extra: Mapping[str, Any] = field(default_factory=dict)
