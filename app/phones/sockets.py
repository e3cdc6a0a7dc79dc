"""The three WebSockets: a team's phone, the judge's tablet, the test page."""

from __future__ import annotations

import logging

from aiohttp import web

from app.phones.checking import check
from app.phones.common import Common
from app.phones.complaints import where
from app.phones.credentials import digest, new_phone
from app.phones.hall import Hall, is_judge
from app.phones.headers import plain, protect
from app.phones.port import Checked, Seat
from app.phones.protocol import Bye, Code
from app.phones.session import Session
from app.phones.wire import Wire, address_of
from app.phones.wishes import Wishes

_LOG = logging.getLogger(__name__)


class Sockets:
    """Opens connections for those who belong here; the others hear why not. Loop only."""

    def __init__(self, common: Common, hall: Hall, wishes: Wishes, wire: Wire) -> None:
        self._hall, self._wishes, self._wire = hall, wishes, wire
        self._common, self._cookies = common, common.cookies
        self._limits, self._clock = common.limits, common.clock

    async def team(self, request: web.BaseRequest) -> web.StreamResponse:
        """`/ws`: a phone that has joined."""
        secret = self._cookies.secret(request.cookies, self._cookies.phone)
        socket = await self._open(request)
        if not isinstance(socket, web.WebSocketResponse):
            return socket
        phone = self._hall.roll.find(secret)
        if phone is None:
            return await self._stranger(socket, Code.NOT_JOINED)
        if phone.blocked:
            return await _send_away(socket, Code.BLOCKED)
        return await self._serve(request, socket, Seat(phone.team, phone.phone), phone.digest)

    async def judge(self, request: web.BaseRequest) -> web.StreamResponse:
        """`/ws/judge`: the judge's tablet."""
        secret = self._cookies.secret(request.cookies, self._cookies.judge)
        socket = await self._open(request)
        if not isinstance(socket, web.WebSocketResponse):
            return socket
        hashed = digest(secret or "")
        if not is_judge(self._hall.door, hashed):
            return await self._stranger(socket, Code.NOT_JUDGE)
        if self._hall.judges >= self._limits.judges:
            return await _send_away(socket, Code.TOO_MUCH)
        return await self._serve(request, socket, Seat(None, f"judge-{new_phone()}"), hashed)

    async def test(self, request: web.BaseRequest) -> web.StreamResponse:
        """`/ws/test`: anyone may measure the way here."""
        socket = await self._open(request)
        if not isinstance(socket, web.WebSocketResponse):
            return socket
        rtt_ms = await check(socket, self._limits, self._clock)
        if rtt_ms is not None:
            self._common.said.checked(Checked(address_of(request.transport), rtt_ms))
        return socket

    async def _stranger(self, socket: web.WebSocketResponse, code: Code) -> web.StreamResponse:
        """Send away who is not known; while there is no door yet, without a final word."""
        return await _send_away(socket, code if self._hall.is_open else Code.CLOSED_EVENING)

    async def _serve(
        self,
        request: web.BaseRequest,
        socket: web.WebSocketResponse,
        seat: Seat,
        hashed: str,
    ) -> web.StreamResponse:
        session = Session(seat, hashed, address_of(request.transport), self._limits, self._clock)
        session.attach(request.transport)
        self._wire.seat(request.transport)
        self._hall.enter(session)
        try:
            await session.run(socket, self._wishes.take)
        except Exception as error:  # noqa: BLE001
            _LOG.error("A connection failed: %s", where(error))
        finally:
            self._hall.leave(session)
        await socket.close()
        return socket

    async def _open(self, request: web.BaseRequest) -> web.StreamResponse:
        """The WebSocket, or the answer to who may open none."""
        if not self._common.origins.is_own(request.headers, needed=True):
            return plain(403, "This page is not ours.")
        if "Sec-WebSocket-Protocol" in request.headers:
            return plain(400, "This is no request.")
        socket = web.WebSocketResponse(
            timeout=self._limits.farewell_ms / 1000,
            autoping=False,
            compress=False,
            max_msg_size=self._limits.frame,
            writer_limit=0,
        )
        protect(socket)
        await socket.prepare(request)
        return socket


async def _send_away(socket: web.WebSocketResponse, code: Code) -> web.StreamResponse:
    await socket.send_str(Bye(code=code).model_dump_json())
    await socket.close()
    return socket
