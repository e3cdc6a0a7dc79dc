"""The server's life: starting, ports, TLS, stopping, starting again."""

from __future__ import annotations

import gc
import shutil
import socket
import ssl
import subprocess
import threading
from pathlib import Path

import aiohttp
import pytest

from app.phones.files import allow_many_files
from app.phones.inbox import Inbox
from app.phones.server import PhoneServer
from app.phones.tls import Fault, PhoneServerError, Tls
from tests.app.phones.client import PATIENCE_S, Phone, run
from tests.app.phones.conftest import Stand, Start


def certificate(folder: Path, name: str = "own") -> Tls:
    """A certificate for 127.0.0.1 made on the spot."""
    if shutil.which("openssl") is None:
        pytest.skip("there is no openssl to make a certificate with")
    made = Tls(folder / f"{name}.pem", folder / f"{name}.key")
    subprocess.run(
        [
            *("openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256"),
            *(
                "-nodes",
                "-days",
                "2",
                "-subj",
                "/CN=koth",
                "-addext",
                "subjectAltName=IP:127.0.0.1",
            ),
            *("-keyout", str(made.key), "-out", str(made.certificate)),
        ],
        check=True,
        capture_output=True,
    )
    return made


def test_phones_hear_that_it_ends_and_come_back_to_the_same_port(start: Start) -> None:
    stand = start()
    address = stand.phones.address
    assert address is not None

    async def play() -> None:
        async with Phone(address) as phone:
            link = await phone.joined(1)
            await link.of("view")
            stand.phones.stop()
            assert stand.phones.address is None
            assert await link.end() == "closed-evening"
            with pytest.raises(aiohttp.ClientConnectorError):
                await phone.open()
            assert stand.phones.start("127.0.0.1", address.port) == address
            # The door and the views are those that were published last, the cookie is still good.
            assert (await (await phone.open()).of("view"))["team"] == "t1"

    run(play())


def test_a_new_program_knows_the_old_cookie(start: Start) -> None:
    first = start()

    async def play() -> None:
        address = first.phones.address
        assert address is not None
        async with Phone(address) as phone:
            await (await phone.joined(1)).of("view")
            first.phones.stop()
            second = start(port=address.port)
            second.door, second.leading = first.door, first.leading
            second.publish()
            assert (await (await phone.open()).of("view"))["leading"]

    run(play())


def test_what_is_published_before_the_start_counts(start: Start) -> None:
    stand: Stand = start()
    stand.phones.stop()
    stand.phase("closed")
    address = stand.phones.start("127.0.0.1", 0)

    async def play() -> str:
        async with Phone(address) as phone:
            phase: str = (await (await phone.joined(1)).of("view"))["phase"]
            return phase

    assert run(play()) == "closed"


def test_stopping_twice_or_before_the_start_is_nothing(start: Start) -> None:
    server = PhoneServer(Inbox())
    server.stop()
    stand = start()
    stand.phones.stop()
    stand.phones.stop()
    stand.publish()


def test_a_taken_port_is_said_and_another_one_found_only_if_wanted() -> None:
    server = PhoneServer(Inbox())
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        with pytest.raises(PhoneServerError, match=f"another program uses port {port}"):
            server.start("127.0.0.1", port)
        address = server.start("127.0.0.1", port, other_port=True)
        assert address.port not in {0, port}
        with pytest.raises(PhoneServerError, match="running already"):
            server.start("127.0.0.1", 0)
        server.stop()


@pytest.mark.parametrize(
    ("host", "port", "code", "sentence"),
    [
        ("192.0.2.77", 0, Fault.NO_ADDRESS, "192.0.2.77 is no address of this laptop"),
        ("no.such.host", 0, Fault.NO_ADDRESS, "no.such.host is no address of this laptop"),
        ("127.0.0.1", 70_000, Fault.NO_PORT, "70000 is no port: ports are from 0 to 65535"),
        ("127.0.0.1", -1, Fault.NO_PORT, "-1 is no port: ports are from 0 to 65535"),
    ],
)
def test_an_impossible_address_is_one_sentence(
    host: str, port: int, code: Fault, sentence: str
) -> None:
    with pytest.raises(PhoneServerError) as error:
        PhoneServer(Inbox()).start(host, port)
    assert (error.value.code, str(error.value)) == (code, sentence)


