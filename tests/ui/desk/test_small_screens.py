"""Monitors that are low on room: the system's scaling leaves a window fewer points."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication, QWidget

from tests.ui.desk.rig import Rig

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
