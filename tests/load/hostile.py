"""How honest phones fare while a hostile one does its worst: their round trips, attack by attack.

    python -m tests.load.hostile [--seconds 4] [--phones 24] [ATTACK ...]

The laptop in one process, honest phones in this one, the hostile phone in a third with an address
of its own, as fast as it can. A round trip is a wish that the night itself refuses. On two
processors the attacker takes one of them from everybody: what it costs the program is said beside.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import multiprocessing
import tempfile
from collections.abc import Awaitable, Callable, Sequence
from itertools import count
from multiprocessing.synchronize import Event
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

from tests.app.phones.test_hostile import masked, raw_head
from tests.load.limits import Spread, quiet, spread
from tests.load.phones import Phone, crowd
from tests.load.process import Process

EVIL = "127.0.0.9"
TEAMS = 48
SPAWN = multiprocessing.get_context("spawn")


class Target(NamedTuple):
    """Where to attack: the port, and the cookie of a phone of the last team; from when to when."""

    port: int
    cookie: str
    begun: Event
    over: Event


class Fared(NamedTuple):
    """One attack: the honest round trips in ms, how many phones were lost, the laptop's share."""

    trips: Spread
    lost: int
    cpu: float


async def pump(at: Target, first: bytes, more: bytes, lanes: int, pause_s: float) -> None:
    """So many connections send `first`, then `more` again and again; cut off, they come again."""

    async def lane() -> None:
        while not at.over.is_set():
            await _once(at, first, more, pause_s)
            await asyncio.sleep(0.01)

    await asyncio.gather(*(lane() for _ in range(lanes)))


async def _once(at: Target, first: bytes, more: bytes, pause_s: float) -> None:
    with contextlib.suppress(OSError):
        reader, writer = await asyncio.open_connection("127.0.0.1", at.port, local_addr=(EVIL, 0))
        taking = asyncio.ensure_future(reader.read())
        try:
            writer.write(first)
            while more and not at.over.is_set() and not taking.done():
                writer.write(more)
                await writer.drain()
                await asyncio.sleep(pause_s)
        finally:
            writer.transport.abort()
            await asyncio.gather(taking, return_exceptions=True)


def get(at: Target, path: str) -> bytes:
    """A request for a page."""
    return f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{at.port}\r\n\r\n".encode()


def guess(at: Target, team: int) -> bytes:
    """A wrong PIN."""
    body = b'{"team":%d,"pin":"0","label":""}' % team
    head = f"POST /join HTTP/1.1\r\nHost: 127.0.0.1:{at.port}\r\nContent-Length: {len(body)}\r\n"
    return f"{head}Content-Type: application/json\r\n\r\n".encode() + body


def opened(at: Target, more: str = "") -> bytes:
    """The head of a team's WebSocket."""
    return raw_head(at.port, f"Cookie: {at.cookie}\r\n{more}")


async def guesses(at: Target) -> None:
    """PINs of every team at once."""
    await asyncio.gather(*(pump(at, b"", guess(at, n % TEAMS + 1), 1, 0.1) for n in range(96)))


WISH = masked(1, b'{"type":"answer","id":"flood-001","turn":999,"text":"x"}')
DEFLATE = "Sec-WebSocket-Extensions: permessage-deflate\r\n"
BOMB = b"\xc1" + masked(1, b"\xec\xc1\x01\x01" * 1_000)[1:]
ATTACKS: dict[str, Callable[[Target], Awaitable[None]]] = {
    "requests": lambda at: pump(at, b"", get(at, "/texts.js"), 300, 0.05),
    "pipelined requests": lambda at: pump(at, b"", get(at, "/check") * 20, 40, 0.05),
    "connections": lambda at: pump(at, b"", b"", 50, 0),
    "half a head": lambda at: pump(at, b"GET / HT", b"T", 400, 1),
    "guesses": guesses,
    "wishes": lambda at: pump(at, opened(at), WISH * 40, 12, 0.2),
    "nested frames": lambda at: pump(at, opened(at), masked(1, b"[" * 8_000) * 8, 12, 0.2),
    "compressed bombs": lambda at: pump(at, opened(at, DEFLATE), BOMB, 12, 0.2),
    "pings": lambda at: pump(at, opened(at), masked(9, b"x") * 1_000, 12, 0.2),
}


