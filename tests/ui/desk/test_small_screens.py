"""Monitors that are low on room: the system's scaling leaves a window fewer points."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication, QWidget

from app.night import intents
from tests.ui.desk.rig import Rig
from ui import language
from ui.desk.captions import name_projector

SCREENS = [(1093, 614), (960, 540), (910, 512)]
"""1366×768 at 125 %, 1920×1080 at 200 %, 1366×768 at 150 %."""


@pytest.mark.parametrize("size", SCREENS)
def test_the_desk_is_as_small_as_the_screen_and_keeps_its_controls(
    desk: Callable[..., Rig], qapp: QApplication, size: tuple[int, int]
) -> None:
    rig = desk(24)
    rig.window.resize(*size)
    qapp.processEvents()
    assert (rig.window.width(), rig.window.height()) == size
    footer, bar = rig.window.footer, rig.window.bar
    needed: list[QWidget] = [rig.line, footer.clock, footer.undo, footer.saved, bar.next, bar.menu]
    for widget in needed:
        corner = widget.mapTo(rig.window, widget.rect().bottomRight())
        assert rig.window.rect().contains(corner)
    rig.turn("1 2 3", "1-3")
    assert len(rig.live.night.game.turns) == 1


@pytest.mark.parametrize("code", ["ru", "en"])
@pytest.mark.parametrize("width", [1366, 1920])
def test_the_command_line_keeps_its_room_where_undo_and_redo_are_offered(
    desk: Callable[..., Rig], qapp: QApplication, width: int, code: str
) -> None:
    language.install(qapp, code)
    try:
        rig = desk(24)
        footer = rig.window.footer
        footer.phones.setText("24/24 · 99")
        footer.phones.show()
        name_projector(footer, "Epson EB-2250U, HDMI", attached=True)
        rig.turn("1 2 3", "1-3")
        rig.window.resize(width, 768)
        for _ in range(3):
            rig.live.do(intents.Undo())
            qapp.processEvents()
            prompt = rig.line.fontMetrics().horizontalAdvance(rig.line.placeholderText())
            assert rig.line.width() >= prompt + 16
            assert footer.redo.isVisible()
            assert len(footer.redo.accessibleName()) > len(footer.redo.text())
        if width == 1920:
            assert ": " in footer.redo.text()
    finally:
        language.install(qapp, "en")
