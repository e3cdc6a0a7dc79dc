"""A match from the start window: its evening, its sides, a rehearsal that plays by itself."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from ui.console.flow import Flow
from ui.demo import DemoBar
from ui.pitch.desk.evening_sheet import EveningOfMatch
from ui.pitch.desk.found_sheet import FoundSheet


def founded(flow: Flow, *, rehearsal: bool) -> FoundSheet:
    """Through the start window to the sheet of the two sides."""
    assert flow._start is not None
    QTest.mouseClick(flow._start.home.match, Qt.MouseButton.LeftButton)
    [evening] = flow._start.findChildren(EveningOfMatch)
    evening.rehearsal.setChecked(rehearsal)
    evening.first.click()
    assert flow._evening is not None
    sheet = flow._evening.pitch.last
    assert isinstance(sheet, FoundSheet)
    return sheet


def test_a_match_begins_from_the_start_window(flow: Flow) -> None:
    sheet = founded(flow, rehearsal=False)
    assert sheet.plays.isHidden()
    sheet.simulated.click()
    sheet.first.click()
    assert flow._evening is not None
    night = flow._evening.live.night
    assert night.mode == "pitch"
    assert night.match is not None
    assert night.match.seed is not None
    assert len(night.match.seed) == 32
    assert flow._evening.desk.seats.away is not None
    assert flow._evening.desk.minimumSizeHint().height() <= 768
    assert flow._evening.desk.minimumSizeHint().width() <= 1366


def test_a_rehearsal_of_two_sides_plays_by_itself(flow: Flow) -> None:
    sheet = founded(flow, rehearsal=True)
    sheet.plays.setChecked(True)
    sheet.first.click()
    assert flow._evening is not None
    [bar] = flow._evening.desk.findChildren(DemoBar)
    assert bar.playing
    for _ in range(8):
        bar._act()
    night = flow._evening.live.night
    assert night.match is not None
    assert night.match.moments
