"""The host is warned before a question is repeated to people who have heard it this season."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.night import intents
from app.night.clock import NightClock
from app.night.evening import Evening
from app.night.events import Founded
from app.night.packs_desk.heard import HeardBook, Repeat
from app.night.packs_desk.library import PackLibrary
from app.night.preferences import Settings
from app.night.question_packs import choice_of
from app.night.rulebook import Player, RuleSet, Team
from app.store.memory import MemoryJournal
from ui import language
from ui.console.packs import HeardKeeper
from ui.desk.dialogs.pack_sheet import PackSheet
from ui.desk.dialogs.settings_sheet import SettingsSheet
from ui.desk.packs.words import PackWords
from ui.desk.start.new_game import NewGame
from ui.desk.start.window import StartWindow
from ui.live import LiveShow

PATIENCE_MS = 30_000
OWLS = Team("a", "Совы", None, (Player("1", "Иванова", "Анна", "101"),))
FOXES = Team("b", "Лисы", None, (Player("2", "Петров", "Пётр"),))


def night(*teams: Team, day: str = "2026-10-12", title: str = "Осень") -> LiveShow:
    clock = NightClock(0, lambda: 0, lambda: f"{day}T20:00:00+03:00")
    first = Founded(title, day, "", RuleSet(summit=5), teams, night_id=title)
    return LiveShow(Evening.found(MemoryJournal(), first, clock))


@pytest.fixture
def book(tmp_path: Path) -> HeardBook:
    return HeardBook(tmp_path / "used.sqlite")


def play(live: LiveShow, library: PackLibrary, name: str, book: HeardBook, qtbot: QtBot) -> None:
    """One question of the pack, kept as it is announced."""
    pack = library.shelf.read(name)
    assert live.do(choice_of(pack)) is None
    keeper = HeardKeeper(live, book)
    assert live.do(intents.Announce()) is None
    heard = (*pack.main, *pack.reserve)

    def known() -> bool:
        return bool(book.repeats(heard, (OWLS,), "2026-11-30"))

    qtbot.waitUntil(known, timeout=PATIENCE_MS)
    qtbot.waitUntil(lambda: keeper._work is None, timeout=PATIENCE_MS)
    assert live.do(intents.Close()) is None
    keeper.close()
    live.stop()


def test_an_announced_question_warns_at_the_next_evening(
    library: PackLibrary, name: str, book: HeardBook, qtbot: QtBot
) -> None:
    play(night(OWLS, FOXES), library, name, book, qtbot)
    moved = replace(OWLS, id="x", name="Новое имя")
    other = night(moved, Team("y", "Чужие"), day="2026-11-30", title="Зима")
    host = QWidget()
    qtbot.addWidget(host)
    sheet = PackSheet(host, other, library.find, library, book)
    sheet.picker.fill(name)
    assert sheet.picker.view.warning.text() == (
        "Already heard this season:\nНовое имя: 1 question (1), 12 October 2026 “Осень”"
    )
    sheet.picker.packs.setCurrentRow(0)
    assert not sheet.picker.view.warning.isVisibleTo(sheet)
    sheet.reject()
    other.stop()


def test_the_evening_itself_warns_of_nothing(
    library: PackLibrary, name: str, book: HeardBook, qtbot: QtBot
) -> None:
    live = night(OWLS, FOXES)
    play(live, library, name, book, qtbot)
    host = QWidget()
    qtbot.addWidget(host)
    sheet = PackSheet(host, live, library.find, library, book)
    sheet.picker.fill(name)
    assert sheet.picker.view.warning.text() == ""
    sheet.reject()


def test_a_new_game_warns_on_choosing_and_before_the_start(
    library: PackLibrary, name: str, book: HeardBook, qtbot: QtBot
) -> None:
    play(night(OWLS, FOXES), library, name, book, qtbot)
    game = NewGame(library=library, heard=book)
    qtbot.addWidget(game)
    game.show()
    game.evening.date.setDate(game.evening.date.date().fromString("2026-11-30", "yyyy-MM-dd"))
    game.teams.paste.text.setPlainText("лисы\nЧужие")
    game.go(1)
    game.go(2)
    game.questions.picker.fill(name)
    assert "лисы" in game.questions.picker.view.warning.text()
    game.go(4)
    assert "12 October 2026" in game.summary.heard.text()
    game.evening.rehearsal.setChecked(True)
    game.go(2)
    assert game.questions.picker.view.warning.text() == ""
    game.evening.rehearsal.setChecked(False)
    book.month = 11
    game.go(4)
    assert game.summary.heard.text() == ""


def test_the_month_in_which_seasons_begin_is_a_setting(qtbot: QtBot, qapp: QApplication) -> None:
    language.install(qapp, "ru")
    kept: list[Settings] = []
    host = QWidget()
    qtbot.addWidget(host)

    def keep(settings: Settings) -> str:
        kept.append(settings)
        return ""

    sheet = SettingsSheet(host, Settings(season_month=99), (), keep)
    assert sheet.season.currentText() == "декабрь"
    sheet.season.setCurrentIndex(7)
    sheet.done_with()
    assert kept[0].season_month == 8


def test_a_memory_that_cannot_be_read_is_a_sentence(
    library: PackLibrary, name: str, tmp_path: Path, qtbot: QtBot
) -> None:
    path = tmp_path / "used.sqlite"
    path.write_bytes(b"no database " * 99)
    game = NewGame(library=library, heard=HeardBook(path))
    qtbot.addWidget(game)
    game.teams.paste.text.setPlainText("Совы\nЛисы")
    game.go(1)
    game.go(2)
    game.questions.picker.fill(name)
    assert "used.sqlite" in game.questions.picker.view.warning.text()


@pytest.mark.parametrize("code", ["ru", "en"])
def test_the_windows_fit_a_small_screen(
    library: PackLibrary, name: str, qtbot: QtBot, qapp: QApplication, code: str
) -> None:
    language.install(qapp, code)
    start = StartWindow()
    start.library = library
    qtbot.addWidget(start)
    start.begin()
    assert start.game is not None
    start.game.questions.picker.fill(name)
    hint = start.minimumSizeHint()
    assert hint.width() <= 1366
    assert hint.height() <= 768


@pytest.mark.parametrize("code", ["ru", "en"])
def test_many_teams_are_told_in_few_lines(qapp: QApplication, code: str) -> None:
    language.install(qapp, code)
    many = [Repeat(f"К{n}", (1, 2, 3, 9), (("2026-10-12", ""), ("", "Без дня"))) for n in range(20)]
    lines = PackWords().repeats(many).split("\n")
    assert len(lines) == 10
    assert "1–3, 9" in lines[1]
    assert "12" in lines[-1]
    assert ("октября" in lines[1]) is (code == "ru")


def test_the_pack_in_use_is_the_one_that_is_chosen(
    library: PackLibrary, name: str, book: HeardBook, qtbot: QtBot
) -> None:
    live = night(OWLS, FOXES)
    report = library.report(name)
    assert live.do(choice_of(report.pack)) is None
    host = QWidget()
    qtbot.addWidget(host)
    sheet = PackSheet(host, live, library.find, library, book)
    assert sheet.picker.report is not None
    assert sheet.picker.report.pack.title == report.pack.title
    sheet.reject()
    live.stop()
