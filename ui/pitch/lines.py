"""A stage's lines as they are told: what belongs together in one, and no roll call."""

from __future__ import annotations

from dataclasses import replace

from app.night.pitch_scene import LineView, PitchScene, Side

_ROLL_CALL = 3
_WEIGHT = ("over", "snitch_caught", "goal", "penalty", "removed", "card", "offence", "hit", "fell")
_FAINT = {"thrown", "beaten", "returned"}


def told(lines: tuple[LineView, ...]) -> tuple[LineView, ...]:
    """The lines of a stage for the hall.

    A bludger's hit and the fall that comes of it are one line; where many come on at once, one line
    says so for all.
    """
    falls = {line.player.id: line for line in lines if line.kind == "fell" and line.player}
    hits = {line.player.id for line in lines if line.kind == "hit" and line.player}
    many = sum(line.kind == "returned" for line in lines) >= _ROLL_CALL
    made = []
    for line in lines:
        name = line.player.id if line.player else ""
        if (line.kind == "fell" and name in hits) or (line.kind == "returned" and many):
            continue
        fall = falls.get(name) if line.kind == "hit" else None
        made.append(line if fall is None else replace(line, rounds=fall.rounds, at=fall.at))
    return (LineView("returned"), *made) if many else tuple(made)


def best(scene: PitchScene, count: int) -> tuple[LineView, ...]:
    """What stays to be read when all is played: the weightiest lines, in their order."""
    every = [line for beat in scene.beats for line in told(beat.lines)]
    lines = [line for line in every if line.kind not in _FAINT] or every
    ranks = sorted(range(len(lines)), key=lambda k: _weight(lines[k]))[:count]
    return tuple(lines[k] for k in sorted(ranks))


def _weight(line: LineView) -> int:
    return _WEIGHT.index(line.kind) if line.kind in _WEIGHT else len(_WEIGHT)


def side_of(line: LineView) -> Side | None:
    """The side a line is about: the player's; of a penalty, the side that shoots."""
    if line.player is not None:
        return line.player.side
    if line.kind == "penalty" and line.side is not None:
        return "left" if line.side == "right" else "right"
    return line.side


def scored(score: tuple[int, int], lines: tuple[LineView, ...]) -> tuple[int, int]:
    """The score after the lines' points."""
    left, right = score
    for line in lines:
        side = side_of(line)
        left += line.points or 0 if side == "left" else 0
        right += line.points or 0 if side == "right" else 0
    return left, right
