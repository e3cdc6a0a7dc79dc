"""Both judges' marks, kept side by side: the host's counts, the judge's where the host is silent.

A mark belongs to the answer that it was made on: it goes when another answer takes its place, and
waits where an undo has opened the question again.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from app.hill import events as hill
from app.hill.evolve import evolve as evolve_game
from app.hill.game import Phase
from app.night.hall.events import JudgeMarked
from app.night.hall.state import Marks
from app.night.night import Night


def with_marks(night: Night, event: hill.Event) -> Night:
    """The night after an event of the game, with what it means for the marks."""
    match event:
        case hill.Marked():
            return _host_marked(night, event)
        case hill.Answered() | hill.AnswerDropped():
            return _keep(night, {t: m for t, m in night.hall.marks.items() if t != event.team})
        case hill.Announced() | hill.Resolved():
            return _keep(night, {})
        case hill.Closed():
            return _counted(night, tuple(night.hall.marks))
    return night


def judge_marked(night: Night, event: JudgeMarked, _: int) -> Night:
    """The judge's marks beside the host's."""
    if (night.announced_at, night.number) != (event.asked_at, event.turn):
        return night
    marks = dict(night.hall.marks)
    for team, mark in event.marks.items():
        old = marks.get(team, Marks())
        settled = old.settled if mark is old.judge else False
        marks[team] = old._replace(judge=mark, settled=settled)
    return _counted(_keep(night, marks), tuple(event.marks))


def _host_marked(night: Night, event: hill.Marked) -> Night:
    marks = dict(night.hall.marks)
    for team, mark in event.marks.items():
        marks[team] = marks.get(team, Marks())._replace(host=mark, settled=True)
    return _counted(_keep(night, marks), tuple(event.marks))


def _counted(night: Night, teams: tuple[str, ...]) -> Night:
    """With the judge's marks in the game where the host has said nothing."""
    if night.game.phase is not Phase.CLOSED:
        return night
    said = {team: night.hall.marks[team] for team in teams}
    silent = {t: m.judge for t, m in said.items() if m.host is None and _differs(night, t, m.judge)}
    return _with(night, silent) if silent else night


def _differs(night: Night, team: str, mark: bool | None) -> bool:
    """Whether the mark changes what the game has for a team that is in it."""
    climber = night.game.now.climbers.get(team)
    answer = night.game.turn.answers.get(team)
    here = climber is not None and climber.here
    return here and mark is not (answer.correct if answer else None)


def _with(night: Night, marks: Mapping[str, bool | None]) -> Night:
    return replace(night, game=evolve_game(night.game, hill.Marked(marks)))


def _keep(night: Night, marks: Mapping[str, Marks]) -> Night:
    if not marks and not night.hall.marks:
        return night
    return replace(night, hall=replace(night.hall, marks=marks))
