"""What waits to be sent to one connection: bounded, and never an old view after a newer one."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from enum import Enum, auto
from typing import NamedTuple

from app.phones.protocol import Bye, Ping, Reply


class Kind(Enum):
    """What a frame is, for the one who writes it."""

    TEXT = auto()
    PING = auto()
    PONG = auto()
    BYE = auto()


class Frame(NamedTuple):
    """One frame to write; PONG is the WebSocket's own answer to its own ping."""

    kind: Kind
    text: str


class Outbox:
    """Replies first, then the newest view, then a ping; a farewell ends it.

    Only for the server's loop. `overflowed` becomes true when a reply finds no room: such a
    connection is to be dropped.
    """

    def __init__(self, replies: int) -> None:
        self.overflowed = False
        self._limit = replies
        self._replies: deque[Reply] = deque()
        self._view: tuple[object, Callable[[], str]] | None = None
        self._told: object = None
        self._ping: int | None = None
        self._pong: bytes | None = None
        self._bye: Bye | None = None
        self._ready = asyncio.Event()

    @property
    def is_closing(self) -> bool:
        """Whether a farewell was said: nothing that comes after it is sent."""
        return self._bye is not None

    def reply(self, reply: Reply) -> None:
        """Queue a reply; after a farewell there is none."""
        if self.is_closing:
            return
        if len(self._replies) >= self._limit:
            self.overflowed = True
            return
        self._replies.append(reply)
        self._ready.set()

    def view(self, sense: object, text: Callable[[], str]) -> None:
        """Put this view in the place of an unsent one, unless its sense is that of the last sent.

        The text is made when it is sent, so that its countdown is right then.
        """
        self._view = None if sense == self._told else (sense, text)
        if self._view is not None:
            self._ready.set()

    def forget_view(self) -> None:
        """Take back an unsent view; the next one is sent whatever was told before."""
        self._view = self._told = None

    def ping(self, number: int) -> None:
        """Ask for the echo of that number; a ping not sent yet is replaced."""
        self._ping = number
        self._ready.set()

    def pong(self, data: bytes) -> None:
        """Answer the WebSocket's own ping; only the newest is answered."""
        self._pong = data
        self._ready.set()

    def bye(self, farewell: Bye) -> None:
        """Say farewell after the replies; views and pings are not sent any more."""
        self._bye = self._bye or farewell
        self._view = self._ping = self._pong = None
        self._ready.set()

    async def next(self) -> Frame:
        """The next frame, waited for."""
        while (frame := self._take()) is None:
            self._ready.clear()
            await self._ready.wait()
        return frame

    def _take(self) -> Frame | None:
        if self._replies:
            return Frame(Kind.TEXT, self._replies.popleft().model_dump_json())
        if self._bye is not None:
            return Frame(Kind.BYE, self._bye.model_dump_json())
        return self._take_view() or self._take_pulse()

    def _take_view(self) -> Frame | None:
        if self._view is None:
            return None
        (self._told, text), self._view = self._view, None
        return Frame(Kind.TEXT, text())

    def _take_pulse(self) -> Frame | None:
        if self._pong is not None:
            data, self._pong = self._pong, None
            return Frame(Kind.PONG, data.decode("latin-1"))
        if self._ping is not None:
            number, self._ping = self._ping, None
            return Frame(Kind.PING, Ping(n=number).model_dump_json())
        return None
