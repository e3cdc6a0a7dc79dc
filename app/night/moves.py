"""The moves of a turn: what the audience sees played, and the host in the preview."""

from __future__ import annotations

from dataclasses import replace

from app.hill.game import expect
from app.hill.play import open_turn, play
from app.hill.position import Position
from app.hill.turn import Turn
from app.night.night import Night
from app.night.scenes import DisputeView, HillView, Move, MoveKind, MovesScene
from app.night.teams import hill_view


def moves_scene(night: Night, _: int = 0) -> MovesScene:
    """The latest turn played: from where the teams stood to where they stand.

    After the host's decision only what the decision changed is played.
    """
    game = night.game
    turn = game.turns[-1]
    before = expect(open_turn(game.positions[-2], turn.before))
    if turn.decision is not None and game.last.dispute and game.last.dispute.by == "decision":
        before = expect(play(game.positions[-2], replace(turn, decision=None)))
        turn = Turn()
    after = hill_view(game, game.last)
    return MovesScene(
        turn=len(game.turns),
        before=hill_view(game, before, turn.declarations),
        after=after,
        moves=moves_between(before, game.last, turn),
        dispute=dispute_view(game.last, after),
    )


def moves_between(before: Position, after: Position, turn: Turn) -> tuple[Move, ...]:
    """What the turn came to, team by team, for those that were in it."""
    moves: list[Move] = []
    for team, climber in after.climbers.items():
        if not climber.here:
            continue
        start, points = before.climbers[team][:2]
        declared = turn.declarations.get(team)
        made = declared is not None and declared.kind == "jump" and not declared.late
        jumped = made and climber.step > start
        kind = _kind_of(start, climber.step, jumped=jumped)
        if team == after.king and team != before.king:
            kind = "captured"
        elif team == before.king and team != after.king:
            kind = "deposed"
        moves.append(Move(team, kind, start, climber.step, max(climber.points - points, 0)))
    return tuple(moves)


def _kind_of(start: int, end: int, *, jumped: bool) -> MoveKind:
    if end == start:
        return "stayed"
    if end < start:
        return "slid"
    return "jumped" if jumped else "climbed"


def dispute_view(position: Position, hill: HillView) -> DisputeView | None:
    """The dispute of a position, its contenders in joining order."""
    dispute = position.dispute
    if dispute is None:
        return None
    teams = tuple(team for team in hill.teams if team.id in dispute.contenders)
    return DisputeView(teams, dispute.winner, dispute.by)
