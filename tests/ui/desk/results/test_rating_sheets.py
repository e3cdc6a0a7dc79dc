"""2.6: the club's table edited on the screen, and one player's points with a reason."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from app.night import intents
from app.night.archive import night_record
from app.night.results_desk.club import RatingTable, default_table
from app.night.results_desk.intents import KeepRatingTable
from app.results.corrections import corrections_of
from tests.ui.desk.results.rig import After
from ui.desk.results.place_rows import LAST, POINTS
from ui.desk.results.players_sheet import PlayersSheet
from ui.desk.results.table_sheet import RatingTableSheet

Build = Callable[..., After]


def kept(qtbot: QtBot, sheet: QDialog) -> None:
    sheet.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
    qtbot.addWidget(sheet)
    sheet.show()


def players(qtbot: QtBot, one: After) -> PlayersSheet:
    sheet = PlayersSheet(None, one.live, one.club)
    kept(qtbot, sheet)
    return sheet


def table(qtbot: QtBot, one: After) -> tuple[RatingTableSheet, list[RatingTable]]:
    saved: list[RatingTable] = []
    sheet = RatingTableSheet(None, one.club, saved.append)
    kept(qtbot, sheet)
    return sheet, saved


def test_the_figures_on_the_screen_are_those_worked_out_by_hand(qtbot: QtBot, after: Build) -> None:
    """t1 has three correct answers and stands alone on step 3: 115 + 3."""
    sheet = players(qtbot, after())
    assert [(line.team, line.place, line.rating) for line in sheet.lines[::3]] == [
        ("t1", "1", 118),
        ("t2", "2", 112),
        ("t3", "3–4", 104),
        ("t4", "3–4", 104),
    ]
    assert sheet.sum.text() == "=1+1: place 115 + correct answers 3 = 118"
    assert sheet.lines[0].captain
    remarks = [sheet.list.item(row, 8).text() for row in range(12)]  # type: ignore[union-attr]
    assert remarks[0] == "captain"
    assert remarks[11] == "not counted: no club id (2.6)"


def test_a_players_points_are_corrected_by_the_keys_and_undone(qtbot: QtBot, after: Build) -> None:
    one = after()
    sheet = players(qtbot, one)
    QTest.keyClick(sheet.list, Qt.Key.Key_Down)
    assert sheet.current is not None
    assert (sheet.current.team, sheet.current.number) == ("t1", 2)
    sheet.points.setValue(50)
    sheet.first.click()
    assert "reason" in sheet.fault.text()
    QTest.keyClicks(sheet.reason, "left early")
    sheet.first.click()
    assert sheet.fault.text() == ""
    [made] = corrections_of(night_record(one.live.night)).values()
    assert (made.team, made.number, made.points, made.reason) == ("t1", 2, 50, "left early")
    assert sheet.current is not None
    assert (sheet.current.rating, sheet.current.reason) == (50, "left early")
    assert not sheet.first.isEnabled()
    one.do(intents.Undo())
    assert sheet.current.rating == 118
    one.do(intents.Redo())
    sheet.off.click()
    assert corrections_of(night_record(one.live.night)) == {}


def test_the_clubs_table_is_edited_and_counts_from_now_on(qtbot: QtBot, after: Build) -> None:
    one = after()
    one.do(KeepRatingTable(default_table()))
    sheet, saved = table(qtbot, one)
    assert not sheet.fault.text()
    sheet.rows.list.item(0, POINTS).setText("120")  # type: ignore[union-attr]
    assert sheet.fault.text() == "Change the version too: version 1 has other figures."
    assert not sheet.first.isEnabled()
    sheet.version.setText("2")
    sheet.deeds["jump"].setValue(2)
    sheet.first.click()
    [made] = saved
    assert one.club.table() == made
    assert (made.version, made.of_place(1), made.deeds.jump) == ("2", 120, 2)
    assert not sheet.isVisible()
    assert players(qtbot, one).lines[0].rating == 118


def test_rows_of_places_have_no_gaps_and_wrong_ones_are_said(qtbot: QtBot, after: Build) -> None:
    sheet, _ = table(qtbot, after())
    rows = sheet.rows
    before = rows.rows()
    rows.list.setCurrentCell(3, LAST)
    rows.more.click()
    assert [row.first for row in rows.rows()] == [1, 2, 3, 4, 5, 6, 11, 16, 20]
    rows.less.click()
    assert rows.rows() == before
    for place, text, said in (
        (LAST, "2", "Row 4 ends with place 4 or a later one."),
        (LAST, "x", "Row 4 ends with place 4 or a later one."),
        (POINTS, "much", "Row 4: points are a whole number."),
        (POINTS, "9999999", "Row 4: points are a whole number."),
    ):
        rows.show_rows(before)
        rows.list.item(3, place).setText(text)  # type: ignore[union-attr]
        assert sheet.fault.text() == said
        assert not sheet.first.isEnabled()
    sheet.reset.click()
    assert rows.rows() == default_table().places
    assert sheet.fault.text() == ""


def test_a_table_that_cannot_be_read_or_kept_is_said(qtbot: QtBot, after: Build) -> None:
    one = after()
    one.club.folder.mkdir()
    (one.club.folder / "rating.toml").write_text("[")
    sheet, saved = table(qtbot, one)
    assert "rating.toml" in sheet.fault.text()
    assert "TOML" in players(qtbot, one).fault.text()
    sheet.version.setText("9")
    sheet.first.click()
    assert saved == [one.club.table()]
    (one.club.folder / "rating.toml").unlink()
    (one.club.folder / "rating.toml").mkdir()
    again, none = table(qtbot, one)
    again.version.setText("10")
    again.first.click()
    assert not none
    assert again.fault.text()
    assert again.isVisible()


def test_the_sheets_fit_a_small_screen(qtbot: QtBot, after: Build) -> None:
    one = after()
    for sheet in (players(qtbot, one), table(qtbot, one)[0]):
        assert sheet.minimumSizeHint().height() <= 690
        assert sheet.minimumSizeHint().width() <= 1366
