"""What one address, one phone and one failure may cost."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from app.phones.inbox import Inbox
from app.phones.limits import Limits, Rate
from app.phones.port import Door, Presence, Views
from app.phones.protocol import TeamView
from app.phones.server import PhoneServer
from tests.app.phones.client import Phone, is_served, run
from tests.app.phones.conftest import Start
from tests.app.phones.test_hostile import is_over, raw_socket


def test_before_the_first_door_nobody_loses_a_cookie() -> None:
    server = PhoneServer(Inbox())
    address = server.start("127.0.0.1", 0)

    async def play() -> None:
        async with Phone(address) as phone:
            assert await (await phone.open()).end() == "closed-evening"
            assert await (await phone.open("/ws/judge")).end() == "closed-evening"
            assert await phone.join(1) == "wrong-pin"
            server.publish_door(Door())
            assert await (await phone.open()).end() == "not-joined"

    run(play())
    server.stop()


def test_who_opens_connections_without_end_gets_none(start: Start) -> None:
    stand = start(replace(Limits(), address_bytes=Rate(40 * 1024, 1)))

    async def play() -> None:
        async with Phone(stand.phones.address) as good:
            link = await good.joined(1)
            await link.of("view")
            socks = [await asyncio.to_thread(raw_socket, stand) for _ in range(60)]
            assert all([await asyncio.to_thread(is_over, sock) for sock in socks[40:]])
            # The phone that has joined from the same address goes on.
            await is_served(link, "budget")
            for sock in socks[:40]:
                sock.close()

    run(play())


def test_joining_again_and_again_is_rationed(start: Start) -> None:
    stand = start(replace(Limits(), attempts=Rate(5, 1)))

    async def play() -> list[str | None]:
        async with Phone(stand.phones.address) as phone:
            return [await phone.join(1, "999999 ") for _ in range(3)] + [
                await phone.join(2) for _ in range(3)
            ]

    codes = run(play())
    assert codes[:3] == ["wrong-pin"] * 3
    assert codes[-1] == "too-much"


def test_a_blocked_phone_s_last_message_is_not_taken(start: Start) -> None:
    stand = start()

    async def play() -> None:
        async with Phone(stand.phones.address) as phone:
            link = await phone.joined(1)
            await link.of("view")
            stand.change(stand.door.phones[0].phone, blocked=True)
            for number in range(20):
                await link.send(type="answer", id=f"answer-{number}", turn=3, text="Ёж")
            assert await link.end() == "blocked"

    run(play())
    assert len(stand.letters) == 1


def test_a_listener_that_fails_stops_no_pulse(caplog: pytest.LogCaptureFixture) -> None:
    told: list[tuple[Presence, ...]] = []
    second = asyncio.Event()

    def listen(rows: tuple[Presence, ...]) -> None:
        told.append(rows)
        if len(told) == 1:
            raise ValueError("a listener's own fault")
        loop.call_soon_threadsafe(second.set)

    server = PhoneServer(Inbox(), on_presence=listen)
    address = server.start("127.0.0.1", 0)
    server.publish_door(Door())
    loop: asyncio.AbstractEventLoop

    async def play() -> None:
        nonlocal loop
        loop = asyncio.get_running_loop()
        while len(told) < 1:
            await asyncio.to_thread(server.publish_door, Door())
        server.publish_door(Door())
        await asyncio.wait_for(second.wait(), 30)
        async with Phone(address) as phone, phone.http.get(phone.url + "/check") as got:
            assert got.status == 200

    run(play())
    server.stop()
    (record,) = (r for r in caplog.records if r.name == "app.phones.running")
    assert record.getMessage().startswith("The pulse failed: ValueError at listen")


def test_a_view_that_cannot_be_sent_harms_no_other_team(
    start: Start, caplog: pytest.LogCaptureFixture
) -> None:
    stand = start()

    async def play() -> None:
        async with Phone(stand.phones.address) as one, Phone(stand.phones.address) as two:
            other, link = await one.joined(1), await two.joined(2)
            await other.of("view")
            await link.of("view")
            bad = TeamView.model_construct(type="view", clock=3)  # type: ignore[arg-type]
            closed = stand.views["t2"].model_copy(update={"phase": "closed"})
            stand.phones.publish(lambda: Views({"t1": bad, "t2": closed}))
            await link.of("view", phase="closed")
            await other.socket.close()

    run(play())
    (record,) = (r for r in caplog.records if r.name == "app.phones.hall")
    assert record.getMessage().startswith("A view failed: AttributeError at _ends")
    caplog.clear()


def test_a_whole_hall_behind_one_address_opens_its_pages(start: Start) -> None:
    """What 1,000 phones send that open the page at once fits into the measure of one address."""
    limits, phones, connections, sent = Limits(), 1_000, 7, 13 * 1024
    assert limits.address_bytes.burst >= phones * (connections * limits.opening + sent)
    assert limits.attempts.burst >= phones
    assert limits.connections_of_address >= phones * 2
    stand = start()

    async def open_page(phone: Phone) -> None:
        for _ in range(20):
            async with phone.http.get(phone.url + "/page.js") as got:
                assert got.status == 200

    async def play() -> None:
        phones = [Phone(stand.phones.address) for _ in range(40)]
        await asyncio.gather(*(open_page(phone) for phone in phones))
        await asyncio.gather(*(phone.http.close() for phone in phones))

    run(play())
