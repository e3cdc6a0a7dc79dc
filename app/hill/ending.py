"""The hold, who can still depose the king, restored rights and the three endings (2.4.5, 2.5)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from app.hill.allowed import jump_has_room
from app.hill.position import Climber, Position


def turns_to_depose(position: Position, team: str) -> int | None:
    """The fewest turns, all successes, in which the team can depose the king; None when it cannot.

    The walk to the penultimate step and one turn more for the revolution must fit into the turns
    that the king still has to hold and into the questions left (2.4.5, 2.5.2).
    """
    climber = position.climbers[team]
    if not _could_revolt(position, team, climber) or not climber.right:
        return None
    turns = _walk(position, climber) + 1
    return turns if turns <= _turns_left(position) else None


def can_depose(position: Position) -> list[str]:
    """The teams that can still depose the king, in joining order; empty without one."""
    if position.king is None or position.finish is not None or position.undecided:
        return []
    return [team for team in position.climbers if turns_to_depose(position, team) is not None]


def after_turn(position: Position) -> Position:
    """The checks after every turn, in their order, rights restored on the way (H21, H13)."""
    if position.king is not None and position.hold >= position.rules.hold_turns:
        return replace(position, finish="held")
    if position.questions_left is not None and position.questions_left <= 0:
        return replace(position, finish="questions")
    if position.king is None or _anyone(position, position.climbers):
        return position
    restored = _restore(position)
    if restored is None:
        return replace(position, finish="unassailable")
    return restored


def _restore(position: Position) -> Position | None:
    """Rights given back to all that have used them, if that lets somebody depose the king (H13)."""
    cap = position.rules.restorations_per_reign
    climbers = dict(position.climbers)
    back = []
    for team, climber in position.climbers.items():
        if climber.here and not climber.right and (cap is None or climber.restored < cap):
            climbers[team] = climber._replace(right=True, restored=climber.restored + 1)
            back.append(team)
    if not back or not _anyone(position, climbers):
        return None
    return replace(position, climbers=climbers, restored=tuple(back))


def _anyone(position: Position, climbers: Mapping[str, Climber]) -> bool:
    left = _turns_left(position)
    return any(
        climber.right
        and _could_revolt(position, team, climber)
        and _walk(position, climber) + 1 <= left
        for team, climber in climbers.items()
    )


def _could_revolt(position: Position, team: str, climber: Climber) -> bool:
    return climber.here and position.king is not None and team != position.king


def _turns_left(position: Position) -> int:
    left = position.rules.hold_turns - position.hold
    questions = position.questions_left
    return left if questions is None else min(left, questions)


def _walk(position: Position, climber: Climber) -> int:
    """Turns of pure success to the penultimate step, jumping as soon as the rules let it."""
    distance = position.rules.penultimate - climber.step
    if distance <= 0:
        return 0
    if climber.last and position.played > 0 and jump_has_room(position.rules, climber.step):
        return (distance + 1) // 2
    return 1 + distance // 2
