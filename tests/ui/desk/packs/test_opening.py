"""Files on their way into the library: mapping, report, stop, one sentence for what is no pack."""

from __future__ import annotations

import threading
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from openpyxl import Workbook
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from app.night.packs_desk.importing import Column, PackImport, table_of
from app.night.packs_desk.library import PackLibrary
from tests.ui.desk.dialogs.controls import nameless
from ui import language
from ui.desk.dialogs.pack_picker import PackPicker
from ui.desk.packs.library_sheet import LibrarySheet
from ui.desk.packs.mapping_sheet import MappingSheet

PATIENCE_MS = 30_000
CSV = "Вопрос;Ответ;Пояснение\nКто?;Я;Да\nГде?;Тут;\n"


@pytest.fixture
def sheet(qtbot: QtBot, library: PackLibrary) -> Iterator[LibrarySheet]:
    host = QWidget()
    qtbot.addWidget(host)
    host.show()
    made = LibrarySheet(host, library, frozenset)
    made.open()
    qtbot.waitUntil(made.isActiveWindow, timeout=PATIENCE_MS)
    yield made
    for dialog in host.findChildren(QDialog):
        dialog.reject()


def test_a_pack_is_read_listed_and_its_doubts_lead_to_the_editor(
    sheet: LibrarySheet, four_s: Path, qtbot: QtBot, library: PackLibrary
) -> None:
    picker = sheet.picker
    picker.add(four_s)
    qtbot.waitUntil(lambda: len(library.entries()) == 1, timeout=PATIENCE_MS)
    qtbot.waitUntil(lambda: not picker.opening.busy, timeout=PATIENCE_MS)
    assert picker.view.summary.text() == "Пакет осени"
    assert "2 questions · 1 reserve question" in picker.view.read.text()
    assert "1 picture" in picker.view.read.text()
    assert picker.doubts.rowCount() == 2
    picker.doubts.setCurrentCell(1, 0)
    picker.doubts.setFocus()
    QTest.keyClick(picker.doubts, Qt.Key.Key_Return)
    assert picker.editor is not None
    assert picker.editor.at == 2
    picker.editor.reject()


def test_files_are_dropped_and_come_one_after_the_other(
    sheet: LibrarySheet, four_s: Path, tmp_path: Path, qtbot: QtBot, library: PackLibrary
) -> None:
    other = tmp_path / "второй.4s"
    other.write_text("? А\n! Б\n", "utf-8")
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(four_s)), QUrl.fromLocalFile(str(other))])
    picker = sheet.picker
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    picker.dropEvent(QDropEvent(QPointF(9, 9), Qt.DropAction.CopyAction, data, left, none))
    qtbot.waitUntil(lambda: len(library.entries()) == 2, timeout=PATIENCE_MS)


def test_a_table_is_mapped_before_it_is_read(
    sheet: LibrarySheet, tmp_path: Path, qtbot: QtBot, library: PackLibrary
) -> None:
    path = tmp_path / "таблица.csv"
    path.write_text(CSV, "cp1251")
    opening = sheet.picker.opening
    sheet.picker.add(path)
    qtbot.waitUntil(lambda: opening.mapping is not None, timeout=PATIENCE_MS)
    mapping = opening.mapping
    assert mapping is not None
    assert [box.currentData() for box in mapping.columns] == ["QUESTION", "ANSWER", "COMMENT"]
    assert "2 questions" in mapping.outcome.text()
    mapping.columns[0].setCurrentIndex(list(Column).index(Column.ANSWER))
    assert [box.currentData() for box in mapping.columns] == ["ANSWER", "NOTE", "COMMENT"]
    mapping.columns[1].setCurrentIndex(list(Column).index(Column.QUESTION))
    assert "Я" in mapping.outcome.text()
    mapping.header.setValue(0)
    assert "3 questions" in mapping.outcome.text()
    mapping.header.setValue(1)
    QTest.keyClick(mapping, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: len(library.entries()) == 1, timeout=PATIENCE_MS)
    questions = library.shelf.read(library.entries()[0].id).questions
    assert [(q.host_text, q.answer) for q in questions] == [("Я", "Кто?"), ("Тут", "Где?")]


def test_a_workbook_is_read_whole_or_by_one_sheet(
    sheet: LibrarySheet, tmp_path: Path, qtbot: QtBot, library: PackLibrary
) -> None:
    book = Workbook()
    book.active.title = "Тур 1"
    for row in (["Вопрос", "Ответ"], ["Кто?", "Я"]):
        book.active.append(row)
    second = book.create_sheet("Тур 2")
    for row in (["Ответ", "Вопрос"], ["Тут", "Где?"]):
        second.append(row)
    book.save(tmp_path / "книга.xlsx")
    opening = sheet.picker.opening
    sheet.picker.add(tmp_path / "книга.xlsx")
    qtbot.waitUntil(lambda: opening.mapping is not None, timeout=PATIENCE_MS)
    mapping = opening.mapping
    assert mapping is not None
    assert mapping.mapping is None
    assert not mapping.delimiter.isVisibleTo(mapping)
    mapping.sheet.setCurrentIndex(2)
    assert [box.currentData() for box in mapping.columns] == ["ANSWER", "QUESTION"]
    assert mapping.mapping is not None
    assert mapping.mapping.sheet == "Тур 2"
    mapping.sheet.setCurrentIndex(0)
    mapping.first.click()
    qtbot.waitUntil(lambda: len(library.entries()) == 1, timeout=PATIENCE_MS)
    pack = library.shelf.read(library.entries()[0].id)
    assert [stage.title for stage in pack.stages] == ["Тур 1", "Тур 2"]
    assert [question.answer for question in pack.questions] == ["Я", "Тут"]


