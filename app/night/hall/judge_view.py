"""The judge's tablet: answers once they are closed, equal and alike ones together, both marks."""

from __future__ import annotations

from app.hill.game import Phase
from app.hill.turn import Answer
from app.night.hall.answers import AnswerGroup, answer_groups
from app.night.hall.state import Marks
from app.night.hall.team_view import clock_of, phase_of
from app.night.night import Night
from app.night.shots import counts
from app.night.teams import numbers_of
from app.phones import protocol as phone


def judge_view(night: Night, now: int) -> phone.JudgeView:
    """All that the judge sees at a night time."""
    closed = night.game.phase is Phase.CLOSED
    item = night.asked(night.number) if closed else None
    answered, active = counts(night)
    laid = answer_groups(night)
    grouped = {team for group in laid for team in group.teams}
    silent = [team for team in night.game.now.in_game() if team not in grouped] if closed else []
    return phone.JudgeView(
        title=night.title,
        rehearsal=night.rehearsal,
        phase=phase_of(night),
        turn=night.number,
        clock=clock_of(night, now),
        question=item.host_text if item else "",
        answer=item.answer if item else "",
        accepted=item.also_accepted if item else (),
        refused=item.not_accepted if item else (),
        comment=item.comment if item else "",
        answered=answered,
        active=active,
        groups=tuple(_group(night, group) for group in laid),
        silent=tuple(_team(night, team) for team in silent),
        disagreements=night.hall.disagreements,
    )


def _group(night: Night, group: AnswerGroup) -> phone.JudgeGroup:
    return phone.JudgeGroup(
        text=group.text,
        teams=tuple(_team(night, team) for team in group.teams),
        near=group.near,
        proposal=group.proposal,
    )


def _team(night: Night, team: str) -> phone.JudgeTeam:
    answer = night.game.turn.answers.get(team, Answer())
    marks = night.hall.marks.get(team, Marks())
    return phone.JudgeTeam(
        team=team,
        number=numbers_of(night.game)[team],
        name=night.game.roster[team].title,
        text=answer.text,
        at_ms=answer.at_ms,
        host=marks.host,
        judge=marks.judge,
    )
