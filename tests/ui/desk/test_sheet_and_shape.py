"""The help sheet, accessible names, and that everybody fits."""

from __future__ import annotations

from collections.abc import Callable
from html import escape

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QScrollArea, QWidget

from app.night import intents
from app.night.night import Stage
from tests.ui.desk.rig import Rig
from ui.desk import look
from ui.desk.catalogue import DeskKeys
from ui.desk.commands import wishes_of
from ui.desk.help import COLUMNS
from ui.desk.keys import GROUPS, KEYS, SEATS
from ui.paint.palette import contrast

Desk = Callable[..., Rig]


def test_no_two_commands_share_a_key() -> None:
    for seat in SEATS:
        every = [text for key in KEYS if seat in key.seats for text in key.keys]
        assert len(every) == len(set(every))


def test_letters_count_on_an_empty_line_only() -> None:
    for key in KEYS:
        for text in key.keys:
            plain = len(text) == 1 or text in ("Space", "Backspace", "Del", "Return")
            assert key.free or not plain, text
            assert not text.isdigit() or "hill" not in key.seats


def test_the_help_sheet_lists_every_key_and_the_lines_language(desk: Desk) -> None:
    rig = desk(6)
    rig.press(Qt.Key.Key_F1)
    assert rig.window.help.isVisible()
    words = DeskKeys()
    text = rig.window.help.text
    for key in KEYS:
        assert escape(words.command(key.name)) in text, key.name
        for cap in words.caps(key.name):
            assert f"&nbsp;{cap}&nbsp;" in text, cap
    for _, does in words.line():
        assert escape(does) in text
    assert sorted(group for column in COLUMNS for group in column) == sorted(GROUPS)
    rig.press(Qt.Key.Key_Escape)
    assert not rig.window.help.isVisible()


def test_a_help_sheet_longer_than_the_screen_is_read_by_keys(desk: Desk) -> None:
    rig = desk(6)
    rig.window.resize(1366, 690)
    rig.press(Qt.Key.Key_F1)
    bar = rig.window.help.findChildren(QScrollArea)[0].verticalScrollBar()
    assert bar.maximum() > 0
    for _ in range(20):
        rig.press(Qt.Key.Key_PageDown)
    assert bar.value() == bar.maximum()
    rig.press(Qt.Key.Key_Up)
    assert 0 < bar.value() < bar.maximum()
    for _ in range(20):
        rig.press(Qt.Key.Key_PageUp)
    assert bar.value() == 0
    assert rig.window.help.isVisible()
    rig.press(Qt.Key.Key_G)
    assert not rig.window.help.isVisible()


def test_a_key_with_a_plus_is_written_with_it() -> None:
    assert DeskKeys().caps("larger") == ("Ctrl++", "Ctrl+=")


def test_the_examples_on_the_sheet_are_lines_that_can_be_read(desk: Desk) -> None:
    rig = desk(24)
    rig.space(2)
    answering = rig.window.view
    rig.type("1-12")
    rig.space()
    views = {0: None, 1: answering, 2: answering, 3: rig.window.view, 4: rig.window.view}
    for place, (typed, _) in enumerate(DeskKeys().line()):
        view = views.get(place)
        if view is not None:
            assert isinstance(wishes_of(typed, view), tuple), typed


def test_every_control_has_an_accessible_name(desk: Desk) -> None:
    rig = desk(8)
    rig.turn("1-4", "1 2")
    rig.press(Qt.Key.Key_Z, modifier=Qt.KeyboardModifier.ControlModifier)
    nameless = [
        f"{type(widget).__name__} {widget.text()}"
        for kind in (QAbstractButton, QLineEdit)
        for widget in rig.window.findChildren(kind)
        if not widget.accessibleName()
    ]
    assert nameless == []
    assert all(row.accessibleName() for row in rig.window.board.rows)


def visible(rig: Rig) -> list[QRect]:
    """Where the rows are in the window."""
    window = rig.window
    return [QRect(row.mapTo(window, row.rect().topLeft()), row.size()) for row in window.board.rows]


@pytest.mark.parametrize(
    ("count", "width", "height", "columns"),
    [
        (8, 1366, 768, 2),
        (24, 1366, 768, 2),
        (24, 1366, 700, 2),
        (24, 1280, 720, 2),
        (24, 1920, 1080, 2),
        (48, 1366, 768, 3),
        (48, 1920, 1080, 3),
    ],
)
def test_all_teams_fit_without_scrolling(
    desk: Desk, count: int, width: int, height: int, columns: int
) -> None:
    rig = desk(count)
    rig.window.resize(width, height)
    rig.turn("1", "1")
    board = rig.window.board
    area = QRect(board.mapTo(rig.window, board.rect().topLeft()), board.size())
    places = visible(rig)
    assert all(area.contains(place) for place in places)
    assert not any(one.intersects(two) for k, one in enumerate(places) for two in places[k + 1 :])
    assert board.columns == columns
    assert rig.window.width() == width
    assert rig.window.height() == height
    for row in board.rows:
        for chip in (row.mark, row.jump, row.revolution):
            assert row.rect().contains(chip.geometry())


def test_nothing_of_the_window_is_wider_than_the_window(desk: Desk) -> None:
    rig = desk(24, names=[f"{n} " + "очень длинное имя " * 4 for n in range(24)])
    rig.turn("1-24", "1-9")
    rig.window.resize(1366, 768)
    assert rig.window.minimumSizeHint().width() <= 1366
    assert rig.window.minimumSizeHint().height() <= 700
    outside = [
        type(widget).__name__
        for widget in rig.window.findChildren(QWidget)
        if widget.isVisible()
        and not widget.isWindow()
        and widget.parentWidget() is rig.window.footer
        and not rig.window.footer.rect().contains(widget.geometry())
    ]
    assert outside == []


NASTY = (
    "<b>Rock</b> & <img src='x'>Roll",
    "Общество с ограниченной ответственностью «Знатоки и попутчики»",
    "👑 Цари 😀 горы ☕",
    "שלום עולם",
    "two\nlines",
    "W" * 60,
)


def test_no_name_breaks_the_desk(desk: Desk) -> None:
    rig = desk(6, names=NASTY)
    width = rig.window.minimumSizeHint().width()
    rig.turn("1-6", "1-6")
    rig.space()
    rig.type("1-5j")
    rig.type("6j")
    assert (
        rig.window.footer.message.fontMetrics().horizontalAdvance(rig.window.footer.message.text())
        <= rig.window.width()
    )
    assert "&&" in rig.window.footer.undo.text() or "W" in rig.window.footer.undo.text()
    assert "<img" not in rig.window.board.rows[0].toolTip()
    rig.press(Qt.Key.Key_Down)
    assert "<img" not in rig.window.side.phase.html
    assert "\n" not in rig.said
    assert rig.window.minimumSizeHint().width() <= max(width, 1100)
    rig.window.grab()


def test_the_desks_colours_can_be_read() -> None:
    def number(name: str) -> int:
        return int(name.lstrip("#"), 16)

    for text, ground in look.PAIRS:
        assert contrast(number(text), number(ground)) >= 4.5, (text, ground)


def test_a_withdrawn_team_stays_greyed(desk: Desk) -> None:
    rig = desk(6)
    rig.live.do(intents.Withdraw("t3"))
    row = rig.window.board.rows[2]
    assert "withdrawn" in row.accessibleName()
    assert not row.jump.isVisible()
    rig.space(2)
    assert not row.mark.isVisible()
    assert rig.stage is Stage.ANSWERS
    rig.type("3")
    assert "(H16)" in rig.said
