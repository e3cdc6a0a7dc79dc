"""Real clients of the server under test, and a clock that is wound by hand."""

from __future__ import annotations

import asyncio
import contextlib
import json
import threading
from collections.abc import Awaitable, Callable, Coroutine
from types import TracebackType
from typing import Any, TypeVar

import aiohttp

from app.phones.clock import Clock
from app.phones.server import Address

PATIENCE_S = 30
T = TypeVar("T")
Message = dict[str, Any]


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run a test's coroutine; what hangs fails."""

    async def patiently() -> T:
        return await asyncio.wait_for(work, 2 * PATIENCE_S)

    return asyncio.run(patiently())


class Link:
    """An open WebSocket that echoes pings; `seen` holds what came."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket
        self.seen: list[Message] = []

    async def send(self, **message: Any) -> None:
        await self.socket.send_str(json.dumps(message))

    async def next(self) -> Message | None:
        """The next message, None at the end."""
        received = await asyncio.wait_for(self.socket.receive(), PATIENCE_S)
        if received.type is not aiohttp.WSMsgType.TEXT:
            return None
        message: Message = json.loads(received.data)
        self.seen.append(message)
        if message["type"] == "ping":
            with contextlib.suppress(ConnectionError):  # the server may have ended meanwhile
                await self.send(type="pong", n=message["n"])
        return message

    async def until(self, is_it: Callable[[Message], bool]) -> Message:
        """Read until such a message comes."""
        while (message := await self.next()) is not None:
            if is_it(message):
                return message
        raise AssertionError(f"the connection ended after {self.seen}")

    async def saw(self, is_it: Callable[[Message], bool]) -> Message:
        """Such a message, whether it came already or comes yet."""
        seen = next((message for message in self.seen if is_it(message)), None)
        return await self.until(is_it) if seen is None else seen

    async def of(self, kind: str, **wanted: Any) -> Message:
        """Read until a message of that type with those values comes."""
        return await self.until(
            lambda m: m["type"] == kind and all(m.get(k) == v for k, v in wanted.items())
        )

    async def end(self) -> str | None:
        """Read to the end; the code of the farewell."""
        while await self.next() is not None:
            pass
        return next((m["code"] for m in reversed(self.seen) if m["type"] == "bye"), None)


class Phone:
    """A browser, more or less: cookies, an origin, HTTP and WebSocket."""

    def __init__(self, address: Address, connector: aiohttp.TCPConnector | None = None) -> None:
        self.url = address.url("127.0.0.1", "")
        self.http = aiohttp.ClientSession(
            cookie_jar=aiohttp.CookieJar(unsafe=True), connector=connector
        )

    async def __aenter__(self) -> Phone:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        await self.http.close()

    async def post(self, path: str, body: Any, **options: Any) -> tuple[int, Message]:
        async with self.http.post(self.url + path, json=body, **options) as response:
            return response.status, json.loads(await response.text())

    async def join(self, team: int, pin: str | None = None, label: str = "") -> str | None:
        """Join; the code of the refusal, None if it went well."""
        right = f"{100_000 + team}"
        body = {"team": team, "pin": right if pin is None else pin, "label": label}
        answer: str | None = (await self.post("/join", body))[1]["code"]
        return answer

    async def open(self, path: str = "/ws", **headers: str) -> Link:
        """Connect; `headers` stand for the browser's own."""
        given = {"Origin": self.url, **headers}
        return Link(await self.http.ws_connect(self.url + path, headers=given))

    async def joined(self, team: int, label: str = "") -> Link:
        """Join and connect."""
        refused = await self.join(team, label=label)
        assert refused is None, refused
        return await self.open()


class ManualClock(Clock):
    """Stands still until it is wound; whoever sleeps wakes when it gets there."""

    def __init__(self, start_ms: int = 1_000_000) -> None:
        self._now_ns = start_ms * 1_000_000
        self._change = threading.Condition()
        self._sleepers: list[tuple[int, int, asyncio.AbstractEventLoop, asyncio.Event]] = []

    def now_ns(self) -> int:
        return self._now_ns

    async def sleep(self, duration_ms: int) -> None:
        event, end = asyncio.Event(), self.now_ms() + duration_ms
        with self._change:
            self._sleepers.append((end, duration_ms, asyncio.get_running_loop(), event))
            self._change.notify_all()
        await event.wait()

    def wind(self, duration_ms: int) -> None:
        """Let time pass."""
        with self._change:
            self._now_ns += duration_ms * 1_000_000
            due = [row for row in self._sleepers if row[0] <= self.now_ms()]
            self._sleepers = [row for row in self._sleepers if row not in due]
        for _, _, loop, event in due:
            loop.call_soon_threadsafe(event.set)

    def _sleeping(self, least_ms: int) -> list[int]:
        return [row[1] for row in self._sleepers if row[1] >= least_ms]

    async def asleep(self, least_ms: int = 1, count: int = 1) -> list[int]:
        """Wait until that many sleep at least so long; how long each sleeps."""

        def wait() -> list[int]:
            with self._change:
                ready = self._change.wait_for(
                    lambda: len(self._sleeping(least_ms)) >= count, PATIENCE_S
                )
                assert ready, f"{self._sleepers}"
                return self._sleeping(least_ms)

        return await asyncio.to_thread(wait)

    async def pulse(self, duration_ms: int) -> None:
        """Wind, then wait until the server's pulse has beaten once more."""
        await self.asleep()
        self.wind(duration_ms)
        await self.asleep()


async def is_served(link: Link, name: str) -> None:
    """This phone gets an answer in, whatever others do."""
    await link.send(type="answer", id=f"served-{name}", turn=3, text="Сова")
    await link.of("done", id=f"served-{name}")


async def each(work: list[Awaitable[T]]) -> list[T]:
    """All of them at once."""
    return list(await asyncio.gather(*work))
