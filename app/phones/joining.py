"""Getting a cookie: a team's phone by PIN, the judge's tablet by the secret in its link."""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import TypeVar

from aiohttp import web
from pydantic import BaseModel

from app.clean import clean_line
from app.phones.attempts import Attempts
from app.phones.bucket import Buckets
from app.phones.common import Common
from app.phones.credentials import digest, new_phone, new_secret, same_pin
from app.phones.hall import Hall, is_judge
from app.phones.headers import plain
from app.phones.port import Enter, Guessing, KnownPhone, Seat
from app.phones.protocol import MAX_LABEL, Code, Join, JoinAnswer, JudgeLink, Refused, Reply
from app.phones.strict import BadMessageError, read_body
from app.phones.wire import address_of
from app.phones.wishes import once

_STATUS = {
    None: HTTPStatus.OK,
    Code.BAD_MESSAGE: HTTPStatus.BAD_REQUEST,
    Code.SLOW_DOWN: HTTPStatus.TOO_MANY_REQUESTS,
    Code.TOO_MUCH: HTTPStatus.TOO_MANY_REQUESTS,
    Code.NOT_SAVED: HTTPStatus.SERVICE_UNAVAILABLE,
}
_PAUSE_MS = 1_000
_Body = TypeVar("_Body", bound=BaseModel)


class Joining:
    """The two requests that hand out cookies; only for the server's loop."""

    def __init__(self, common: Common, hall: Hall, attempts: Attempts) -> None:
        self.hall = hall
        self._common, self._attempts = common, attempts
        self._cookies, self._limits = common.cookies, common.limits
        self._asked = Buckets(self._limits.attempts, self._limits.addresses)

    async def join(self, request: web.BaseRequest) -> web.StreamResponse:
        """`POST /join`: the cookie comes with the answer, once the night has taken the phone in."""
        body = await self._body(request, Join)
        if isinstance(body, web.Response):
            return body
        known = self.hall.roll.find(self._cookies.secret(request.cookies, self._cookies.phone))
        if known is not None and known.blocked:
            return _answer(JoinAnswer(code=Code.BLOCKED))
        address = address_of(request.transport)
        answer = await self._attempts.judge(
            body.team,
            address,
            lambda: self._opens(body),
            Code.WRONG_PIN,
            lambda wrong: self._guessing(body, address, wrong),
        )
        if answer.code is not None:
            return _answer(answer)
        return await self._take_in(body)

    async def judge(self, request: web.BaseRequest) -> web.StreamResponse:
        """`POST /judge`: the secret of the link becomes the tablet's cookie."""
        body = await self._body(request, JudgeLink)
        if isinstance(body, web.Response):
            return body
        address = address_of(request.transport)
        answer = await self._attempts.judge(
            "judge",
            address,
            lambda: is_judge(self.hall.door, digest(body.secret)),
            Code.NOT_JUDGE,
            lambda wrong: Guessing(None, address, wrong),
        )
        response = _answer(answer)
        if answer.code is None:
            self._cookies.give(response, self._cookies.judge, body.secret)
        return response

    async def _take_in(self, body: Join) -> web.StreamResponse:
        found = self._team(body.team)
        if found is None:
            return _answer(JoinAnswer(code=Code.WRONG_PIN))
        secret, label = new_secret(), clean_line(body.label)[:MAX_LABEL]
        phone = KnownPhone(new_phone(), found[0], digest(secret), label)
        reply = await self._ask(Seat(phone.team, phone.phone), Enter(phone.digest, label))
        if reply is None or isinstance(reply, Refused):
            return _answer(JoinAnswer(code=Code.NOT_SAVED if reply is None else reply.code))
        self.hall.admit(phone)
        response = _answer(JoinAnswer())
        self._cookies.give(response, self._cookies.phone, secret)
        return response

    async def _ask(self, seat: Seat, enter: Enter) -> Reply | None:
        """What the night says of the newcomer; None if it says nothing in time."""
        said: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()

        def reply(text: Reply) -> None:
            self._common.call(lambda: None if said.done() else said.set_result(text))

        if self._common.inbox.post(seat, enter, None, once(reply)) is None:
            return Refused(id="", code=Code.TOO_MUCH)
        try:
            return await asyncio.wait_for(said, self._limits.join_ms / 1000)
        except TimeoutError:
            return None

    def _team(self, number: int) -> tuple[str, str] | None:
        teams = self.hall.door.teams.items()
        return next(((team, pin) for team, (n, _, pin) in teams if n == number), None)

    def _opens(self, body: Join) -> bool:
        """Compared with something in any case, so that a team that is none takes as long."""
        found = self._team(body.team)
        is_same = same_pin(body.pin, found[1] if found else "no team")
        return is_same and found is not None and found[1] != ""

    def _guessing(self, body: Join, address: str, wrong: int) -> Guessing | None:
        found = self._team(body.team)
        return Guessing(found[0], address, wrong) if found else None

    async def _body(self, request: web.BaseRequest, kind: type[_Body]) -> _Body | web.Response:
        """The body as a value, or the answer that says why it is none."""
        if not self._common.origins.is_own(request.headers, needed=False):
            return plain(403, "This page is not ours.")
        now = self._common.clock.now_ns()
        if not self._asked.take(address_of(request.transport), 1, now):
            return _answer(JoinAnswer(code=Code.TOO_MUCH, wait_ms=_PAUSE_MS))
        if request.content_type != "application/json":
            return plain(415, "This is asked for in JSON.")
        if (request.content_length or 0) > self._limits.body:
            return plain(413, "This is too long.")
        data = bytearray()
        async with asyncio.timeout(self._limits.body_ms / 1000):
            async for chunk in request.content.iter_any():
                data += chunk
                if len(data) > self._limits.body:
                    return plain(413, "This is too long.")
        try:
            return read_body(kind, bytes(data))
        except BadMessageError:
            return _answer(JoinAnswer(code=Code.BAD_MESSAGE))


def _answer(answer: JoinAnswer) -> web.Response:
    status = _STATUS.get(answer.code, HTTPStatus.FORBIDDEN)
    return web.Response(
        status=status, text=answer.model_dump_json(), content_type="application/json"
    )
