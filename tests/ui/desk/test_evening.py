"""The desk round the turn: picture, menus, breaks, failures, language and the end."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from app.hill.rules import RuleSet
from app.night import intents
from app.night.night import Stage
from app.store.errors import DiskFull
from app.store.journal import Journal
from app.store.settings import Settings
from tests.ui.desk.rig import CTRL, Rig, question
from ui.language import install
from ui.screen.preview import PreviewWidget
from ui.screen.stage import Stage as Stage_

Desk = Callable[..., Rig]
KEY = Qt.Key
CREATED = "2026-11-30T19:00:00+03:00"


def test_void_and_the_end_want_a_second_press(desk: Desk) -> None:
    rig = desk(6)
    rig.space(2)
    rig.press(KEY.Key_V)
    assert not rig.window.view.void
    rig.press(KEY.Key_P, KEY.Key_V)
    assert not rig.window.view.void
    rig.press(KEY.Key_V)
    assert rig.window.view.void
    rig.press(KEY.Key_V)
    assert not rig.window.view.void
    rig.press(KEY.Key_V, KEY.Key_V)
    rig.space(2)
    rig.press(KEY.Key_E, KEY.Key_E, modifier=CTRL)
    assert rig.stage is Stage.ENDED


def test_the_audiences_picture_by_keys(desk: Desk) -> None:
    rig = desk(6)
    rig.live.do(intents.ChoosePack("pack", (question(1), question(2)), ()))
    for key, show in (
        (KEY.Key_F9, lambda s: s.frozen is not None),
        (KEY.Key_F10, lambda s: s.black),
        (KEY.Key_F11, lambda s: s.logo),
    ):
        rig.press(key)
        assert show(rig.live.night.show)
        rig.press(key)
        assert not show(rig.live.night.show)
    rig.press(KEY.Key_A)
    assert rig.live.night.show.scene == "welcome"
    rig.space(2)
    rig.press(KEY.Key_Q)
    assert rig.live.night.show.scene == "question"
    rig.press(KEY.Key_Q)
    assert rig.live.night.show.scene == "board"
    rig.space()
    rig.press(KEY.Key_A)
    assert rig.live.night.show.scene == "answer"
    assert "Санкт-Петербург" in rig.window.side.question.html
    rig.press(KEY.Key_S)
    assert rig.live.night.show.scene == "standings"


def test_a_break_takes_minutes_and_is_refused_while_a_question_is_open(desk: Desk) -> None:
    rig = desk(6)
    rig.press(KEY.Key_B, modifier=CTRL)
    rig.type("soon")
    assert rig.stage is Stage.DECLARE
    rig.type("1,5")
    assert rig.stage is Stage.BREAK
    assert rig.window.footer.clock.text() == "1:30"
    rig.space(2)
    rig.press(KEY.Key_B, modifier=CTRL)
    assert "between turns" in rig.said
    assert rig.line.text() == ""


def test_a_failed_save_is_loud_and_the_night_goes_on(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    journal = Journal.create(tmp_path / "night.koth", created=CREATED, program="test")
    rig = desk(6, journal=journal)
    assert "saved" in rig.window.footer.saved.text()

    def full(*_: object, **__: object) -> None:
        raise DiskFull("No space is left on the disk.")

    with monkeypatch.context() as patch:
        patch.setattr(journal, "append", full)
        patch.setattr(journal, "take_over", full)
        rig.space()
        assert rig.stage is Stage.DECLARE
        assert rig.window.footer.trouble.isVisible()
        assert "NOT SAVED" in rig.window.footer.saved.text()
        rig.press(KEY.Key_U, modifier=CTRL)
        rig.space()
        assert rig.stage is Stage.QUESTION
        assert "not saved" in rig.window.footer.saved.text()
        assert not rig.window.footer.trouble.unsaved.isVisible()
    rig.press(KEY.Key_T, modifier=CTRL)
    assert rig.said == "Everything is saved"
    assert rig.evening.unsaved == 0


def test_digits_pressed_anywhere_reach_the_line(desk: Desk) -> None:
    rig = desk(6)
    button = rig.window.footer.undo
    button.setFocus()
    QTest.keyClick(button, KEY.Key_7)
    assert rig.line.text() == "7"


def test_the_teams_menu_greys_with_reasons(desk: Desk) -> None:
    calls: list[str] = []

    class Dialogs:
        def __getattr__(self, name: str) -> Callable[..., None]:
            return lambda *_: calls.append(name)

    rig = desk(6, actions=Dialogs())
    rig.press(KEY.Key_Down, KEY.Key_F2)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    entries = {action.text(): action for action in menu.actions() if action.text()}
    jump = next(action for text, action in entries.items() if text.startswith("Jump"))
    assert not jump.isEnabled()
    assert "(2.2.5 a)" in jump.text()
    entries["Edit name and players…"].trigger()
    assert calls == ["edit_team"]
    menu.close()
    rig.press(KEY.Key_N, KEY.Key_H, KEY.Key_R, KEY.Key_L, modifier=CTRL)
    assert calls[1:] == ["new_team", "appeal", "roster", "switch_language"]


def test_the_menu_has_every_command_and_greys_with_reasons(desk: Desk) -> None:
    rig = desk(6)
    rig.press(KEY.Key_F12)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    entries = [entry for part in menu.actions() for entry in _submenu(part).actions()]
    texts = [entry.text() for entry in entries]
    assert any(text.startswith("next step\tSpace") for text in texts)
    early = next(entry for entry in entries if entry.text().startswith("answer"))
    assert not early.isEnabled()
    assert "may not be shown yet" in early.text()
    next(entry for entry in entries if entry.text().startswith("black")).trigger()
    assert rig.live.night.show.black
    menu.close()


def _submenu(action: QAction) -> QMenu:
    menu = action.menu()
    assert isinstance(menu, QMenu)
    return menu


def test_the_language_changes_while_the_window_is_open(desk: Desk, qapp: QApplication) -> None:
    rig = desk(6)
    before = QLocale()
    try:
        install(qapp, "ru")
        QApplication.processEvents()
        assert rig.window.bar.now == "Заявки"
        assert rig.window.bar.next.accessibleName() == "Пробел: объявить вопрос 1"
        assert "на первом ходу" in rig.window.board.rows[0].jump.toolTip()
        assert rig.line.placeholderText().startswith("7п прыжок")
        install(qapp, "en")
        QApplication.processEvents()
        assert rig.window.bar.now == "Declare"
        assert "first turn" in rig.window.board.rows[0].jump.toolTip()
    finally:
        QLocale.setDefault(before)


def test_keys_drawn_on_the_cards_can_be_clicked(desk: Desk) -> None:
    rig = desk(6)
    assert 'href="partner"' in rig.window.side.question.html
    rig.window.side.question.asked.emit("partner")
    assert rig.window.view.partner is True


def test_other_settings_are_followed(desk: Desk) -> None:
    rig = desk(6)
    rig.window.follow(Settings(extra_seconds=25))
    rig.space(2)
    rig.press(KEY.Key_T)
    assert rig.window.footer.clock.text() == "1:25"


def test_the_projector_is_named_and_its_loss_is_told(desk: Desk) -> None:
    rig = desk(6)
    rig.window.show_projector("Epson (HDMI-1)", True)
    assert "Epson" in rig.window.footer.projector.text()
    rig.window.show_projector("Epson (HDMI-1)", False)
    assert "game goes on" in rig.said
    assert "no projector" in rig.window.footer.projector.text()
    rig.window.show_projector("Epson (HDMI-1)", True)
    assert "is back" in rig.said


def test_ctrl_and_letters_count_by_place_in_a_russian_layout(desk: Desk) -> None:
    rig = desk(6)
    rig.space(2)
    rig.type("4")
    rig.put("Я", CTRL)
    assert not rig.row(4).answered
    rig.put("З")
    assert rig.window.view.standing


def test_a_key_on_the_help_sheet_only_closes_it(desk: Desk) -> None:
    rig = desk(6)
    rig.press(KEY.Key_F1, KEY.Key_Space)
    assert not rig.window.help.isVisible()
    assert rig.stage is Stage.DECLARE


def test_what_comes_next_is_a_small_picture(desk: Desk, qtbot: QtBot) -> None:
    stage = Stage_()
    rig = desk(6, preview=PreviewWidget(stage))
    rig.space(2)
    assert rig.window.side.air.coming.isVisible()
    ahead = rig.window.side.air.coming.accessibleName()
    assert ahead == "What comes next"


def test_the_end_is_announced_in_advance_with_its_clause(desk: Desk) -> None:
    rig = desk(4, rules=RuleSet(main_questions=1))
    rig.space(2)
    rig.type("1")
    rig.space()
    rig.type("1")
    rig.space()
    assert "The game ends: No question is left (2.5.2)" in rig.window.side.phase.html
    assert "Winner: Совы" in rig.window.side.phase.html
    rig.space(2)
    assert rig.live.night.show.scene == "crown"
