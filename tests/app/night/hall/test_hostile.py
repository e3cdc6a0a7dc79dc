"""A whole evening under attack: what an honest team sends arrives, and nothing else does."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from pathlib import Path

import aiohttp
import pytest

from app.night import intents
from app.night.clock import NightClock, monotonic_ms
from app.night.evening import Evening
from app.night.hall.standalone import Standalone
from app.store.journal import Journal
from tests.app.night.evenings import CREATED, Hand, founded, pack
from tests.app.night.hall.test_server import answer, in_phase, meanwhile, pin, told
from tests.app.phones.client import Link, Phone

BAD = (
    "{",
    "[]",
    "null",
    '{"type":"answer"}',
    '{"type":"mark","id":"x"}',
    "\x00",
    "9" * 500,
    "{" * 99,
)
FRAMES, HALF_OPEN, GUESSERS = 1000, 150, 4
LOST = (ConnectionError, aiohttp.ClientError, OSError)


@pytest.fixture
def hand() -> Hand:
    return Hand()


@pytest.fixture
def evening(tmp_path: Path, hand: Hand) -> Evening:
    """Its wall clock is moved by hand; the monotonic one is the machine's."""
    journal = Journal.create(tmp_path / "night.koth", created=CREATED, program="0.1")
    evening = Evening.found(journal, founded("a b"), NightClock(0, monotonic_ms, hand.wall))
    assert evening.do(pack()) is None
    return evening


async def malformed(link: Link, phone: Phone) -> None:
    """A thousand of them, over as many connections as that takes."""
    for number in range(FRAMES):
        try:
            await link.socket.send_str(BAD[number % len(BAD)])
        except LOST:
            link = await phone.open()


async def half_open(port: int) -> list[socket.socket]:
    """Heads that never end, and some that are far too long."""
    links = []
    for number in range(HALF_OPEN):
        link = socket.create_connection(("127.0.0.1", port))
        with contextlib.suppress(OSError):
            link.sendall(b"GET / HTTP/1.1\r\nX: " + b"x" * (number % 3 * 50_000))
        links.append(link)
        await asyncio.sleep(0)
    return links


async def guess(here: Standalone, place: int) -> str | None:
    """A PIN that is wrong, from an address of its own."""
    connector = aiohttp.TCPConnector(local_addr=(f"127.0.0.{10 + place}", 0))
    async with Phone(here.address, connector) as phone:
        for _ in range(2):
            await phone.join(1, f"{place:06}")
        return await phone.join(1, f"{place:06}")


def test_answers_arrive_through_malformed_frames_floods_and_half_open_connections(
    evening: Evening, hand: Hand
) -> None:
    assert evening.do(intents.Announce()) is None
    with Standalone(evening) as here:
        pins = [pin(here, 1), pin(here, 2)]

        async def clients() -> None:
            async with Phone(here.address) as honest, Phone(here.address) as hostile:
                assert await honest.join(1, pins[0]) is None
                assert await hostile.join(2, pins[1]) is None
                link, attack = await honest.open(), await hostile.open()
                await in_phase(link, "question")
                first = await told(link, answer("before", "before"))
                hand.wall_ms -= 3_600_000
                attacks = asyncio.gather(
                    malformed(attack, hostile),
                    half_open(here.address.port),
                    *(guess(here, place) for place in range(GUESSERS)),
                )
                for number in range(20):
                    reply = await told(link, answer(f"during-{number}", f"during {number}"))
                    assert reply["type"] == "done"
                    assert reply["at_ms"] >= first["at_ms"]
                _, links, *codes = await attacks
                assert set(codes) <= {"wrong-pin", "slow-down"}
                last = await told(link, answer("after", "after"))
                assert last["at_ms"] > first["at_ms"]
                for half in links:
                    half.close()

        meanwhile(here, clients())
        here.serve_until(lambda: bool(here.hall.view().teams[0].guesses))
    answers = evening.night.game.turn.answers
    assert set(answers) == {"a"}
    assert answers["a"].text == "after"
    times = [*(old["at_ms"] for old in answers["a"].replaced), answers["a"].at_ms]
    assert times == sorted(times)
    assert len(times) == 22
    evening.close()
