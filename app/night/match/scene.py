"""The match on the projector: a standing picture, or what was played last, stage by stage."""

from __future__ import annotations

from collections import deque
from typing import Literal

from app.night.match.beats import lines_of, played_tact
from app.night.match.state import MatchState, PlayedRound, Showing
from app.night.match.views import pitch_view
from app.night.pitch_scene import BeatView, PitchScene, PitchView
from app.quidditch.events import AFTER
from app.quidditch.play import is_fourth
from app.quidditch.position import TACTS, Position

_seen: deque[tuple[MatchState, PitchScene]] = deque(maxlen=4)


def pitch_scene(state: MatchState) -> PitchScene:
    """What the hall sees of the match; worked out once for each state."""
    for known, scene in _seen:
        if known is state:
            return scene
    scene = _scene(state)
    _seen.append((state, scene))
    return scene


def _scene(state: MatchState) -> PitchScene:
    showing = state.showing
    if showing.kind == "tacts" and showing.last and state.rounds:
        return _tacts(state, showing.last)
    if showing.kind == "decision" and state.rounds:
        return _decision(state, showing)
    view = pitch_view(state.match, state.now)
    at = before_last(state.rounds[-1]) if state.now.finished and state.rounds else state.now
    return _picture(state, at, view, (), state.now.score)


def _tacts(state: MatchState, count: int) -> PitchScene:
    """The last tacts, one after the other."""
    places = [(entry, n) for entry in state.rounds for n in range(len(entry.moments))][-count:]
    played = [played_tact(state, entry, index) for entry, index in places]
    beats = tuple(beat for tact in played for beat in tact.beats)
    first, last = played[0], played[-1]
    return _picture(state, last.before, first.view, beats, first.before.score)


def _decision(state: MatchState, showing: Showing) -> PitchScene:
    """What came of the referee's decision after the last tact."""
    entry = state.rounds[-1]
    moment, before = entry.moments[-1], before_last(entry)
    view = pitch_view(state.match, state.now)
    events = [event for event in moment.events[showing.last :] if event.stage == AFTER]
    beats = (BeatView(AFTER, view, lines_of(state, view, events)),) if events else ()
    was = showing.was or state.now
    at = before if beats else state.now
    return _picture(state, at, pitch_view(state.match, was) if beats else view, beats, was.score)


def before_last(entry: PlayedRound) -> Position:
    """The position before the round's last tact."""
    return entry.moments[-2].position if len(entry.moments) > 1 else entry.begun


def _picture(
    state: MatchState,
    at: Position,
    before: PitchView,
    beats: tuple[BeatView, ...],
    score: tuple[int, int],
) -> PitchScene:
    """The scene in a position: the one before the tact that is seen, or the present one."""
    rounds = state.match.rules.rounds
    tacts = at.tact if is_fourth(at) else TACTS[at.kind]
    return PitchScene(
        left=state.names("left"),
        right=state.names("right"),
        round=min(at.round, rounds) if state.now.finished else at.round,
        rounds=rounds,
        tact=min(at.tact, tacts),
        tacts=tacts,
        kind=at.kind,
        score=score,
        score_after=state.now.score,
        before=before,
        beats=beats,
        waiting=_waiting(state),
        finished=state.now.finished,
        seed_hash=state.base.seed_hash,
    )


def _waiting(state: MatchState) -> Literal["orders", "referee", "nothing"]:
    if state.over:
        return "nothing"
    return "referee" if state.waiting else "orders"
