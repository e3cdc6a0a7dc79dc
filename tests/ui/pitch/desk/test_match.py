"""Whole matches through the windows: played, undone, corrected, thrown by hand, recorded."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot

from app.night.evening import Evening
from app.night.match import intents as wishes
from app.night.match.rehearsal import simulated_orders
from app.quidditch.command import verify
from app.quidditch.rules import RuleSet
from app.store.journal import Journal
from tests.ui.desk.rig import CTRL, centre
from tests.ui.pitch.desk.pitch_rig import PitchRig
from ui.desk.dialogs.sheet import Sheet
from ui.pitch.desk.correct_sheet import CorrectOrderSheet
from ui.pitch.desk.decision_sheet import TYPES, DecisionSheet
from ui.pitch.desk.dice_sheet import DiceSheet, read_throw
from ui.pitch.desk.found_sheet import FoundSheet
from ui.pitch.desk.record_sheet import MatchRecordSheet

Pages = Callable[..., PitchRig]
KEY = Qt.Key
CREATED = "2026-11-30T19:00:00+03:00"


def first(sheet: Sheet) -> None:
    """Press the first button."""
    assert sheet.first.isEnabled(), sheet.fault.text()
    QTest.mouseClick(sheet.first, Qt.MouseButton.LeftButton, pos=centre(sheet.first))


def kind(sheet: DecisionSheet, name: str) -> None:
    sheet.kind.setCurrentIndex([str(t) for t in TYPES].index(name))


def pick(box: QComboBox, value: object) -> None:
    place = box.findData(value)
    assert place >= 0, value
    box.setCurrentIndex(place)


def play_by_keys(rig: PitchRig) -> None:
    """Type the round's orders one by one, then Space until the next round, or the end."""
    name = rig.match.now.name
    tact = 1
    for line in simulated_orders(rig.match, 5).splitlines():
        if line.startswith("tact"):
            while tact < int(line.split()[1]):
                rig.press(KEY.Key_F4)
                tact += 1
        elif not line.endswith("-"):
            rig.type(line)
    while rig.match.now.name == name and not rig.match.over:
        rig.space()


def test_a_short_match_by_keys_is_saved_verified_and_opened_again(
    referee: Pages, tmp_path: Path
) -> None:
    path = tmp_path / "night.koth"
    journal = Journal.create(path, created=CREATED, program="test")
    rules = RuleSet(rounds=2, fast=True)
    rig = referee(rules=rules, journal=journal, folder=tmp_path)
    while not rig.match.over:
        play_by_keys(rig)
    assert rig.match.now.finished is not None
    while not rig.match.ended:
        rig.space()
    assert rig.match.seed is not None
    assert rig.match.seed.hex() in rig.page.bar.state.text()
    rig.press(KEY.Key_S, modifier=CTRL)
    sheet = rig.dialogs.last
    assert isinstance(sheet, MatchRecordSheet)
    first(sheet)
    saved = next(tmp_path.glob("*.quidditch.json"))
    rig.press(KEY.Key_S, modifier=CTRL)
    again = rig.dialogs.last
    assert isinstance(again, MatchRecordSheet)
    again.path.setText("своё имя")
    first(again)
    assert (tmp_path / "своё имя.quidditch.json").read_bytes() == saved.read_bytes()
    assert verify(saved.read_text("utf-8")) == []
    assert json.loads(saved.read_text("utf-8"))["seed"] == rig.match.seed.hex()
    rig.evening.close()
    reopened = Evening.reopen(Journal.open(path))
    assert reopened.night.mode == "pitch"
    assert reopened.night.match is not None
    assert reopened.night.match.now == rig.match.now
    reopened.close()


def test_space_shows_a_tact_and_then_goes_on(referee: Pages) -> None:
    rig = referee()
    rig.play(1)
    rig.orders()
    seen = []
    for _ in range(4):
        seen.append((rig.match.now.name, rig.match.now.tact, rig.match.showing.kind))
        rig.space()
    assert seen == [("2", 1, "still"), ("2", 2, "tacts"), ("2", 2, "still"), ("2", 3, "tacts")]
    assert rig.page.lists.texts("tact")[0].startswith("Tact 2.2")


def test_what_happened_says_of_which_side(referee: Pages) -> None:
    rig = referee()
    rig.orders()
    rig.space()
    told = rig.page.lists.texts("tact")
    assert any(text.startswith("Tact 1.1: L1 ") for text in told)
    assert any(text.startswith("Tact 1.1: R1 ") for text in told)


def test_a_tact_without_any_order_takes_two_presses(referee: Pages) -> None:
    rig = referee()
    rig.space()
    assert rig.match.moments == ()
    assert "Space" in rig.said
    rig.space()
    assert len(rig.match.moments) == 1


