"""The season's window: every figure opens, who is who is asked once, nights come in and go out."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from openpyxl import load_workbook
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from app.hill.record import write_text
from app.night.archive import night_record
from app.night.results_desk.club import Club
from app.night.results_desk.season import seasons_of
from app.store.club.archive import NightLine
from tests.ui.desk.results.rig import After
from ui.desk.results.courier import Courier
from ui.desk.season.import_sheet import ImportSheet
from ui.desk.season.opened import BehindSheet, PathSheet
from ui.desk.season.season_sheet import SeasonSheet

PATIENCE = 20_000
SAMPLES = Path(__file__).resolve().parents[5] / "shared" / "samples" / "results"


@pytest.fixture
def after(tmp_path: Path) -> Iterator[After]:
    """An evening that has ended; the club's archive has it twice, on two days."""
    made = After(tmp_path)
    night = made.live.night
    made.club.post(night)
    other = {**night.others, "night_id": "n2"}
    made.club.post(replace(night, others=other, date="2027-09-05", title="Второй"))
    made.club.send()
    yield made
    made.close()


@pytest.fixture
def sheet(qtbot: QtBot, after: After) -> SeasonSheet:
    made = SeasonSheet(None, after.courier, "en", after.folder)
    made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
    qtbot.addWidget(made)
    made.show()
    settled(qtbot, made)
    return made


def settled(qtbot: QtBot, sheet: SeasonSheet) -> None:
    qtbot.waitUntil(lambda: not sheet.busy, timeout=PATIENCE)


def cells(sheet: SeasonSheet, place: int) -> list[tuple[object, ...]]:
    view = sheet.view
    assert view is not None
    return list(tuple(view.tables.values())[place].rows)


def opened(sheet: SeasonSheet, kind: type[QDialog]) -> QDialog:
    [found] = sheet.findChildren(kind)
    return found


def test_the_tables_are_the_archives(qtbot: QtBot, sheet: SeasonSheet) -> None:
    assert [row[1] for row in cells(sheet, 0)][:2] == ["=1+1", "=1+1"]
    totals = [row[3] for row in cells(sheet, 0)]
    assert totals == sorted(totals, reverse=True)
    players = cells(sheet, 1)
    assert (players[0][4], players[0][5]) == (236, 2)  # 118 on each of two nights
    assert len(cells(sheet, 2)) == 2
    assert sheet.fault.text() == ""
    assert "Asking" not in sheet.summary.text()


def test_a_figure_opens_to_the_nights_behind_it(qtbot: QtBot, sheet: SeasonSheet) -> None:
    sheet.tabs.setCurrentIndex(1)
    sheet.players.setFocus()
    QTest.keyClick(sheet.players, Qt.Key.Key_Return)
    settled(qtbot, sheet)
    behind = opened(sheet, BehindSheet)
    assert isinstance(behind, BehindSheet)
    model = behind.list.model()
    ratings = [model.index(row, 7).data() for row in range(model.rowCount())]
    assert sum(map(int, ratings)) == 236
    assert "place 115" in behind.whole.text()


def test_a_night_opens_to_its_teams_paths(qtbot: QtBot, sheet: SeasonSheet) -> None:
    sheet.tabs.setCurrentIndex(3)
    QTest.keyClick(sheet.nights, Qt.Key.Key_Return)
    settled(qtbot, sheet)
    path = opened(sheet, PathSheet)
    assert isinstance(path, PathSheet)
    image = path.chart.grab().toImage()
    colours = {
        image.pixelColor(x, y).name() for x in range(0, 600, 3) for y in range(0, image.height(), 3)
    }
    assert len(colours) > 6


def test_seasons_and_the_best_games_are_chosen(qtbot: QtBot, sheet: SeasonSheet) -> None:
    names = [sheet.choice.season.itemText(n) for n in range(sheet.choice.season.count())]
    assert names == ["All nights", "2027/28", "2026/27", "From – to"]
    sheet.choice.season.setCurrentIndex(2)
    settled(qtbot, sheet)
    assert cells(sheet, 1)[0][4] == 118
    assert len(cells(sheet, 2)) == 1
    sheet.choice.season.setCurrentIndex(0)
    sheet.choice.count.setValue(1)
    sheet.choice.best.setChecked(True)
    settled(qtbot, sheet)
    assert (cells(sheet, 1)[0][4], cells(sheet, 1)[0][5], cells(sheet, 1)[0][6]) == (118, 2, 1)
    sheet.choice.season.setCurrentIndex(3)
    settled(qtbot, sheet)
    assert sheet.choice.first.isVisible()


