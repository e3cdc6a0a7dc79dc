"""An evening for real phones without a window: the caller stands in for the window's thread."""

from __future__ import annotations

from collections.abc import Callable
from threading import Event
from types import TracebackType
from typing import Self

from app.night.evening import Evening
from app.night.hall.hall import Hall
from app.phones.limits import Limits
from app.phones.server import Address, PhoneServer
from app.phones.tls import Tls

TICK_S = 0.05


class Standalone:
    """A running server and the hall behind it; all methods in one thread, the evening's.

    Used as a context manager; the evening is the caller's to close.
    """

    def __init__(
        self,
        evening: Evening,
        host: str = "127.0.0.1",
        port: int = 0,
        tls: Tls | None = None,
        limits: Limits | None = None,
    ) -> None:
        """Start serving at the address; port 0 takes a free one. Raises PhoneServerError."""
        self._woken = Event()
        self.evening = evening
        self.hall = Hall(evening, self._woken.set)
        self.server = PhoneServer(
            self.hall.inbox,
            on_presence=self.hall.on_presence,
            on_guessing=self.hall.on_guessing,
            on_checked=self.hall.on_checked,
            limits=limits,
        )
        self.hall.open(self.server)
        self.address: Address = self.server.start(host, port, tls)

    def serve_until(self, ripe: Callable[[], bool]) -> None:
        """Do as a window does until it is so: serve when woken, look at the clock in between."""
        while not ripe():
            self._woken.wait(TICK_S)
            self._woken.clear()
            self.hall.serve()
            self.evening.tick()

    def wake(self) -> None:
        """Let `serve_until` look again at once; from any thread."""
        self._woken.set()

    def close(self) -> None:
        """Say farewell to the phones; what had arrived is taken in and answered first."""
        self.hall.close()
        self.server.stop()

    def __enter__(self) -> Self:
        """The same."""
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Close."""
        self.close()
