"""Where a game stands. Only steps, points, the king and a log of what happened are kept; hold,
rights and the last outcome of a team are counted from the log every time they are asked for."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import Any


@dataclass
class Position:
    rules: dict[str, Any]
    order: list[str] = field(default_factory=list)
    players: set[str] = field(default_factory=set)
    gone: set[str] = field(default_factory=set)
    step: dict[str, int] = field(default_factory=dict)
    points: dict[str, int] = field(default_factory=dict)
    king: str | None = None
    log: list[dict[str, Any]] = field(default_factory=list)
    waiting: bool = False
    finished: str | None = None
    winner: str | None = None
    tied: list[str] = field(default_factory=list)

    def copy(self) -> Position:
        return Position(
            self.rules,
            list(self.order),
            set(self.players),
            set(self.gone),
            dict(self.step),
            dict(self.points),
            self.king,
            list(self.log),
            self.waiting,
            self.finished,
            self.winner,
            list(self.tied),
        )

    @property
    def summit(self) -> int:
        return int(self.rules["summit"])

    def active(self) -> list[str]:
        return [team for team in self.order if team not in self.gone]

    def others(self) -> list[str]:
        return [team for team in self.active() if team != self.king]


def this_reign(pos: Position) -> list[dict[str, Any]]:
    """What happened since the king of today took the Summit."""
    facts: list[dict[str, Any]] = []
    for fact in pos.log:
        facts = [] if fact["what"] in ("capture", "empty") else [*facts, fact]
    return facts


def hold(pos: Position) -> int:
    if pos.king is None:
        return 0
    survived = [f for f in this_reign(pos) if f["what"] == "turn" and not f["undecided"]]
    return len(survived) + (1 if pos.rules["hold_counts_capture"] else 0)


def restored(pos: Position, team: str) -> int:
    return sum(f["what"] == "restore" and team in f["teams"] for f in this_reign(pos))


def right(pos: Position, team: str) -> int:
    if pos.king is None:
        return 1
    spent = sum(f["what"] == "turn" and team in f["revolts"] for f in this_reign(pos))
    return int(1 - spent + restored(pos, team))


def succeeded_last(pos: Position, team: str) -> bool:
    """False for a failure and for a team that has played no turn yet."""
    for fact in reversed(pos.log):
        if fact["what"] == "turn" and team in fact["played"]:
            return team in fact["times"]
    return False


def why_no_jump(pos: Position, team: str) -> str | None:
    played = [f for f in pos.log if f["what"] == "turn"]
    if not played:
        return "a jump may not be declared on the first turn (2.2.5 a)"
    if not succeeded_last(pos, team):
        return "a jump may not follow a failed turn (2.2.5 b)"
    if pos.step[team] == pos.summit - 1:
        return "a jump may not be declared on the penultimate step (2.2.5 c)"
    if pos.step[team] == pos.summit:
        return "a jump may not be declared on the Summit (2.2.5 d)"
    if pos.step[team] == pos.summit - 2 and not pos.rules["jump_to_summit"]:
        return "a jump may not lead to the Summit here (2.2.5 d, H4)"
    return None


def why_no_revolution(pos: Position, team: str) -> str | None:
    if pos.king is None:
        return "there is no king to depose (2.4.5)"
    if team == pos.king:
        return "the king may not declare a revolution (2.4.5)"
    if pos.step[team] != pos.summit - 1:
        return "a revolution needs the step below the Summit (2.4.5)"
    if right(pos, team) < 1:
        return "the right to a revolution is used up (2.4.5)"
    return None


def questions_left(pos: Position) -> int | None:
    """None: the stock has no limit."""
    if pos.rules["main_questions"] is None:
        return None
    used = sum(f["what"] in ("turn", "void") for f in pos.log)
    return int(pos.rules["main_questions"] + pos.rules["reserve_questions"] - used)


def turns_left(pos: Position) -> int:
    stock = questions_left(pos)
    still = int(pos.rules["hold_turns"]) - hold(pos)
    return still if stock is None else min(still, stock)


State = tuple[int, bool, bool]  # step, succeeded last, has a right


def next_states(summit: int, to_summit: bool, state: State) -> set[State] | None:
    """Every outcome of one more turn for a team alone against a failing king; None: it is king."""
    step, success, has_right = state
    if step == summit - 1 and has_right:
        return None
    after = {(step, False, has_right), (min(step + 1, summit - 1), True, has_right)}
    highest = summit - 2 if to_summit else summit - 3
    if success and step <= highest:
        after.add((min(step + 2, summit - 1), True, has_right))
        after.add((max(step - 1, 0), False, has_right))
    return after


@cache
def gets_there(summit: int, to_summit: bool, start: State, turns: int) -> bool:
    """Whether some sequence of choices and outcomes makes the team king within `turns`."""
    states = {start}
    for _ in range(turns):
        reached: set[State] = set()
        for state in states:
            after = next_states(summit, to_summit, state)
            if after is None:
                return True
            reached |= after
        states |= reached
    return False


def can_depose(pos: Position, rights: dict[str, int]) -> list[str]:
    if pos.king is None:
        return []
    turns = turns_left(pos)
    return [
        team
        for team in pos.others()
        if gets_there(
            pos.summit,
            bool(pos.rules["jump_to_summit"]),
            (pos.step[team], succeeded_last(pos, team), rights[team] > 0),
            turns,
        )
    ]


def rights_now(pos: Position) -> dict[str, int]:
    return {team: right(pos, team) for team in pos.active()}