def test_who_is_who_is_asked_once(qtbot: QtBot, sheet: SeasonSheet) -> None:
    assert sheet.view is not None
    asked = len(sheet.view.questions)
    assert asked
    assert sheet.tabs.tabText(4) == f"Who is who ({asked})"
    names = [one.name for one in sheet.view.questions]
    sheet.tabs.setCurrentIndex(4)
    sheet.who.names.setCurrentRow(names.index("=1+1"))
    sheet.who.same.click()
    settled(qtbot, sheet)
    assert sheet.view is not None
    assert len(sheet.view.questions) == asked - 1
    team = cells(sheet, 0)[0]
    assert (team[1], team[3], team[4]) == ("=1+1", 236, 2)
    names = [one.name for one in sheet.view.questions]
    sheet.who.names.setCurrentRow(0)
    sheet.who.different.click()
    settled(qtbot, sheet)
    assert len(sheet.view.questions) == asked - 2
    assert names[0] not in [one.name for one in sheet.view.questions]


@pytest.mark.parametrize("ending", ["xlsx", "csv", "html", "pdf"])
def test_the_tables_are_exported(
    qtbot: QtBot, sheet: SeasonSheet, tmp_path: Path, ending: str
) -> None:
    path = tmp_path / f"season.{ending}"
    sheet.export_to(path)
    settled(qtbot, sheet)
    assert sheet.summary.text() == f"Written: {path}"
    if ending == "xlsx":
        book = load_workbook(path, read_only=True)
        said = [cell for page in book for row in page.iter_rows(values_only=True) for cell in row]
        assert "'=1+1" in said or "=1+1" in said
        book.close()
    sheet.export_to(tmp_path / "nowhere" / "season.pdf")
    settled(qtbot, sheet)
    assert "nowhere" in sheet.fault.text()


def test_a_record_of_the_past_is_imported_exactly_once(
    qtbot: QtBot, sheet: SeasonSheet, after: After, tmp_path: Path
) -> None:
    record = replace(night_record(after.live.night), date="2025-10-10", extra={})
    path = tmp_path / "old.hill.json"
    path.write_text(write_text(record), "utf-8")
    for _ in range(2):
        sheet.import_files([path])
        settled(qtbot, sheet)
    assert len(cells(sheet, 2)) == 3
    path.write_text("{}")
    sheet.import_files([path])
    settled(qtbot, sheet)
    assert "old.hill.json" in sheet.fault.text()
    assert len(cells(sheet, 2)) == 3


def test_a_rating_sites_table_asks_for_its_title_and_day(
    qtbot: QtBot, sheet: SeasonSheet, tmp_path: Path
) -> None:
    found = sorted(SAMPLES.glob("*.xlsx")) if SAMPLES.is_dir() else []
    tables = [path for path in found if "tour" in path.name or "result" in path.name]
    if not tables:
        pytest.skip("the samples are not beside this checkout")
    path = shutil.copy(tables[0], tmp_path)
    sheet.import_files([Path(path)])
    asks = opened(sheet, ImportSheet)
    assert isinstance(asks, ImportSheet)
    asks.name.clear()
    assert not asks.first.isEnabled()
    asks.name.setText("Синхрон")
    asks.first.click()
    settled(qtbot, sheet)
    assert "Синхрон" in [row[1] for row in cells(sheet, 2)]


def test_an_archive_that_cannot_be_asked_is_a_sentence(
    qtbot: QtBot, after: After, tmp_path: Path
) -> None:
    other = tmp_path / "other.sqlite"
    other.write_text("this is no database at all, and that for long" * 40)
    club = Club(after.club.folder, lambda: str(other))
    made = SeasonSheet(None, Courier(club), "en", tmp_path)
    qtbot.addWidget(made)
    settled(qtbot, made)
    assert made.fault.text()


def test_it_fits_a_small_screen(qtbot: QtBot, sheet: SeasonSheet) -> None:
    sheet.choice.season.setCurrentIndex(sheet.choice.season.count() - 1)
    settled(qtbot, sheet)
    assert sheet.minimumSizeHint().width() <= 1240
    assert sheet.minimumSizeHint().height() <= 690


def test_seasons_begin_in_the_clubs_month() -> None:
    days = ("2026-08-31", "2026-09-01", "2025-12-31", "", "no day")
    nights = [NightLine(d, d, d, "", 2, True, 0, False) for d in days]
    assert [(s.name, s.first, s.last) for s in seasons_of(nights, 9)] == [
        ("2026/27", "2026-09-01", "2027-08-31"),
        ("2025/26", "2025-09-01", "2026-08-31"),
    ]
    assert [s.name for s in seasons_of(nights, 1)] == ["2026", "2025"]
