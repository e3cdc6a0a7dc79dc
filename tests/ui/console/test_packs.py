"""The whole program: a pack of the library is played, and warns when it comes back."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from qasync import QEventLoop

from app.hill.roster import Team
from app.hill.rules import RuleSet
from app.night import intents
from app.night.events import Founded
from app.night.packs_desk.importing import PackImport
from app.night.question_packs import choice_of
from app.store.folder import DataFolder
from ui.console.flow import Flow
from ui.desk.packs.library_sheet import LibrarySheet

TEAMS = (Team("a", "Совы"), Team("b", "Ежи"))
FIRST = Founded("Кубок", "2026-11-12", "", RuleSet(), TEAMS)


@pytest.fixture
def program(qapp: QApplication, tmp_path: Path) -> Iterator[Flow]:
    """The program with its start window, taken down behind the test."""
    loop = QEventLoop(qapp)
    asyncio.set_event_loop(loop)
    with loop:
        flow = Flow(qapp, DataFolder(tmp_path / "data"))
        flow.speak("en")
        flow.begin()
        yield flow
        flow.shut()
        loop.run_until_complete(asyncio.sleep(0))
        flow.deleteLater()
    asyncio.set_event_loop(None)


def test_a_question_that_was_announced_warns_at_the_next_evening(
    program: Flow, tmp_path: Path
) -> None:
    path = tmp_path / "мой.4s"
    path.write_text("? Кто написал роман «Евгений Онегин»?\n! Пушкин\n", "utf-8")
    start = program._start
    assert start is not None
    assert start.library is not None
    report, entry = PackImport(path, start.library).run()
    assert entry is not None
    program._found(FIRST, choice_of(report.pack))
    assert program._evening is not None
    assert program._evening._dialogs.library is start.library
    assert program._evening.live.do(intents.Announce()) is None
    assert program._evening._checks.heard(program._evening.live.night) == ()
    program.leave_evening()
    program.leave_evening()
    assert program._evening is None

    program._found(replace(FIRST, title="Зима", date="2026-12-01"), choice_of(report.pack))
    evening = program._evening
    assert evening is not None
    found = evening._checks.heard(evening.live.night)
    assert found is not None
    assert [(one.team, one.questions) for one in found] == [("Совы", (1,)), ("Ежи", (1,))]
    assert program.keep(replace(program.settings, season_month=12)) == ""
    assert evening._checks.heard(evening.live.night) == ()


def test_the_library_opens_from_the_start_window(program: Flow) -> None:
    start = program._start
    assert start is not None
    start.home.packs.click()
    sheet = start.findChild(LibrarySheet)
    assert sheet is not None
    assert sheet.picker.packs.count() == len(sheet.picker._library.shipped())  # type: ignore[union-attr]
    assert program._packs.needed_media() == frozenset()
    sheet.reject()
