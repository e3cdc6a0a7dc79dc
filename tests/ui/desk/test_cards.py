"""The cards at the right: told at once, written in the next turn, laid out once for each width."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.desk.rig import Rig
from ui.desk import look
from ui.desk.ink import key_link
from ui.desk.writing import Leaf

Desk = Callable[..., Rig]


def test_a_card_is_told_at_once_and_written_once_in_the_next_turn(
    desk: Desk, qapp: QApplication
) -> None:
    rig = desk(12)
    rig.space(2)
    side = rig.window.side
    while side._rest.busy:
        qapp.processEvents()
    qapp.processEvents()
    writing = side.phase.leaf.writing
    before, written = writing.laid, writing.html
    for number in range(1, 7):
        rig.type(str(number))
    assert "<b>6</b>" in side.phase.html
    assert (writing.html, writing.laid) == (written, before)
    while side._rest.busy:
        qapp.processEvents()
    assert writing.html == side.phase.html
    qapp.processEvents()
    rig.window.grab()
    assert writing.laid - before <= 5  # for its share, beside a scroll bar or not; for six answers
    laid = writing.laid
    rig.window.refresh()
    assert not side._rest.busy  # the same view: nothing is to be written
    rig.window.grab()
    assert writing.laid == laid


def test_a_link_counts_where_it_is_pressed_and_let_go(qtbot: QtBot) -> None:
    leaf = Leaf()
    qtbot.addWidget(leaf)
    asked: list[str] = []
    leaf.asked.connect(asked.append)
    leaf.write(f"{key_link('B', 'partner')} and more words", look.type_of())
    leaf.resize(300, leaf.heightForWidth(300))
    leaf.show()
    link, words = QPoint(8, 8), QPoint(100, 8)
    QTest.mouseMove(leaf, words)
    QTest.mouseClick(leaf, Qt.MouseButton.LeftButton, pos=words)
    QTest.mousePress(leaf, Qt.MouseButton.LeftButton, pos=link)
    QTest.mouseRelease(leaf, Qt.MouseButton.LeftButton, pos=words)
    assert asked == []
    QTest.mouseClick(leaf, Qt.MouseButton.LeftButton, pos=link)
    assert asked == ["partner"]
    assert leaf.accessibleDescription().endswith("and more words")
