"""Below HTTP: how many connections there may be, and how fast one of them may send."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
from typing import Any

from aiohttp import web

from app.phones.bucket import Bucket, Buckets
from app.phones.clock import Clock
from app.phones.headers import plain
from app.phones.limits import Limits


class Wire:
    """The open connections, the oldest first; `seat` marks those that belong to somebody."""

    def __init__(self, limits: Limits, clock: Clock) -> None:
        self.limits, self.clock = limits, clock
        self._open: dict[asyncio.Transport, str] = {}
        self._seated: set[asyncio.Transport] = set()
        self._alive: set[asyncio.Transport] = set()
        self._is_shut = False
        self._addresses: dict[str, int] = {}
        self._budgets = Buckets(limits.address_bytes, limits.addresses)

    def welcomes(self, address: str) -> bool:
        """Whether that address may open one more connection now."""
        return self._budgets.take(address, self.limits.opening, self.clock.now_ns())

    def admit(self, transport: asyncio.Transport) -> bool:
        """Whether one more connection has room; a strange one makes room for it where need be."""
        self._alive.add(transport)
        address = address_of(transport)
        if self._is_shut:
            return False
        mine = self._addresses.get(address, 0)
        if mine >= self.limits.connections_of_address and not self._make_room(address):
            return False
        if len(self._open) >= self.limits.connections and not self._make_room(None):
            return False
        self._open[transport] = address
        self._addresses[address] = self._addresses.get(address, 0) + 1
        return True

    def hear(self, transport: asyncio.Transport, size: int) -> bool:
        """Whether its address may send that many bytes more; a seated one has its own measure."""
        if transport in self._seated:
            return True
        address = self._open.get(transport, "")
        return self._budgets.take(address, size, self.clock.now_ns())

    def seat(self, transport: asyncio.Transport | None) -> None:
        """This connection belongs to a phone that has joined, or to the judge."""
        if transport in self._open:
            self._seated.add(transport)

    async def cut(self) -> None:
        """End every connection now, and return when the system has them back."""
        self._is_shut = True
        while self._alive:
            for transport in self._alive:
                transport.abort()
            await asyncio.sleep(0)

    def lost(self, transport: asyncio.Transport) -> None:
        """The connection is gone."""
        self._alive.discard(transport)
        self._forget(transport)

    def _forget(self, transport: asyncio.Transport) -> None:
        address = self._open.pop(transport, None)
        self._seated.discard(transport)
        if address is None:
            return
        self._addresses[address] -= 1
        if not self._addresses[address]:
            del self._addresses[address]

    def _make_room(self, address: str | None) -> bool:
        for transport, other in self._open.items():
            if transport not in self._seated and address in (None, other):
                self._forget(transport)
                transport.abort()
                return True
        return False


class Handler(web.RequestHandler):
    """aiohttp's connection, within the bounds of a `Wire`, with plain words for bad HTTP."""

    __slots__ = ("_bytes", "_link", "_wire")

    def __init__(self, wire: Wire, manager: web.Server, **options: Any) -> None:
        super().__init__(manager, **options)
        self._wire = wire
        self._link: asyncio.Transport | None = None
        self._bytes = Bucket(wire.limits.bytes, wire.clock.now_ns())

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Refuse what has no room."""
        super().connection_made(transport)
        if isinstance(transport, asyncio.Transport):
            self._link = transport
            transport.set_write_buffer_limits(high=self._wire.limits.send_buffer // 4)
            if not self._wire.admit(transport):
                transport.abort()

    def connection_lost(self, exc: BaseException | None) -> None:
        """Make room."""
        super().connection_lost(exc)
        if self._link is not None:
            self._wire.lost(self._link)

    def data_received(self, data: bytes) -> None:
        """Cut off who sends faster than any phone does, before anything is parsed."""
        if data and self._link is not None and not self._may_send(self._link, len(data)):
            self._link.abort()
            return
        super().data_received(data)

    def _may_send(self, link: asyncio.Transport, size: int) -> bool:
        own = self._bytes.take(size, self._wire.clock.now_ns())
        return own and self._wire.hear(link, size)

    def handle_error(
        self,
        request: web.BaseRequest,
        status: int = 500,
        exc: BaseException | None = None,  # noqa: ARG002
        message: str | None = None,  # noqa: ARG002
    ) -> web.StreamResponse:
        """Answer what is no HTTP, or what failed here, without a word of either in it."""
        if request.writer.output_size > 0:
            raise ConnectionError("an answer is under way already")
        return plain(status, "This cannot be done." if status >= 500 else "This is no request.")


def silent_logger() -> logging.Logger:
    """Where aiohttp's own log goes: nowhere, for it quotes what was sent, secrets and all."""
    logger = logging.getLogger("app.phones.http")
    logger.disabled = True
    return logger


def address_of(transport: asyncio.BaseTransport | None) -> str:
    """The address at the other end, without port and zone; "" if it is gone."""
    return plain_address(transport.get_extra_info("peername") if transport is not None else None)


def plain_address(peer: object) -> str:
    """The address of a socket's name, without port and zone; "" where it has none."""
    if not isinstance(peer, tuple):
        return ""
    address = ipaddress.ip_address(str(peer[0]).partition("%")[0])
    mapped = getattr(address, "ipv4_mapped", None)
    return str(mapped or address)
