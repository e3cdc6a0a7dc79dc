"""Which sound belongs to a change of the picture: a pure function of two shots."""

from __future__ import annotations

from typing import Literal, NamedTuple, get_args

from app.night.scenes import (
    AnswerScene,
    BlackScene,
    BoardScene,
    CrownScene,
    LogoScene,
    MovesScene,
    QuestionScene,
    Shot,
    TimerView,
    TimeUpScene,
)
from ui.paint.motion import stages

Cue = Literal[
    "question", "ten", "time", "correct", "jump", "slide", "capture", "crown", "revolution"
]
CUES: tuple[Cue, ...] = get_args(Cue)
HURRY_MS = 10_000


class Timed(NamedTuple):
    """A sound, so many ms after the shot was shown."""

    cue: Cue
    after_ms: int = 0


def covered(shot: Shot) -> bool:
    """Whether the audience sees nothing of the game."""
    return isinstance(shot.scene, BlackScene | LogoScene)


def cues(before: Shot | None, after: Shot, motion: bool = True) -> tuple[Timed, ...]:
    """The sounds of a change from the shot seen last to this one.

    None before the first shot: coming back makes no noise. Both are shots that are seen.
    """
    if before is None or before == after:
        return ()
    match after.scene:
        case TimeUpScene():
            new = not isinstance(before.scene, TimeUpScene)
            return (Timed("time"),) if new else ()
        case AnswerScene(correct=correct):
            new = not isinstance(before.scene, AnswerScene)
            return (Timed("correct"),) if new and correct else ()
        case CrownScene():
            return () if isinstance(before.scene, CrownScene) else (Timed("crown"),)
        case MovesScene() as moves:
            return () if before.scene == moves else _moves(moves, motion)
    return _asked(before, after)


def _asked(before: Shot, after: Shot) -> tuple[Timed, ...]:
    """A question is announced, or its last ten seconds begin."""
    old, new = _asking(before), _asking(after)
    if new is None:
        return ()
    number, timer = new
    if old is None or old[0] != number:
        return (Timed("question"),) if timer is None else ()
    was = old[1]
    hurry = timer is not None and timer.running and timer.left_ms <= HURRY_MS
    if hurry and was is not None and was.left_ms > HURRY_MS:
        return (Timed("ten"),)
    return ()


def _asking(shot: Shot) -> tuple[int, TimerView | None] | None:
    """The number of the question that is open, and its clock; None where none is."""
    match shot.scene:
        case QuestionScene(question=view, timer=timer):
            return view.number, timer
        case BoardScene(phase="question" | "answers", question=view, timer=timer) if view:
            return view.number, timer
    return None


def _moves(scene: MovesScene, motion: bool) -> tuple[Timed, ...]:
    """The sounds of a move, each when its motion begins; without motion only the greatest."""
    kinds = {move.kind for move in scene.moves}
    when = stages(scene)
    found: list[Timed] = []
    if "slid" in kinds:
        found.append(Timed("slide", when.slide))
    if "jumped" in kinds:
        found.append(Timed("jump", when.climb))
    if "deposed" in kinds:
        found.append(Timed("revolution", when.summit))
    elif "captured" in kinds:
        found.append(Timed("capture", when.summit))
    return tuple(found) if motion else tuple(Timed(one.cue) for one in found[-1:])
