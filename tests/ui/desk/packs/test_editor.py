"""The editor by keys and by hand, on a real library; nothing unsaved is lost."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from app.night.packs_desk.drafts import NEW
from app.night.packs_desk.library import PackLibrary
from app.night.question_packs import Partner, Report
from app.night.scenes import AnswerScene, PartnerScene, QuestionScene
from tests.ui.desk.dialogs.controls import nameless, typed
from tests.ui.desk.packs.conftest import picture
from ui import language
from ui.desk.packs.editor import COMMANDS, PackEditor

PATIENCE_MS = 30_000
Open = Callable[..., PackEditor]
ALT, CTRL = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def open_(qtbot: QtBot, library: PackLibrary) -> Iterator[Open]:
    host = QWidget()
    qtbot.addWidget(host)
    host.resize(1366, 768)
    host.show()
    made: list[PackEditor] = []

    def open_editor(name: str = "", report: Report | None = None, **more: object) -> PackEditor:
        if name and report is None:
            report = library.report(name)
        editor = PackEditor(host, library, name, report, **more)  # type: ignore[arg-type]
        made.append(editor)
        editor.open()
        qtbot.waitUntil(editor.isActiveWindow, timeout=PATIENCE_MS)
        return editor

    yield open_editor
    for editor in made:
        if isValid(editor) and editor.isVisible():
            editor._throw()


def press(editor: QWidget, key: Qt.Key, modifier: Qt.KeyboardModifier) -> None:
    QTest.keyClick(editor.focusWidget() or editor, key, modifier)


def write(field: QWidget, text: str) -> None:
    field.setFocus()
    typed(field, text)


def test_what_is_typed_is_the_packs_and_undone_word_by_word(open_: Open, name: str) -> None:
    editor = open_(name)
    before = editor.pack
    write(editor.form.comment, "Да ")
    assert editor.pack.questions[0].comment == "Да Роман в стихах."
    write(editor.form.answer, "А. ")
    assert editor.pack.questions[0].answer == "А. Пушкин"
    press(editor, Qt.Key.Key_Z, CTRL)
    assert editor.form.answer.value() == "Пушкин"
    press(editor, Qt.Key.Key_Z, CTRL)
    assert editor.pack == before
    assert editor.form.comment.value() == "Роман в стихах."
    press(editor, Qt.Key.Key_Y, CTRL)
    assert editor.pack.questions[0].comment == "Да Роман в стихах."
    assert editor.state.text() == "not saved, a draft is kept"


def test_a_line_field_leaves_undo_to_the_editor(open_: Open, name: str) -> None:
    editor = open_(name)
    write(editor.form.number, "7")
    assert editor.pack.questions[0].number == "71"
    press(editor, Qt.Key.Key_Z, CTRL)
    assert editor.form.number.text() == "1"


def test_questions_are_added_moved_and_deleted_by_keys(open_: Open, name: str) -> None:
    editor = open_(name)
    press(editor, Qt.Key.Key_N, CTRL)
    assert (editor.at, len(editor.pack.questions)) == (1, 4)
    assert editor.focusWidget() is editor.form.host
    write(editor.form.host, "Новый?")
    assert editor.pack.questions[1].screen_text == "Новый?"
    press(editor, Qt.Key.Key_Down, ALT)
    assert editor.at == 2
    press(editor, Qt.Key.Key_Down, ALT)
    assert (editor.at, editor.pack.questions[2].stage) == (2, 1)
    press(editor, Qt.Key.Key_Delete, CTRL)
    assert len(editor.pack.questions) == 3
    for _ in range(5):
        press(editor, Qt.Key.Key_Z, CTRL)
    assert editor.pack == editor.desk.editing.saved


def test_questions_are_dragged(open_: Open, name: str) -> None:
    editor = open_(name)
    root = editor.questions.rootIndex()
    assert editor.questions.model().moveRow(root, 0, root, 2)
    assert [question.number for question in editor.pack.questions][:2] == ["2", "1"]
    assert editor.at == 1
    assert "2." in editor.questions.item(0).text()


def test_marks_stages_and_lists(open_: Open, name: str) -> None:
    editor = open_(name)
    form = editor.form
    form.kind.setCurrentIndex(1)
    assert editor.pack.questions[0].reserve
    form.kind.setCurrentIndex(2)
    assert editor.pack.questions[0].warm_up
    form.kind.setCurrentIndex(0)
    form.seconds.setValue(90)
    assert editor.pack.questions[0].seconds == 90
    form.refused.setPlainText("Лермонтов\n\nГоголь")
    assert editor.pack.questions[0].not_accepted == ("Лермонтов", "Гоголь")
    form.accepted.setPlainText("А. С.⏎Пушкин")
    assert editor.pack.questions[0].also_accepted == ("А. С.\nПушкин",)
    editor.go(1)
    editor.command("stage")
    write(form.stage, "Финал")
    assert [stage.title for stage in editor.pack.stages] == ["Тур 1", "Финал", "Резерв"]
    assert "Финал" in editor.questions.item(1).text()
    editor.command("join")
    assert len(editor.pack.stages) == 2


def test_the_wheel_turns_the_page_and_changes_nothing(open_: Open, name: str) -> None:
    editor = open_(name)
    for field in (editor.form.kind, editor.form.seconds, editor.form.partner):
        wheel = QWheelEvent(
            QPointF(5, 5), QPointF(5, 5), QPoint(), QPoint(0, -120), Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        QApplication.sendEvent(field, wheel)
    assert editor.pack == editor.desk.editing.saved


def test_a_screen_text_of_its_own(open_: Open, name: str) -> None:
    editor = open_(name)
    editor.go(1)
    assert not editor.form.seen.isVisibleTo(editor)
    editor.form.same.click()
    assert editor.form.seen.isVisibleTo(editor)
    write(editor.form.seen, "[")
    assert editor.pack.questions[1].screen_text == "[Где это было?"
    assert editor.pack.questions[1].host_text == "Где это было?"
    editor.form.same.click()
    assert editor.pack.questions[1].screen_text == "Где это было?"


def test_partners_are_written_and_their_questions_follow_a_new_name(
    open_: Open, name: str, tmp_path: Path, qtbot: QtBot
) -> None:
    editor = open_(name)
    editor.top.add.click()
    write(editor.top.name, "Чай")
    write(editor.top.text, "Вкусно")
    assert editor.pack.partners == (Partner("Чай", "Вкусно"),)
    editor.form.partner.setCurrentIndex(editor.form.partner.findData("Чай"))
    assert editor.pack.questions[0].partner == "Чай"
    editor.top.name.setText("")
    write(editor.top.name, "Кофе")
    assert editor.pack.partners[0].name == editor.pack.questions[0].partner == "Кофе"
    editor.side.turn("partner")
    assert editor.side.preview.scene() == PartnerScene("Кофе", "Вкусно", None)
    editor.top.take_logo(picture(tmp_path / "лого.png", "blue"))
    qtbot.waitUntil(lambda: editor.pack.partners[0].logo is not None, timeout=PATIENCE_MS)
    assert editor.top.logo_name.text() == "лого.png"
    scene = editor.side.preview.scene()
    assert isinstance(scene, PartnerScene)
    assert scene.logo is not None
    editor.top.no_logo.click()
    assert editor.pack.partners[0].logo is None
    editor.top.remove.click()
    assert editor.pack.partners == ()
    assert editor.pack.questions[0].partner == "Кофе"


def test_media_are_attached_shown_and_taken_off(
    open_: Open, name: str, tmp_path: Path, qtbot: QtBot, library: PackLibrary
) -> None:
    editor = open_(name)
    editor.go(1)
    green = picture(tmp_path / "ответ.png", "lime")
    editor.form.answer_media.attach_file(green)
    editor.go(0)
    qtbot.waitUntil(lambda: bool(editor.pack.questions[1].answer_shown), timeout=PATIENCE_MS)
    medium = editor.pack.questions[1].answer_shown[0]
    assert medium.name == "ответ.png"
    assert library.find(medium.file) is not None
    assert editor.pack.questions[0].answer_shown == ()
    editor.go(1)
    editor.side.turn("answer")
    preview = editor.side.preview
    qtbot.waitUntil(lambda: preview.picture(medium.file) is not None, timeout=PATIENCE_MS)
    preview.make()
    scene = preview.scene()
    assert isinstance(scene, AnswerScene)
    assert scene.pictures == (medium.file,)
    shown = preview.grab().toImage()
    colours = {shown.pixelColor(x, y).name() for x in range(0, 420, 9) for y in range(0, 230, 9)}
    assert QColor("lime").name() in colours
    editor.form.answer_media.take_off()
    assert editor.pack.questions[1].answer_shown == ()
    (tmp_path / "x.png").write_bytes(b"no picture")
    editor.form.media.attach_file(tmp_path / "x.png")
    qtbot.waitUntil(lambda: "x.png" in editor.fault.text(), timeout=PATIENCE_MS)


def test_a_sound_is_played_and_one_that_cannot_be_is_said(
    open_: Open, name: str, tmp_path: Path, qtbot: QtBot
) -> None:
    editor = open_(name)
    (tmp_path / "x.mp3").write_bytes(b"ID3\x03" + bytes(600))
    box = editor.form.media
    editor.go(1)
    box.attach_file(tmp_path / "x.mp3")
    qtbot.waitUntil(lambda: bool(editor.pack.questions[1].shown), timeout=PATIENCE_MS)
    assert box.play.isEnabled()
    box.play_or_stop()
    qtbot.waitUntil(lambda: bool(editor.fault.text()), timeout=PATIENCE_MS)
    assert box.player is None


def test_the_preview_has_the_pages_of_a_long_question(open_: Open, name: str, qtbot: QtBot) -> None:
    editor = open_(name)
    editor.go(1)
    editor.form.host.setPlainText("Очень длинный вопрос, слово за словом. " * 80)
    side = editor.side
    qtbot.waitUntil(lambda: side.preview.pages > 1, timeout=PATIENCE_MS)
    assert side.on.isVisibleTo(editor)
    for _ in range(side.preview.pages + 2):
        side.on.click()
    side.preview.make()
    assert side.preview.page == side.preview.pages - 1
    scene = side.preview.scene()
    assert isinstance(scene, QuestionScene)
    assert scene.question.page == side.preview.page
    editor.go(2)
    side.preview.make()
    assert (side.preview.page, side.preview.pages) == (0, 1)


def test_doubts_lead_to_their_questions(open_: Open, name: str, library: PackLibrary) -> None:
    report = library.report(name)
    last = report.doubts[-1]
    editor = open_(name, report, doubt=last)
    assert editor.at == 2
    assert any("no answer" in editor.side.here.item(n).text() for n in range(2))
    assert "⚠" in editor.questions.item(2).text()
    press(editor, Qt.Key.Key_F8, Qt.KeyboardModifier.NoModifier)
    assert editor.at == 1
    editor.command("up")
    assert "⚠" in editor.questions.item(0).text()
    editor.side.settle.click()
    assert "⚠" not in editor.questions.item(0).text()
    assert library.report(name).doubts == (last,)
    assert not editor.side.settle.isEnabled()


def test_what_is_saved_is_in_the_library(
    open_: Open, name: str, library: PackLibrary, qtbot: QtBot
) -> None:
    editor = open_(name)
    editor.top.title.setFocus()
    typed(editor.top.title, "Мой ")
    with qtbot.waitSignal(editor.kept) as signal:
        press(editor, Qt.Key.Key_S, CTRL)
    assert signal.args == [name]
    assert library.shelf.read(name) == editor.pack
    assert library.drafts.names() == ()
    assert editor.state.text() == "saved"
    assert not editor.save.isEnabled()
    editor.reject()
    assert editor.leaving is None


def test_a_draft_outlives_the_editor(open_: Open, name: str, library: PackLibrary) -> None:
    editor = open_(name)
    before = editor.pack
    write(editor.form.comment, "Да ")
    assert editor._keep.isActive()
    editor._keep.timeout.emit()
    assert library.drafts.read(name) == editor.pack
    again = open_(name)
    assert again.pack == editor.pack
    assert again.told.text()
    press(again, Qt.Key.Key_Z, CTRL)
    assert again.pack == before


@pytest.mark.parametrize("choice", ["save", "put by", "throw", "back"])
def test_leaving_with_changes_asks_what_becomes_of_them(
    open_: Open, name: str, library: PackLibrary, choice: str
) -> None:
    editor = open_(name)
    before = editor.pack
    write(editor.form.comment, "Да ")
    changed = editor.pack
    editor.close()
    sheet = editor.leaving
    assert sheet is not None
    assert editor.isVisible()
    assert library.drafts.read(name) == changed
    {
        "save": sheet.first.click,
        "put by": sheet.put_aside.click,
        "throw": sheet.throw.click,
        "back": sheet.reject,
    }[choice]()
    assert library.shelf.read(name) == (changed if choice == "save" else before)
    kept = library.drafts.read(name)
    assert kept == (changed if choice in ("put by", "back") else None)
    if choice == "back":
        assert editor.isVisible()


def test_a_new_pack_and_a_copy_of_a_pack_that_ships(open_: Open, library: PackLibrary) -> None:
    new = open_()
    write(new.form.host, "Кто?")
    new.put_by()
    assert library.drafts.names() == (NEW,)
    shipped = library.shipped()[0]
    copy = open_("", shipped)
    assert copy.pack == shipped.pack
    assert copy.state.text() == "not in the library yet"
    write(copy.form.comment, "Да ")
    copy.put_by()
    assert library.drafts.read(NEW) == new.pack
    assert copy.save_now()
    assert new.save_now()
    assert {entry.title for entry in library.entries()} == {shipped.pack.title, ""}
    assert library.drafts.names() == ()


def test_a_full_disk_is_a_sentence(
    open_: Open, name: str, library: PackLibrary, tmp_path: Path
) -> None:
    editor = open_(name)
    write(editor.form.comment, "Да ")
    packs = tmp_path / "data" / "packs"
    packs.rename(tmp_path / "data" / "away")
    packs.write_text("in the way")
    editor.put_by()
    assert editor.fault.text()
    assert not editor.save_now()
    assert editor.fault.text()
    assert editor.desk.is_changed
    packs.unlink()
    (tmp_path / "data" / "away").rename(packs)
    assert editor.save_now()
    assert library.shelf.read(name) == editor.pack


@pytest.mark.parametrize("code", ["ru", "en"])
def test_every_control_has_its_name_and_nothing_is_cut(
    open_: Open, name: str, code: str, qapp: QApplication
) -> None:
    language.install(qapp, code)
    editor = open_(name)
    editor.top.add.click()
    write(editor.top.name, "A partner of a very long name indeed " * 4)
    editor.form.partner.setCurrentIndex(2)
    for tab in range(2):
        editor.tabs.setCurrentIndex(tab)
        assert nameless(editor) == []
    for made in editor.buttons.values():
        assert made.width() >= made.sizeHint().width() or made.text() in "↑↓", made.text()
    for form in (editor.form, editor.top):
        assert form.widget().minimumSizeHint().width() <= form.viewport().width()
    assert set(COMMANDS) == set(editor.buttons)
    assert editor.width() <= 1366
    assert editor.height() <= 768


def test_a_list_that_drops_down_shows_every_choice(open_: Open, name: str, qtbot: QtBot) -> None:
    editor = open_(name)
    for choice in editor.form.findChildren(QComboBox):
        choice.showPopup()
        view = choice.view()
        qtbot.waitUntil(view.isVisible, timeout=PATIENCE_MS)
        last = view.visualRect(view.model().index(choice.count() - 1, 0))
        assert view.viewport().rect().contains(last)
        choice.hidePopup()
