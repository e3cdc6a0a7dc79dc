"""A tact as the hall sees it: stage after stage, with what the pitch looks like between them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from app.night.match.replay import dice_of
from app.night.match.state import MatchState, PlayedRound
from app.night.match.views import pitch_view, place_view, tact_view
from app.night.pitch_scene import BeatView, LineView, PitchView
from app.quidditch.events import AFTER, Event
from app.quidditch.game import begin_round, tacts_of
from app.quidditch.play import entered_in, steps_of
from app.quidditch.position import Position
from app.quidditch.refusal import Refusal
from app.quidditch.rules import GOAL_POINTS, SNITCH_POINTS
from app.quidditch.stages import (
    STAGES,
    Step,
    stage_0,
    stage_1,
    stage_2,
    stage_3_first,
    stage_3_second,
    stage_5,
)
from app.quidditch.stages.counters import watch
from app.quidditch.stages.goal import decide_goal
from app.quidditch.tact import Tact

BALLS = 6
STAGE_OF: dict[Step, int] = {
    **dict.fromkeys(STAGES, 4),
    **dict.fromkeys((stage_0, stage_1), 1),
    stage_2: 2,
    **dict.fromkeys((stage_3_first, stage_3_second), 3),
    **dict.fromkeys((stage_5, decide_goal, watch), 5),
}
POINTS = {"goal": GOAL_POINTS, "snitch_caught": SNITCH_POINTS}


class PlayedTact(NamedTuple):
    """A tact to be seen: the position before it, its views, its beats."""

    before: Position
    view: PitchView
    beats: tuple[BeatView, ...]


def played_tact(state: MatchState, entry: PlayedRound, index: int) -> PlayedTact:
    """The tact of a round played, `index` from 0."""
    match, moment = state.match, entry.moments[index]
    begun = begin_round(match, entry.begun, entry.plan)
    before = begun if not index else entry.moments[index - 1].position
    assert not isinstance(before, Refusal)
    orders = tacts_of(entry.begun, entry.plan)[index]
    tact = Tact(match, before, orders, entered_in(entry.plan.tacts), dice_of(state))
    view, beats = pitch_view(match, before), list[BeatView]()
    last = view
    for stage, after in _stages(tact, before):
        events = [event for event in moment.events if max(event.stage, 1) == stage]
        if stage == 1 or events or after != last:
            beats.append(BeatView(stage, after, lines_of(state, after, events)))
        last = after
    end = pitch_view(match, moment.position)
    events = [event for event in moment.events if event.stage == AFTER]
    if events or end != last:
        beats.append(BeatView(AFTER, end, lines_of(state, end, events)))
    return PlayedTact(before, view, tuple(beats))


def _stages(tact: Tact, before: Position) -> Iterator[tuple[int, PitchView]]:
    """Each stage and the pitch after it; the tact is worked out on the way."""
    steps = steps_of(before)
    stages = [STAGE_OF.get(step, BALLS) for step in steps]
    for number, step in enumerate(steps):
        step(tact)
        ends = tact.finished is not None or [*stages, 0][number + 1] != stages[number]
        if ends:
            yield stages[number], tact_view(tact.match, tact)
        if tact.finished is not None:
            return


def lines_of(state: MatchState, view: PitchView, events: Iterable[Event]) -> tuple[LineView, ...]:
    """What happened, each with the player as it is in the view."""
    players = {player.id: player for player in view.players}
    return tuple(
        LineView(
            kind=event.type,
            player=None if event.player is None else players.get(state.match.ids[event.player]),
            side=event.side,
            at=place_view(event.at or event.target),
            rounds=_rounds(state, event),
            points=POINTS.get(event.type),
        )
        for event in events
    )


def _rounds(state: MatchState, event: Event) -> int | None:
    """For how many rounds the player is off."""
    if event.back_in_round is None or not state.rounds:
        return None
    return event.back_in_round - round_of_event(state.rounds, event) - 1


def round_of_event(rounds: Sequence[PlayedRound], event: Event) -> int:
    """The number of the round in which it happened; that of the last where it is unknown."""
    for entry in reversed(rounds):
        if any(event is known for moment in entry.moments for known in moment.events):
            return entry.begun.round
    return rounds[-1].begun.round
