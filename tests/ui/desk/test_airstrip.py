"""The picture that comes next: another one at once, the same with another count a little later."""

from __future__ import annotations

from dataclasses import replace

from pytestqt.qtbot import QtBot

from app.night.scenes import BlackScene, BoardScene, Shot
from tests.ui import pictures
from ui.desk.airstrip import AirStrip
from ui.screen import PreviewWidget, Stage


def test_counts_in_the_picture_to_come_follow_a_little_later(qtbot: QtBot) -> None:
    strip = AirStrip(PreviewWidget(Stage()))
    qtbot.addWidget(strip)
    board = pictures.scenes(8)["board"]
    assert isinstance(board, BoardScene)
    first, more, most = (Shot(replace(board, answered=count)) for count in (1, 2, 3))
    strip.show_coming(first)
    assert strip._ahead.shot == first
    strip.show_coming(more)
    strip.show_coming(most)
    assert strip._ahead.shot == first
    with qtbot.waitSignal(strip._ahead.changed, timeout=30_000):
        pass
    assert strip._ahead.shot == most
    strip.show_coming(Shot(BlackScene()))
    assert strip._ahead.shot == Shot(BlackScene())
