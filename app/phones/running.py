"""One run of the server, from listening to farewell: what lives in its loop."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
import ssl
import threading
from collections.abc import Callable, Coroutine
from concurrent.futures import Future
from typing import Any, NamedTuple

from aiohttp import web

from app.phones.attempts import Attempts
from app.phones.clock import Clock
from app.phones.common import Common, Said
from app.phones.complaints import where
from app.phones.credentials import Cookies
from app.phones.front import Front
from app.phones.gate import Gate
from app.phones.hall import Hall
from app.phones.inbox import Inbox
from app.phones.joining import Joining
from app.phones.limits import Limits
from app.phones.origin import Origins, own_names
from app.phones.pages import Pages
from app.phones.port import Door, Views
from app.phones.sockets import Sockets
from app.phones.wire import Handler, Wire, silent_logger
from app.phones.wishes import Wishes

_LOG = logging.getLogger(__name__)


class Published(NamedTuple):
    """What was published last; no door before the first one."""

    door: Door | None
    views: Callable[[], Views]
    shown_ms: int


class Given(NamedTuple):
    """What the owner of the server brings; `first` is there before the first phone is."""

    limits: Limits
    clock: Clock
    inbox: Inbox
    said: Said
    names: frozenset[str]
    first: Published


class Running:
    """Built in the thread that starts the server; `main` is the whole of the server's thread."""

    def __init__(
        self, sock: socket.socket, context: ssl.SSLContext | None, pages: Pages, given: Given
    ) -> None:
        self.host, self.port = sock.getsockname()[:2]
        self.is_tls = context is not None
        self._socket, self._context, self._pages = sock, context, pages
        self._first = given.first
        self._common = Common(
            limits=given.limits,
            clock=given.clock,
            inbox=given.inbox,
            said=given.said,
            cookies=Cookies(self.is_tls),
            origins=Origins(self.is_tls, self.port, given.names | own_names()),
            call=self._call,
        )
        self._limits, self._clock = given.limits, given.clock
        self._loop: asyncio.AbstractEventLoop | None = None
        self._lock = threading.Lock()
        self._calls: list[Callable[[], None]] = []

    # --- from other threads ---

    def open_door(self, door: Door) -> None:
        """See `Hall.open_door`."""
        self._call(lambda: self._hall.open_door(door))

    def show(self, views: Callable[[], Views], at_ms: int) -> None:
        """See `Hall.show`."""
        self._call(lambda: self._hall.show(views, at_ms))

    def stop(self) -> None:
        """Ask `main` to come to its end."""
        self._call(self._end)

    def _call(self, function: Callable[[], None]) -> None:
        """Run it in the loop, in order; after the end nothing is left to run for.

        The loop is woken once for all that wait: 200 replies that wake it 200 times make both
        threads wait for each other as often.
        """
        if self._loop is None:
            return
        with self._lock:
            self._calls.append(function)
            is_first = len(self._calls) == 1
        try:
            if is_first:
                self._loop.call_soon_threadsafe(self._do_calls)
        except RuntimeError:
            _LOG.debug("the loop of the phones' server has ended")

    def _do_calls(self) -> None:
        with self._lock:
            calls, self._calls = self._calls, []
        for function in calls:
            try:
                function()
            except Exception as error:  # noqa: BLE001
                _LOG.error("A call from the night failed: %s", where(error))

    # --- the server's thread ---

    async def main(self, ready: Future[None]) -> None:
        """Serve until `stop`; whatever keeps it from starting goes to `ready`."""
        try:
            server, gate = await self._open()
        except Exception as error:  # noqa: BLE001
            ready.set_exception(error)
            return
        tasks = [self._keep(self._hall.broadcast()), self._keep(self._pulse())]
        ready.set_result(None)
        await self._over.wait()
        await gate.shut()
        await self._farewell()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await server.shutdown(self._limits.farewell_ms / 1000)
        await self._last_ones()

    async def _last_ones(self) -> None:
        """Whoever came in during the farewell goes too, and who does not take in what was sent."""
        left = asyncio.all_tasks() - {asyncio.current_task()}
        for task in left:
            task.cancel()
        await asyncio.gather(*left, return_exceptions=True)
        await self._wire.cut()

    async def _open(self) -> tuple[web.Server, Gate]:
        loop = self._loop = asyncio.get_running_loop()
        loop.set_exception_handler(_complain)
        self._over = asyncio.Event()
        self._hall = Hall(self._limits, self._clock, self._common.said.presence)
        if self._first.door is not None:
            self._hall.open_door(self._first.door)
        self._hall.show(self._first.views, self._first.shown_ms)
        wire = self._wire = Wire(self._limits, self._clock)
        server = web.Server(self._front(wire).handle, loop=loop)
        gate = Gate(
            self._socket,
            self._context,
            self._limits,
            wire.welcomes,
            lambda: Handler(wire, server, loop=loop, **_options(self._limits)),
        )
        gate.open()
        return server, gate

    def _front(self, wire: Wire) -> Front:
        common, hall = self._common, self._hall
        attempts = Attempts(self._clock, self._limits.guesses, common.said.guessing)
        sockets = Sockets(common, hall, Wishes(common, hall, attempts), wire)
        return Front(self._pages, common, Joining(common, hall, attempts), sockets)

    async def _pulse(self) -> None:
        while True:
            await self._clock.sleep(self._limits.pulse_ms)
            try:
                self._hall.pulse()
            except Exception as error:  # noqa: BLE001
                _LOG.error("The pulse failed: %s", where(error))

    def _end(self) -> None:
        self._over.set()

    async def _farewell(self) -> None:
        """Give the last words a moment to go out."""
        self._hall.farewell()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._hall.empty(), self._limits.farewell_ms / 1000)

    def _keep(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        return asyncio.ensure_future(work)


def _options(limits: Limits) -> dict[str, Any]:
    return {
        "keepalive_timeout": limits.head_ms / 1000,
        "logger": silent_logger(),
        "access_log": None,
        "max_line_size": limits.head_line,
        "max_field_size": limits.head_line,
        "max_headers": limits.head_lines,
        "lingering_time": limits.body_ms / 1000,
        "auto_decompress": False,
    }


def _complain(_loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Say that something failed and of what kind; a message may quote what a phone sent."""
    _LOG.warning("A connection failed: %s", type(context.get("exception")).__name__)
