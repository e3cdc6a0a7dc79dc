"""Accepting connections: at a pace, and at the price of a handshake for who may not come in."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import ssl
from collections.abc import Callable

from app.phones.bucket import Bucket
from app.phones.clock import Clock
from app.phones.limits import Limits
from app.phones.wire import plain_address

_SHORT_S = 0.1


class Gate:
    """Serves a listening socket; `welcomes` says of an address whether one more may come.

    The loop's own server accepts as many as wait in one go, 1,024 of them, and everyone who is
    connected waits meanwhile.
    """

    def __init__(
        self,
        listening: socket.socket,
        context: ssl.SSLContext | None,
        limits: Limits,
        welcomes: Callable[[str], bool],
        handler: Callable[[], asyncio.Protocol],
    ) -> None:
        self._listening, self._context, self._limits = listening, context, limits
        self._welcomes, self._handler = welcomes, handler
        self._clock = Clock()
        self._pace = Bucket(limits.accepting, self._clock.now_ns())
        self._coming: set[asyncio.Task[None]] = set()
        self._accepting: asyncio.Task[None] | None = None
        self._is_shut = False

    def open(self) -> None:
        """Let them in from now on."""
        self._accepting = asyncio.ensure_future(self._accept())

    async def shut(self) -> None:
        """Accept nobody more; whoever is on the way in comes in, or goes, before this returns."""
        self._is_shut = True
        with contextlib.suppress(RuntimeError):  # on Windows they come in one by one
            asyncio.get_running_loop().remove_reader(self._listening)
        await asyncio.sleep(0)  # whoever was accepted just now is taken in, and not left unclosed
        if self._accepting is not None:
            self._accepting.cancel()
            await asyncio.gather(self._accepting, return_exceptions=True)
        self._listening.close()
        if self._context is not None:
            for task in self._coming:
                task.cancel()
        await asyncio.gather(*self._coming, return_exceptions=True)

    async def _accept(self) -> None:
        loop = asyncio.get_running_loop()
        while not self._is_shut:
            try:
                link, peer = await loop.sock_accept(self._listening)
            except OSError:  # who knocked is gone already, or the laptop has no file left for it
                await asyncio.sleep(_SHORT_S)
                continue
            if self._welcomes(plain_address(peer)):
                task = asyncio.ensure_future(self._let_in(link))
                self._coming.add(task)
                task.add_done_callback(self._coming.discard)
                await asyncio.sleep(self._pace.borrow(1, self._clock.now_ns()))
            else:
                link.close()
                await asyncio.sleep(0)

    async def _let_in(self, link: socket.socket) -> None:
        head_s = self._limits.head_ms / 1000
        with contextlib.suppress(OSError):  # a handshake that failed is nobody's trouble
            await asyncio.get_running_loop().connect_accepted_socket(
                self._handler,
                link,
                ssl=self._context,
                ssl_handshake_timeout=head_s if self._context else None,
            )
