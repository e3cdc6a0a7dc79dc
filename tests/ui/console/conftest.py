"""The program in windows, for each test one of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from qasync import QEventLoop

from app.store.folder import DataFolder
from ui.console.flow import Flow


@pytest.fixture
def program(qapp: QApplication, tmp_path: Path) -> Iterator[Flow]:
    """The program before its first window, taken down behind the test."""
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


@pytest.fixture
def flow(program: Flow) -> Flow:
    """The program with its start window."""
    program.begin()
    return program
