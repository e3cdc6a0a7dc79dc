"""Simulated phones: real clients of a real server, in a thread of their own, with no hand on them.

Each joins with a team's PIN, declares now and then, and sends an answer to every question.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import threading
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple

import aiohttp

log = logging.getLogger(__name__)
_PATIENCE_S = 20
_AGAIN_S = 0.5
_KNOWS, _DARES, _REVOLTS = (0.4, 0.85), (0.1, 0.5), 0.75
_USUAL_S = (0.5, 1.5)


class Ticket(NamedTuple):
    """With what a phone joins: its team's number and PIN."""

    number: int
    pin: str


class Deed(NamedTuple):
    """What a phone has done: for question `turn` its declaring, or its answering, is over."""

    turn: int
    number: int
    kind: str


@dataclass(frozen=True, slots=True)
class Known:
    """What may be answered to a question: the right answers, at least one, and wrong ones."""

    right: tuple[str, ...]
    wrong: tuple[str, ...]


class PhoneCrowd:
    """Phones for `tickets` at a server; `known` says what may be answered to question number n.

    `pace` is how many times faster than people they are. `changed` is called in the phones' thread.
    """

    def __init__(
        self,
        url: str,
        tickets: Sequence[Ticket],
        known: Callable[[int], Known],
        *,
        seed: int = 1,
        pace: float = 1.0,
        changed: Callable[[], None] = lambda: None,
    ) -> None:
        """Take what they need; they come with `start`."""
        self.url = url.removesuffix("/")
        self.pace, self.changed, self.known = pace, changed, known
        self._phones = tuple(_Phone(self, one, Random(f"{seed} {one.number}")) for one in tickets)
        self._lock = threading.Lock()
        self._done: set[Deed] = set()
        self._joined: set[int] = set()
        self._thread: threading.Thread | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._task: asyncio.Task[None] | None = None

    @property
    def joined(self) -> int:
        """How many have joined and been connected at least once."""
        with self._lock:
            return len(self._joined)

    def is_done(self, turn: int, kind: str, numbers: Sequence[int]) -> bool:
        """Whether the phones of these teams are done with declaring ("declare") or "answer"."""
        with self._lock:
            return all(
                Deed(turn, number, kind) in self._done for number in numbers if self._plays(number)
            )

    def start(self) -> None:
        """Let them come."""
        ready: Future[None] = Future()
        self._thread = threading.Thread(
            target=lambda: asyncio.run(self._main(ready)), name="simulated phones", daemon=True
        )
        self._thread.start()
        ready.result(_PATIENCE_S)

    def stop(self) -> None:
        """Send them home, and wait until they have gone."""
        if self._thread is None or self._loop is None or self._task is None:
            return
        with suppress(RuntimeError):  # they have gone already
            self._loop.call_soon_threadsafe(self._task.cancel)
        self._thread.join(_PATIENCE_S)
        self._thread = None

    def note(self, deed: Deed | None, number: int) -> None:
        """In the phones' thread: what a phone has come to."""
        with self._lock:
            self._joined.add(number)
            if deed is not None:
                self._done.add(deed)
        self.changed()

    def _plays(self, number: int) -> bool:
        return any(phone.ticket.number == number for phone in self._phones)

    async def _main(self, ready: Future[None]) -> None:
        self._loop, self._task = asyncio.get_running_loop(), asyncio.current_task()
        ready.set_result(None)
        with suppress(asyncio.CancelledError):
            async with asyncio.TaskGroup() as group:
                for phone in self._phones:
                    group.create_task(phone.live())


