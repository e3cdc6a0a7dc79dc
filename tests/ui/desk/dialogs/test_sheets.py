"""The other dialogs on a real evening, by keys."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from app.hill.record import read_text
from app.night import intents
from app.night.preferences import Settings
from app.night.rulebook import RuleSet
from tests.ui.desk.dialogs.controls import nameless, typed
from ui.desk.actions import DeskActions
from ui.desk.dialogs.actions import EveningDialogs
from ui.desk.dialogs.appeal_sheet import AppealSheet
from ui.desk.dialogs.correct_sheet import CorrectSheet
from ui.desk.dialogs.pack_sheet import PackSheet
from ui.desk.dialogs.program import ScreenChoice
from ui.desk.dialogs.record_sheet import RecordSheet
from ui.desk.dialogs.rules_sheet import RulesSheet
from ui.desk.dialogs.settings_sheet import SettingsSheet
from ui.desk.dialogs.team_sheet import TeamSheet
from ui.desk.dialogs.teams_sheet import TeamsSheet
from ui.desk.dialogs.withdraw_sheet import WithdrawSheet

Make = Callable[..., Any]


class House:
    """The program around the evening, as a test's hand."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.kept = Settings(language="ru")
        self.calls: list[str] = []
        self.trouble = ""

    def settings(self) -> Settings:
        return self.kept

    def apply(self, settings: Settings) -> str:
        if not self.trouble:
            self.kept = settings
        return self.trouble

    def screens(self) -> Sequence[ScreenChoice]:
        return (ScreenChoice("a", "HDMI-1"), ScreenChoice("b", "Epson"))

    def records(self) -> Path:
        return self.folder

    def switch_language(self) -> None:
        self.calls.append("language")

    def leave(self) -> None:
        self.calls.append("leave")


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path)


@pytest.fixture
def desk(qtbot: QtBot) -> Iterator[QWidget]:
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    yield window
    for sheet in window.findChildren(QDialog):
        sheet.reject()


def dialogs(desk: QWidget, one: Any, house: House) -> EveningDialogs:
    return EveningDialogs(lambda: desk, one.live, house)


def top(kind: type[QDialog]) -> Any:
    found = [w for w in QApplication.topLevelWidgets() if type(w) is kind and w.isVisible()]
    assert len(found) == 1
    return found[0]


def test_h16_a_team_joins_by_keys(qtbot: QtBot, night: Make, desk: QWidget, house: House) -> None:
    one = night()
    one.turn({1: 900})
    actions: DeskActions = dialogs(desk, one, house)
    actions.new_team()
    sheet = top(TeamSheet)
    assert not sheet.first.isEnabled()
    typed(sheet.name, "Поздние")
    sheet.players.paste("Иванов\tЯн\t77\nПетрова Анна (к)")
    QTest.keyClick(sheet.name, Qt.Key.Key_Return)
    joined = one.live.night.game.roster["t5"]
    assert joined.name == "Поздние"
    assert [player.surname for player in joined.players] == ["Иванов", "Петрова"]
    ids = [player.id for team in one.live.night.game.roster.values() for player in team.players]
    assert len(set(ids)) == len(ids)


def test_h16_joining_while_a_question_is_open_is_refused_on_the_sheet(
    night: Make, desk: QWidget, house: House
) -> None:
    one = night()
    one.do(intents.Announce())
    dialogs(desk, one, house).new_team()
    sheet = top(TeamSheet)
    sheet.name.setText("Рано")
    sheet.first.click()
    assert sheet.isVisible()
    assert "H16" in sheet.fault.text()
    sheet.reject()


def test_a_team_is_put_right(night: Make, desk: QWidget, house: House) -> None:
    one = night()
    dialogs(desk, one, house).edit_team("t2")
    sheet = top(TeamSheet)
    sheet.name.setText("Совы")
    sheet.players.item(1, 0).setCheckState(Qt.CheckState.Checked)
    sheet.players.setCurrentCell(2, 1)
    QTest.keyClick(sheet.players, Qt.Key.Key_Delete)
    sheet.players.item(0, 1).setText("Кузнецова")
    sheet.first.click()
    team = one.live.night.game.roster["t2"]
    assert (team.id, team.name, team.captain) == ("t2", "Совы", "p2-2")
    assert [p.surname for p in team.players] == ["Кузнецова", "Петрова"]
    assert [p.id for p in team.players] == ["p2-1", "p2-2"]


