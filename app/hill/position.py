"""Where the game stands after a turn: immutable, complete, and all the next turn needs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Literal, NamedTuple

from app.hill.rules import RuleSet

Finish = Literal["held", "questions", "unassailable"]
SettledBy = Literal["points", "time", "decision"]


class Climber(NamedTuple):
    """One team on its slope.

    `step` 0–summit; `points` >= 0; `last`: success of the latest turn it played, None before the
    first; `right`: may still declare a revolution (2.4.5); `restored`: rights given back in this
    reign (H13); `here`: False once it has withdrawn (H16).
    """

    step: int = 0
    points: int = 0
    last: bool | None = None
    right: bool = True
    restored: int = 0
    here: bool = True


@dataclass(frozen=True, slots=True)
class Dispute:
    """A dispute for the lead (2.4.7).

    `contenders` would all stand on the Summit; `level` are those that the host may choose among
    when points and times settle nothing; `winner` and `by` are None until it is settled.
    """

    contenders: tuple[str, ...]
    level: tuple[str, ...] = ()
    winner: str | None = None
    by: SettledBy | None = None


@dataclass(frozen=True, slots=True)
class Position:
    """The position after `asked` questions, `played` of them turns (a void one is none, H12).

    `climbers` are in joining order; `hold` counts the turns survived in this reign; `restored` are
    the teams that got their right back after the latest turn (H13); `dispute` and `void` are the
    latest turn's.
    """

    rules: RuleSet
    climbers: Mapping[str, Climber]
    asked: int = 0
    played: int = 0
    king: str | None = None
    hold: int = 0
    restored: tuple[str, ...] = ()
    dispute: Dispute | None = None
    finish: Finish | None = None
    void: bool = False

    @property
    def undecided(self) -> bool:
        """Whether a dispute waits for the host's decision (H10)."""
        return self.dispute is not None and self.dispute.winner is None

    @property
    def questions_left(self) -> int | None:
        """Main and reserve questions not used up yet; None without a limit."""
        stock = self.rules.stock
        return None if stock is None else stock - self.asked

    def in_game(self) -> list[str]:
        """The teams that have not withdrawn, in joining order."""
        return [team for team, climber in self.climbers.items() if climber.here]


def start(rules: RuleSet, teams: Iterable[str]) -> Position:
    """Every team on step 0 with no points (2.1.3)."""
    return Position(rules, {team: Climber() for team in teams})