def test_tls_with_an_own_certificate(start: Start, tmp_path: Path) -> None:
    tls = certificate(tmp_path)
    stand = start(tls=tls)
    address = stand.phones.address
    assert address is not None
    assert address.url("127.0.0.1") == f"https://127.0.0.1:{address.port}/"
    trust = ssl.create_default_context(cafile=str(tls.certificate))

    async def play() -> None:
        async with Phone(address, aiohttp.TCPConnector(ssl=trust)) as phone:
            body = {"team": 1, "pin": "100001"}
            async with phone.http.post(phone.url + "/join", json=body) as response:
                given = response.headers["Set-Cookie"]
                assert given.startswith("__Host-koth-phone=")
                assert "; Secure" in given
                policy = response.headers["Content-Security-Policy"]
                assert f" wss://127.0.0.1:{address.port};" in policy
            assert (await (await phone.open()).of("view"))["team"] == "t1"
            with pytest.raises(aiohttp.WSServerHandshakeError):
                await phone.open(Origin=phone.url.replace("https", "http"))
        # Who speaks no TLS is cut off, and nobody else notices.
        with socket.create_connection(("127.0.0.1", address.port), 30) as plain:
            plain.sendall(b"GET / HTTP/1.1\r\n\r\n")
            assert b"HTTP" not in plain.recv(100)

    run(play())


def test_bad_certificates_are_one_sentence_each(tmp_path: Path) -> None:
    tls, other = certificate(tmp_path), certificate(tmp_path, "other")
    junk, locked = tmp_path / "junk.pem", tmp_path / "locked.key"
    junk.write_bytes(b"\x00junk")
    subprocess.run(
        [
            "openssl",
            "ec",
            "-aes128",
            "-passout",
            "pass:x",
            "-in",
            str(tls.key),
            "-out",
            str(locked),
        ],
        check=True,
        capture_output=True,
    )
    cases = [
        (Tls(tls.certificate, other.key), "other.key is not the key of own.pem"),
        (Tls(junk, tls.key), "junk.pem and own.key are no certificate and key in PEM form"),
        (Tls(tls.certificate, junk), "own.pem and junk.pem are no certificate and key in PEM form"),
        (Tls(tmp_path / "none.pem", tls.key), "none.pem: No such file or directory"),
        (Tls(tls.certificate, locked), "locked.key: the key has a password; save it without"),
    ]
    for bad, sentence in cases:
        with pytest.raises(PhoneServerError) as error:
            PhoneServer(Inbox()).start("127.0.0.1", 0, bad)
        assert str(error.value) == sentence


def test_the_limit_of_open_files_only_grows() -> None:
    before = allow_many_files(1)
    after = allow_many_files(4_352)
    if before is not None and after is not None:
        assert after >= before


def test_who_is_accepted_as_the_server_stops_is_not_left_open(start: Start) -> None:
    stand = start()
    address, running = stand.phones.address, stand.phones._running
    assert address is not None
    assert running is not None
    gate = threading.Event()
    running._call(lambda: (gate.wait(PATIENCE_S), None)[1])
    knocking = [socket.create_connection(("127.0.0.1", address.port)) for _ in range(40)]
    running.stop()
    gate.set()
    stand.phones.stop()
    for link in knocking:
        link.close()
    gc.collect()  # an unclosed transport warns as it goes, and a warning is an error


def test_calls_of_the_night_run_in_order_and_one_that_fails_stops_no_other(
    start: Start, caplog: pytest.LogCaptureFixture
) -> None:
    running = start().phones._running
    assert running is not None
    done = threading.Event()
    seen: list[float] = []
    running._call(lambda: seen.append(1))
    running._call(lambda: seen.append(1 // 0))
    running._call(lambda: seen.append(2))
    running._call(done.set)
    assert done.wait(PATIENCE_S)
    assert seen == [1, 2]
    [said] = [r.getMessage() for r in caplog.records if r.levelname == "ERROR"]
    assert "ZeroDivisionError" in said
    caplog.clear()
