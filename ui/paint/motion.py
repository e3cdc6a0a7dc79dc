"""The moves as motion: slides first, then climbs and jumps, then the Summit.

Pure arithmetic: where each token is after so many milliseconds, and when each slope changes.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import pi, sin

from app.night.scenes import HillView, Move, MovesScene
from ui.paint.mountain import face_on, slope
from ui.paint.pieces import Piece
from ui.paint.plan import Stamp
from ui.paint.plateau import Plateau
from ui.paint.shape import Shape, radii
from ui.paint.token import Token

LEAD_MS = 500
SLIDE_MS = 900
CLIMB_MS = 800
JUMP_MS = 1_100
SUMMIT_MS = 1_100
SPREAD_MS = 600
REST_MS = 250
UPWARD = ("climbed", "jumped", "captured")


@dataclass(frozen=True, slots=True)
class Stages:
    """When each stage begins, in milliseconds, and when all is done; empty stages take no time."""

    slide: int
    climb: int
    summit: int
    done: int


@dataclass(frozen=True, slots=True)
class Track:
    """One team's way: from `start` by `camp` (before the Summit's stage) to `end`."""

    start: tuple[float, float]
    camp: tuple[float, float]
    end: tuple[float, float]
    begin: int
    lasts: int
    leap: float
    """How high it flies over the way to `camp`, in units."""


def stages(scene: MovesScene) -> Stages:
    """The times of a turn's stages."""
    kinds = {move.kind for move in scene.moves}
    climb = LEAD_MS + (SLIDE_MS + REST_MS if "slid" in kinds else 0)
    rising = kinds & set(UPWARD)
    summit = climb + (SPREAD_MS + JUMP_MS + REST_MS if rising else 0)
    top = kinds & {"captured", "deposed"} or scene.dispute is not None
    done = summit + (SUMMIT_MS if top else 0)
    return Stages(LEAD_MS, climb, summit, done)


def ease(share: float) -> float:
    """A soft start and stop: 0 to 1."""
    share = min(1.0, max(0.0, share))
    return share * share * (3 - 2 * share)


def _camp_steps(scene: MovesScene) -> tuple[int, ...]:
    """The steps before the Summit's stage: who will take it waits on the penultimate step."""
    moves = {move.team: move for move in scene.moves}
    steps = []
    for team in scene.after.teams:
        move = moves.get(team.id)
        if move is not None and move.kind == "captured":
            steps.append(scene.after.summit - 1)
        elif move is not None and move.kind == "deposed":
            steps.append(scene.after.summit)
        else:
            steps.append(team.step)
    return tuple(steps)


def _points(shape: Shape, steps: tuple[int, ...]) -> tuple[tuple[float, float], ...]:
    return tuple(shape.point(k, radius) for k, radius in enumerate(radii(shape, steps)))


def _before(scene: MovesScene) -> tuple[int, ...]:
    steps = {team.id: team.step for team in scene.before.teams}
    return tuple(steps.get(team.id, team.step) for team in scene.after.teams)


def tracks(scene: MovesScene, shape: Shape) -> tuple[Track, ...]:
    """Every team's way, in the order of `scene.after.teams`."""
    when = stages(scene)
    before, camp = _before(scene), _camp_steps(scene)
    starts, camps = _points(shape, before), _points(shape, camp)
    ends = _points(shape, tuple(team.step for team in scene.after.teams))
    moves = {move.team: move for move in scene.moves}
    made = []
    for k, team in enumerate(scene.after.teams):
        move = moves.get(team.id)
        begin, lasts, leap = _timing(move, when, k / shape.count)
        made.append(Track(starts[k], camps[k], ends[k], begin, lasts, leap))
    return tuple(made)


def _timing(move: Move | None, when: Stages, share: float) -> tuple[int, int, float]:
    if move is not None and move.kind == "slid":
        return when.slide, SLIDE_MS, 0.0
    begin = when.climb + round(SPREAD_MS * share)
    if move is not None and (move.kind == "jumped" or move.to_step - move.from_step >= 2):
        return begin, JUMP_MS, 46.0
    return begin, CLIMB_MS, 0.0


def place(track: Track, when: Stages, at_ms: int) -> tuple[float, float, bool]:
    """Where a token is at a moment, and whether it has made its move."""
    share = ease((at_ms - track.begin) / track.lasts)
    if at_ms < when.summit or track.camp == track.end:
        lift = track.leap * sin(pi * share) if share < 1 else 0.0
        x, y = _between(track.start, track.camp, share)
        return x, y - lift, share >= 1.0 and track.camp == track.end
    last = ease((at_ms - when.summit) / SUMMIT_MS)
    return (*_between(track.camp, track.end, last), last >= 1.0)


def _between(
    one: tuple[float, float], other: tuple[float, float], share: float
) -> tuple[float, float]:
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share


def tokens_at(
    scene: MovesScene, shape: Shape, ways: tuple[Track, ...], when: Stages, at_ms: int
) -> tuple[Piece, ...]:
    """All tokens at a moment; those still on their way, and the king's, lie on top."""
    before = {team.id: team for team in scene.before.teams}
    low: list[Token] = []
    high: list[Token] = []
    for k, team in enumerate(scene.after.teams):
        x, y, made = place(ways[k], when, at_ms)
        seen = team if made else before.get(team.id, team)
        token = Token(x, y, face_on(shape, k, seen))
        (low if made and not team.king else high).append(token)
    return (*low, *high)


def stamps(
    scene: MovesScene, shape: Shape, ways: tuple[Track, ...], when: Stages
) -> tuple[Stamp, ...]:
    """How slopes and plateau change, in order of time."""
    made = _plateau(scene, shape, when)
    last = shape.summit - 1
    for k, pair in enumerate(zip(_before(scene), _camp_steps(scene), strict=True)):
        team, track = scene.after.teams[k], ways[k]
        was, camp = min(pair[0], last), min(pair[1], last)
        for step in range(was + 1, camp + 1):
            at = track.begin + round(track.lasts * (step - was) / (camp - was) * 0.62)
            made.append(Stamp(at, slope(shape, k, team, step, (step - 1, step))))
        if camp < was:
            at = track.begin + round(track.lasts * 0.5)
            made.append(Stamp(at, slope(shape, k, team, camp, (camp, was))))
    return tuple(sorted(made, key=lambda stamp: stamp.at_ms))


def _plateau(scene: MovesScene, shape: Shape, when: Stages) -> list[Stamp]:
    before, after = scene.before, scene.after
    if _same_top(before, after):
        return []
    changed = (before.king and before.king.id) != (after.king and after.king.id)
    if not changed:
        return [Stamp(when.summit, _top(shape, after))]
    empty = Plateau(shape, False, 0, after.hold_turns)
    return [Stamp(when.summit, empty), Stamp(when.done, _top(shape, after))]


def _top(shape: Shape, hill: HillView) -> Plateau:
    return Plateau(shape, hill.king is not None, hill.hold, hill.hold_turns)


def _same_top(one: HillView, other: HillView) -> bool:
    return (one.king and one.king.id, one.hold) == (other.king and other.king.id, other.hold)
