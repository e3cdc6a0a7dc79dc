"""All that chance can do: a step of a tact run once for every way its draws can fall."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple, TypeVar

from app.quidditch.events import Event
from app.quidditch.stages import Step
from app.quidditch.tact import Tact
from app.quidditch.teams import Match

Item = TypeVar("Item")
Names = frozenset[str]
"""The events so far, `type:player` or `type:side`."""


class TooManyError(Exception):
    """The tree has grown beyond its limit."""


class Limit:
    """How many runs of a step are left before `TooManyError`."""

    __slots__ = ("left",)

    def __init__(self, runs: int) -> None:
        self.left = runs

    def spend(self) -> None:
        """Take one run."""
        self.left -= 1
        if self.left < 0:
            raise TooManyError


class ScriptedDice:
    """Dice that fall as written, and beyond that the first way; notes the ways not taken."""

    __slots__ = ("_at", "_script", "forks", "p")

    def __init__(self, script: tuple[int, ...] = ()) -> None:
        self._script, self._at = script, 0
        self.forks: list[tuple[int, ...]] = []
        self.p = 1.0

    def chance(self, _address: str, p: float) -> bool:
        """The event happens in way 0."""
        way = self._next(2)
        self.p *= 1 - p if way else p
        return way == 0

    def choose(self, _address: str, items: Sequence[Item]) -> Item:
        """The candidates are the ways."""
        self.p /= len(items)
        return items[self._next(len(items))]

    def _next(self, ways: int) -> int:
        here, self._at = self._at, self._at + 1
        if here < len(self._script):
            return self._script[here]
        self.forks += [(*self._script, way) for way in range(1, ways)]
        self._script = (*self._script, 0)
        return 0


class Branch(NamedTuple):
    """One way things can stand: its probability, the tact so far, the events so far."""

    p: float
    tact: Tact
    names: Names


def branches(tact: Tact, step: Step, limit: Limit) -> Iterator[tuple[float, Tact]]:
    """The tact after the step for every way its draws can fall, with the way's probability."""
    scripts: list[tuple[int, ...]] = [()]
    while scripts:
        limit.spend()
        dice = ScriptedDice(scripts.pop())
        after = tact.copy(dice)
        step(after)
        scripts += dice.forks
        yield dice.p, after


def spread(before: Sequence[Branch], step: Step, limit: Limit) -> list[Branch]:
    """Every branch after the step; equal ones are merged."""
    merged: dict[tuple[Any, ...], Branch] = {}
    for p, tact, names in before:
        if tact.finished is not None:
            _add(merged, Branch(p, tact, names))
            continue
        for share, after in branches(tact, step, limit):
            new = after.events[len(tact.events) :]
            found = names.union(name_of(after.match, event) for event in new) if new else names
            _add(merged, Branch(p * share, after, found))
    return list(merged.values())


def _add(merged: dict[tuple[Any, ...], Branch], branch: Branch) -> None:
    key = (branch.tact.key(), branch.names)
    known = merged.get(key)
    merged[key] = branch if known is None else branch._replace(p=known.p + branch.p)


def name_of(match: Match, event: Event) -> str:
    """An event as odds name it: `type:player`, `type:side`, or the type alone."""
    if event.player is not None:
        return f"{event.type}:{match.ids[event.player]}"
    return f"{event.type}:{event.side}" if event.side is not None else event.type
