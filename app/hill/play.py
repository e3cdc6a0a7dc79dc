"""One turn played: the fold of a `Turn` into a `Position`, and nothing else decides a result."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace

from app.hill.allowed import has_ground, why_not
from app.hill.between import change, fresh_reign
from app.hill.ending import after_turn
from app.hill.lead import settle
from app.hill.position import Climber, Dispute, Position
from app.hill.refusal import Reason, Refusal
from app.hill.turn import Change, DeclarationKind, Turn

Declared = dict[str, DeclarationKind]


def play(position: Position, turn: Turn) -> Position | Refusal:
    """The position after the turn, or why the turn cannot be (nothing is half applied).

    The result does not depend on the order in which teams are listed.
    """
    ready = open_turn(position, turn.before)
    if isinstance(ready, Refusal):
        return ready
    declared = _effective(ready, turn)
    if isinstance(declared, Refusal):
        return declared
    stranger = _stranger(ready, turn)
    if stranger is not None:
        return stranger
    if turn.void:
        return after_turn(
            replace(ready, asked=ready.asked + 1, restored=(), dispute=None, void=True)
        )
    return _resolve(ready, turn, declared)


def replay(position: Position, turns: Iterable[Turn]) -> Iterator[Position | Refusal]:
    """The position after each turn; the first refusal, with its turn number, is the last item."""
    for turn in turns:
        after = play(position, turn)
        if isinstance(after, Refusal):
            yield replace(after, turn=position.asked + 1)
            return
        yield after
        position = after


def open_turn(position: Position, before: Iterable[Change]) -> Position | Refusal:
    """The position in which the teams declare: the changes between turns applied in order."""
    if position.finish is not None:
        return Refusal(Reason.GAME_OVER)
    if position.undecided:
        return Refusal(Reason.DECISION_FIRST)
    for what in before:
        changed = change(position, what)
        if isinstance(changed, Refusal):
            return changed
        position = changed
    return position


def _effective(position: Position, turn: Turn) -> Declared | Refusal:
    """The declarations that change this turn: late and groundless ones make it ordinary."""
    declared: Declared = {}
    for team, declaration in turn.declarations.items():
        climber = position.climbers.get(team)
        if climber is None:
            return Refusal(Reason.UNKNOWN_TEAM, team)
        if not climber.here:
            return Refusal(Reason.WITHDRAWN, team)
        if declaration.late:
            continue
        if declaration.stands:
            if has_ground(position, team, declaration.kind):
                declared[team] = declaration.kind
            continue
        reason = why_not(position, team, declaration.kind)
        if reason is not None:
            return Refusal(reason, team)
        declared[team] = declaration.kind
    return declared


def _stranger(position: Position, turn: Turn) -> Refusal | None:
    climbers = position.climbers
    for team in turn.answers:
        climber = climbers.get(team)
        if climber is None:
            return Refusal(Reason.UNKNOWN_TEAM, team)
        if not climber.here:
            return Refusal(Reason.WITHDRAWN, team)
    if turn.decision is not None and turn.decision.team not in climbers:
        return Refusal(Reason.UNKNOWN_TEAM, turn.decision.team)
    return None


def _resolve(position: Position, turn: Turn, declared: Declared) -> Position | Refusal:
    climbers, arrived = _climb(position, turn, declared)
    king = position.king
    if king is not None:
        arrived = _successful_rebels(king, declared, climbers)
    dispute: Dispute | None = None
    if len(arrived) > 1:
        settled = settle(arrived, climbers, turn.answers, turn.decision)
        if isinstance(settled, Refusal):
            return settled
        dispute = settled
    after = replace(
        position,
        climbers=climbers,
        asked=position.asked + 1,
        played=position.played + 1,
        restored=(),
        dispute=dispute,
        void=False,
    )
    if after.undecided:
        return after
    crowned = dispute.winner if dispute else (arrived[0] if arrived else None)
    return after_turn(_reign(after, crowned))


def _climb(
    position: Position, turn: Turn, declared: Declared
) -> tuple[dict[str, Climber], list[str]]:
    """Every team's points and steps (2.2.4 to 2.2.7, H3), and who reached an empty Summit.

    Nobody stands on the Summit yet: all that reach it wait on the penultimate step (H5, H6).
    """
    bonus = 1 if turn.question.is_partners else 0
    penultimate, king = position.rules.penultimate, position.king
    answers = turn.answers
    climbers: dict[str, Climber] = {}
    arrived: list[str] = []
    for team, climber in position.climbers.items():
        step, points, _, right, restored, here = climber
        if not here:
            climbers[team] = climber
            continue
        kind = declared.get(team)
        answer = answers.get(team)
        success = answer is not None and answer.correct is True
        if kind == "revolution":
            right = False  # used up, whatever happens (2.4.5)
        if success:
            gain = 2 if kind == "jump" else 1
            points += gain + bonus
            if kind != "revolution" and team != king:
                step += gain
                if step > penultimate:
                    step = penultimate
                    if king is None:
                        arrived.append(team)
        elif kind == "jump" and step > 0:  # never below the start (H2)
            step -= 1
        climbers[team] = Climber(step, points, success, right, restored, here)
    return climbers, arrived


def _successful_rebels(king: str, declared: Declared, climbers: Mapping[str, Climber]) -> list[str]:
    """The revolutions that succeed: none while the king answers correctly (2.4.6)."""
    if climbers[king].last:
        return []
    return [team for team in climbers if declared.get(team) == "revolution" and climbers[team].last]


def _reign(position: Position, crowned: str | None) -> Position:
    """The hold goes on, or a new reign begins (2.4.5, 2.5.1, H7, H8, H11)."""
    if crowned is None:
        hold = position.hold + 1 if position.king is not None else 0
        return replace(position, hold=hold)
    climbers = dict(position.climbers)
    if position.king is not None:
        climbers[position.king] = climbers[position.king]._replace(step=position.rules.penultimate)
    climbers[crowned] = climbers[crowned]._replace(step=position.rules.summit)
    first = 1 if position.rules.hold_counts_capture else 0
    return replace(position, climbers=fresh_reign(climbers), king=crowned, hold=first)
