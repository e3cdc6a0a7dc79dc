"""A new game by keys, from the title to the start."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from app.night.rulebook import DEFAULT_RULES, OPTIONS
from tests.ui.desk.dialogs.controls import nameless, typed
from ui import language
from ui.desk.dialogs.team_sheet import TeamSheet
from ui.desk.start.new_game import NewGame
from ui.desk.start.parts_of_game import even_parts, part_ends

CONTROL = Qt.KeyboardModifier.ControlModifier
ROSTER = "Команда;Фамилия;Имя;Капитан;ID\nСовы;Иванова;Анна;да;7\n;Ли;Энн;;8\nЕжи;Кот;Том;+;9\n"


@pytest.fixture
def game(qtbot: QtBot) -> NewGame:
    made = NewGame()
    qtbot.addWidget(made)
    made.resize(1366, 768)
    made.show()
    return made


def test_a_whole_game_by_keys(game: NewGame, qtbot: QtBot) -> None:
    typed(game.evening.title, "Осенний кубок")
    QTest.keyClick(game.evening.title, Qt.Key.Key_Return)
    typed(game.teams.paste.text, "Совы")
    game.teams.paste.text.insertPlainText("\nЕжи в тумане\nСовы")
    QTest.keyClick(game.teams.paste.text, Qt.Key.Key_Return, CONTROL)
    assert [team.name for team in game.teams.teams] == ["Совы", "Ежи в тумане", "Совы"]
    QTest.keyClick(game, Qt.Key.Key_PageDown, CONTROL)
    QTest.keyClick(game.questions.picker.packs, Qt.Key.Key_Down)
    QTest.keyClick(game, Qt.Key.Key_PageDown, CONTROL)
    assert game.rules.rules is not None
    assert game.rules.rules.main_questions == 30
    QTest.keyClick(game, Qt.Key.Key_PageDown, CONTROL)
    with qtbot.waitSignal(game.founded) as signal:
        QTest.keyClick(game.next, Qt.Key.Key_Space)
    founded, pack = signal.args
    assert (founded.title, founded.rehearsal, founded.timer_ms) == ("Осенний кубок", False, 60_000)
    assert len({team.id for team in founded.teams}) == 3
    assert len(pack.main) == 30


def test_a_game_without_a_pack_has_no_limit(game: NewGame, qtbot: QtBot) -> None:
    game.evening.rehearsal.setChecked(True)
    game.teams.paste.text.setPlainText("А\nБ")
    game.go(1)
    game.go(4)
    assert game.next.text() == "Start the rehearsal"
    with qtbot.waitSignal(game.founded) as signal:
        game.forward()
    founded, pack = signal.args
    assert founded.rehearsal
    assert founded.rules == DEFAULT_RULES
    assert founded.title
    assert pack is None


def test_text_that_was_not_added_is_not_lost(game: NewGame) -> None:
    game.go(1)
    game.teams.paste.text.setPlainText(ROSTER)
    game.forward()
    assert [len(team.players) for team in game.teams.teams] == [2, 1]
    ids = [p.id for team in game.teams.teams for p in team.players]
    assert len(set(ids)) == 3


def test_pasting_twice_gives_new_ids(game: NewGame) -> None:
    for _ in range(2):
        game.teams.paste.text.setPlainText(ROSTER)
        game.teams.paste.take()
    teams = game.teams.teams
    assert len({team.id for team in teams}) == 4
    assert len({p.id for team in teams for p in team.players}) == 6
    assert "1, 3" in game.teams.doubts.text()


def test_teams_are_renamed_moved_removed_and_opened_by_keys(game: NewGame) -> None:
    game.go(1)
    game.teams.paste.text.setPlainText("А\nБ\nВ")
    game.teams.paste.take()
    table = game.teams.table
    table.setCurrentCell(2, 1)
    QTest.keyClick(table, Qt.Key.Key_Up, CONTROL)
    assert [team.name for team in table.teams] == ["А", "В", "Б"]
    item = table.item(1, 1)
    assert item is not None
    item.setText("  Вторые ")
    assert table.teams[1].name == "Вторые"
    table.setCurrentCell(0, 1)
    QTest.keyClick(table, Qt.Key.Key_Delete)
    assert [team.name for team in table.teams] == ["Вторые", "Б"]
    QTest.keyClick(table, Qt.Key.Key_Return)
    sheet = next(w for w in QApplication.topLevelWidgets() if isinstance(w, TeamSheet))
    sheet.players.paste("Иванов\tЯн")
    QTest.keyClick(sheet.name, Qt.Key.Key_Return)
    assert table.teams[0].players[0].surname == "Иванов"


def test_renaming_in_place_ends_with_enter_and_opens_nothing(game: NewGame, qtbot: QtBot) -> None:
    game.go(1)
    game.teams.paste.text.setPlainText("А\nБ")
    game.teams.paste.take()
    table = game.teams.table
    table.setFocus()
    table.setCurrentCell(0, 1)
    typed(table, "С")
    editor = table.findChild(QLineEdit)
    assert editor is not None
    typed(editor, "овы")
    QTest.keyClick(editor, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: table.teams[0].name == "Совы")
    assert not [w for w in QApplication.topLevelWidgets() if isinstance(w, TeamSheet)]
    typed(table, "Х")
    editor = next(w for w in table.findChildren(QLineEdit) if w.isVisible())
    QTest.keyClick(editor, Qt.Key.Key_Escape)
    assert game.stack.currentIndex() == 1
    assert table.teams[0].name == "Совы"


def test_changes_of_the_list_can_be_taken_back(game: NewGame) -> None:
    game.go(1)
    game.teams.paste.text.setPlainText(ROSTER)
    game.teams.paste.take()
    table = game.teams.table
    before = list(table.teams)
    table.setCurrentCell(0, 1)
    QTest.keyClick(table, Qt.Key.Key_Delete)
    QTest.keyClick(table, Qt.Key.Key_Delete)
    assert table.teams == []
    QTest.keyClick(table, Qt.Key.Key_Z, CONTROL)
    QTest.keyClick(table, Qt.Key.Key_Z, CONTROL)
    assert table.teams == before
    game.teams.buttons["undo"].click()
    assert table.teams == []
    assert not game.teams.buttons["undo"].isEnabled()


def test_2_3_parts_are_divided_evenly_or_typed(game: NewGame) -> None:
    assert not game.rules.count.isEnabled()
    game.rules.offer(30, 6)
    game.rules.count.setCurrentIndex(2)
    game.rules.count.activated.emit(2)
    assert game.rules.rules is not None
    assert game.rules.rules.parts == (10, 20, 30)
    game.rules.fields["parts"].setText("12, 30")
    assert game.rules.count.currentText() == "2"
    assert even_parts(10, 3) == (3, 6, 10)
    assert even_parts(2, 3) == ()


def test_1_1_one_team_is_no_game(game: NewGame) -> None:
    game.teams.paste.text.setPlainText("Одна")
    game.teams.paste.take()
    game.go(4)
    assert not game.next.isEnabled()
    assert "1.1" in game.summary.fault.text()


def test_a_list_that_no_hall_holds_is_no_game(game: NewGame) -> None:
    game.teams.paste.text.setPlainText("\n".join(f"Команда {n}" for n in range(201)))
    game.teams.paste.take()
    assert "200" in game.plan().problem
    game.teams.table.remove()
    assert game.plan().problem == ""


def test_many_teams_warn_and_do_not_stop(game: NewGame) -> None:
    game.teams.paste.text.setPlainText("\n".join(f"Команда {n}" for n in range(1, 51)))
    game.teams.paste.take()
    assert "48" in game.teams.doubts.text()
    game.go(4)
    assert game.next.isEnabled()


@pytest.mark.parametrize(
    ("field", "text", "clause"),
    [
        ("summit", "2", "H1"),
        ("summit", "десять", "H1"),
        ("hold_turns", "0", "2.5.1"),
        ("main_questions", "-1", "2.5.2"),
        ("reserve_questions", "", "2.5.2"),
        ("restorations_per_reign", "x", "H13"),
        ("parts", "12, 5", "2.3"),
    ],
)
def test_a_value_that_cannot_be_is_told_with_its_clause(
    game: NewGame, field: str, text: str, clause: str
) -> None:
    game.teams.paste.text.setPlainText("А\nБ")
    game.teams.paste.take()
    line = game.rules.fields[field]
    line.setText(text)
    assert clause in game.rules.fault.text()
    assert game.rules.rules is None
    game.go(4)
    assert not game.next.isEnabled()
    assert clause in game.summary.fault.text()
    game.rules.reset.click()
    assert game.rules.rules == DEFAULT_RULES


def test_no_question_at_all_is_told(game: NewGame) -> None:
    game.rules.offer(0, 0)
    assert "2.5.2" in game.rules.problem()


def test_every_option_is_a_field_with_a_sentence(game: NewGame) -> None:
    for option in OPTIONS:
        field = game.rules.fields[option.field]
        assert field.accessibleName()
        assert option.clause in field.accessibleDescription()


def test_parts_of_a_game() -> None:
    assert part_ends("") == ()
    assert part_ends("12; 24") == (12, 24)
    assert part_ends("12 12") is None
    assert part_ends("0") is None
    assert part_ends("двенадцать") is None


def test_a_pack_of_ones_own_with_its_doubts(game: NewGame, tmp_path: Path, qtbot: QtBot) -> None:
    pack = tmp_path / "мой.4s"
    pack.write_text("? Один\n! да\n\n?Два\n! нет\n\n? Без ответа\n", "utf-8")
    picker = game.questions.picker
    picker.add(pack)
    qtbot.waitUntil(lambda: picker.report is not None, timeout=20_000)
    assert picker.report is not None
    assert picker.doubts.rowCount() == len(picker.report.doubts) > 0
    line = picker.doubts.item(0, 0)
    assert line is not None
    assert line.text() == "line 4"
    chosen = picker.report
    picker.add(tmp_path / "нет.4s")
    qtbot.waitUntil(lambda: bool(picker.fault.text()), timeout=20_000)
    assert picker.report is chosen


def test_the_pack_is_counted_only_if_wished(game: NewGame) -> None:
    game.questions.count.setChecked(False)
    game.questions.picker.packs.setCurrentRow(1)
    assert game.rules.rules is not None
    assert game.rules.rules.main_questions is None
    game.questions.count.setChecked(True)
    assert game.rules.rules.main_questions == 30


def test_notes_of_the_text_are_shown_with_their_lines(game: NewGame, tmp_path: Path) -> None:
    paste = game.teams.paste
    paste.text.setPlainText("Совы\n\nСовы")
    notes = [paste.notes.item(n).text() for n in range(paste.notes.count())]
    assert len(notes) == 2
    assert "3" in notes[1]
    book = tmp_path / "t.csv"
    book.write_bytes("Совы;Иванов;Ян\nСовы;Ли;Энн\n".encode("cp1251"))
    paste.load(book)
    assert len(paste.report.teams) == 1
    paste.load(tmp_path / "none.csv")
    assert paste.fault.text()


@pytest.mark.parametrize("code", ["ru", "en"])
def test_every_control_of_every_page_has_a_name(
    game: NewGame, qapp: QApplication, code: str
) -> None:
    language.install(qapp, code)
    qapp.processEvents()
    game.teams.paste.text.setPlainText("Совы\n\nСовы")
    for place in range(5):
        game.go(place)
        assert nameless(game) == []


def test_esc_goes_back_and_out(game: NewGame, qtbot: QtBot) -> None:
    game.go(1)
    QTest.keyClick(game, Qt.Key.Key_Escape)
    assert game.stack.currentIndex() == 0
    with qtbot.waitSignal(game.left):
        QTest.keyClick(game, Qt.Key.Key_Escape)


def test_a_name_from_right_to_left_moves_no_number_in_the_summary(game: NewGame) -> None:
    game.teams.paste.text.setPlainText("אריות ירושלים\nСовы")
    game.go(1)
    game.go(4)
    told = dict(game.summary.lines)["Teams"]
    assert "1 \u2068אריות ירושלים\u2069, 2 Совы" in told
