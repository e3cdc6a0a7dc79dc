"""The test page's connection: a few echoes, and how long the longest took."""

from __future__ import annotations

import asyncio

from aiohttp import WSMsgType, web

from app.phones.clock import Clock
from app.phones.limits import Limits
from app.phones.protocol import Done, Ping, Pong
from app.phones.strict import BadMessageError, read_message
from app.phones.trips import Trips

ROUNDS = 5
CHECK_ID = "check"
"""The id of the `done` that tells the phone its longest round trip, as `at_ms`."""


async def check(socket: web.WebSocketResponse, limits: Limits, clock: Clock) -> int | None:
    """Send pings one after the other, each after the echo of the last, then say what came out.

    Returns the longest round trip in ms; None if the phone went away, or did not echo in time.
    """
    trips = Trips(ROUNDS)
    try:
        async with asyncio.timeout(limits.silent_ms / 1000):
            while trips.count < ROUNDS:
                if not await _round(socket, trips, clock):
                    return None
            done = Done(id=CHECK_ID, at_ms=trips.rtt_ms)
            await socket.send_str(done.model_dump_json())
            await socket.close()
    except (TimeoutError, ConnectionError):
        return None
    return trips.rtt_ms


async def _round(socket: web.WebSocketResponse, trips: Trips, clock: Clock) -> bool:
    number = trips.ask()
    trips.sent(clock.now_ns())
    await socket.send_str(Ping(n=number).model_dump_json())
    message = await socket.receive()
    if message.type is not WSMsgType.TEXT:
        return False
    try:
        echo = read_message(message.data)
    except BadMessageError:
        return False
    return isinstance(echo, Pong) and trips.echo(echo.n, clock.now_ns())
