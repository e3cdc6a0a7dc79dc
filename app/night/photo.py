"""The photo finish of a dispute that is to come or was just played (2.4.7, H19)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from app.hill.photo import Arrival, close_arrivals
from app.hill.position import Position
from app.hill.refusal import Refusal
from app.hill.result import latest_common, level_at_the_top
from app.hill.turn import Answer, Turn
from app.night.night import Night, Stage


class PhotoFinish(NamedTuple):
    """The first arrival, and those that may have been sent no later; at least two in all."""

    arrivals: tuple[Arrival, ...]


def photo_finish(night: Night) -> PhotoFinish | None:
    """That of the dispute to come in the preview, or of the one just played; None without one."""
    game = night.game
    if night.stage in (Stage.MARKING, Stage.PREVIEW):
        after = game.preview
        return None if isinstance(after, Refusal) else _of(after, (*game.turns, game.turn))
    if night.stage in (Stage.MOVES, Stage.DECISION, Stage.OVER):
        return _of(game.last, game.turns)
    return None


def near(level: Iterable[str], answers: Mapping[str, Answer]) -> PhotoFinish | None:
    """Of level teams those whose order of sending the paths leave open."""
    timed = [(team, answers[team]) for team in level if team in answers]
    close = close_arrivals(
        Arrival(team, a.at_ms, a.rtt_ms) for team, a in timed if a.at_ms is not None
    )
    return PhotoFinish(close) if close else None


def _of(after: Position, turns: Sequence[Turn]) -> PhotoFinish | None:
    """The dispute for the lead, or at the end that for the first place (H14)."""
    if not turns or after.void:
        return None
    if after.dispute is not None:
        contenders = after.dispute.contenders
        most = max(after.climbers[team].points for team in contenders)
        level = [team for team in contenders if after.climbers[team].points == most]
        return near(level, turns[-1].answers) if len(level) > 1 else None
    if after.finish is None or after.king is not None or not after.in_game():
        return None
    level = level_at_the_top(after)
    common = latest_common(level, turns) if len(level) > 1 else None
    return None if common is None else near(level, common.answers)