def test_the_rest_of_a_round_is_one_key(referee: Pages) -> None:
    rig = referee()
    rig.play(1)
    rig.orders()
    rig.press(KEY.Key_Space, modifier=Qt.KeyboardModifier.ShiftModifier)
    assert rig.match.now.name != "2"


def test_a_mistake_is_undone_three_tacts_later_and_done_again(referee: Pages) -> None:
    rig = referee()
    rig.play(1)
    rig.orders(4)
    before = rig.match
    for _ in range(6):
        rig.space()
    after = rig.match.now
    assert len(rig.match.moments) == 4
    for _ in range(3):
        rig.press(KEY.Key_Z, modifier=CTRL)
    assert rig.match.now == before.now
    assert rig.match.sheet == before.sheet
    for _ in range(3):
        rig.press(KEY.Key_Y, modifier=CTRL)
    assert rig.match.now == after


def test_an_order_is_corrected_three_tacts_later_with_a_preview(referee: Pages) -> None:
    rig = referee()
    rig.play(1)
    rig.orders(4)
    player = next(p for p in rig.match.sheet.tacts[0] if p.startswith("L"))
    rig.want(wishes.PlayRound())
    rig.choose(player)
    rig.press(KEY.Key_H, modifier=CTRL)
    sheet = rig.dialogs.last
    assert isinstance(sheet, CorrectOrderSheet)
    assert sheet.player.currentData() == player
    sheet.tact.setCurrentIndex(sheet.tact.findText("2.1"))
    sheet.order.setText("63(2) foo")
    assert "foo" in sheet.fault.text() or "12(2)" in sheet.fault.text()
    sheet.order.setText("63(9)")
    assert not sheet.first.isEnabled()
    sheet.order.setText("125(2)")
    assert "1.2" in sheet.fault.text()
    sheet.order.setText("-")
    assert sheet.changes.count() >= 1
    assert "1.6" in sheet.fault.text()  # who and why
    sheet.reason.setText("the captain's slip was misread")
    first(sheet)
    assert rig.match.corrections[-1].entry.player == player
    assert any("put right" in text for text in rig.page.lists.texts("decisions"))
    rig.press(KEY.Key_Z, modifier=CTRL)
    assert rig.match.corrections == ()


def test_real_dice_are_asked_for_one_by_one(referee: Pages) -> None:
    rig = referee(seed=None)
    rig.orders()
    rig.space()
    sheet = rig.dialogs.last
    assert isinstance(sheet, DiceSheet)
    assert sheet.address.text() == "1.1/0/bludger1"
    asked = []
    while sheet.isVisible():
        asked.append(sheet.address.text())
        sheet.thrown.setText("0,37")
        first(sheet)
        assert len(asked) < 60
    assert len(asked) > 3
    rig.space()
    assert len(rig.match.moments) == 1
    assert any("by hand" in text for text in rig.page.lists.texts("draws"))
    assert {draw.u for draw in rig.match.draws.values()} == {0.37}


def test_a_throw_is_a_number_or_a_face() -> None:
    assert read_throw("0.25") == read_throw("0,25") == 0.25
    assert read_throw("1/2") == 0.25
    assert [read_throw(text) for text in ("", "1", "7/6", "x", "1/0")] == [None] * 5


def test_the_odds_come_beside_the_window(referee: Pages, qtbot: QtBot) -> None:
    rig = referee()
    rig.play(2)
    rig.orders()
    with qtbot.waitSignal(rig.page.odds.done, timeout=60_000):
        rig.press(KEY.Key_O)
        assert rig.page.lists.tab == "odds"
        assert rig.page.lists.texts("odds") == ["working out…"]
    head, *lines = rig.page.lists.texts("odds")
    assert "exact" in head or "sampled" in head
    assert all("%" in line for line in lines)
    rig.type("L1 -")
    assert len(rig.page.lists.texts("odds")) == 1  # of another position


def test_odds_of_a_tact_without_chances_say_so(referee: Pages, qtbot: QtBot) -> None:
    rig = referee()
    rig.play(1)
    rig.type("L1 -")
    with qtbot.waitSignal(rig.page.odds.done, timeout=60_000):
        rig.press(KEY.Key_O)
    assert len(rig.page.lists.texts("odds")) >= 2


