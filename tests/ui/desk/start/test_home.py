"""The first page on a real data folder: going on, damage, locks, records, languages."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.hill.record import RecordError, read_record, replay_record
from app.night import intents
from app.night.events import Founded, RecordOpened
from app.night.game_files import GameFiles, GameShelf, StoreError
from app.night.night import Stage
from app.night.nights import Nights, OpenNight
from app.night.record_file import save_record
from app.night.rulebook import RuleSet, Team
from app.store.errors import (
    BadName,
    Damaged,
    DiskFull,
    Locked,
    Missing,
    NewerFile,
    NoFolder,
    ReadOnly,
)
from app.store.folder import DataFolder
from tests.ui.desk.dialogs.controls import nameless
from ui import language
from ui.desk.start.trouble import Troubles
from ui.desk.start.window import StartWindow


def found(nights: Nights, title: str, *, rehearsal: bool = False) -> OpenNight:
    teams = tuple(Team(f"t{number}", f"Команда {number}") for number in range(1, 5))
    return nights.found(Founded(title, "2026-11-30", "", RuleSet(), teams, rehearsal))


@pytest.fixture
def nights(tmp_path: Path) -> Nights:
    folder = DataFolder(tmp_path / "Царь Горы")
    folder.prepare()
    return Nights(folder)


@pytest.fixture
def window(qtbot: QtBot, nights: Nights) -> StartWindow:
    made = StartWindow(GameShelf(nights.files))
    qtbot.addWidget(made)
    made.show()
    return made


@pytest.fixture
def russian(qapp: QApplication) -> None:
    language.install(qapp, "ru")
    qapp.processEvents()


def test_an_empty_folder_offers_a_new_game(window: StartWindow, qtbot: QtBot) -> None:
    assert not window.home.go_on.isVisible()
    said = "No games yet. Begin a new one, or try everything in a rehearsal first."
    assert window.home._games_title.text() == said
    QTest.keyClick(window, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    assert window.game is not None
    QTest.keyClick(window.game, Qt.Key.Key_Escape)
    assert window.game is None


def test_enter_presses_the_button_that_has_the_keys(window: StartWindow) -> None:
    home = window.home
    assert home.new.hasFocus()
    for verb in (home.new, home.rehearse):
        verb.setFocus()
        QTest.keyClick(verb, Qt.Key.Key_Return)
        assert window.game is not None
        assert window.game.evening.rehearsal.isChecked() == (verb is home.rehearse)
        QTest.keyClick(window.game, Qt.Key.Key_Escape)


def test_the_last_night_goes_on_with_one_key_where_it_was_left(
    window: StartWindow, nights: Nights, qtbot: QtBot, russian: None
) -> None:
    found(nights, "Первая").close()
    last = found(nights, "Осенний кубок")
    last.evening.do(intents.Announce())
    last.evening.do(intents.StartTimer())
    last.evening.do(intents.RecordAnswers(("t1", "t2")))
    last.evening.do(intents.Close())
    last.close()
    window.use(GameShelf(nights.files))
    assert window.home.last_title.text() == "Осенний кубок"
    assert "Проверка" in window.home.last_state.text()
    with qtbot.waitSignal(window.opened) as signal:
        QTest.keyClick(window.home.go_on, Qt.Key.Key_Return)
    assert signal.args == [last.path]
    assert nights.reopen(last.path).evening.night.stage is Stage.MARKING


def test_the_list_tells_rehearsals_and_ends(window: StartWindow, nights: Nights) -> None:
    found(nights, "Проба", rehearsal=True).close()
    night = found(nights, "Конченая")
    night.evening.do(intents.EndNight())
    night.close()
    window.use(GameShelf(nights.files))
    table = window.home.list
    rows = {window.home.list.title(g): window.home.list.standing(g) for g in table.games}
    assert rows == {"Проба": "rehearsal, in progress", "Конченая": "ended"}
    assert window.home._games_title.text() == "All games"
    assert window.home.go_on.text().startswith("Open")


def test_the_list_opens_the_chosen_game(window: StartWindow, nights: Nights, qtbot: QtBot) -> None:
    first = found(nights, "Первая")
    first.close()
    found(nights, "Вторая").close()
    window.use(GameShelf(nights.files))
    window.home.list.selectRow([g.path for g in window.home.list.games].index(first.path))
    with qtbot.waitSignal(window.opened) as signal:
        QTest.keyClick(window.home.list, Qt.Key.Key_Return)
    assert signal.args == [first.path]


def spoil(path: Path) -> bytes:
    data = bytearray(path.read_bytes())
    data[40:200] = b"\xff" * 160
    path.write_bytes(data)
    return bytes(data)


def test_a_damaged_game_is_kept_aside_and_its_backup_opened(
    window: StartWindow, nights: Nights, qtbot: QtBot
) -> None:
    night = found(nights, "Осенний кубок")
    night.evening.do(intents.Announce())
    night.close()
    bad = spoil(night.path)
    window.use(GameShelf(nights.files))
    window.home.list.selectRow(0)
    assert window.home.problem.isVisible()
    assert night.path.name in window.home.problem.text()
    QTest.keyClick(window.home.list, Qt.Key.Key_Return)
    assert window.home.rescue.hasFocus()
    with qtbot.waitSignal(window.opened) as signal:
        QTest.keyClick(window.home.rescue, Qt.Key.Key_Return)
    assert signal.args == [night.path]
    assert nights.reopen(night.path).evening.night.title == "Осенний кубок"
    aside = [p for p in night.path.parent.iterdir() if "damaged" in p.name]
    assert next(p.read_bytes() for p in aside if not p.name.endswith(("-wal", "-shm"))) == bad


def test_damage_that_shows_only_on_opening_is_offered_the_backup_too(
    window: StartWindow, nights: Nights, qtbot: QtBot
) -> None:
    night = found(nights, "Осенний кубок")
    night.evening.do(intents.Announce())
    night.close()
    with closing(sqlite3.connect(night.path)) as file, file:
        file.execute("UPDATE event SET wall = '2020-01-01T00:00:00+00:00' WHERE seq = 1")
    window.use(GameShelf(nights.files))
    assert window.home.list.games[0].problem is None
    with pytest.raises(Damaged) as caught:
        nights.reopen(night.path)
    window.trouble(caught.value)
    assert window.home.rescue.isVisible()
    with qtbot.waitSignal(window.opened):
        window.home.rescue.click()
    nights.reopen(night.path).close()


def test_a_new_game_left_for_a_look_is_not_lost(window: StartWindow) -> None:
    window.begin()
    game = window.game
    assert game is not None
    game.evening.title.setText("Осенний кубок")
    game.teams.paste.text.setPlainText("Совы")
    QTest.keyClick(game, Qt.Key.Key_Escape)
    assert window.home.isVisible()
    window.begin(True)
    assert window.game is game
    assert game.evening.rehearsal.isChecked()
    game.clear.click()
    assert window.game is not game
    assert window.game is not None
    assert window.game.evening.title.text() == ""
    assert window.game.isVisible()


def test_a_damaged_game_without_a_backup_is_put_aside(window: StartWindow, nights: Nights) -> None:
    bad = nights.folder.games / "x.koth"
    bad.write_bytes(b"no game")
    window.use(GameShelf(nights.files))
    window.home.list.selectRow(0)
    window.home.rescue.click()
    assert not bad.exists()
    assert window.home.list.games == []
    assert "damaged" in window.home.banner.text()


def test_an_unopenable_folder_says_so_and_can_be_tried_again(
    window: StartWindow, qtbot: QtBot
) -> None:
    window.use(None)
    window.trouble(Locked("busy", None, 4242, "2026-11-30"))
    assert "4242" in window.home.banner.text()
    assert not window.home.new.isEnabled()
    assert window.home.retry.hasFocus()
    with qtbot.waitSignal(window.retried):
        QTest.keyClick(window.home.retry, Qt.Key.Key_Return)


@pytest.mark.parametrize(
    "error",
    [
        DiskFull("full", Path("/g/a.koth")),
        ReadOnly("ro", Path("/g")),
        NewerFile(Path("/g/a.koth"), 9, 1),
        Missing("gone", Path("/g/a.koth")),
        Locked("busy", Path("/g"), 0, ""),
        NoFolder("a file", Path("/g")),
        BadName("too long", Path("/g")),
        StoreError("something", Path("/g")),
    ],
)
def test_every_trouble_is_one_sentence_in_both_languages(
    qapp: QApplication, error: StoreError
) -> None:
    told = {}
    for code in ("ru", "en"):
        language.install(qapp, code)
        told[code] = Troubles().sentence(error)
        assert told[code]
        assert "%" not in told[code]
    assert told["ru"] != told["en"] or type(error) is StoreError


def test_a_game_that_cannot_be_saved_keeps_what_was_typed(window: StartWindow) -> None:
    window.begin()
    game = window.game
    assert game is not None
    game.teams.paste.text.setPlainText("Совы\nЕжи")
    game.go(1)
    game.go(4)
    window.founded.connect(lambda *_: window.trouble(ReadOnly("ro", Path("/read-only"))))
    game.forward()
    assert window.game is game
    assert game.fault.isVisible()
    assert "read-only" in game.fault.text()
    window.trouble(None)
    assert not game.fault.isVisible()


def test_a_record_is_opened_or_refused_in_a_sentence(
    window: StartWindow, nights: Nights, qtbot: QtBot, tmp_path: Path
) -> None:
    night = found(nights, "Осенний кубок")
    path = tmp_path / "game.hill.json"
    save_record(night.evening.night, path)
    night.close()
    with qtbot.waitSignal(window.record_opened) as signal:
        window.open_record(path)
    assert nights.found(RecordOpened(signal.args[0])).evening.night.title == "Осенний кубок"
    path.write_text('{"format": "other"}', "utf-8")
    with qtbot.assertNotEmitted(window.record_opened):
        window.open_record(path)
    assert "game.hill.json" in window.home.banner.text()


@pytest.mark.parametrize(
    ("turn", "said"),
    [
        ({"answers": {"a": {"at_ms": -1}}}, "ход 1, команда a: at_ms — целое число от 0"),
        (
            {"declarations": {"a": "jump"}},
            "ход 1, команда a: прыжок не объявляют на первом ходу игры (",
        ),
    ],
    ids=["a wrong field", "against the rules"],
)
def test_a_broken_record_is_refused_in_russian(
    russian: None, turn: dict[str, object], said: str
) -> None:
    record = {"format": "hill-record", "version": 1, "teams": [{"id": "a"}, {"id": "b"}]}
    with pytest.raises(RecordError) as caught:
        replay_record(read_record({**record, "turns": [turn]}))
    assert Troubles().told(caught.value).startswith(said)


def test_the_language_changes_at_once(
    window: StartWindow, qapp: QApplication, qtbot: QtBot
) -> None:
    window.language_chosen.connect(lambda code: language.install(qapp, code))
    window.begin()
    assert window.game is not None
    assert window.game.steps[1].text().endswith("Teams")
    window.turn_back()
    window.home.language.click()
    qapp.processEvents()
    assert QLocale().language() == QLocale.Language.Russian
    assert window.home.new.text() == "Новая игра"
    assert window.windowTitle() == "Царь Горы"
    window.home.language.click()
    qapp.processEvents()
    assert window.home.new.text() == "New game"


def test_every_control_of_the_first_page_has_a_name(window: StartWindow) -> None:
    assert nameless(window) == []


def test_closing_is_told(window: StartWindow, qtbot: QtBot) -> None:
    with qtbot.waitSignal(window.closed):
        window.close()


def test_games_of_a_missing_folder_are_none(tmp_path: Path) -> None:
    shelf = GameShelf(GameFiles(tmp_path / "none"))
    assert shelf.games() == []
    assert shelf.glimpse(tmp_path / "none" / "x.koth") is None
