"""Random valid games, played forward with the oracle so that every declaration is legal."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from tests.oracle import position as ask
from tests.oracle.oracle import start
from tests.oracle.position import Position
from tests.oracle.turn import apply_before, play_turn

Record = dict[str, Any]
Turn = dict[str, Any]


@dataclass(frozen=True)
class Mood:
    """The temper of one random game: chances, 0 to 1, and the spread of the times."""

    skill: dict[str, float]
    twins: float
    king_skill: float
    jump: float
    revolt: float
    events: float
    no_time: float
    latest_ms: int
    odd: float


def chance(rng: Random, p: float) -> bool:
    return rng.random() < p


def random_rules(rng: Random) -> dict[str, Any]:
    every = {
        "summit": rng.choice([3, 3, 4, 4, 5, 5, 6, 7, 8, 10, 40]),
        "hold_turns": rng.choice([1, 2, 3, 3, 3, 4, 5, 8]),
        "main_questions": rng.choice([None, 1, 2, 4, 6, 8, 12, 16, 24]),
        "reserve_questions": rng.choice([None, 0, 0, 1, 2, 6]),
        "revolution_deadline": rng.choice(["question", "answers"]),
        "restorations_per_reign": rng.choice([0, 1, 1, 2, 3, None]),
        "hold_counts_capture": chance(rng, 0.3),
        "jump_to_summit": chance(rng, 0.6),
        "edition": "1.3",
        "parts": rng.choice([None, [], [4], [3, 9]]),
        "house": "an unknown field",
    }
    odds = {"summit": 0.9, "main_questions": 0.7}
    return {key: value for key, value in every.items() if chance(rng, odds.get(key, 0.6))}


def random_team(rng: Random, number: int) -> dict[str, Any]:
    team: dict[str, Any] = {"id": f"t{number}"}
    if chance(rng, 0.4):
        team["name"] = f"Команда {number}"
        team["players"] = [
            {"id": f"t{number}p{n}", "surname": "Иванова", "name": "Анна", "club_id": None}
            for n in range(rng.choice([0, 3, 5, 8]))
        ]
    return team


def random_size(rng: Random) -> int:
    return rng.choice([2, 3, 4, 5, 6, 7, 8, 8, 8, 9, 10, 12, rng.randint(13, 24), 48])


def random_mood(rng: Random, teams: list[str]) -> Mood:
    level = rng.choice([0.3, 0.5, 0.7, 0.8, 0.9, 1.0])
    return Mood(
        skill={team: min(1.0, max(0.05, level + rng.uniform(-0.15, 0.15))) for team in teams},
        twins=rng.choice([0.0, 0.0, 0.5, 0.9, 1.0]),
        king_skill=rng.choice([0.0, 0.2, 0.5, 0.5, 0.9]),
        jump=rng.choice([0.0, 0.2, 0.5, 0.9]),
        revolt=rng.choice([0.1, 0.4, 0.7, 1.0]),
        events=rng.choice([0.0, 0.0, 0.1, 0.4]),
        no_time=rng.choice([0.0, 0.0, 0.05, 0.3, 1.0]),
        latest_ms=rng.choice([0, 2, 5, 60_000, 60_000]),
        odd=rng.choice([0.0, 0.0, 0.03, 0.15]),
    )


def random_adjust(rng: Random, pos: Position, team: str) -> dict[str, Any]:
    low, high = -pos.step[team], pos.summit - 1 - pos.step[team]
    steps = 0 if team == pos.king else rng.choice([0, low, high, rng.randint(low, high)])
    points = rng.choice([0, 1, -pos.points[team], rng.randint(-pos.points[team], 4)])
    event: dict[str, Any] = {"type": "adjust", "team": team, "reason": "ошибка табло"}
    if steps or chance(rng, 0.5):
        event["steps"] = steps
    if points or chance(rng, 0.5):
        event["points"] = points
    return event


def random_event(rng: Random, pos: Position) -> dict[str, Any]:
    kind = rng.choice(["join", "withdraw", "adjust", "adjust"])
    if kind == "join" or not pos.active():
        return {"type": "join", "team": random_team(rng, len(pos.order) + 1)}
    team = rng.choice(pos.active())
    if pos.king is not None and chance(rng, 0.3):
        team = pos.king
    if kind == "withdraw":
        return {"type": "withdraw", "team": team}
    return random_adjust(rng, pos, team)


def random_before(rng: Random, pos: Position, mood: Mood) -> list[dict[str, Any]]:
    """Events between turns; `pos` moves along with them."""
    events: list[dict[str, Any]] = []
    while chance(rng, mood.events) and len(events) < 4:
        event = random_event(rng, pos)
        apply_before(pos, {"before": [event]}, "generated")
        events.append(event)
    return events


def random_declaration(rng: Random, pos: Position, mood: Mood, team: str) -> Any:
    kind = rng.choice(["jump", "revolution"])
    if chance(rng, mood.odd):
        return {"kind": kind, rng.choice(["late", "stands"]): True}
    legal: str | None = None
    if ask.why_no_revolution(pos, team) is None and chance(rng, mood.revolt):
        legal = "revolution"
    elif ask.why_no_jump(pos, team) is None and chance(rng, mood.jump):
        legal = "jump"
    if legal is not None and chance(rng, 0.2):
        return {"kind": legal, "late": chance(rng, 0.1), "stands": chance(rng, 0.1)}
    return legal


def random_declarations(rng: Random, pos: Position, mood: Mood) -> dict[str, Any]:
    entries: dict[str, Any] = {}
    for team in pos.active():
        entry = random_declaration(rng, pos, mood, team)
        if entry is not None or chance(rng, 0.02):
            entries[team] = entry
    return entries


def random_answer(rng: Random, mood: Mood, skill: float) -> dict[str, Any] | None:
    if chance(rng, 0.05):
        return None
    answer: dict[str, Any] = {"correct": chance(rng, skill)}
    if not chance(rng, mood.no_time):
        answer["at_ms"] = rng.randint(0, mood.latest_ms)
    elif chance(rng, 0.3):
        answer["at_ms"] = None
    return answer


def copy_twins(rng: Random, pos: Position, mood: Mood, turn: Turn) -> None:
    """Lets teams do what the first one does, so that ties in points and in time come about."""
    teams = [team for team in pos.others() if turn["declarations"].get(team) is None]
    for team in teams[1:]:
        if chance(rng, mood.twins) and teams[0] in turn["answers"]:
            turn["answers"][team] = dict(turn["answers"][teams[0]] or {"correct": False})
            if chance(rng, 0.3) and "at_ms" in turn["answers"][team]:
                turn["answers"][team]["at_ms"] = rng.randint(0, mood.latest_ms)


def random_answers(rng: Random, pos: Position, mood: Mood) -> dict[str, Any]:
    answers: dict[str, Any] = {}
    for team in rng.sample(pos.active(), len(pos.active())):
        skill = mood.king_skill if team == pos.king else mood.skill.get(team, 0.7)
        answer = random_answer(rng, mood, skill)
        if answer is not None or chance(rng, 0.5):
            answers[team] = answer
    return answers


def random_question(rng: Random) -> dict[str, Any]:
    question: dict[str, Any] = {}
    if chance(rng, 0.3):
        question["id"] = f"q{rng.randint(1, 999)}"
    if chance(rng, 0.3):
        question["partner"] = rng.choice([True, "Чайная", None])
    return question


def random_turn(rng: Random, pos: Position, mood: Mood) -> Turn:
    """A valid turn for `pos`; the position is moved past the events of `before`."""
    turn: Turn = {
        "before": random_before(rng, pos, mood),
        "question": random_question(rng),
        "declarations": random_declarations(rng, pos, mood),
        "answers": random_answers(rng, pos, mood),
        "void": chance(rng, 0.06),
    }
    copy_twins(rng, pos, mood, turn)
    for key in ("before", "question", "declarations", "void"):
        if not turn[key] and chance(rng, 0.5):
            turn[key] = None
        if not turn[key] and chance(rng, 0.5):
            del turn[key]
    return turn


def random_decision(rng: Random, pos: Position, tied: list[str]) -> dict[str, Any] | None:
    if tied:
        decide = chance(rng, 0.8)
        return {"team": rng.choice(tied), "reason": "жребий"} if decide else None
    if pos.active() and chance(rng, 0.03):
        return {"team": rng.choice(pos.active()), "reason": "ни к чему"}
    return None


def add_turn(rng: Random, pos: Position, mood: Mood, number: int) -> tuple[Turn, Position]:
    """A random turn and the position after it."""
    turn = random_turn(rng, pos.copy(), mood)
    trial = pos.copy()
    play_turn(trial, turn, number)
    decision = random_decision(rng, trial, trial.tied if host_must_choose(trial) else [])
    if decision is None:
        return turn, trial
    turn["decision"] = decision
    play_turn(pos, turn, number)
    return turn, pos


def host_must_choose(pos: Position) -> bool:
    """Whether the host has to choose: a dispute (H10) or the first place (H14)."""
    return pos.waiting or (pos.finished is not None and pos.winner is None)


def random_record(
    seed: int | Random, *, teams: int | None = None, turns: int | None = None
) -> Record:
    """A valid record: `teams` at the start (else 2 to 48), at most `turns` turns (else to 40)."""
    rng = seed if isinstance(seed, Random) else Random(seed)
    size = teams if teams is not None else random_size(rng)
    limit = turns if turns is not None else rng.choice([0, 3, 8, 14, 20, 40, 40])
    record: Record = {"format": "hill-record", "version": 1, "rules": random_rules(rng)}
    record["teams"] = [random_team(rng, number) for number in range(1, size + 1)]
    record["turns"] = []
    pos = start(record)
    mood = random_mood(rng, pos.order)
    while len(record["turns"]) < limit and not pos.waiting and pos.finished is None:
        turn, pos = add_turn(rng, pos, mood, len(record["turns"]) + 1)
        record["turns"].append(turn)
    return record
