"""After the evening: every file by one click, and what is said of it."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from zipfile import ZipFile

import pytest
from PIL import Image
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.hill.record import read_text, replay_record
from app.night.match.intents import OpenMatch
from app.night.results_desk.files import ResultFile, offered
from app.quidditch.command import play
from tests.app.night.evenings import Host
from tests.ui.desk.results.rig import After
from ui.desk.results import making
from ui.desk.results.results_sheet import ResultsSheet
from ui.desk.results.words import Results

PATIENCE = 120_000
Build = Callable[..., After]
BEGIN = {"pdf": b"%PDF", "png": b"\x89PNG", "gif": b"GIF89a", "xlsx": b"PK", "svg": b"<?xml"}


def page(qtbot: QtBot, after: After) -> ResultsSheet:
    sheet = ResultsSheet(None, after.live, after)
    sheet.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
    qtbot.addWidget(sheet)
    sheet.show()
    return sheet


def click(qtbot: QtBot, sheet: ResultsSheet, file: ResultFile) -> str:
    QTest.mouseClick(sheet.buttons[file], Qt.MouseButton.LeftButton)
    return settled(qtbot, sheet)


def settled(qtbot: QtBot, sheet: ResultsSheet) -> str:
    qtbot.waitUntil(lambda: not sheet.making.busy, timeout=PATIENCE)
    return sheet.answer.told.text()


def test_keys_that_were_on_their_way_do_nothing(qtbot: QtBot, after: Build) -> None:
    one = after()
    sheet = page(qtbot, one)
    folder = sheet.folder.text()
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_5, Qt.Key.Key_Enter):
        for _ in range(3):
            QTest.keyClick(sheet.windowHandle(), key)
    assert not sheet.making.busy
    assert sheet.isVisible()
    assert not Path(folder).exists()
    assert sheet.folder.text() == folder
    sheet.first.setFocus()
    QTest.keyClick(sheet.windowHandle(), Qt.Key.Key_Return)
    QTest.keyClick(sheet.windowHandle(), Qt.Key.Key_5)
    settled(qtbot, sheet)
    assert sheet.folder.text() == folder
    assert len(list(Path(folder).iterdir())) == 22


def test_rosters_are_offered_where_a_team_has_named_players(after: Build) -> None:
    night = after().live.night
    roster = {key: replace(team, players=()) for key, team in night.game.roster.items()}
    bare = replace(night, game=replace(night.game, roster=roster))
    assert {file.what for file in set(offered(night)) - set(offered(bare))} == {"rosters"}


def test_everything_goes_into_the_folder_in_one_click(qtbot: QtBot, after: Build) -> None:
    one = after()
    sheet = page(qtbot, one)
    QTest.keyClick(sheet.first, Qt.Key.Key_Return)
    told = settled(qtbot, sheet)
    files = offered(one.live.night)
    written = sorted(Path(sheet.folder.text()).iterdir())
    assert sheet.answer.fault.text() == ""
    assert len(written) == len(files) == 22
    assert told == f"22 files written: {sheet.folder.text()}"
    assert sheet.answer.open.isVisibleTo(sheet)
    for path in written:
        data = path.read_bytes()
        assert data.startswith(BEGIN.get(path.suffix[1:], b"")), path
        assert data, path
    [film] = [path for path in written if path.suffix == ".gif"]
    with Image.open(film) as opened:
        assert getattr(opened, "n_frames", 1) > 5
    [record] = [path for path in written if path.suffix == ".json"]
    told_record = read_text(record.read_text("utf-8"))
    assert told_record.results == replay_record(told_record)
    for path in written:
        if path.suffix == ".xlsx":
            ZipFile(path).testzip()


@pytest.mark.parametrize(
    "file",
    [
        ResultFile("hill", "protocol", "csv"),
        ResultFile("hill", "picture", "svg"),
        ResultFile("hill", "rating", "xlsx"),
        ResultFile("hill", "record", "json"),
    ],
)
def test_one_click_writes_one_file_and_says_where(
    qtbot: QtBot, after: Build, file: ResultFile
) -> None:
    sheet = page(qtbot, after())
    told = click(qtbot, sheet, file)
    [path] = Path(sheet.folder.text()).iterdir()
    assert told == f"Written: {path}"
    assert click(qtbot, sheet, file) == told


def test_the_names_of_a_rating_site_file_are_warned_about(qtbot: QtBot, after: Build) -> None:
    sheet = page(qtbot, after())
    click(qtbot, sheet, ResultFile("hill", "results", "csv"))
    assert "Ёжики" in sheet.answer.fault.text()
    assert "Quotation marks" in sheet.answer.fault.text()


def test_a_rehearsal_has_no_rating_and_says_so_everywhere(qtbot: QtBot, after: Build) -> None:
    one = after(rehearsal=True)
    sheet = page(qtbot, one)
    assert "rehearsal" in sheet.lead.text()
    assert not {file.what for file in sheet.buttons} & {"rating", "full", "tours", "results"}
    assert not sheet.players.isVisibleTo(sheet)
    for file in (ResultFile("hill", "protocol", "html"), ResultFile("hill", "picture", "svg")):
        click(qtbot, sheet, file)
    for path in Path(sheet.folder.text()).iterdir():
        assert path.name.startswith("rehearsal ")
        assert "REHEARSAL" in path.read_text("utf-8").upper()
    one.courier.follow(one.live.night)
    one.courier.post_now()
    assert not one.courier.busy
    assert one.club.waits() == 0


def test_a_place_that_takes_nothing_gives_a_sentence_and_loses_nothing(
    qtbot: QtBot, after: Build, tmp_path: Path
) -> None:
    sheet = page(qtbot, after())
    blocked = tmp_path / "file"
    blocked.write_text("mine")
    sheet.folder.setText(str(blocked / "inside"))
    assert click(qtbot, sheet, ResultFile("hill", "protocol", "csv")) == ""
    assert sheet.answer.fault.text().startswith("Protocol, CSV: ")
    assert blocked.read_text() == "mine"
    sheet.folder.setText(str(tmp_path / "there"))
    name = tmp_path / "there" / "x"
    name.parent.mkdir()
    taken = ResultFile("hill", "record", "json")
    click(qtbot, sheet, taken)
    [path] = name.parent.iterdir()
    path.unlink()
    path.mkdir()
    click(qtbot, sheet, taken)
    assert "folder" in sheet.answer.fault.text()
    assert path.is_dir()


def test_a_film_is_stopped_and_nothing_of_it_is_written(
    qtbot: QtBot, after: Build, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(making, "AHEAD", 1)
    sheet = page(qtbot, after())
    with qtbot.waitSignal(sheet.making.progress, timeout=PATIENCE):
        QTest.mouseClick(
            sheet.buttons[ResultFile("hill", "film", "gif")], Qt.MouseButton.LeftButton
        )
    sheet.answer.stop.click()
    assert settled(qtbot, sheet) == "Stopped: nothing was written."
    assert sheet.answer.fault.text() == ""
    folder = Path(sheet.folder.text())
    assert not folder.exists() or not list(folder.iterdir())
    assert all(made.isEnabled() for made in sheet.buttons.values())


def test_a_broken_table_of_the_club_is_said_and_stops_nothing_else(
    qtbot: QtBot, after: Build
) -> None:
    one = after()
    one.club.folder.mkdir()
    (one.club.folder / "rating.toml").write_text("id = 1")
    sheet = page(qtbot, one)
    QTest.mouseClick(sheet.buttons[ResultFile("hill", "rating", "pdf")], Qt.MouseButton.LeftButton)
    assert "rating.toml" in sheet.answer.fault.text()
    assert not sheet.making.busy


def test_the_page_is_worked_with_the_keys_alone(qtbot: QtBot, after: Build) -> None:
    sheet = page(qtbot, after())
    sheet.activateWindow()
    words = Results()
    made = sheet.buttons[ResultFile("hill", "record", "json")]
    assert made.accessibleName() == "Open record: JSON"
    made.setFocus()
    QTest.keyClick(made, Qt.Key.Key_Space)
    assert settled(qtbot, sheet).startswith("Written: ")
    assert words.row(ResultFile("match", "record", "json")) == "Record of the match"
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    assert not sheet.isVisible()


@pytest.mark.parametrize("rehearsal", [False, True])
def test_it_fits_a_small_screen(qtbot: QtBot, after: Build, rehearsal: bool) -> None:
    sheet = page(qtbot, after(rehearsal=rehearsal))
    assert sheet.minimumSizeHint().height() <= 690
    assert sheet.minimumSizeHint().width() <= 1366


def test_an_exported_game_is_one_that_koth_verifies(qtbot: QtBot, after: Build) -> None:
    sheet = page(qtbot, after())
    click(qtbot, sheet, ResultFile("hill", "record", "json"))
    [path] = Path(sheet.folder.text()).iterdir()
    assert json.loads(path.read_text("utf-8"))["rating"]["version"] == "1"


def test_a_match_has_its_protocol_picture_and_record(qtbot: QtBot, after: Build) -> None:
    one = after(ended=False)
    one.do(OpenMatch(play(3), None))
    sheet = page(qtbot, one)
    assert sheet.minimumSizeHint().width() <= sheet.width() <= 1366
    match = [file for file in sheet.buttons if file.game == "match"]
    assert {file.what for file in match} == {"protocol", "picture", "record"}
    assert len(match) == 9
    for file in (match[0], ResultFile("match", "protocol", "html"), match[-1]):
        click(qtbot, sheet, file)
        assert sheet.answer.fault.text() == ""
    names = sorted(path.name for path in Path(sheet.folder.text()).iterdir())
    assert names[-1] == "2026-11-30 Red Dragons - Ravens.quidditch.json"
    assert "Red Dragons" in names[0]


def test_an_evening_of_a_match_alone_offers_no_hill() -> None:
    host = Host("a b").do(OpenMatch(play(3), None))
    assert {file.game for file in offered(host.night)} == {"match"}
    assert {file.what for file in offered(Host("a b").night)} == {
        *("protocol", "picture", "film", "record")
    }
