"""A server on a free port of 127.0.0.1 with a fake night behind it."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from app.phones.clock import Clock
from app.phones.inbox import Inbox
from app.phones.limits import Limits
from app.phones.port import Checked, Guessing, Presence
from app.phones.server import PhoneServer
from app.phones.tls import Tls
from tests.app.phones.fake_night import FakeNight


class Stand(FakeNight):
    """The fake night with what the server told."""

    presence: list[tuple[Presence, ...]]
    guessing: list[Guessing]
    checked: list[Checked]

    def __post_init__(self) -> None:
        super().__post_init__()
        self._heard = threading.Condition()
        self.presence, self.guessing, self.checked = [], [], []

    def hear_presence(self, rows: tuple[Presence, ...]) -> None:
        """The server's callback."""
        with self._heard:
            self.presence.append(rows)
            self._heard.notify_all()

    async def sees(self, is_it: Callable[[tuple[Presence, ...]], bool]) -> None:
        """Wait until the desk sees phones like that."""

        def wait() -> None:
            with self._heard:
                seen = self._heard.wait_for(lambda: self.presence and is_it(self.presence[-1]), 30)
                assert seen, self.presence[-1:]

        await asyncio.to_thread(wait)

    @property
    def phones(self) -> PhoneServer:
        assert self.server is not None
        return self.server


Start = Callable[..., Stand]


@pytest.fixture
def start(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> Iterator[Start]:
    """Start a stand: limits, clock, number of teams, TLS; all are stopped after the test."""
    caplog.set_level(logging.DEBUG)
    stands: list[Stand] = []
    pages = tmp_path / "pages"
    pages.mkdir()
    for name in ("index.html", "judge.html", "test.html", "page.js", "page.css"):
        (pages / name).write_text(f"<!-- {name} -->", "utf-8")

    def make(
        limits: Limits | None = None,
        clock: Clock | None = None,
        teams: int = 3,
        tls: Tls | None = None,
        port: int = 0,
    ) -> Stand:
        stand = Stand(Inbox(clock, limits))
        stand.server = PhoneServer(
            stand.inbox,
            on_presence=stand.hear_presence,
            on_guessing=stand.guessing.append,
            on_checked=stand.checked.append,
            limits=limits,
            clock=clock,
            pages=pages,
        )
        stand.server.start("127.0.0.1", port, tls)
        stand.open(teams)
        stands.append(stand)
        return stand

    yield make
    for stand in stands:
        stand.phones.stop()
        stand.close()
    # asyncio says this of every loop in debug mode; everything else is worth a look.
    loud = [r for r in caplog.records if r.levelno >= logging.WARNING and r.name != "asyncio"]
    assert not loud, loud