def attack(name: str, at: Target) -> None:
    """In a process of its own, until it is over."""
    asyncio.run(_until_over(name, at))


async def _until_over(name: str, at: Target) -> None:
    going = asyncio.ensure_future(ATTACKS[name](at))
    at.begun.set()
    await asyncio.to_thread(at.over.wait)
    going.cancel()
    await asyncio.gather(going, return_exceptions=True)


class Hall:
    """The honest phones."""

    def __init__(self, phones: list[Phone]) -> None:
        self.phones = phones
        self._number = count()

    async def fare(self, seconds: float) -> tuple[list[float], int]:
        """Their round trips for so long, and how many were lost."""
        end, trips = perf_counter() + seconds, list[float]()
        lost = await asyncio.gather(*(self._one(phone, end, trips) for phone in self.phones))
        return trips, sum(lost)

    async def _one(self, phone: Phone, end: float, trips: list[float]) -> bool:
        while perf_counter() < end:
            begin = perf_counter()
            try:
                key = f"message-{next(self._number)}"
                await phone.wish(type="answer", id=key, turn=999, text="x")
            except ConnectionError:
                return True
            trips.append((perf_counter() - begin) * 1000)
            await asyncio.sleep(0.2)
        return False


async def measured(laptop: Process, asked: argparse.Namespace) -> dict[str, Fared]:
    """Calm first, then each attack."""
    url, pins = f"http://127.0.0.1:{laptop.at['port']}", laptop.at["pins"]
    evil = Phone(url, TEAMS, pins[str(TEAMS)], EVIL)
    await evil.join()
    cookie = "; ".join(f"{one.key}={one.value}" for one in evil.http.cookie_jar)
    hall = Hall(await crowd(url, pins, asked.phones))
    try:
        found = {"nobody": await _through(laptop, hall, asked.seconds)}
        for name in asked.attacks or ATTACKS:
            at = Target(laptop.at["port"], cookie, SPAWN.Event(), SPAWN.Event())
            hostile = SPAWN.Process(target=attack, args=(name, at))
            hostile.start()
            await asyncio.to_thread(at.begun.wait)
            found[name] = await _through(laptop, hall, asked.seconds)
            at.over.set()
            await asyncio.to_thread(hostile.join)
    finally:
        await asyncio.gather(*(phone.close() for phone in (*hall.phones, evil)))
    return found


async def _through(laptop: Process, hall: Hall, seconds: float) -> Fared:
    before = await asyncio.to_thread(laptop.tell, "use")
    trips, lost = await hall.fare(seconds)
    after = await asyncio.to_thread(laptop.tell, "use")
    share = (after["cpu"] - before["cpu"]) / (after["at"] - before["at"])
    return Fared(spread(trips), lost, share)


def asked_for(words: Sequence[str] | None = None) -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser()
    parser.add_argument("attacks", nargs="*", choices=[[], *ATTACKS])
    parser.add_argument("--seconds", type=float, default=4.0)
    parser.add_argument("--phones", type=int, default=24)
    return parser.parse_args(words)


def run(asked: argparse.Namespace) -> dict[str, Fared]:
    """Measure and report."""
    with tempfile.TemporaryDirectory() as name:
        laptop = Process(Path(name), TEAMS)
        try:
            found = asyncio.run(measured(laptop, asked))
        finally:
            laptop.end()
        print(f"{asked.phones} honest phones; {quiet()}")
        for what, fared in found.items():
            print(f"{what:20} {fared.trips}  lost {fared.lost}  laptop {fared.cpu * 100:3.0f} %")
        print((Path(name) / "said.txt").read_text("utf-8"), end="")
    return found


if __name__ == "__main__":
    run(asked_for())
