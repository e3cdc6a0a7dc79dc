"""Rule sets: the numbers and readings one game is played by, as a value with an edition."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

EDITIONS = ("1.3",)
MIN_SUMMIT, MAX_SUMMIT = 3, 40
MAX_COUNT = 1_000_000


@dataclass(frozen=True, slots=True)
class RuleSet:
    """The rules of one game; every default is the reading of `rulings.md`.

    `summit` is the number of the Summit, 3–40 (H1). `hold_turns` >= 1 (2.5.1). `main_questions`
    None means that the stock has no limit. `restorations_per_reign` None means no cap (H13).
    `parts` are the numbers of the last question of each part, rising (2.3).
    """

    edition: str = "1.3"
    summit: int = 10
    hold_turns: int = 3
    main_questions: int | None = None
    reserve_questions: int = 0
    jump_to_summit: bool = True
    revolution_deadline: Literal["question", "answers"] = "question"
    restorations_per_reign: int | None = 1
    hold_counts_capture: bool = False
    parts: tuple[int, ...] = ()

    @property
    def penultimate(self) -> int:
        """The step right at the Summit (2.2.5 c, 2.4.5)."""
        return self.summit - 1

    @property
    def stock(self) -> int | None:
        """Main and reserve questions together; None without a limit (2.5.2)."""
        return None if self.main_questions is None else self.main_questions + self.reserve_questions


DEFAULT_RULES = RuleSet()


@dataclass(frozen=True, slots=True)
class Option:
    """How one field of a rule set is shown: its clause, its range, or its choices."""

    field: str
    clause: str
    kind: Literal["count", "flag", "choice"]
    least: int = 0
    most: int = MAX_COUNT
    nullable: bool = False
    choices: tuple[str, ...] = ()


OPTIONS: tuple[Option, ...] = (
    Option("summit", "2.1.2, H1", "count", MIN_SUMMIT, MAX_SUMMIT),
    Option("hold_turns", "2.5.1", "count", 1),
    Option("main_questions", "2.5.2", "count", nullable=True),
    Option("reserve_questions", "2.5.2", "count"),
    Option("jump_to_summit", "2.2.5 d, H4", "flag"),
    Option("revolution_deadline", "2.4.5, H9", "choice", choices=("question", "answers")),
    Option("restorations_per_reign", "2.4.5, H13", "count", nullable=True),
    Option("hold_counts_capture", "2.5.1, H11", "flag"),
)


def faults(rules: RuleSet) -> tuple[str, ...]:
    """What makes this rule set unplayable, a sentence each; empty when nothing does."""
    found = []
    if rules.edition not in EDITIONS:
        found.append(f"rules of edition {rules.edition!r} are not known here (known: 1.3)")
    for option in OPTIONS:
        found.extend(_option_faults(option, getattr(rules, option.field)))
    if not found and rules.stock == 0:
        found.append("main_questions and reserve_questions leave no question to ask (2.5.2)")
    if not found and any(b <= a for a, b in zip((0, *rules.parts), rules.parts, strict=False)):
        found.append("parts must be rising question numbers from 1 (2.3)")
    return tuple(found)


def _option_faults(option: Option, value: object) -> list[str]:
    if (value is None and option.nullable) or _fits(option, value):
        return []
    return [f"{option.field} must be {_wanted(option)} ({option.clause})"]


def _fits(option: Option, value: object) -> bool:
    match option.kind:
        case "flag":
            return isinstance(value, bool)
        case "choice":
            return value in option.choices
        case "count":
            return type(value) is int and option.least <= value <= option.most


def _wanted(option: Option) -> str:
    match option.kind:
        case "flag":
            return "true or false"
        case "choice":
            return " or ".join(repr(choice) for choice in option.choices)
        case "count":
            return f"a whole number from {option.least} to {option.most}"
