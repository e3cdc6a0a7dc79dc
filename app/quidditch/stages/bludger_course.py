"""Stage 6, a bludger: on along its course, reflected at the rim, or homing (1.4)."""

from __future__ import annotations

from app.quidditch.dice import pick
from app.quidditch.lines import HOMING, OFF, along, toward_centre
from app.quidditch.pitch import CENTRE, DISTANCE, FIELD_NEIGHBOURS, IS_FIELD, SPOTS, Spot
from app.quidditch.position import Bludger, Course
from app.quidditch.tact import Tact

COURSE_TACTS = 3


def turn_bludger(tact: Tact, number: int) -> None:
    """Where the bludger is at the next tact."""
    if number >= len(tact.bludgers) or tact.kind == "penalty":
        return
    bludger, target = tact.bludgers[number], tact.beaten[number]
    where = f"{tact.name}/6/bludger{number + 1}"
    if target is not None:
        climb = _sign(target.height - bludger.at.height)
        course = Course(bludger.at, target, climb, COURSE_TACTS - 1)
        tact.bludgers[number] = Bludger(target, course)
    elif bludger.course is None or tact.struck[number] or bludger.course.tacts_left == 0:
        tact.bludgers[number] = Bludger(_homing(tact, bludger.at, where))
    else:
        tact.bludgers[number] = _on_course(tact, bludger.at, bludger.course, where)


def _on_course(tact: Tact, at: Spot, course: Course, where: str) -> Bludger:
    """One cell on; a climb beyond 1 or 3 is turned round; off the rim a new way (Q19)."""
    climb = course.climb if 1 <= at.height + course.climb <= 3 else -course.climb
    height, left = at.height + climb, course.tacts_left - 1
    cells = _next_cells(at, course)
    cell = pick(tact.dice, f"{where}/line", cells)
    if IS_FIELD[cell]:
        spot = SPOTS[cell][height]
        return Bludger(spot, course._replace(climb=climb, tacts_left=left))
    spot = SPOTS[pick(tact.dice, f"{where}/rim", FIELD_NEIGHBOURS[at.cell])][height]
    return Bludger(spot, Course(at, spot, climb, left))


def _next_cells(at: Spot, course: Course) -> tuple[int, ...]:
    """The next cell of the line by Q18, or two; a way taken at the rim begins anew."""
    origin, to = course.origin.cell, course.to.cell
    turned = DISTANCE[origin][to] == 1
    k = 1 + DISTANCE[to][at.cell] if turned else COURSE_TACTS - course.tacts_left
    cells = along(origin, to, k)
    return cells if any(IS_FIELD[cell] for cell in cells) else (OFF,)


def _homing(tact: Tact, at: Spot, where: str) -> Spot:
    """One cell towards the nearest player on its axes, else towards the centre (Q20)."""
    axes = HOMING[at.cell]
    near = [(axes[spot.cell][0], player) for player, spot in tact.preys if spot.cell in axes]
    if not near:
        return SPOTS[pick(tact.dice, f"{where}/line", toward_centre(at.cell, CENTRE))][at.height]
    least = min(near)[0]
    ids = [tact.match.ids[player] for apart, player in near if apart == least]
    victim = dict(tact.preys)[tact.match.index[pick(tact.dice, f"{where}/target", ids)]]
    height = at.height + _sign(victim.height - at.height)
    return SPOTS[axes[victim.cell][1]][height]


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)