def test_a_table_that_is_not_wished_after_all(
    sheet: LibrarySheet, tmp_path: Path, qtbot: QtBot, library: PackLibrary
) -> None:
    path = tmp_path / "таблица.csv"
    path.write_text(CSV, "utf-8")
    opening = sheet.picker.opening
    sheet.picker.add(path)
    qtbot.waitUntil(lambda: opening.mapping is not None, timeout=PATIENCE_MS)
    assert opening.mapping is not None
    opening.mapping.delimiter.setCurrentIndex(1)
    assert opening.mapping.cells.columnCount() == 1
    opening.mapping.reject()
    assert not opening.busy
    assert library.entries() == ()


def test_what_is_no_pack_is_one_sentence_and_leaves_nothing(
    sheet: LibrarySheet, tmp_path: Path, qtbot: QtBot, qapp: QApplication, library: PackLibrary
) -> None:
    language.install(qapp, "ru")
    path = tmp_path / "x.siq"
    path.write_bytes(b"PK\x03\x04 broken")
    sheet.picker.add(path, tmp_path / "нет.4s")
    fault = sheet.picker.fault
    qtbot.waitUntil(lambda: fault.text().startswith("нет.4s: "), timeout=PATIENCE_MS)
    assert library.entries() == ()


def test_a_large_import_is_stopped_and_nothing_of_it_is_kept(
    sheet: LibrarySheet,
    tmp_path: Path,
    qtbot: QtBot,
    library: PackLibrary,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    path = tmp_path / "big.kothpack"
    text = 'title = "T"\n[[stages]]\n[[stages.questions]]\nhost = "x"\nanswer = "y"\n'
    text += '[[stages.questions.shown]]\nfile = "media/a.mp3"\n'
    with zipfile.ZipFile(path, "w") as package:
        package.writestr("pack.toml", text)
        package.writestr("media/a.mp3", b"ID3" + bytes(3 * 2**20))
    begun, go_on = threading.Event(), threading.Event()
    run = PackImport.run

    def held(job: PackImport) -> object:
        begun.set()
        assert go_on.wait(30)
        return run(job)

    monkeypatch.setattr(PackImport, "run", held)
    opening = sheet.picker.opening
    before = set(library.media.folder.iterdir())
    sheet.picker.add(path)
    qtbot.waitUntil(begun.is_set, timeout=PATIENCE_MS)
    work = opening._work
    assert opening.isVisible()
    assert nameless(sheet) == []
    opening.stop.click()
    assert not opening.busy
    go_on.set()
    assert work is not None
    work.wait()
    assert library.entries() == ()
    assert set(library.media.folder.iterdir()) == before


def test_a_pack_is_removed_at_the_second_press(
    sheet: LibrarySheet, four_s: Path, library: PackLibrary, qtbot: QtBot
) -> None:
    picker = sheet.picker
    picker.add(four_s)
    qtbot.waitUntil(lambda: bool(library.entries()), timeout=PATIENCE_MS)
    qtbot.waitUntil(lambda: not picker.opening.busy, timeout=PATIENCE_MS)
    picker.remove.click()
    assert len(library.entries()) == 1
    picker.packs.setCurrentRow(1)
    picker.packs.setCurrentRow(0)
    picker.remove.click()
    assert len(library.entries()) == 1
    picker.remove.click()
    assert library.entries() == ()
    sheet.tidy_up()
    qtbot.waitUntil(sheet.tidy.isEnabled, timeout=PATIENCE_MS)
    assert picker.done.text() == "1 file removed."


def test_a_pack_is_exported_and_nothing_is_replaced(
    sheet: LibrarySheet, name: str, library: PackLibrary, tmp_path: Path, qtbot: QtBot
) -> None:
    picker = sheet.picker
    picker.fill(name)
    assert picker.exporting is not None
    assert picker.report is not None
    for ending in (".kothpack", ".4s", ".csv", ".xlsx"):
        path = tmp_path / f"out{ending}"
        picker.exporting.write(picker.report.pack, path)
        qtbot.waitUntil(lambda path=path: path.name in picker.done.text(), timeout=PATIENCE_MS)  # type: ignore[misc]
        assert path.exists()
    before = path.read_bytes()
    picker.exporting.write(picker.report.pack, path)
    assert "already there" in picker.fault.text()
    assert path.read_bytes() == before


@pytest.mark.parametrize("code", ["ru", "en"])
def test_every_control_has_its_name(
    sheet: LibrarySheet, code: str, qapp: QApplication, tmp_path: Path
) -> None:
    language.install(qapp, code)
    assert nameless(sheet) == []
    assert sheet.width() <= 1366
    path = tmp_path / "t.csv"
    path.write_text(CSV, "utf-8")
    table = table_of(path)
    assert table is not None
    mapping = MappingSheet(sheet, table)
    mapping.open()
    assert nameless(mapping) == []
    mapping.reject()


def test_without_a_library_a_file_is_chosen_all_the_same(four_s: Path, qtbot: QtBot) -> None:
    picker = PackPicker()
    qtbot.addWidget(picker)
    picker.add(four_s)
    qtbot.waitUntil(lambda: picker.report is not None, timeout=PATIENCE_MS)
    assert not picker.edit.isVisibleTo(picker)
