"""The odds of the coming tacts: exact by enumeration, sampled where the tree is too large."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple, TypeVar

from app.quidditch.dice import Dice
from app.quidditch.explore import Branch, Limit, Names, ScriptedDice, TooManyError, name_of, spread
from app.quidditch.game import RoundPlan, begin_round, tacts_of
from app.quidditch.orders import Orders
from app.quidditch.play import entered_in, is_round_over, play_tact, steps_of
from app.quidditch.position import Position
from app.quidditch.refusal import Refusal
from app.quidditch.round import Closed, close_round
from app.quidditch.stages import Step, course_1, course_2, stage_0, stage_0_seen
from app.quidditch.stages.snitch_course import move_snitch
from app.quidditch.tact import Tact
from app.quidditch.teams import Match

Item = TypeVar("Item")
Spread = dict[tuple[Position, Names], float]
RUNS = 150_000
SAMPLES = 20_000
NO_NAMES: Names = frozenset()
EVENTLESS = (course_1, course_2, move_snitch)
"""Steps that make no event: of the last tact they need not be run."""
SEEN: dict[Step, Step] = {stage_0: stage_0_seen}
"""Steps of which, in the last tact, a part is enough."""


class Outcome(NamedTuple):
    """One thing that can come of the orders: the names of its events, and its probability."""

    names: tuple[str, ...]
    p: float


class Odds(NamedTuple):
    """All outcomes, likeliest first; each event's probability; the samples taken, None: exact."""

    outcomes: tuple[Outcome, ...]
    events: dict[str, float]
    samples: int | None = None

    def error(self, p: float) -> float:
        """The standard error of a sampled probability; 0 for an exact one."""
        return 0.0 if self.samples is None else sqrt(p * (1 - p) / self.samples)


def odds(
    match: Match, now: Position, plan: RoundPlan, *, runs: int = RUNS, samples: int = SAMPLES
) -> Odds | Refusal:
    """The odds of a round's orders from a position, exact if at most `runs` runs are needed."""
    begun = begin_round(match, now, plan)
    if isinstance(begun, Refusal):
        return begun
    try:
        return exact(match, begun, tacts_of(begun, plan), Limit(runs))
    except TooManyError:
        return sampled(match, begun, tacts_of(begun, plan), samples)


def exact(match: Match, now: Position, tacts: Sequence[Orders], limit: Limit) -> Odds:
    """The odds by enumeration of every draw; raises `TooManyError`."""
    entered, found = entered_in(tacts), dict[Names, float]()
    standing: Spread = {(now, NO_NAMES): 1.0}
    for number, orders in enumerate(tacts, 1):
        following: Spread = {}
        for (position, names), p in standing.items():
            if _is_finished(position, now):
                found[names] = found.get(names, 0.0) + p
                continue
            begun = Branch(p, Tact(match, position, orders, entered, ScriptedDice()), names)
            steps = steps_of(position)
            if number == len(tacts):
                steps = tuple(SEEN.get(step, step) for step in steps if step not in EVENTLESS)
            for branch in _through(begun, steps, limit):
                key = (branch.tact.position(), branch.names)
                following[key] = following.get(key, 0.0) + branch.p
        standing = following
    for (position, names), p in standing.items():
        every = names | _end_names(match, position, tacts)
        found[every] = found.get(every, 0.0) + p
    return _odds_of(found)


def _through(begun: Branch, steps: Sequence[Step], limit: Limit) -> list[Branch]:
    standing = [begun]
    for step in steps:
        standing = spread(standing, step, limit)
    return standing


def _is_finished(position: Position, start: Position) -> bool:
    return position.finished is not None or (position is not start and is_round_over(position))


def _end_names(match: Match, position: Position, tacts: Sequence[Orders]) -> Names:
    """What the end of the round adds, if it is over."""
    if position.finished is not None or not is_round_over(position):
        return NO_NAMES
    closed = close_round(match, position, tacts)
    events = closed.events if isinstance(closed, Closed) else ()
    return frozenset(name_of(match, event) for event in events)


class StreamDice:
    """Plain pseudo-random dice (SplitMix64) for samples; the addresses do not matter."""

    __slots__ = ("_state",)

    def __init__(self, start: int = 0) -> None:
        self._state = start

    def chance(self, _address: str, p: float) -> bool:
        """Whether an event of chance p happens."""
        return self._number() < p

    def choose(self, _address: str, items: Sequence[Item]) -> Item:
        """One of the candidates."""
        return items[int(self._number() * len(items))]

    def _number(self) -> float:
        self._state = (self._state + 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
        z = self._state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
        return float((z ^ (z >> 31)) >> 11) / (1 << 53)


def sampled(match: Match, now: Position, tacts: Sequence[Orders], samples: int) -> Odds:
    """The odds by playing the tacts again and again."""
    dice, entered, found = StreamDice(), entered_in(tacts), Counter[Names]()
    for _ in range(samples):
        found[_sample(match, now, tacts, entered, dice)] += 1
    shares = {names: count / samples for names, count in found.items()}
    return _odds_of(shares)._replace(samples=samples)


def _sample(
    match: Match, now: Position, tacts: Sequence[Orders], entered: frozenset[int], dice: Dice
) -> Names:
    names = set[str]()
    for number, orders in enumerate(tacts):
        if number and is_round_over(now):
            break
        now, events, _ = play_tact(match, now, orders, entered, dice)
        names.update(name_of(match, event) for event in events)
        if now.finished is not None:
            return frozenset(names)
    return frozenset(names) | _end_names(match, now, tacts)


def _odds_of(found: dict[Names, float]) -> Odds:
    outcomes = sorted(
        (Outcome(tuple(sorted(names)), p) for names, p in found.items()),
        key=lambda outcome: (-outcome.p, outcome.names),
    )
    events: dict[str, float] = {}
    for names, p in outcomes:
        for name in names:
            events[name] = events.get(name, 0.0) + p
    return Odds(tuple(outcomes), dict(sorted(events.items())))
