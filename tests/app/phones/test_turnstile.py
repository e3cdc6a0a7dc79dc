"""Requests in lines: whoever asks for much waits behind those who ask for little."""

from __future__ import annotations

import asyncio

import pytest

from app.phones.limits import Rate
from app.phones.turnstile import Turnstile
from tests.app.phones.client import run


def never() -> bool:
    return False


def test_each_line_has_its_turn() -> None:
    passed: list[str] = []

    async def ask(turnstile: Turnstile, line: str) -> None:
        await turnstile.enter(line, never)
        passed.append(line)

    async def play() -> None:
        turnstile = Turnstile(Rate(100, 1))
        await asyncio.gather(*(ask(turnstile, line) for line in "aaaaaaabcbc"))

    run(play())
    assert "".join(passed) == "abcabcaaaaa"


def test_between_two_requests_everything_else_has_its_go() -> None:
    turns: list[str] = []

    async def ask(turnstile: Turnstile) -> None:
        await turnstile.enter("a", never)
        turns.append("request")

    async def other() -> None:
        for _ in range(12):
            turns.append("other")
            await asyncio.sleep(0)

    async def play() -> None:
        turnstile = Turnstile(Rate(100, 1))
        await asyncio.gather(*(ask(turnstile) for _ in range(8)), other())

    run(play())
    assert "requestrequest" not in "".join(turns[:16])


def test_who_is_gone_takes_no_turn() -> None:
    async def play() -> None:
        turnstile = Turnstile(Rate(1, 1))
        gone = [asyncio.ensure_future(turnstile.enter("a", lambda: True)) for _ in range(50)]
        await turnstile.enter("a", never)
        for left in gone:
            with pytest.raises(ConnectionError):
                await left

    run(play())


def test_what_is_too_much_for_now_passes_when_its_time_has_come() -> None:
    async def play() -> None:
        turnstile = Turnstile(Rate(1, 100))
        for _ in range(3):
            await turnstile.enter("a", never)

    run(play())