class _Phone:
    """One phone, from joining to the end."""

    def __init__(self, crowd: PhoneCrowd, ticket: Ticket, chance: Random) -> None:
        self.ticket = ticket
        self._crowd, self._chance = crowd, chance
        self._knows, self._dares = chance.uniform(*_KNOWS), chance.uniform(*_DARES)
        self._usual_s = chance.uniform(*_USUAL_S)
        self._begun: set[tuple[int, str]] = set()
        self._waiting: dict[str, Deed] = {}
        self._errands: set[asyncio.Task[None]] = set()

    async def live(self) -> None:
        """Join, then connect again and again until the crowd is sent home."""
        jar = aiohttp.CookieJar(unsafe=True)
        async with aiohttp.ClientSession(cookie_jar=jar) as http:
            while True:
                try:
                    await self._visit(http)
                except (aiohttp.ClientError, TimeoutError, ConnectionError, ValueError) as error:
                    log.info("a simulated phone comes again: %s", type(error).__name__)
                self._forget()
                await asyncio.sleep(_AGAIN_S)

    async def _visit(self, http: aiohttp.ClientSession) -> None:
        url, ticket = self._crowd.url, self.ticket
        if not len(http.cookie_jar):
            body = {"team": ticket.number, "pin": ticket.pin, "label": f"phone {ticket.number}"}
            async with http.post(f"{url}/join", json=body) as response:
                await response.read()
        async with http.ws_connect(f"{url}/ws", headers={"Origin": url}) as socket:
            self._crowd.note(None, ticket.number)
            async for frame in socket:
                if frame.type is aiohttp.WSMsgType.TEXT:
                    await self._read(socket, json.loads(frame.data))

    async def _read(
        self, socket: aiohttp.ClientWebSocketResponse, message: Mapping[str, Any]
    ) -> None:
        match message["type"]:
            case "ping":
                await socket.send_json({"type": "pong", "n": message["n"]})
            case "view":
                await self._look(socket, message)
            case "done" | "refused" if (deed := self._waiting.pop(message["id"], None)) is not None:
                self._crowd.note(deed, self.ticket.number)

    async def _look(self, socket: aiohttp.ClientWebSocketResponse, view: Mapping[str, Any]) -> None:
        """Do what the phase asks for, once a question."""
        turn, phase = view["turn"], view["phase"]
        if not view["leading"] or view["withdrawn"]:
            return
        if phase in {"lobby", "declare"} and (turn, "declare") not in self._begun:
            self._begun.add((turn, "declare"))
            await self._declare(socket, view)
        elif phase == "answers" and (turn, "answer") not in self._begun:
            self._begun.add((turn, "answer"))
            task = asyncio.ensure_future(self._answer(socket, turn))
            self._errands.add(task)
            task.add_done_callback(self._errands.discard)

    async def _declare(
        self, socket: aiohttp.ClientWebSocketResponse, view: Mapping[str, Any]
    ) -> None:
        deed = Deed(view["turn"], self.ticket.number, "declare")
        chance, kind = self._chance, None
        if view["revolution"]["allowed"] and chance.random() < _REVOLTS:
            kind = "revolution"
        elif view["jump"]["allowed"] and chance.random() < self._dares:
            kind = "jump"
        if kind is None:
            self._crowd.note(deed, self.ticket.number)
        else:
            await self._wish(socket, deed, type="declare", kind=kind)

    async def _answer(self, socket: aiohttp.ClientWebSocketResponse, turn: int) -> None:
        await asyncio.sleep(self._usual_s * self._chance.uniform(0.5, 1.6) / self._crowd.pace)
        known = self._crowd.known(turn)
        knows = self._chance.random() < self._knows or not known.wrong
        text = self._chance.choice(known.right if knows else known.wrong)
        with suppress(ConnectionError):
            deed = Deed(turn, self.ticket.number, "answer")
            await self._wish(socket, deed, type="answer", text=text)

    async def _wish(
        self, socket: aiohttp.ClientWebSocketResponse, deed: Deed, **wish: object
    ) -> None:
        key = secrets.token_urlsafe(12)
        self._waiting[key] = deed
        await socket.send_json({"id": key, "turn": deed.turn, **wish})

    def _forget(self) -> None:
        """The connection is gone: what had no reply is done again by the next one."""
        for task in tuple(self._errands):
            task.cancel()
        for deed in self._waiting.values():
            self._begun.discard((deed.turn, deed.kind))
        self._waiting.clear()
