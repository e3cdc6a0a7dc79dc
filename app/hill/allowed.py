"""What each team may do on the next turn and, for what it may not, the clause that forbids it."""

from __future__ import annotations

from app.hill.position import Climber, Position
from app.hill.refusal import Reason
from app.hill.rules import RuleSet
from app.hill.turn import DeclarationKind


def why_not(position: Position, team: str, kind: DeclarationKind) -> Reason | None:
    """Why the team may not declare this on the next turn; None when it may."""
    climber = position.climbers.get(team)
    if climber is None:
        return Reason.UNKNOWN_TEAM
    if not climber.here:
        return Reason.WITHDRAWN
    if position.finish is not None:
        return Reason.GAME_OVER
    if position.undecided:
        return Reason.DECISION_FIRST
    if kind == "jump":
        return _why_no_jump(position, team, climber)
    return _why_no_revolt(position, team, climber)


def may_jump(position: Position) -> list[str]:
    """The teams that may declare a jump next (2.2.5), in joining order."""
    return [team for team in position.climbers if why_not(position, team, "jump") is None]


def may_revolt(position: Position) -> list[str]:
    """The teams that may declare a revolution next (2.4.5), in joining order."""
    return [team for team in position.climbers if why_not(position, team, "revolution") is None]


def jump_has_room(rules: RuleSet, step: int) -> bool:
    """Whether a jump may start from this step (2.2.5 c, d; H4 decides on the step below those)."""
    return step < (rules.penultimate if rules.jump_to_summit else rules.penultimate - 1)


def has_ground(position: Position, team: str, kind: DeclarationKind) -> bool:
    """Whether a declaration that was legal when made still means something here (H18)."""
    climber = position.climbers[team]
    if kind == "jump":
        return climber.step < position.rules.penultimate
    return (
        position.king is not None
        and position.king != team
        and climber.step == position.rules.penultimate
        and climber.right
    )


def _why_no_jump(position: Position, team: str, climber: Climber) -> Reason | None:
    if team == position.king:
        return Reason.JUMP_SUMMIT
    if climber.step >= position.rules.penultimate:
        return Reason.JUMP_PENULTIMATE
    if position.played == 0:
        return Reason.JUMP_FIRST_TURN
    if climber.last is None:
        return Reason.JUMP_NO_SUCCESS_YET
    if not climber.last:
        return Reason.JUMP_AFTER_FAILURE
    if not jump_has_room(position.rules, climber.step):
        return Reason.JUMP_TO_SUMMIT
    return None


def _why_no_revolt(position: Position, team: str, climber: Climber) -> Reason | None:
    if position.king is None:
        return Reason.REVOLT_NO_KING
    if team == position.king:
        return Reason.REVOLT_KING
    if climber.step != position.rules.penultimate:
        return Reason.REVOLT_TOO_FAR
    if not climber.right:
        return Reason.REVOLT_NO_RIGHT
    return None
