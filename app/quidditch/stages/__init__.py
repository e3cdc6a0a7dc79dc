"""The six stages of a tact, in the order of the text (part 2), cut where chances can be merged.

Each step takes the tact and changes it. `COURSES` only move the balls: they make no events.
"""

from __future__ import annotations

from collections.abc import Callable

from app.quidditch.stages.bludger_course import turn_bludger
from app.quidditch.stages.bludgers import resolve_bludger
from app.quidditch.stages.catches import catch_quaffle, catch_snitch
from app.quidditch.stages.counters import begin_round, tick, watch
from app.quidditch.stages.flights import fly
from app.quidditch.stages.fouls import propose_fouls
from app.quidditch.stages.goal import decide_goal
from app.quidditch.stages.opening import draw_bludgers, draw_snitch, wake_keeper
from app.quidditch.stages.quaffle_course import move_quaffle
from app.quidditch.stages.snitch_course import move_snitch
from app.quidditch.stages.throws import throw
from app.quidditch.stages.zone import judge_entries, judge_interception, limit_leaves, send_off
from app.quidditch.tact import Tact

Step = Callable[[Tact], None]


def stage_0(tact: Tact) -> None:
    """Before the first stage: the start of a match and of a round."""
    draw_bludgers(tact)
    stage_0_seen(tact)


def stage_0_seen(tact: Tact) -> None:
    """The part of stage 0 that a tact's events can depend on: no bludger comes on a player."""
    draw_snitch(tact)
    wake_keeper(tact)
    begin_round(tact)


def stage_1(tact: Tact) -> None:
    """Flights and collisions, then the entries into the zones (Q23)."""
    fly(tact)
    judge_entries(tact)
    propose_fouls(tact)


def stage_2(tact: Tact) -> None:
    """Throws."""
    throw(tact)


def stage_3_first(tact: Tact) -> None:
    """The first bludger."""
    resolve_bludger(tact, 0)


def stage_3_second(tact: Tact) -> None:
    """The second bludger; who is left is whom free bludgers may choose (Q20)."""
    resolve_bludger(tact, 1)
    roles = tact.match.roles
    tact.preys = tuple(
        (player, spot)
        for player, spot in enumerate(tact.at)
        if spot is not None and roles[player] != "keeper"
    )


def stage_4_quaffle(tact: Tact) -> None:
    """The quaffle caught, taken or saved, and interceptions in the zone (Q23)."""
    catch_quaffle(tact)
    judge_interception(tact)


def stage_5(tact: Tact) -> None:
    """Goals; then, before stage 6, offenders go off."""
    decide_goal(tact)
    send_off(tact)
    watch(tact)


def course_1(tact: Tact) -> None:
    """The first bludger's course."""
    turn_bludger(tact, 0)


def course_2(tact: Tact) -> None:
    """The second bludger's course."""
    turn_bludger(tact, 1)


def after(tact: Tact) -> None:
    """After stage 6: leaves and the keeper's clock."""
    limit_leaves(tact)
    tick(tact)


STAGES: tuple[Step, ...] = (
    *(stage_0, stage_1, stage_2, stage_3_first, stage_3_second, stage_4_quaffle, catch_snitch),
    stage_5,
)
COURSES: tuple[Step, ...] = (move_quaffle, course_1, course_2, move_snitch, after)
FOURTH: tuple[Step, ...] = (decide_goal, watch, move_quaffle)
"""The fourth tact of a penalty: stages 5 and 6 of the quaffle alone (Q26)."""