def test_enter_in_a_cell_ends_the_cell_and_not_the_sheet(
    qtbot: QtBot, night: Make, desk: QWidget, house: House
) -> None:
    dialogs(desk, night(), house).edit_team("t1")
    sheet = top(TeamSheet)
    table = sheet.players
    table.setFocus()
    table.setCurrentCell(3, 1)
    typed(table, "Л")
    editor = next(w for w in table.findChildren(QLineEdit) if w.isVisible())
    typed(editor, "и")
    QTest.keyClick(editor, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: table.count() == 4)
    assert sheet.isVisible()
    assert table.rowCount() == 5
    sheet.reject()


def test_1_3_a_small_roster_warns_and_does_not_stop(
    night: Make, desk: QWidget, house: House
) -> None:
    one = night()
    dialogs(desk, one, house).edit_team("t1")
    sheet = top(TeamSheet)
    sheet.players.setCurrentCell(0, 1)
    sheet.players.remove_current()
    assert "1.3" in sheet._warning.text()
    assert sheet.first.isEnabled()
    sheet.reject()


def test_h16_withdrawing_asks_once(night: Make, desk: QWidget, house: House) -> None:
    one = night()
    dialogs(desk, one, house).withdraw_team("t3")
    QTest.keyClick(top(WithdrawSheet), Qt.Key.Key_Escape)
    assert one.live.night.game.now.climbers["t3"].here
    dialogs(desk, one, house).withdraw_team("t3")
    QTest.keyClick(top(WithdrawSheet), Qt.Key.Key_Return)
    assert not one.live.night.game.now.climbers["t3"].here


def test_enter_presses_the_button_that_has_the_focus(
    night: Make, desk: QWidget, house: House
) -> None:
    one = night()
    dialogs(desk, one, house).withdraw_team("t3")
    sheet = top(WithdrawSheet)
    sheet.cancel.setFocus()
    QTest.keyClick(sheet.cancel, Qt.Key.Key_Return)
    assert not sheet.isVisible()
    assert one.live.night.game.now.climbers["t3"].here


def test_h17_a_correction_is_overtyped_with_a_reason(
    qtbot: QtBot, night: Make, desk: QWidget, house: House
) -> None:
    one = night()
    one.turn({1: 900})
    dialogs(desk, one, house).correct_team("t1")
    sheet = top(CorrectSheet)
    sheet.step.setValue(5)
    assert "H17" in sheet.fault.text()
    sheet.step.setValue(3)
    sheet.points.setValue(4)
    assert "H17" in sheet.fault.text()
    typed(sheet.reason, "ошибка счёта")
    assert sheet.change.text().count("→") == 2
    QTest.keyClick(sheet.reason, Qt.Key.Key_Return)
    climber = one.live.night.game.now.climbers["t1"]
    assert (climber.step, climber.points) == (3, 4)


def test_a_correction_of_a_team_undone_closes(night: Make, desk: QWidget, house: House) -> None:
    one = night()
    dialogs(desk, one, house).new_team()
    sheet = top(TeamSheet)
    sheet.name.setText("Поздние")
    sheet.first.click()
    dialogs(desk, one, house).correct_team("t5")
    correct = top(CorrectSheet)
    one.do(intents.Undo())
    assert not correct.isVisible()
    dialogs(desk, one, house).correct_team("t5")
    dialogs(desk, one, house).edit_team("t5")


def test_all_teams_lead_to_each_dialog(night: Make, desk: QWidget, house: House) -> None:
    one = night()
    actions = dialogs(desk, one, house)
    actions.roster()
    sheet = top(TeamsSheet)
    assert sheet.table.rowCount() == 4
    sheet.table.selectRow(1)
    for key, kind in (
        ("edit", TeamSheet), ("correct", CorrectSheet), ("withdraw", WithdrawSheet),
        ("new", TeamSheet),
    ):  # fmt: skip
        sheet.buttons[key].click()
        opened = top(kind)
        assert nameless(opened) == []
        opened.reject()
    sheet.reject()


def test_the_pack_is_changed_between_questions(night: Make, desk: QWidget, house: House) -> None:
    one = night(rules=RuleSet(main_questions=10))
    dialogs(desk, one, house).choose_pack()
    sheet = top(PackSheet)
    QTest.keyClick(sheet.picker.packs, Qt.Key.Key_Down)
    assert "10" in sheet._meaning.text()
    sheet.first.click()
    assert len(one.live.night.pack.main) == 30
    one.do(intents.Announce())
    dialogs(desk, one, house).choose_pack()
    assert not top(PackSheet).first.isEnabled()


def test_every_option_of_the_rules_is_read_with_its_clause(
    night: Make, desk: QWidget, house: House
) -> None:
    dialogs(desk, night(rules=RuleSet(summit=7, parts=(3, 6))), house).rules()
    sheet = top(RulesSheet)
    clauses = [clause for _, _, clause, _ in sheet.cells]
    assert "2.4.5, H13" in clauses
    assert all(all(cell) for cell in sheet.cells)
    assert "3, 6" in sheet.cells[-1][1]


