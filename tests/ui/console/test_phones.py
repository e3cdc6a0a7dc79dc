"""The phones' server comes and goes with an evening of the windowed program."""

from __future__ import annotations

import asyncio
import http.client
import socket
import threading
from dataclasses import replace

from tests.app.night.evenings import founded
from ui.console.flow import Flow


def servers() -> int:
    return sum(thread.name == "phones" for thread in threading.enumerate())


def answers(port: int) -> int:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=20)
    connection.request("GET", "/")
    try:
        return connection.getresponse().status
    finally:
        connection.close()


def test_a_real_evening_is_open_to_phones_until_it_is_left(program: Flow) -> None:
    before = servers()
    program.begin()
    program._found(founded("a b"), None)
    assert program._evening is not None
    port = program._evening.hall.reception.port
    assert port is not None
    assert answers(port) == 200
    assert program.keep(replace(program.settings, phones=False)) == ""
    assert servers() == before
    assert program.keep(replace(program.settings, phones=True)) == ""
    assert servers() == before + 1
    program._close_evening()
    assert servers() == before


def test_a_port_that_is_taken_is_no_trouble(program: Flow) -> None:
    program.begin()
    with socket.socket() as taken:
        taken.bind(("0.0.0.0", 0))
        taken.listen()
        number = taken.getsockname()[1]
        program._settings = replace(program._settings, phone_port=number)
        program._found(founded("a b"), None)
        assert program._evening is not None
        port = program._evening.hall.reception.port
        assert port is not None
        assert port != number
        assert answers(port) == 200


def test_a_demo_without_phones_listens_nowhere(program: Flow) -> None:
    before = servers()
    program.demo(3, 1, 1.0)
    assert program._evening is not None
    assert servers() == before


def test_a_demo_with_phones_is_played_by_them(program: Flow) -> None:
    program.demo(3, 1, 40.0, phones=True)
    evening = program._evening
    assert evening is not None
    assert evening.crowd is not None

    async def played() -> None:
        async with asyncio.timeout(60):
            changed = asyncio.Event()
            evening.live.changed.connect(changed.set)
            while len(evening.live.night.game.turns) < 1:
                changed.clear()
                await changed.wait()

    asyncio.get_event_loop().run_until_complete(played())
    answers = evening.live.night.game.turns[0].answers
    assert len(answers) == 3
    assert all(answer.text and answer.rtt_ms is not None for answer in answers.values())
