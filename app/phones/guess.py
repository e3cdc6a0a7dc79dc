"""Attempts at a PIN slow down, for a team and for an address, and never lock anyone out.

Every attempt gets a moment at which it is looked at: after those before it, each of which keeps
its place for a while that grows with the wrong attempts. The moments are given out in the order of
asking, one attempt in waiting for each address and team, so that whoever guesses delays the right
PIN by one place and not for good. An attempt that is going to be right keeps no place: a router may
hide a whole hall behind one address, whose phones come in together as soon as one of them may.
"""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Hashable
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from app.phones.limits import GuessLimits


@dataclass(frozen=True, slots=True)
class Turn:
    """An attempt that will be looked at: at `start_ms`, for that key, from that address."""

    start_ms: int
    key: Hashable
    address: str


@dataclass(frozen=True, slots=True)
class TooSoon:
    """An attempt that is not looked at; another makes sense in `wait_ms`."""

    wait_ms: int


@dataclass(slots=True)
class _Lane:
    """The wrong attempts of a team or an address, and from when on its next is looked at."""

    free_ms: int = 0
    wrong: int = 0
    last_ms: int = 0
    waiting: set[Hashable] = field(default_factory=set)
    taken_back: Counter[Hashable] = field(default_factory=Counter)


_Key = TypeVar("_Key", bound=Hashable)


class _Lanes(Generic[_Key]):
    """A bounded table: the lane that was used longest ago goes, unless someone waits in it."""

    def __init__(self, size: int, cap_ms: int, limits: GuessLimits) -> None:
        self._size, self._cap_ms, self._limits = size, cap_ms, limits
        self._lanes: OrderedDict[_Key, _Lane] = OrderedDict()

    def lane(self, key: _Key, now_ms: int) -> _Lane:
        lane = self._lanes.setdefault(key, _Lane(last_ms=now_ms))
        self._lanes.move_to_end(key)
        self._make_room()
        if (times := (now_ms - lane.last_ms) // self._limits.forget_ms) > 0:
            lane.wrong >>= min(times, 64)
            lane.last_ms += times * self._limits.forget_ms
        return lane

    def _make_room(self) -> None:
        if len(self._lanes) > self._size:
            idle = next((key for key, lane in self._lanes.items() if not lane.waiting), None)
            if idle is not None:
                del self._lanes[idle]

    def add_wrong(self, lane: _Lane, now_ms: int) -> None:
        lane.wrong += 1
        lane.last_ms = now_ms
        lane.free_ms = max(lane.free_ms, now_ms + self.delay_ms(lane))

    def delay_ms(self, lane: _Lane) -> int:
        over = lane.wrong - self._limits.free
        return 0 if over < 0 else min(self._cap_ms, self._limits.step_ms << min(over, 20))


class Guard:
    """Who has to wait how long before a PIN of theirs is looked at. Not for several threads."""

    def __init__(self, limits: GuessLimits) -> None:
        self._limits = limits
        self._keys: _Lanes[Hashable] = _Lanes(limits.table, limits.team_cap_ms, limits)
        self._addresses: _Lanes[str] = _Lanes(limits.table, limits.address_cap_ms, limits)

    def ask(
        self, key: Hashable, address: str, now_ms: int, *, is_right: bool = False
    ) -> Turn | TooSoon:
        """A place in the line for the key (a team's number, say, whether it exists or not).

        `is_right`: the attempt is going to be right, as things stand; whoever asked must not hear
        of it before the turn. Every Turn has to be ended by `done` or `give_up`.
        """
        team, place = self._keys.lane(key, now_ms), self._addresses.lane(address, now_ms)
        start = max(now_ms, team.free_ms, place.free_ms)
        if address in team.waiting or start - now_ms > self._limits.wait_ms:
            return TooSoon(max(start - now_ms, self._limits.step_ms))
        team.waiting.add(address)
        place.waiting.add(key)
        if not is_right:
            team.free_ms = start + self._keys.delay_ms(team)
            place.free_ms = start + self._addresses.delay_ms(place)
        return Turn(start, key, address)

    def done(self, turn: Turn, is_right: bool, now_ms: int) -> int:
        """The attempt was looked at; returns how many were wrong of late for key or address.

        A right one takes one wrong one of the address back, for people mistype; but only so many
        for each key: else a guesser would buy free attempts with its own PIN.
        """
        team = self._keys.lane(turn.key, now_ms)
        place = self._addresses.lane(turn.address, now_ms)
        self.give_up(turn, now_ms)
        if is_right:
            if place.wrong and place.taken_back[turn.key] < self._limits.refunds:
                place.taken_back[turn.key] += 1
                place.wrong -= 1
            return 0
        self._keys.add_wrong(team, now_ms)
        self._addresses.add_wrong(place, now_ms)
        return max(team.wrong, place.wrong)

    def give_up(self, turn: Turn, now_ms: int) -> None:
        """The attempt ends without having been looked at."""
        self._keys.lane(turn.key, now_ms).waiting.discard(turn.address)
        self._addresses.lane(turn.address, now_ms).waiting.discard(turn.key)
