"""Many phones in one process, as light as they can be made."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
from typing import Any

import aiohttp

PATIENCE_S = 60
VIEW = '{"type":"view"'
Message = dict[str, Any]


class Phone:
    """A phone of a team: it joins, echoes pings, and waits for replies by their ids.

    `view` is the text of the last view; `ended` the code of a farewell, "" for a connection lost.
    `local` is the address that it speaks from.
    """

    def __init__(self, url: str, team: int, pin: str, local: str | None = None) -> None:
        self.url, self.team, self.pin = url, team, pin
        self.view = ""
        self.ended: str | None = None
        self._waiting: dict[str, asyncio.Future[Message]] = {}
        self._first = asyncio.Event()
        connector = aiohttp.TCPConnector(local_addr=(local, 0) if local else None)
        jar = aiohttp.CookieJar(unsafe=True)
        self.http = aiohttp.ClientSession(cookie_jar=jar, connector=connector)
        self._socket: aiohttp.ClientWebSocketResponse | None = None
        self._reader: asyncio.Task[None] | None = None

    async def join(self) -> None:
        """Join with the PIN."""
        body = {"team": self.team, "pin": self.pin, "label": ""}
        async with self.http.post(self.url + "/join", json=body) as response:
            answer = json.loads(await response.text())
        assert answer["code"] is None, answer

    async def connect(self) -> None:
        """Open the connection, and wait for the first view."""
        self._first.clear()
        self.ended = None
        self._socket = await self.http.ws_connect(
            self.url + "/ws", headers={"Origin": self.url}, autoping=True
        )
        self._reader = asyncio.create_task(self._read(self._socket))
        await asyncio.wait_for(self._first.wait(), PATIENCE_S)

    async def wish(self, **message: Any) -> Message:
        """Send it; its reply. ConnectionError where the connection is lost before."""
        reply = asyncio.get_running_loop().create_future()
        self._waiting[message["id"]] = reply
        try:
            if self._socket is None or self._socket.closed:
                raise ConnectionError("not connected")
            await self._socket.send_str(json.dumps(message))
            answer: Message = await reply
        finally:
            self._waiting.pop(message["id"], None)
        return answer

    async def send(self, text: str) -> None:
        """Send it and wait for nothing."""
        if self._socket is not None:
            await self._socket.send_str(text)

    @property
    def leads(self) -> bool:
        """Whether it decides for its team, as it was told last."""
        return '"leading":true' in self.view

    @property
    def turn(self) -> int:
        """The question in progress or to come, as it was told last."""
        return int(json.loads(self.view)["turn"])

    async def cut(self) -> None:
        """The connection is gone; the cookie stays."""
        if self._socket is not None:
            wire = self._socket.get_extra_info("socket")
            if wire is not None:
                with contextlib.suppress(OSError):
                    wire.shutdown(socket.SHUT_RDWR)
        if self._reader is not None:
            with contextlib.suppress(ConnectionError):
                await self._reader

    async def close(self) -> None:
        """Go away."""
        await self.cut()
        await self.http.close()

    async def _read(self, link: aiohttp.ClientWebSocketResponse) -> None:
        try:
            async for message in link:
                if message.type is aiohttp.WSMsgType.TEXT:
                    await self._take(link, message.data)
        finally:
            self._first.set()
            self.ended = self.ended or ""
            for reply in self._waiting.values():
                if not reply.done():
                    reply.set_exception(ConnectionError(f"the connection is lost: {self.ended}"))

    async def _take(self, link: aiohttp.ClientWebSocketResponse, text: str) -> None:
        if text.startswith(VIEW):
            self.view = text
            self._first.set()
            return
        message = json.loads(text)
        if message["type"] == "ping":
            with contextlib.suppress(ConnectionError):
                await link.send_str(f'{{"type":"pong","n":{message["n"]}}}')
        elif message["type"] == "bye":
            self.ended = message["code"]
        else:
            waiting = self._waiting.get(message["id"])
            if waiting is not None and not waiting.done():
                waiting.set_result(message)


async def crowd(url: str, pins: dict[str, str], count: int) -> list[Phone]:
    """So many phones, spread over the teams, joined and connected; 200 from each address."""
    phones: list[Phone] = []
    numbers = sorted(int(number) for number in pins)
    for place in range(count):
        number = numbers[place % len(numbers)]
        local = f"127.0.0.{2 + place // 200}"
        phones.append(Phone(url, number, pins[str(number)], local))
    try:
        for start in range(0, count, 50):
            some = phones[start : start + 50]
            await asyncio.gather(*(phone.join() for phone in some))
            await asyncio.gather(*(phone.connect() for phone in some))
    except BaseException:
        await asyncio.gather(*(phone.close() for phone in phones))
        raise
    return phones