@pytest.mark.parametrize("rehearsal", [False, True])
def test_the_open_record_is_written_safely(
    night: Make, desk: QWidget, house: House, rehearsal: bool
) -> None:
    one = night(rehearsal=rehearsal)
    one.turn({1: 900})
    told: list[str] = []
    EveningDialogs(lambda: desk, one.live, house, told.append).save_record()
    sheet = top(RecordSheet)
    assert ("rehearsal" in Path(sheet.path.text()).name) is rehearsal
    QTest.keyClick(sheet.path, Qt.Key.Key_Return)
    path = next(house.folder.glob("*.hill.json"))
    assert list(house.folder.iterdir()) == [path]
    assert str(path) in told[0]
    text = path.read_text("utf-8")
    assert json.loads(text).get("rehearsal", False) is rehearsal
    assert len(read_text(text).turns) == 1


def test_a_record_is_replaced_only_when_told_twice(
    night: Make, desk: QWidget, house: House
) -> None:
    one = night()
    there = house.folder / "mine.hill.json"
    there.write_text("old", "utf-8")
    dialogs(desk, one, house).save_record()
    sheet = top(RecordSheet)
    sheet.path.setText(str(there))
    sheet.first.click()
    assert there.read_text("utf-8") == "old"
    sheet.first.click()
    assert there.read_text("utf-8") != "old"


def test_a_record_that_cannot_be_written_is_told(night: Make, desk: QWidget, house: House) -> None:
    dialogs(desk, night(), house).save_record()
    sheet = top(RecordSheet)
    sheet.path.setText(str(house.folder / "none" / "game.hill.json"))
    sheet.first.click()
    assert sheet.isVisible()
    assert sheet.fault.text()
    sheet.reject()


@pytest.mark.parametrize("name", ["x" * 300, "~nobody/x" * 40])
def test_what_can_be_no_name_of_a_file_is_told(
    night: Make, desk: QWidget, house: House, name: str
) -> None:
    dialogs(desk, night(), house).save_record()
    sheet = top(RecordSheet)
    sheet.path.setText(name)
    sheet.first.click()
    assert sheet.isVisible()
    assert sheet.fault.text()
    sheet.reject()


def test_a_record_without_a_folder_goes_where_records_are(
    night: Make, desk: QWidget, house: House
) -> None:
    dialogs(desk, night(), house).save_record()
    sheet = top(RecordSheet)
    sheet.path.setText("кубок")
    sheet.first.click()
    assert (house.folder / "кубок.hill.json").exists()


def test_settings_are_chosen_and_kept(night: Make, desk: QWidget, house: House) -> None:
    actions = dialogs(desk, night(), house)
    actions.settings()
    sheet = top(SettingsSheet)
    sheet.projector.setCurrentIndex(2)
    sheet.language.setCurrentIndex(1)
    sheet.motion.setChecked(False)
    sheet.extra_time.setValue(25)
    house.trouble = "Диск полон"
    sheet.first.click()
    assert sheet.fault.text() == "Диск полон"
    house.trouble = ""
    sheet.first.click()
    assert house.kept == Settings("en", "b", motion=False, extra_seconds=25)
    house.kept = Settings(projector="gone\tprojector")
    actions.settings()
    assert "gone projector" in top(SettingsSheet).projector.currentText()
    actions.switch_language()
    actions.leave()
    assert house.calls == ["language", "leave"]


def test_every_control_has_a_name_and_esc_closes(night: Make, desk: QWidget, house: House) -> None:
    one = night()
    one.turn({1: 900})
    actions = dialogs(desk, one, house)
    openings: tuple[tuple[Callable[[], None], type[QDialog]], ...] = (
        (actions.new_team, TeamSheet),
        (lambda: actions.edit_team("t1"), TeamSheet),
        (lambda: actions.withdraw_team("t1"), WithdrawSheet),
        (lambda: actions.correct_team("t1"), CorrectSheet),
        (actions.appeal, AppealSheet),
        (actions.roster, TeamsSheet),
        (actions.rules, RulesSheet),
        (actions.choose_pack, PackSheet),
        (actions.save_record, RecordSheet),
        (actions.settings, SettingsSheet),
    )
    for opening, kind in openings:
        opening()
        sheet = top(kind)
        assert nameless(sheet) == [], kind.__name__
        assert sheet.accessibleName(), kind.__name__
        QTest.keyClick(sheet, Qt.Key.Key_Escape)
        assert not sheet.isVisible(), kind.__name__
