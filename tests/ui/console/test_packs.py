"""The whole program: a pack of the library is played, and warns when it comes back."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from app.hill.roster import Team
from app.hill.rules import RuleSet
from app.night import intents
from app.night.events import Founded
from app.night.packs_desk.importing import PackImport
from app.night.question_packs import choice_of
from ui.console.flow import Flow
from ui.desk.packs.library_sheet import LibrarySheet

TEAMS = (Team("a", "Совы"), Team("b", "Ежи"))
FIRST = Founded("Кубок", "2026-11-12", "", RuleSet(), TEAMS)


def test_a_question_that_was_announced_warns_at_the_next_evening(
    flow: Flow, tmp_path: Path
) -> None:
    path = tmp_path / "мой.4s"
    path.write_text("? Кто написал роман «Евгений Онегин»?\n! Пушкин\n", "utf-8")
    start = flow._start
    assert start is not None
    assert start.library is not None
    report, entry = PackImport(path, start.library).run()
    assert entry is not None
    flow._found(FIRST, choice_of(report.pack))
    assert flow._evening is not None
    assert flow._evening._dialogs.library is start.library
    assert flow._evening.live.do(intents.Announce()) is None
    assert flow._evening._checks.heard(flow._evening.live.night) == ()
    flow.leave_evening()
    flow.leave_evening()
    assert flow._evening is None

    flow._found(replace(FIRST, title="Зима", date="2026-12-01"), choice_of(report.pack))
    evening = flow._evening
    assert evening is not None
    found = evening._checks.heard(evening.live.night)
    assert found is not None
    assert [(one.team, one.questions) for one in found] == [("Совы", (1,)), ("Ежи", (1,))]
    assert flow.keep(replace(flow.settings, season_month=12)) == ""
    assert evening._checks.heard(evening.live.night) == ()


def test_the_library_opens_from_the_start_window(flow: Flow) -> None:
    start = flow._start
    assert start is not None
    start.home.packs.click()
    sheet = start.findChild(LibrarySheet)
    assert sheet is not None
    assert sheet.picker.packs.count() == len(sheet.picker._library.shipped())  # type: ignore[union-attr]
    assert flow._packs.needed_media() == frozenset()
    sheet.reject()
