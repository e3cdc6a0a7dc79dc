"""Over to the pitch and back, and the founding of a match."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.night import intents
from app.night.night import Stage
from tests.ui.desk.rig import centre
from tests.ui.pitch.desk.pitch_rig import PitchRig
from ui.desk.dialogs.sheet import Sheet
from ui.pitch.desk.found_sheet import HAND, FoundSheet

Pages = Callable[..., PitchRig]
KEY = Qt.Key
CREATED = "2026-11-30T19:00:00+03:00"


def first(sheet: Sheet) -> None:
    """Press the first button."""
    assert sheet.first.isEnabled(), sheet.fault.text()
    QTest.mouseClick(sheet.first, Qt.MouseButton.LeftButton, pos=centre(sheet.first))


def test_one_key_leads_to_the_pitch_and_back_to_the_hill_as_it_was(referee: Pages) -> None:
    rig = referee(founded=False)
    rig.turn("1-3", "1 3")
    hill = rig.live.night.game
    stage = rig.stage
    rig.press(KEY.Key_F8)
    sheet = rig.dialogs.last
    assert isinstance(sheet, FoundSheet)
    first(sheet)
    assert rig.live.night.mode == "pitch"
    assert rig.window.seats.stack.currentIndex() == 1
    assert not rig.window.footer.clock.isVisible()
    rig.play(1)
    rig.press(KEY.Key_F8)
    assert rig.window.seats.stack.currentIndex() == 0
    assert rig.window.footer.clock.isVisible()
    assert rig.stage is stage
    assert rig.live.night.game == hill
    rig.space(2)
    assert rig.stage is Stage.QUESTION
    rig.press(KEY.Key_F8)
    assert rig.live.night.mode == "hill"  # not in the middle of a turn
    rig.space()
    rig.type("1")
    rig.space()
    rig.type("1")
    rig.space(2)
    assert rig.stage is Stage.MOVES
    moments = rig.match.moments
    rig.press(KEY.Key_F8)
    assert rig.live.night.mode == "pitch"
    assert rig.match.moments == moments


def test_two_typed_sides_and_what_is_wrong_with_them(referee: Pages) -> None:
    rig = referee(founded=False)
    rig.dialogs.found()
    sheet = rig.dialogs.last
    assert isinstance(sheet, FoundSheet)
    sheet.texts["left"].setPlainText("Драконы\nL1 вратарь Аня\nбла бла бла")
    assert "бла" in sheet.fault.text()
    sheet.texts["left"].setPlainText("Драконы\nL1 вратарь Аня")
    assert "Q2" in sheet.fault.text()
    names = "keeper Ann\nchaser Bob\nchaser Cid\nbeater Dot\nseeker Eve\n"
    sheet.texts["left"].setPlainText(f"Драконы\n{names}substitutes\nchaser Fay")
    sheet.texts["right"].setPlainText(f"Вороны\n{names}")
    sheet.dice.setCurrentIndex(HAND)
    sheet.options.fields["rounds"].setValue(7)  # type: ignore[union-attr]
    first(sheet)
    assert rig.match.seed is None
    assert rig.match.match.rules.rounds == 7
    assert rig.match.names("left") == "Драконы"
    assert [p.name for p in rig.match.match.teams["left"].substitutes] == ["Fay"]


def test_after_the_end_no_match_is_founded_and_the_reason_is_said_at_once(referee: Pages) -> None:
    rig = referee(founded=False)
    rig.turn("1-3", "1 3")
    rig.want(intents.EndNight())
    rig.dialogs.last = None
    rig.press(KEY.Key_F8)
    assert rig.dialogs.last is None
    assert rig.live.night.mode == "hill"
    assert rig.window.footer.message.text() == "The evening has ended"
