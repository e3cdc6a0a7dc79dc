"""Rule sets: the options of one match, as a value."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Role = Literal["keeper", "chaser", "beater", "seeker"]
ROLES: tuple[Role, ...] = ("keeper", "chaser", "beater", "seeker")
MOST: dict[Role, int] = {"keeper": 1, "chaser": 4, "beater": 3, "seeker": 1}
"""The most players of a role that a side may have on the pitch; the least is 1 (Q2)."""

GOAL_POINTS, SNITCH_POINTS = 10, 150
MAX_ROUNDS = 1000


@dataclass(frozen=True, slots=True)
class RuleSet:
    """The rules of one match; every default is the club's.

    `rounds` is 25 or as referees and both captains agree; `fast` needs no comments;
    `invisible_snitch_catchable` is Q14; `chasers` and `beaters` are the numbers of a side (Q2).
    """

    rounds: int = 25
    fast: bool = False
    invisible_snitch_catchable: bool = True
    chasers: int = 3
    beaters: int = 2


DEFAULT_RULES = RuleSet()


@dataclass(frozen=True, slots=True)
class Option:
    """How one field of a rule set is shown: its clause and its range."""

    field: str
    clause: str
    kind: Literal["count", "flag"]
    least: int = 0
    most: int = 0


OPTIONS: tuple[Option, ...] = (
    Option("rounds", "1.1", "count", 1, MAX_ROUNDS),
    Option("fast", "1.1", "flag"),
    Option("invisible_snitch_catchable", "1.3, Q14", "flag"),
    Option("chasers", "Q2", "count", 1, MOST["chaser"]),
    Option("beaters", "Q2", "count", 1, MOST["beater"]),
)


def faults(rules: RuleSet) -> tuple[str, ...]:
    """What makes this rule set unplayable, a sentence each; empty when nothing does."""
    return tuple(
        f"{option.field} must be {_wanted(option)} ({option.clause})"
        for option in OPTIONS
        if not _fits(option, getattr(rules, option.field))
    )


def _fits(option: Option, value: object) -> bool:
    if option.kind == "flag":
        return isinstance(value, bool)
    return type(value) is int and option.least <= value <= option.most


def _wanted(option: Option) -> str:
    if option.kind == "flag":
        return "true or false"
    return f"a whole number from {option.least} to {option.most}"
