"""The hall's reception: the server beside an evening, where phones find it, and why they may not.

What windows need of the phones' server they take from here.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from app.night.evening import PROGRAM, Evening
from app.night.hall.desk import HallView
from app.night.hall.hall import Hall
from app.night.hall.intents import KeepPort
from app.night.scenes import JoinView, Shot, WelcomeScene
from app.phones.addresses import AddressKind, LaptopAddress, laptop_addresses
from app.phones.port import Checked
from app.phones.qr import qr_matrix
from app.phones.tls import Fault, PhoneServerError, Tls

if TYPE_CHECKING:
    from app.phones.server import PhoneServer

__all__ = [
    "AddressKind",
    "Checked",
    "Entrance",
    "Fault",
    "LaptopAddress",
    "PhoneServerError",
    "Reception",
    "laptop_addresses",
    "qr_matrix",
    "with_join",
]
EVERYWHERE = "0.0.0.0"
"""Listens at every address of the laptop."""
TRIES = 6
"""Phones that have joined know only the old port: after a crash it may be free in a moment."""
TEST, JUDGE = "/test", "/judge#"


class Entrance(NamedTuple):
    """Where the host wants phones to come in.

    `address` is what they are told ("" lets the program choose); `certificate` and `key` are files,
    "" without TLS. `listen` is the address in digits that is listened at.
    """

    port: int = 8090
    address: str = ""
    certificate: str = ""
    key: str = ""
    listen: str = EVERYWHERE

    def tls(self) -> Tls | None:
        """The certificate; None where none is named."""
        if not self.certificate and not self.key:
            return None
        return Tls(Path(self.certificate), Path(self.key), self.address)

    def fault(self) -> PhoneServerError | None:
        """Why phones would not take the certificate; None where they do, or none is named."""
        tls = self.tls()
        try:
            if tls is not None:
                tls.context()
        except PhoneServerError as error:
            return error
        return None


class Reception:
    """A server for one evening; every method in the window's thread. `trouble`: why it is shut.

    `wake` is called in any thread; it may only schedule `hall.serve`.
    """

    def __init__(self, evening: Evening, wake: Callable[[], None]) -> None:
        """Take the evening; nothing listens yet."""
        self.hall = Hall(evening, wake)
        self.trouble: PhoneServerError | None = None
        self.place = ""
        self._evening = evening
        self._wake = wake
        self._server: PhoneServer | None = None
        self._asked = 0

    @property
    def is_open(self) -> bool:
        """Whether phones can come in."""
        return self._server is not None and self._server.address is not None

    @property
    def port(self) -> int | None:
        """The port that is listened at; None while nothing is."""
        address = self._server.address if self._server is not None else None
        return None if address is None else address.port

    @property
    def taken(self) -> int | None:
        """The port that was asked for and taken by another program; None where it is used."""
        port = self.port
        return self._asked if self._asked and port not in (None, self._asked) else None

    def open(self, entrance: Entrance) -> bool:
        """Let phones in; where that fails, `trouble` says why, and nothing else."""
        from app.phones.server import PhoneServer

        self.trouble = None
        self.place = _place(entrance)
        hall = self.hall
        server = PhoneServer(
            hall.inbox,
            on_presence=hall.on_presence,
            on_guessing=hall.on_guessing,
            on_checked=hall.on_checked,
        )
        try:
            self._start(server, entrance)
        except PhoneServerError as error:
            self.trouble = error
            return False
        self._server = server
        hall.open(server)
        self._keep_port(entrance.port)
        return True

    def _start(self, server: PhoneServer, entrance: Entrance) -> None:
        """Listen where the evening's phones know it, else where the settings say, else anywhere."""
        hall = self._evening.night.hall
        kept = hall.port.get(entrance.port, entrance.port)
        tries = TRIES if hall.phones else 1
        names, tls = frozenset({entrance.address} - {""}), entrance.tls()
        if kept != entrance.port:
            try:
                server.start(entrance.listen, kept, tls, tries=tries, names=names)
                return
            except PhoneServerError:
                tries = 1
        server.start(entrance.listen, entrance.port, tls, other_port=True, tries=tries, names=names)

    def _keep_port(self, asked: int) -> None:
        """The game itself knows its port, so that phones find it again after a crash."""
        self._asked, port = asked, self.port
        if asked and port is not None and self._evening.trouble is None:
            self._evening.do(KeepPort(asked, port), PROGRAM)

    def reopen(self, entrance: Entrance | None) -> bool:
        """Begin again at another entrance, or (None) stay shut; phones come again by themselves."""
        self.shut()
        self.trouble = None
        self.hall = Hall(self._evening, self._wake)
        return entrance is not None and self.open(entrance)

    def shut(self) -> None:
        """Take in what has arrived, say farewell; the evening goes on. Twice is harmless."""
        self.hall.close()
        server, self._server = self._server, None
        if server is not None:
            server.stop()

    def view(self) -> HallView:
        """The hall as the desk sees it now."""
        return self.hall.view()

    def url(self, path: str = "/", host: str = "") -> str:
        """An address of the pages for phones, "" while shut; `host` is another of the laptop's."""
        address = self._server.address if self._server is not None else None
        return "" if address is None else address.url(host or self.place, path)

    def team_url(self, number: int) -> str:
        """Where a team's card leads; only its PIN is wanted there."""
        return self.url(f"/#{number}")

    def judge_url(self, secret: str) -> str:
        """The judge's link."""
        return self.url(JUDGE + secret)

    def test_url(self, host: str = "") -> str:
        """The test page, at one of the laptop's addresses."""
        return self.url(TEST, host)

    def join(self, view: HallView, network: str = "") -> JoinView | None:
        """The way in as the hall is shown it; None while shut."""
        url = self.url()
        if not url:
            return None
        joined = frozenset(team.team for team in view.teams if team.connected)
        return JoinView(url.removesuffix("/"), _code(url), joined, network)


@lru_cache(maxsize=8)
def _code(url: str) -> tuple[tuple[bool, ...], ...]:
    return qr_matrix(url)


def _place(entrance: Entrance) -> str:
    if entrance.address:
        return entrance.address
    return laptop_addresses()[0].address


def with_join(shot: Shot, join: JoinView | None) -> Shot:
    """The picture with the way in, where it welcomes the hall."""
    if join is None or not isinstance(shot.scene, WelcomeScene):
        return shot
    return replace(shot, scene=replace(shot.scene, join=join))
