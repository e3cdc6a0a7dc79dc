"""Who takes the Summit: capture, revolution and the dispute for the lead (2.4.3–2.4.7)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from app.hill.position import Climber, Dispute
from app.hill.refusal import Reason, Refusal
from app.hill.turn import Answer, Decision


def settle(
    contenders: Sequence[str],
    climbers: Mapping[str, Climber],
    answers: Mapping[str, Answer],
    decision: Decision | None,
) -> Dispute | Refusal:
    """The dispute among two or more contenders (2.4.7), this turn's points included (H10).

    Most points; then the earliest correct answer of this turn; then the host's decision, which may
    name only a team that is still level. Without a decision the dispute stays open.
    """
    most = max(climbers[team].points for team in contenders)
    level = [team for team in contenders if climbers[team].points == most]
    if len(level) == 1:
        return Dispute(tuple(contenders), winner=level[0], by="points")
    level = earliest(level, answers)
    if len(level) == 1:
        return Dispute(tuple(contenders), winner=level[0], by="time")
    if decision is None:
        return Dispute(tuple(contenders), tuple(level))
    if decision.team not in level:
        return Refusal(Reason.NOT_TIED, decision.team)
    return Dispute(tuple(contenders), tuple(level), decision.team, "decision")


def earliest(level: list[str], answers: Mapping[str, Answer]) -> list[str]:
    """Of level teams those that answered first; all where any has no time (H10, H14)."""
    times = [answers[team].at_ms for team in level]
    known = [time for time in times if time is not None]
    if len(known) < len(level):
        return level
    first = min(known)
    return [team for team, time in zip(level, times, strict=True) if time == first]
