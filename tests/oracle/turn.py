"""One turn, in the order of the rules card: before, declarations, answers, moves, checks."""

from __future__ import annotations

from typing import Any

from tests.oracle import position as ask
from tests.oracle.check import (
    check_answer,
    check_team,
    fail,
    is_partners,
    objects,
    take,
    team_id,
    texts,
)
from tests.oracle.ending import check_end, earliest
from tests.oracle.position import Position

Turn = dict[str, Any]


def join(pos: Position, team: Any, where: str) -> None:
    name = check_team(team, pos.order, pos.players, where)
    pos.order.append(name)
    pos.step[name] = 0
    pos.points[name] = 0


def acting(pos: Position, team: str, where: str) -> str:
    if team not in pos.order:
        raise fail(where, f"there is no team {team}")
    if team in pos.gone:
        raise fail(where, f"team {team} has withdrawn (H16)")
    return team


def withdraw(pos: Position, event: Turn, where: str) -> None:
    team = acting(pos, team_id(event, "team", where), where)
    pos.gone.add(team)
    if team == pos.king:
        pos.king = None
        pos.log.append({"what": "empty"})


def adjust(pos: Position, event: Turn, where: str) -> None:
    team = acting(pos, team_id(event, "team", where), where)
    texts(event, "reason", where)
    steps = take(event, "steps", int, 0, where)
    step = pos.step[team] + steps
    points = pos.points[team] + take(event, "points", int, 0, where)
    if team == pos.king and steps != 0:
        raise fail(where, "the king's step is fixed (H17)")
    if team != pos.king and not 0 <= step <= pos.summit - 1:
        raise fail(where, f"step {step} is out of range (H17)")
    if points < 0:
        raise fail(where, "points may not fall below 0 (H17)")
    pos.step[team] = step
    pos.points[team] = points


def apply_before(pos: Position, turn: Turn, where: str) -> None:
    for event in objects(take(turn, "before", list, [], where), where):
        kind = take(event, "type", str, "", where)
        if kind == "join":
            join(pos, event.get("team"), where)
        elif kind == "withdraw":
            withdraw(pos, event, where)
        elif kind == "adjust":
            adjust(pos, event, where)
        else:
            raise fail(where, f"{kind!r} is no event")


def has_ground(pos: Position, team: str, kind: str) -> bool:
    """H18: what a declaration that stands still needs."""
    if kind == "revolution":
        return ask.why_no_revolution(pos, team) is None
    return pos.step[team] < pos.summit - 1


def declared(pos: Position, team: str, entry: Any, where: str) -> str | None:
    """What the team really plays: jump, revolution, or None for an ordinary turn."""
    if type(entry) is str:
        entry = {"kind": entry}
    objects([entry], where)
    kind: str = take(entry, "kind", str, "", where)
    if kind not in ("jump", "revolution"):
        raise fail(where, f"{kind!r} is no declaration")
    late = take(entry, "late", bool, False, where)
    stands = take(entry, "stands", bool, False, where)
    if late:
        return None
    if stands:
        return kind if has_ground(pos, team, kind) else None
    why = ask.why_no_jump if kind == "jump" else ask.why_no_revolution
    reason = why(pos, team)
    if reason is not None:
        raise fail(where, reason)
    return kind


def read_declarations(pos: Position, turn: Turn, where: str) -> dict[str, str]:
    plays: dict[str, str] = {}
    for team, entry in take(turn, "declarations", dict, {}, where).items():
        acting(pos, team, where)
        if entry is not None:
            kind = declared(pos, team, entry, f"{where}, team {team}")
            if kind is not None:
                plays[team] = kind
    return plays


def read_answers(pos: Position, turn: Turn, where: str) -> dict[str, int | None]:
    """The teams that answered correctly, with their times."""
    times: dict[str, int | None] = {}
    for team, answer in take(turn, "answers", dict, {}, where).items():
        acting(pos, team, where)
        if answer is not None:
            objects([answer], f"{where}, team {team}")
            correct, at_ms = check_answer(answer, f"{where}, team {team}")
            if correct:
                times[team] = at_ms
    return times


def read_decision(pos: Position, turn: Turn, where: str) -> str | None:
    decision = take(turn, "decision", dict, None, where)
    if decision is None:
        return None
    texts(decision, "reason", where)
    team = team_id(decision, "team", where)
    if team not in pos.order:
        raise fail(where, f"there is no team {team}")
    return team


