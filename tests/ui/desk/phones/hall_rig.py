"""A desk whose hall is open on the loopback, with real phones in another thread."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

from pytestqt.qtbot import QtBot

from app.night import intents
from app.night.clock import NightClock
from app.night.hall.reception import Entrance
from app.night.media.check import nowhere
from app.night.night import Night
from app.phones.port import Enter, Seat
from app.phones.protocol import Reply, Wish
from app.store.settings import Settings
from tests.app.phones.client import Link, Phone, run
from tests.ui.desk.rig import Rig, question
from ui.desk.phones.deskside import PhonesAtDesk
from ui.desk.phones.link import HallLink
from ui.desk.phones.preflight import Picture

T = TypeVar("T")
PATIENCE_MS = 60_000
HERE = Entrance(0, "127.0.0.1", listen="127.0.0.1")


class Keeper:
    """Keeps settings in memory; `then` is told of new ones."""

    def __init__(self) -> None:
        self.kept = Settings()
        self.then: Callable[[Settings], object] = lambda _: None

    def settings(self) -> Settings:
        return self.kept

    def apply(self, settings: Settings) -> str:
        self.kept = settings
        self.then(settings)
        return ""


class Checks:
    """A laptop with a projector and a disk."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.find = nowhere
        self.sounds = 0

    def picture(self) -> Picture:
        return Picture("EPSON (HDMI-1)", 1920, 1080, 1.25, 60.0, True)

    def speakers(self) -> str:
        return "Loudspeaker"

    def sound(self) -> None:
        self.sounds += 1

    def try_save(self) -> str:
        return ""

    def heard(self, _: Night) -> tuple[()]:
        return ()


class HallRig(Rig):
    """A rig with an open hall; `meanwhile` lets phones do their work while the window lives."""

    def __init__(self, qtbot: QtBot, folder: Path, teams: int = 4, **more: Any) -> None:
        super().__init__(teams, **more)
        self.evening.clock = NightClock()
        self._bot, self._ids = qtbot, count(1)
        self.replies: list[Reply] = []
        assert self.live.do(intents.ChoosePack("Пакет", (question(1), question(2)), ())) is None
        self.keeper, self.checks = Keeper(), Checks(folder)
        self.link = HallLink(self.live)
        self.at = PhonesAtDesk(self.window, self.link, self.keeper, self.checks)
        assert self.link.open(HERE)

    @property
    def url(self) -> str:
        return self.link.reception.url().removesuffix("/")

    def pin(self, number: int) -> str:
        found = self.link.view.teams[number - 1].pin
        assert found is not None
        return found

    def phone(self) -> Phone:
        """A browser that has not joined; only inside `meanwhile`."""
        address = self.link.reception._server
        assert address is not None
        assert address.address is not None
        return Phone(address.address)

    def meanwhile(self, work: Coroutine[Any, Any, T]) -> T:
        """Phones' work in a thread of its own; the window's loop goes on."""
        with ThreadPoolExecutor(1) as clients:
            going = clients.submit(run, work)
            self._bot.waitUntil(lambda: self._beat() and going.done(), timeout=PATIENCE_MS)
            return going.result()

    def until(self, ripe: Any) -> None:
        """Let the window live until it is so."""
        self._bot.waitUntil(lambda: self._beat() and bool(ripe()), timeout=PATIENCE_MS)

    def post(self, seat: Seat, wish: Wish | Enter, rtt_ms: int | None = 5) -> None:
        """A letter as the server would hand it over."""
        self.link.reception.hall.inbox.post(seat, wish, rtt_ms, self.replies.append)

    def id(self) -> str:
        return f"message-{next(self._ids)}"

    def shut(self) -> None:
        self.link.shut()
        self.close()
        self.evening.close()

    def _beat(self) -> bool:
        self.live.beat()
        self.link.look()
        return True


async def told(link: Link, **wish: Any) -> dict[str, Any]:
    """Send a wish; its reply."""
    await link.send(**wish)
    return await link.until(lambda m: m["type"] in ("done", "refused") and m["id"] == wish["id"])
