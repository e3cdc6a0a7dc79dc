"""One WebSocket connection: a reader, a writer, an outbox between them and the rest."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable

from aiohttp import WSMsgType, web

from app.phones.bucket import Bucket
from app.phones.clock import Clock
from app.phones.limits import Limits
from app.phones.outbox import Frame, Kind, Outbox
from app.phones.port import Seat
from app.phones.protocol import Bye, Code, Done, Refused, Reply
from app.phones.trips import Trips

_HEARD = (WSMsgType.TEXT, WSMsgType.BINARY, WSMsgType.PING, WSMsgType.PONG)


class Session:
    """A connection and who speaks through it; only for the server's loop.

    `seat` changes when the desk moves the phone to another team; `digest` is that of the secret
    with which the connection was opened; `leaving` the id of a `leave` without a reply yet.
    """

    def __init__(self, seat: Seat, digest: str, address: str, limits: Limits, clock: Clock) -> None:
        self.seat, self.digest, self.address = seat, digest, address
        self.outbox = Outbox(limits.replies)
        self.trips = Trips(limits.trips)
        self.pending = 0
        self.leaving: str | None = None
        self._limits, self._clock = limits, clock
        self._malformed = 0
        self._bucket = Bucket(limits.messages, clock.now_ns())
        self._heard_ns = self._asked_ns = clock.now_ns()
        self._writing_ns: int | None = None
        self._transport: asyncio.Transport | None = None

    async def run(
        self, socket: web.WebSocketResponse, take: Callable[[Session, str], None]
    ) -> None:
        """Serve the connection, already prepared, until either side has had enough of it.

        The caller closes it; nobody reads or writes any more then, so the last words arrive.
        """
        reader = asyncio.ensure_future(self._read(socket, take))
        writer = asyncio.ensure_future(self._write(socket))
        try:
            await asyncio.wait([reader, writer], return_when=asyncio.FIRST_COMPLETED)
            if self.outbox.is_closing:
                await asyncio.wait([writer], timeout=self._limits.stall_ms / 1000)
        finally:
            reader.cancel()
            writer.cancel()
            ended = await asyncio.gather(reader, writer, return_exceptions=True)
        for error in ended:
            if isinstance(error, Exception):
                raise error

    def attach(self, transport: asyncio.Transport | None) -> None:
        """The transport under the connection, for `drop`."""
        self._transport = transport

    def drop(self) -> None:
        """End the connection now, whatever waits in it."""
        if self._transport is not None:
            self._transport.abort()

    def reply(self, reply: Reply) -> None:
        """Queue a reply; a connection that takes none in is dropped."""
        self.outbox.reply(reply)
        if self.outbox.overflowed:
            self.drop()

    def refuse(self, message_id: str, code: Code) -> None:
        """Queue a refusal of the server's own."""
        self.reply(Refused(id=message_id, code=code))

    def bye(self, code: Code) -> None:
        """Say why, and end the connection."""
        self.outbox.bye(Bye(code=code))

    def gone(self) -> None:
        """The door knows this phone no more: which is how a `leave` may first show as committed."""
        if self.leaving is not None:
            self.reply(Done(id=self.leaving))
        self.bye(Code.NOT_JOINED)

    def malformed(self, message_id: str) -> None:
        """Refuse a malformed message; a phone that sends many of them is sent away."""
        self._malformed += 1
        if self._malformed > self._limits.malformed:
            self.bye(Code.BAD_MESSAGE)
        else:
            self.refuse(message_id, Code.BAD_MESSAGE)

    def pulse(self, now_ns: int) -> None:
        """Called a few times a second: ask for an echo when one is due, drop what is dead."""
        is_stuck = self._is_older(self._writing_ns, now_ns, self._limits.stall_ms)
        if is_stuck or self._is_older(self._heard_ns, now_ns, self._limits.silent_ms):
            self.drop()
        elif self._is_older(self._asked_ns, now_ns, self._limits.ping_ms):
            self.ask(now_ns)

    def ask(self, now_ns: int) -> None:
        """Ask for an echo now."""
        self._asked_ns = now_ns
        self.outbox.ping(self.trips.ask())

    def stagger(self, share: float) -> None:
        """Put off the next ping by that share (0–1) of the time between two."""
        self._asked_ns -= int(share * self._limits.ping_ms * 1_000_000)

    def _is_older(self, since_ns: int | None, now_ns: int, limit_ms: int) -> bool:
        return since_ns is not None and now_ns - since_ns > limit_ms * 1_000_000

    async def _read(
        self, socket: web.WebSocketResponse, take: Callable[[Session, str], None]
    ) -> None:
        while not self.outbox.is_closing:
            message = await socket.receive()
            if message.type not in _HEARD or self.outbox.is_closing:
                return
            self._heard_ns = self._clock.now_ns()
            if not self._bucket.take(1, self._heard_ns):
                self.bye(Code.TOO_MUCH)
            elif message.type is WSMsgType.TEXT:
                take(self, message.data)
            elif message.type is WSMsgType.BINARY:
                self.malformed("")
            elif message.type is WSMsgType.PING:
                self.outbox.pong(message.data)
            await asyncio.sleep(0)  # a message each in turn, however many have come

    async def _write(self, socket: web.WebSocketResponse) -> None:
        with contextlib.suppress(ConnectionError, RuntimeError):
            while True:
                frame = await self.outbox.next()
                self._writing_ns = self._clock.now_ns()
                await self._send(socket, frame)
                self._writing_ns = None
                if frame.kind is Kind.BYE:
                    return

    async def _send(self, socket: web.WebSocketResponse, frame: Frame) -> None:
        if frame.kind is Kind.PONG:
            await socket.pong(frame.text.encode("latin-1"))
            return
        if frame.kind is Kind.PING:
            self.trips.sent(self._clock.now_ns())
        await socket.send_str(frame.text)