def move(pos: Position, plays: dict[str, str], times: dict[str, int | None]) -> list[str]:
    """Moves everybody but the king, and gives the teams that would stand on the Summit."""
    contenders = []
    king_fails = pos.king is not None and pos.king not in times
    for team in pos.others():
        success = team in times
        step = pos.step[team]
        play = plays.get(team)
        if play == "revolution":
            if success and king_fails:
                contenders.append(team)
        elif play == "jump":
            step = step + 2 if success else max(step - 1, 0)
        elif success:
            step = step + 1
        if step >= pos.summit:
            step = pos.summit - 1
            if pos.king is None:
                contenders.append(team)
        pos.step[team] = step
    return contenders


def settle(
    pos: Position, contenders: list[str], times: dict[str, int | None], wish: str | None, where: str
) -> tuple[str | None, str | None]:
    """The winner of a dispute and by what; (None, None) while the host has to choose."""
    most = max(pos.points[team] for team in contenders)
    level = [team for team in contenders if pos.points[team] == most]
    if len(level) == 1:
        return level[0], "points"
    tied = earliest(level, times)
    if len(tied) == 1:
        return tied[0], "time"
    pos.tied = tied
    if wish is None:
        return None, None
    if wish not in tied:
        raise fail(where, f"the decision names {wish}, which is not tied (H10)")
    return wish, "decision"


def crown(pos: Position, team: str) -> None:
    if pos.king is not None:
        pos.step[pos.king] = pos.summit - 1
    pos.king = team
    pos.step[team] = pos.summit
    pos.log.append({"what": "capture", "king": team})


def resolve(
    pos: Position,
    plays: dict[str, str],
    times: dict[str, int | None],
    wish: str | None,
    where: str,
) -> dict[str, Any] | None:
    """Moves the board and the Summit; gives the dispute, if there was one."""
    contenders = move(pos, plays, times)
    winner, by = contenders[0] if contenders else None, None
    if len(contenders) > 1:
        winner, by = settle(pos, contenders, times, wish, where)
    undecided = len(contenders) > 1 and winner is None
    pos.log.append(
        {
            "what": "turn",
            "played": set(pos.active()),
            "times": times,
            "revolts": [team for team in plays if plays[team] == "revolution"],
            "undecided": undecided,
        }
    )
    pos.waiting = undecided
    if winner is not None:
        crown(pos, winner)
    if len(contenders) < 2:
        return None
    return {"contenders": contenders, "winner": winner, "by": by}


def pay(pos: Position, plays: dict[str, str], times: dict[str, int | None], partner: bool) -> None:
    for team in times:
        pos.points[team] += 2 if plays.get(team) == "jump" else 1
        if partner:
            pos.points[team] += 1


def row(pos: Position, number: int, void: bool, back: list[str]) -> dict[str, Any]:
    rights = ask.rights_now(pos)
    over = pos.waiting or pos.finished is not None
    teams = [] if over else pos.active()
    return {
        "turn": number,
        "void": void,
        "steps": {team: pos.step[team] for team in pos.order},
        "points": {team: pos.points[team] for team in pos.order},
        "king": pos.king,
        "hold": ask.hold(pos),
        "rights": rights,
        "restored": back,
        "may_jump": [team for team in teams if ask.why_no_jump(pos, team) is None],
        "may_revolt": [team for team in teams if ask.why_no_revolution(pos, team) is None],
        "can_depose": [] if over else ask.can_depose(pos, rights),
        "dispute": None,
        "finished": pos.finished,
    }


def play_turn(pos: Position, turn: Any, number: int) -> dict[str, Any]:
    """Plays turn `number` on `pos` (changed in place) and gives its row of the replay object."""
    where = f"turn {number}"
    objects([turn], where)
    if pos.waiting:
        raise fail(where, "the dispute of the turn before waits for the host (H10)")
    if pos.finished is not None:
        raise fail(where, "the game is over")
    pos.tied = []
    apply_before(pos, turn, where)
    partner = is_partners(turn, where)
    plays = read_declarations(pos, turn, where)
    times = read_answers(pos, turn, where)
    wish = read_decision(pos, turn, where)
    void = take(turn, "void", bool, False, where)
    dispute = None
    if void:
        pos.log.append({"what": "void"})
    else:
        pay(pos, plays, times, partner)
        dispute = resolve(pos, plays, times, wish, where)
    back = [] if pos.waiting else check_end(pos, wish, where)
    return {**row(pos, number, void, back), "dispute": dispute}