def test_a_proposal_is_followed_changed_or_dropped(referee: Pages) -> None:
    rig = referee(rules=RuleSet(rounds=25))
    for _ in range(3):
        rig.orders()
        rig.want(wishes.PlayRound())
        rig.want(wishes.RestPitch())
    waiting = dict(rig.match.waiting)
    assert waiting
    assert "(1." in rig.page.lists.texts("proposals")[0]
    key = next(iter(waiting))
    rig.page.lists.opened.emit("proposals", key)
    sheet = rig.dialogs.last
    assert isinstance(sheet, DecisionSheet)
    assert sheet.reason.text()
    first(sheet)
    assert key not in dict(rig.match.waiting)
    if rig.match.waiting:
        other = rig.match.waiting[0][0]
        rig.page.lists.dropped.emit("proposals", other)
        assert other not in dict(rig.match.waiting)


def test_proposals_are_reached_by_the_keyboard(referee: Pages) -> None:
    rig = referee()
    rig.play(3)
    waiting = len(rig.match.waiting)
    assert waiting
    for _ in range(3):
        QTest.keyClick(rig.window.focusWidget() or rig.line, KEY.Key_F6)
    assert rig.page.lists.tab == "proposals"
    proposals = rig.page.lists.lists["proposals"]
    QTest.keyClick(proposals, KEY.Key_Delete)
    assert len(rig.match.waiting) == waiting - 1
    QTest.keyClick(proposals, KEY.Key_L)
    assert rig.window.focusWidget() is rig.line
    assert rig.line.text() == "l"


def test_a_card_is_given_cancelled_and_a_player_sent_off(referee: Pages) -> None:
    rig = referee()
    rig.play(1)
    rig.press(KEY.Key_J, modifier=CTRL)
    sheet = rig.dialogs.last
    assert isinstance(sheet, DecisionSheet)
    kind(sheet, "yellow_card")
    assert "1.6" in sheet.fault.text()
    sheet.reason.setText("insults")
    first(sheet)
    assert rig.match.now.cards == (1, 0)
    assert "1 yellow card" in rig.page.sheets["left"].state.text()
    entry = rig.match.rounds[-1].name + "#1"
    rig.page.lists.opened.emit("decisions", entry)
    sheet = rig.dialogs.last
    assert isinstance(sheet, DecisionSheet)
    sheet.reason.setText("shown by mistake")
    first(sheet)
    assert rig.match.now.cards == (0, 0)
    rig.dialogs.decide()
    sheet = rig.dialogs.last
    assert isinstance(sheet, DecisionSheet)
    kind(sheet, "remove")
    pick(sheet.player, "R2")
    assert sheet.rounds.value() == 1  # not the whole match
    sheet.rounds.setValue(2)
    sheet.reason.setText("rough play")
    first(sheet)
    assert rig.match.now.at[rig.match.match.index["R2"]] is None


def test_a_penalty_with_a_named_chaser_and_a_substitution(referee: Pages) -> None:
    rig = referee()
    rig.play(1)
    rig.dialogs.decide()
    sheet = rig.dialogs.last
    assert isinstance(sheet, DecisionSheet)
    kind(sheet, "substitute")
    pick(sheet.side, "right")
    pick(sheet.out, "R2")
    pick(sheet.in_, "R9")
    sheet.reason.setText("tired")
    first(sheet)
    rig.dialogs.decide()
    sheet = rig.dialogs.last
    assert isinstance(sheet, DecisionSheet)
    kind(sheet, "penalty")
    pick(sheet.side, "left")
    pick(sheet.chaser, "R3")
    sheet.reason.setText("felled on purpose")
    first(sheet)
    assert rig.match.now.kind == "penalty"
    assert rig.match.now.quaffle.holder == rig.match.match.index["R3"]
    rig.choose("R4")
    rig.press(KEY.Key_Return)
    assert rig.match.now.quaffle.holder == rig.match.match.index["R3"] or rig.match.sheet.chaser
    assert rig.match.sheet.chaser == "R4"


def test_after_the_last_round_every_key_is_quiet(referee: Pages) -> None:
    rig = referee(rules=RuleSet(rounds=1))
    rig.play(1)
    assert rig.match.over
    rig.choose("L2")
    assert rig.page.board.view.lit == frozenset()
    rig.press(KEY.Key_C, KEY.Key_T, KEY.Key_1, KEY.Key_Return, KEY.Key_S, KEY.Key_Delete)
    rig.click(63)
    rig.type("L2 63(2)")
    assert "over" in rig.said or "ended" in rig.said
    assert not any(rig.match.sheet.tacts)
    assert not rig.page.strip.buttons["throw"].isEnabled()
    rig.line.clear()
    rig.space()
    assert rig.match.ended


def test_a_match_is_closed_at_two_presses(referee: Pages) -> None:
    rig = referee()
    rig.play(1)
    rig.press(KEY.Key_W, modifier=CTRL)
    assert not rig.match.ended
    rig.press(KEY.Key_W, modifier=CTRL)
    assert rig.match.ended
    rig.space()
    assert isinstance(rig.dialogs.last, FoundSheet)
