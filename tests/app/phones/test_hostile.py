"""A hostile phone in the hall: it sends anything, as often as it likes, and harms nobody else."""

from __future__ import annotations

import asyncio
import os
import socket
import struct
from collections.abc import Iterable
from dataclasses import replace

import aiohttp
import pytest

from app.phones.limits import Limits, Rate
from tests.app.phones.client import Phone, each, is_served, run
from tests.app.phones.conftest import Stand, Start


def test_the_laptop_reads_the_id_of_a_bad_message_where_it_can(start: Start) -> None:
    stand = start()

    async def play() -> None:
        async with Phone(stand.phones.address) as phone:
            link = await phone.joined(1)
            await link.send(type="answer", id="answer-1", turn="3", text="Ёж")
            refused = {"code": "bad-message", "reason": "", "clause": ""}
            assert await link.of("refused") == {"type": "refused", "id": "answer-1", **refused}
            await link.socket.send_bytes(b"\x00\x01")
            assert await link.of("refused") == {"type": "refused", "id": "", **refused}

    run(play())


def test_too_many_malformed_messages_end_the_connection(start: Start) -> None:
    stand = start(replace(Limits(), malformed=5))

    async def play() -> str | None:
        async with Phone(stand.phones.address) as phone:
            link = await phone.joined(1)
            for _ in range(6):
                await link.socket.send_str("{")
            return await link.end()

    assert run(play()) == "bad-message"


def test_a_flood_of_messages_is_cut_off(start: Start) -> None:
    stand = start(replace(Limits(), messages=Rate(20, 1)))

    async def play() -> None:
        async with Phone(stand.phones.address) as bad, Phone(stand.phones.address) as good:
            link, other = await bad.joined(1), await good.joined(2)
            for number in range(100):
                await link.send(type="answer", id=f"answer-{number}", turn=3, text="Ёж")
            assert await link.end() == "too-much"
            await is_served(other, "after-flood")

    run(play())
    assert len(stand.letters) < 30


def masked(opcode: int, payload: bytes, length: int | None = None) -> bytes:
    """A client's frame; `length` is what its head says."""
    size = len(payload) if length is None else length
    head = (
        struct.pack("!BBH", 0x80 | opcode, 0x80 | 126, size)
        if size < 65536
        else (struct.pack("!BBQ", 0x80 | opcode, 0x80 | 127, size))
    )
    return head + b"\0\0\0\0" + payload


def raw_head(port: int, more: str, path: str = "/ws") -> bytes:
    """The request that opens a WebSocket."""
    host = f"127.0.0.1:{port}"
    return (
        f"GET {path} HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n{more}\r\n"
    ).encode()


def raw_socket(stand: Stand, head: str = "", path: str = "/ws/test") -> socket.socket:
    """A plain TCP connection after the handshake of a WebSocket."""
    address = stand.phones.address
    assert address is not None
    sock = socket.create_connection(("127.0.0.1", address.port), 30)
    sock.sendall(raw_head(address.port, head, path))
    return sock


def is_over(sock: socket.socket) -> bool:
    """Read to the end of the connection; a hang fails by the socket's timeout."""
    try:
        while sock.recv(65536):
            pass
    except ConnectionError:
        pass
    sock.close()
    return True


def flood(sock: socket.socket, pieces: Iterable[bytes]) -> bool:
    """Send until the other end has had enough."""
    try:
        for piece in pieces:
            sock.sendall(piece)
    except (ConnectionError, TimeoutError):
        sock.close()
        return True
    return is_over(sock)


FRAMES = {
    "huge text": masked(1, b"x" * 9000),
    "a head of 16 EB": masked(1, b"", 2**62),
    "not UTF-8": masked(1, b"\xff\xfe\xfd"),
    "reserved opcode": masked(3, b"x"),
    "reserved bits": b"\xf1\x80\0\0\0\0",
    "long ping": masked(9, b"x" * 200),
    "continuation of nothing": masked(0, b"x"),
    "close of one byte": masked(8, b"x"),
    "close with a bad code": masked(8, b"\x00\x01"),
    "noise": os.urandom(300),
    "endless empty fragments": b"\x01\x80\0\0\0\0" + b"\x00\x80\0\0\0\0" * 40_000,
    "a flood of pings": b"\x89\x80\0\0\0\0" * 40_000,
}


@pytest.mark.parametrize("frames", FRAMES.values(), ids=FRAMES.keys())
def test_bad_frames_end_their_connection_alone(start: Start, frames: bytes) -> None:
    stand = start()

    async def play() -> None:
        async with Phone(stand.phones.address) as bad, Phone(stand.phones.address) as good:
            assert await bad.join(1) is None
            other = await good.joined(2)
            jar = bad.http.cookie_jar
            sent = "; ".join(f"{one.key}={one.value}" for one in jar)
            for path in ("/ws", "/ws/test"):
                sock = raw_socket(stand, f"Cookie: {sent}\r\n", path)
                assert await asyncio.to_thread(flood, sock, [frames])
            await is_served(other, "bad-frames")

    run(play())


