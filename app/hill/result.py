"""The result: who has won, who must still decide, and the places (2.5, H14, H15)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Literal

from app.hill.lead import earliest
from app.hill.position import Position
from app.hill.refusal import Reason, Refusal
from app.hill.turn import Turn


@dataclass(frozen=True, slots=True)
class Standing:
    """One line of the table; `place` is "1", "4–5" or, for a withdrawn team, "–"."""

    team: str
    place: str
    step: int
    points: int


@dataclass(frozen=True, slots=True)
class Outcome:
    """How the game stands as a whole.

    `winner` is None while the game is unfinished or level teams wait; `level` are the teams among
    whom the host must choose the first place (H14), empty when nothing waits.
    """

    reason: Literal["held", "questions", "unassailable", "unfinished"]
    king: str | None
    winner: str | None
    level: tuple[str, ...] = ()


def outcome(position: Position, turns: Sequence[Turn]) -> Outcome | Refusal:
    """The outcome after these turns, which led to the position.

    A decision on the last turn that names a team which is not tied for the first place is refused.
    """
    if position.finish is None:
        return Outcome("unfinished", position.king, None)
    if position.king is not None or not position.in_game():
        return Outcome(position.finish, position.king, position.king)
    level = _level_first(position, turns)
    if len(level) == 1:
        return Outcome(position.finish, None, level[0])
    decision = turns[-1].decision
    if decision is None:
        return Outcome(position.finish, None, None, tuple(level))
    if decision.team not in level:
        return Refusal(Reason.NOT_TIED, decision.team, position.asked)
    return Outcome(position.finish, None, decision.team)


def standings(position: Position, winner: str | None = None) -> list[Standing]:
    """All teams, best first: step, then points, level teams share (H15), withdrawn ones last.

    `winner` stands first alone even where others are level with it (H14).
    """

    def rank(team: str) -> tuple[bool, int, int]:
        climber = position.climbers[team]
        return (team != winner, -climber.step, -climber.points)

    table: list[Standing] = []
    done = 0
    for _, level in groupby(sorted(position.in_game(), key=rank), key=rank):
        sharing = list(level)
        first, done = done + 1, done + len(sharing)
        place = str(first) if first == done else f"{first}–{done}"
        table.extend(_line(position, team, place) for team in sharing)
    gone = [team for team, climber in position.climbers.items() if not climber.here]
    return table + [_line(position, team, "–") for team in gone]


def _line(position: Position, team: str, place: str) -> Standing:
    climber = position.climbers[team]
    return Standing(team, place, climber.step, climber.points)


def _level_first(position: Position, turns: Sequence[Turn]) -> list[str]:
    """The teams for the first place after step, points and the latest common success (H14)."""
    level = level_at_the_top(position)
    common = latest_common(level, turns) if len(level) > 1 else None
    return level if common is None else earliest(level, common.answers)


def level_at_the_top(position: Position) -> list[str]:
    """The teams in the game that nobody is before, by step and points (H14, H15)."""
    here = position.in_game()
    best = max((position.climbers[team].step, position.climbers[team].points) for team in here)
    return [team for team in here if position.climbers[team][:2] == best]


def latest_common(level: Sequence[str], turns: Sequence[Turn]) -> Turn | None:
    """The latest turn in which all these teams answered correctly (H14); None without one."""
    for turn in reversed(turns):
        answers = turn.answers
        if not turn.void and all(t in answers and answers[t].correct for t in level):
            return turn
    return None
