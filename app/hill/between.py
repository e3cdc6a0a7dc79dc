"""What the host may do between two turns: teams come and go, steps and points are corrected."""

from __future__ import annotations

from dataclasses import replace

from app.hill.position import Climber, Position
from app.hill.refusal import Reason, Refusal
from app.hill.turn import Adjust, Change, Join, Withdraw

ASKED = "asked"


def change(position: Position, what: Change) -> Position | Refusal:
    """The position with one change between turns (H16, H17), or why it cannot be.

    Nothing here ends the game; a king that withdraws leaves the Summit empty.
    """
    if position.finish is not None:
        return Refusal(Reason.GAME_OVER)
    if position.undecided:
        return Refusal(Reason.DECISION_FIRST)
    match what:
        case Join():
            return _join(position, what)
        case Withdraw():
            return _withdraw(position, what)
        case Adjust():
            return _adjust(position, what)


def within_reach(position: Position, what: Adjust) -> Adjust:
    """The correction cut to what H17 allows here: for a past that an appeal has changed (H18).

    What was asked for is kept beside it, so that a past put right again gives it back.
    """
    steps, points = _asked(what)
    climber = position.climbers[what.team]
    is_king = what.team == position.king
    step = min(max(climber.step + steps, 0), position.rules.penultimate)
    can = (0 if is_king else step - climber.step, max(points, -climber.points))
    extra = {key: value for key, value in what.extra.items() if key != ASKED}
    if can != (steps, points):
        extra[ASKED] = {"steps": steps, "points": points}
    return replace(what, steps=can[0], points=can[1], extra=extra)


def _asked(what: Adjust) -> tuple[int, int]:
    kept = what.extra.get(ASKED)
    if isinstance(kept, dict):
        steps, points = kept.get("steps"), kept.get("points")
        if type(steps) is int and type(points) is int:
            return steps, points
    return what.steps, what.points


def _join(position: Position, what: Join) -> Position | Refusal:
    if what.team.id in position.climbers:
        return Refusal(Reason.TEAM_TWICE, what.team.id)
    return replace(position, climbers={**position.climbers, what.team.id: Climber()})


def _withdraw(position: Position, what: Withdraw) -> Position | Refusal:
    climber = position.climbers.get(what.team)
    if climber is None or not climber.here:
        return _absent(climber, what.team)
    gone = climber._replace(here=False)
    climbers = {**position.climbers, what.team: gone}
    if what.team != position.king:
        return replace(position, climbers=climbers)
    return replace(position, climbers=fresh_reign(climbers), king=None, hold=0)


def fresh_reign(climbers: dict[str, Climber]) -> dict[str, Climber]:
    """Everybody with one right and none restored, as at the change of a king (2.4.5, H8)."""
    return {
        team: climber
        if climber.right and not climber.restored
        else climber._replace(right=True, restored=0)
        for team, climber in climbers.items()
    }


def _adjust(position: Position, what: Adjust) -> Position | Refusal:
    climber = position.climbers.get(what.team)
    if climber is None or not climber.here:
        return _absent(climber, what.team)
    step, points = climber.step + what.steps, climber.points + what.points
    if what.team == position.king:
        if what.steps:
            return Refusal(Reason.KING_STEP_FIXED, what.team)
    elif not 0 <= step <= position.rules.penultimate:
        return Refusal(Reason.STEP_OUT_OF_RANGE, what.team)
    if points < 0:
        return Refusal(Reason.POINTS_BELOW_ZERO, what.team)
    moved = climber._replace(step=step, points=points)
    return replace(position, climbers={**position.climbers, what.team: moved})


def _absent(climber: Climber | None, team: str) -> Refusal:
    return Refusal(Reason.UNKNOWN_TEAM if climber is None else Reason.WITHDRAWN, team)