BYTES = {
    "no HTTP": b"\x16\x03\x01\x02\x00\x01\x00\x01" * 20 + b"\r\n\r\n",
    "long line": b"GET /" + b"a" * 20_000 + b" HTTP/1.1\r\n\r\n",
    "long field": b"GET / HTTP/1.1\r\nX: " + b"a" * 20_000 + b"\r\n\r\n",
    "many fields": b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 5000 + b"\r\n",
    "two lengths": b"POST /join HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nxx",
    "negative length": b"POST /join HTTP/1.1\r\nContent-Length: -1\r\n\r\n",
    "length and chunks": b"POST /join HTTP/1.1\r\nTransfer-Encoding: chunked\r\n"
    b"Content-Length: 5\r\n\r\n0\r\n\r\n",
    "NUL": b"GET /\0 HTTP/1.1\r\nHost: \0\r\n\r\n",
    "megabytes": b"POST /join HTTP/1.1\r\nContent-Length: 9999999\r\n\r\n" + b"x" * 2_000_000,
    "bad host": b"GET / HTTP/1.1\r\nHost: [::::\r\n\r\n",
    "absolute": b"GET http://[/ HTTP/1.1\r\nHost: x\r\n\r\n",
    "old": b"GET / HTTP/0.9\r\n\r\n",
}


@pytest.mark.parametrize("sent", BYTES.values(), ids=BYTES.keys())
def test_bad_requests_end_their_connection_alone(start: Start, sent: bytes) -> None:
    stand = start()
    address = stand.phones.address
    assert address is not None
    assert flood(socket.create_connection(("127.0.0.1", address.port), 30), [sent])

    async def play() -> None:
        async with Phone(address) as good:
            await is_served(await good.joined(2), "bad-http")

    run(play())


def test_half_open_connections_end_by_themselves_and_keep_nobody_out(start: Start) -> None:
    stand = start(replace(Limits(), head_ms=300, body_ms=300, connections=40))
    address = stand.phones.address
    assert address is not None

    def half(sent: bytes) -> socket.socket:
        sock = socket.create_connection(("127.0.0.1", address.port), 30)
        sock.sendall(sent)
        return sock

    host = f"Host: 127.0.0.1:{address.port}\r\n".encode()
    body = b"POST /join HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: 20\r\n"
    starts = [b"", b"GE", b"GET / HTTP/1.1\r\nHost", body + host, body + host + b"\r\n{"]
    socks = [half(starts[n % 5]) for n in range(60)]

    async def play() -> None:
        async with Phone(address) as good:
            await is_served(await good.joined(2), "half-open")

    run(play())
    assert all(is_over(sock) for sock in socks)


def test_strangers_make_room_for_those_who_have_joined(start: Start) -> None:
    stand = start(replace(Limits(), connections_of_address=6))

    async def play() -> None:
        async with Phone(stand.phones.address) as good, Phone(stand.phones.address) as next_one:
            link = await good.joined(2)
            await link.of("view")
            strangers = [await asyncio.to_thread(raw_socket, stand) for _ in range(20)]
            assert await next_one.join(1) is None
            await is_served(link, "strangers")
            for sock in strangers:
                sock.close()

    run(play())


def test_who_never_reads_delays_nobody_and_is_dropped(start: Start) -> None:
    limits = replace(Limits(), send_buffer=4096, stall_ms=500, silent_ms=600_000)
    stand = start(limits, teams=50)

    async def play() -> None:
        address = stand.phones.address
        phones = [Phone(address) for _ in range(49)]
        async with Phone(address) as deaf:
            assert await deaf.join(1) is None
            sent = "; ".join(f"{one.key}={one.value}" for one in deaf.http.cookie_jar)
            assert address is not None
            gone = (stand.door.phones[0].phone, False)
            sock.connect(("127.0.0.1", address.port))
            sock.sendall(raw_head(address.port, f"Cookie: {sent}\r\n"))
            await stand.sees(lambda rows: rows[0].connected)
            try:
                links = await each([p.joined(n % 49 + 2) for n, p in enumerate(phones)])
                for turn in range(60):
                    stand.phase("answers" if turn % 2 else "closed")
                await each([is_served(link, f"{n}") for n, link in enumerate(links)])
                await stand.sees(lambda rows: (rows[0].phone, rows[0].connected) == gone)
                await each([is_served(link, f"{n}-2") for n, link in enumerate(links)])
            finally:
                await each([phone.http.close() for phone in phones])

    stand.views["t1"] = stand.views["t1"].model_copy(update={"name": "x" * 9000})
    with socket.socket() as sock:
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        run(play())


def test_a_foreign_page_opens_no_socket(start: Start) -> None:
    stand = start()
    address = stand.phones.address
    assert address is not None
    port = address.port
    foreign = (
        "http://evil.example",
        f"http://evil.example:{port}",
        f"https://127.0.0.1:{port}",
        f"http://127.0.0.1:{port + 1}",
        f"http://127.0.0.1:{port}.evil.example",
        "http://127.0.0.1",
        "null",
        "",
    )

    async def play() -> None:
        async with Phone(address) as phone:
            assert await phone.join(1) is None
            for origin in foreign:
                for path in ("/ws", "/ws/judge", "/ws/test"):
                    with pytest.raises(aiohttp.WSServerHandshakeError, match="403"):
                        await phone.open(path, Origin=origin)

    run(play())
