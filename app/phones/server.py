"""The phones' server: its own thread, its own loop; everything else speaks to it from outside."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass
from pathlib import Path

from app import places
from app.phones.clock import Clock
from app.phones.common import Said
from app.phones.inbox import Inbox
from app.phones.limits import Limits
from app.phones.listening import listen
from app.phones.pages import Pages
from app.phones.port import Checked, Door, Guessing, Presence, Views
from app.phones.running import Given, Published, Running
from app.phones.tls import Fault, PhoneServerError, Tls

_PATIENCE_S = 20


@dataclass(frozen=True, slots=True)
class Address:
    """Where the server listens; `host` may stand for every address of the laptop ("0.0.0.0")."""

    host: str
    port: int
    is_tls: bool

    def url(self, host: str, path: str = "/") -> str:
        """The address for phones that reach the laptop as `host`."""
        shown = f"[{host}]" if ":" in host else host
        return f"{'https' if self.is_tls else 'http'}://{shown}:{self.port}{path}"


def _address(running: Running) -> Address:
    return Address(running.host, running.port, running.is_tls)


def _ignore(_news: object) -> None:
    """Nobody listens."""


class PhoneServer:
    """Start, publish, stop; all from any thread.

    Letters go to `inbox`, whose `wake` is called in the server's thread, and so are the three
    callbacks: each has to return at once.
    """

    def __init__(
        self,
        inbox: Inbox,
        *,
        on_presence: Callable[[tuple[Presence, ...]], None] = _ignore,
        on_guessing: Callable[[Guessing], None] = _ignore,
        on_checked: Callable[[Checked], None] = _ignore,
        limits: Limits | None = None,
        clock: Clock | None = None,
        pages: Path | None = None,
        fresh_pages: bool = False,
    ) -> None:
        self._inbox, self._limits, self._clock = inbox, limits or Limits(), clock or Clock()
        self._said = Said(on_presence, on_guessing, on_checked)
        self._pages, self._fresh = pages or places.resources() / "phone", fresh_pages
        self._lock = threading.Lock()
        self._published = Published(None, Views, 0)
        self._running: Running | None = None
        self._thread: threading.Thread | None = None

    @property
    def address(self) -> Address | None:
        """Where it listens now; None while it does not run."""
        running = self._running
        return None if running is None else _address(running)

    def start(
        self,
        host: str,
        port: int,
        tls: Tls | None = None,
        *,
        other_port: bool = False,
        tries: int = 1,
        names: frozenset[str] = frozenset(),
    ) -> Address:
        """Listen at an address in digits; port 0 takes a free one, `other_port` where it is taken.

        `tries`: how often a port that is taken is tried, for it may be free in a moment.
        `names`: by what other names than its own the laptop may be called (that of a certificate).
        Raises PhoneServerError, a sentence.
        """
        if self._thread is not None:
            raise PhoneServerError(Fault.RUNNING)
        context = tls.context() if tls else None
        sock = listen(host, port, self._limits, other_port=other_port, tries=tries)
        with self._lock:
            first = self._published
        given = Given(self._limits, self._clock, self._inbox, self._said, names, first)
        running = Running(sock, context, Pages(self._pages, fresh=self._fresh), given)
        ready: Future[None] = Future()
        thread = threading.Thread(
            target=lambda: asyncio.run(running.main(ready)), name="phones", daemon=True
        )
        thread.start()
        ready.result(_PATIENCE_S)
        with self._lock:
            self._running, self._thread = running, thread
            if self._published is not first:
                self._pass_on(running)
        return _address(running)

    def publish_door(self, door: Door) -> None:
        """Who may come in from now on; who may not any more is sent away at once.

        Before the first door phones are told that the evening is closed, and come again.
        """
        with self._lock:
            self._published = self._published._replace(door=door)
            if self._running:
                self._running.open_door(door)

    def publish(self, views: Callable[[], Views]) -> None:
        """What every seat may see from now on; countdowns stand as of now where it does not say.

        The views are made in the server's thread, and only the newest of several.
        """
        with self._lock:
            shown_ms = self._clock.now_ms()
            self._published = self._published._replace(views=views, shown_ms=shown_ms)
            if self._running:
                self._running.show(views, shown_ms)

    def _pass_on(self, running: Running) -> None:
        """Give what was published while the server was starting."""
        door, views, shown_ms = self._published
        if door is not None:
            running.open_door(door)
        running.show(views, shown_ms)

    def stop(self) -> None:
        """Say farewell to the phones and end; the same port can be taken again at once."""
        with self._lock:
            running, thread = self._running, self._thread
            self._running = self._thread = None
        if running is not None and thread is not None:
            running.stop()
            thread.join(_PATIENCE_S)
