"""The checks after a turn, the winner and the standings."""

from __future__ import annotations

from typing import Any

from tests.oracle import position as ask
from tests.oracle.check import fail
from tests.oracle.position import Position

NO_PLACE = "–"  # en dash, as in "4–5"


def earliest(teams: list[str], times: dict[str, int | None]) -> list[str]:
    """Those first by time; all of them if any has no time (H10, H14)."""
    known = [at for at in (times[team] for team in teams) if at is not None]
    if len(known) < len(teams):
        return teams
    return [team for team in teams if times[team] == min(known)]


def give_back(pos: Position) -> list[str]:
    """H13: the teams whose right comes back; none unless that lets somebody depose the king."""
    cap = pos.rules["restorations_per_reign"]
    rights = ask.rights_now(pos)
    back = [
        team
        for team in pos.others()
        if rights[team] == 0 and (cap is None or ask.restored(pos, team) < cap)
    ]
    if not ask.can_depose(pos, {**rights, **dict.fromkeys(back, 1)}):
        return []
    pos.log.append({"what": "restore", "teams": back})
    return back


def check_end(pos: Position, wish: str | None, where: str) -> list[str]:
    """Ends the game if it must; gives the teams whose right was restored."""
    if pos.king is not None and ask.hold(pos) >= pos.rules["hold_turns"]:
        pos.finished = "held"
    elif ask.questions_left(pos) == 0:
        pos.finished = "questions"
        if pos.king is None:
            pos.winner = first_without_king(pos, wish, where)
    elif pos.king is not None and not ask.can_depose(pos, ask.rights_now(pos)):
        back = give_back(pos)
        if back:
            return back
        pos.finished = "unassailable"
    if pos.finished is not None and pos.king is not None:
        pos.winner = pos.king
    return []


def height(pos: Position, team: str) -> tuple[int, int]:
    return pos.step[team], pos.points[team]


def first_without_king(pos: Position, wish: str | None, where: str) -> str | None:
    """H14: the first of the level teams, or None while the host has to choose."""
    teams = pos.active()
    if not teams:
        return None
    best = max(height(pos, team) for team in teams)
    level = [team for team in teams if height(pos, team) == best]
    if len(level) == 1:
        return level[0]
    tied = level
    for fact in reversed(pos.log):
        if fact["what"] == "turn" and all(team in fact["times"] for team in level):
            tied = earliest(level, fact["times"])
            break
    if len(tied) == 1:
        return tied[0]
    pos.tied = tied
    if wish is not None and wish not in tied:
        raise fail(where, f"the decision names {wish}, which is not tied (H14)")
    return wish


def standings(pos: Position) -> list[dict[str, Any]]:
    """Step, then points; the winner first; level teams share; withdrawn teams last."""

    def rank(team: str) -> tuple[bool, int, int]:
        return team == pos.winner, pos.step[team], pos.points[team]

    teams = sorted(pos.active(), key=rank, reverse=True)  # stable: level teams in joining order
    rows = []
    for team in teams:
        first = 1 + sum(rank(other) > rank(team) for other in teams)
        last = sum(rank(other) >= rank(team) for other in teams)
        rows.append((team, str(first) if first == last else f"{first}–{last}"))
    rows += [(team, NO_PLACE) for team in pos.order if team in pos.gone]
    return [
        {"team": team, "place": place, "step": pos.step[team], "points": pos.points[team]}
        for team, place in rows
    ]
