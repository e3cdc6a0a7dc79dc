"""kill -9 of the windowed program between a phone's *send* and *arrived*, and what comes after."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from app.phones.server import Address
from tests.app.phones.client import Phone, run
from tests.ui.desk.phones.hall_rig import told

ROOT = Path(__file__).resolve().parents[4]
PATIENCE_S = 60
WISH: dict[str, Any] = {"type": "answer", "id": "answer-0001", "turn": 1, "text": "Пушкин"}
Program = subprocess.Popen[str]


@pytest.fixture
def begin(tmp_path: Path) -> Iterator[Callable[[int, str], Program]]:
    """Starts programs that are surely gone after the test."""
    running: list[Program] = []

    def start(port: int, when: str) -> Program:
        command = [sys.executable, str(Path(__file__).with_name("doomed.py"))]
        running.append(
            subprocess.Popen(
                [*command, str(tmp_path / "data"), str(port), when],
                cwd=ROOT,
                env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                text=True,
                encoding="utf-8",
            )
        )
        return running[-1]

    yield start
    for program in running:
        if program.poll() is None:
            program.kill()
        program.communicate()


def free_port() -> int:
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        return int(sock.getsockname()[1])


def ready(program: Program) -> tuple[Address, str]:
    """Where it listens, and team a's PIN."""
    assert program.stdout is not None
    line = program.stdout.readline().split()
    assert line[:1] == ["at"], program.communicate(timeout=PATIENCE_S)
    return Address("127.0.0.1", int(line[1]), is_tls=False), line[2]


@pytest.mark.skipif(sys.platform == "win32", reason="kill -9 is not of this system")
@pytest.mark.parametrize("when", ["arrived", "committed"])
def test_a_phone_sends_again_and_its_answer_counts_once(
    begin: Callable[[int, str], Program], when: str
) -> None:
    port = free_port()
    first = begin(port, when)
    address, pin = ready(first)

    async def sent() -> dict[str, str]:
        async with Phone(address) as phone:
            assert await phone.join(1, pin) is None
            link = await phone.open()
            await link.until(lambda m: m["type"] == "view" and m["leading"])
            with suppress(ConnectionError, aiohttp.ClientError):
                await link.send(**WISH)
            seen = await link.end()
            assert seen is None
            assert not any(m["type"] == "done" for m in link.seen)
            return {cookie.key: cookie.value for cookie in phone.http.cookie_jar}

    cookies = run(sent())
    assert first.wait(PATIENCE_S) == -9
    again = begin(port, "never")
    address, _ = ready(again)

    async def sent_again() -> None:
        async with Phone(address) as phone:
            phone.http.cookie_jar.update_cookies(cookies)
            link = await phone.open()
            await link.until(lambda m: m["type"] == "view" and m["leading"])
            for _ in range(2):
                assert (await told(link, **WISH))["type"] == "done"

    run(sent_again())
    out, err = again.communicate("", PATIENCE_S)
    assert out.split() == ["has", "Пушкин", "0"], err
    assert again.returncode == 0
