"""The phones' server comes and goes with an evening of the windowed program."""

from __future__ import annotations

import asyncio
import http.client
import socket
import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from qasync import QEventLoop

from app.store.folder import DataFolder
from tests.app.night.evenings import founded
from ui.console.flow import Flow


@pytest.fixture
def flow(qapp: QApplication, tmp_path: Path) -> Iterator[Flow]:
    """The program, taken down behind the test."""
    loop = QEventLoop(qapp)
    asyncio.set_event_loop(loop)
    with loop:
        flow = Flow(qapp, DataFolder(tmp_path / "data"))
        flow.speak("en")
        yield flow
        flow.shut()
        loop.run_until_complete(asyncio.sleep(0))
        flow.deleteLater()
    asyncio.set_event_loop(None)


def servers() -> int:
    return sum(thread.name == "phones" for thread in threading.enumerate())


def answers(port: int) -> int:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=20)
    connection.request("GET", "/")
    try:
        return connection.getresponse().status
    finally:
        connection.close()


def test_a_real_evening_is_open_to_phones_until_it_is_left(flow: Flow) -> None:
    before = servers()
    flow.begin()
    flow._found(founded("a b"), None)
    assert flow._evening is not None
    port = flow._evening.hall.reception.port
    assert port is not None
    assert answers(port) == 200
    assert flow.keep(replace(flow.settings, phones=False)) == ""
    assert servers() == before
    assert flow.keep(replace(flow.settings, phones=True)) == ""
    assert servers() == before + 1
    flow._close_evening()
    assert servers() == before


def test_a_port_that_is_taken_is_no_trouble(flow: Flow) -> None:
    flow.begin()
    with socket.socket() as taken:
        taken.bind(("0.0.0.0", 0))
        taken.listen()
        number = taken.getsockname()[1]
        flow._settings = replace(flow._settings, phone_port=number)
        flow._found(founded("a b"), None)
        assert flow._evening is not None
        port = flow._evening.hall.reception.port
        assert port is not None
        assert port != number
        assert answers(port) == 200


def test_a_demo_without_phones_listens_nowhere(flow: Flow) -> None:
    before = servers()
    flow.demo(3, 1, 1.0)
    assert flow._evening is not None
    assert servers() == before


def test_a_demo_with_phones_is_played_by_them(flow: Flow) -> None:
    flow.demo(3, 1, 40.0, phones=True)
    evening = flow._evening
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
