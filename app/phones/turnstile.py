"""Requests pass one by one: whoever asks for many waits behind those who ask for few."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from typing import NamedTuple

from app.phones.bucket import Bucket
from app.phones.clock import Clock
from app.phones.limits import Rate


class _Waiting(NamedTuple):
    """A request in a line; `is_gone` says whether whoever asked has left."""

    pass_on: asyncio.Future[None]
    is_gone: Callable[[], bool]


class Turnstile:
    """A line for each name, one request of each line in turn, at most so many a second.

    Between two requests everything else in the loop has its go, so that a flood of requests delays
    an open connection by one of them and not by all. Only for the server's loop.
    """

    def __init__(self, rate: Rate) -> None:
        self._clock = Clock()
        self._bucket = Bucket(rate, self._clock.now_ns())
        self._lines: OrderedDict[str, deque[_Waiting]] = OrderedDict()
        self._turning: asyncio.Task[None] | None = None

    async def enter(self, line: str, is_gone: Callable[[], bool]) -> None:
        """Wait for a turn; ConnectionError where whoever asked is gone by then."""
        waiting = _Waiting(asyncio.get_running_loop().create_future(), is_gone)
        self._lines.setdefault(line, deque()).append(waiting)
        if self._turning is None:
            self._turning = asyncio.ensure_future(self._turn())
        await waiting.pass_on

    async def _turn(self) -> None:
        try:
            while self._lines:
                self._let_in()
                await asyncio.sleep(self._bucket.borrow(1, self._clock.now_ns()))
        finally:
            self._turning = None

    def _let_in(self) -> None:
        """The next in line that is still there."""
        while self._lines:
            waiting = self._next()
            if waiting.pass_on.done():
                continue
            if not waiting.is_gone():
                waiting.pass_on.set_result(None)
                return
            waiting.pass_on.set_exception(ConnectionResetError("gone"))

    def _next(self) -> _Waiting:
        line, there = self._lines.popitem(last=False)
        waiting = there.popleft()
        if there:
            self._lines[line] = there
        return waiting
