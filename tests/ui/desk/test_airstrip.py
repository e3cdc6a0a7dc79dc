"""The picture that comes next: once the desk is calm, another one sooner than another count."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.night.scenes import BlackScene, BoardScene, Shot
from tests.ui import pictures
from tests.ui.desk.rig import Rig
from ui.desk.airstrip import CALM_MS, SOON_MS, AirStrip
from ui.screen import PreviewWidget, Stage

Desk = Callable[..., Rig]


def test_counts_in_the_picture_to_come_follow_a_little_later(qtbot: QtBot) -> None:
    strip = AirStrip(PreviewWidget(Stage()))
    qtbot.addWidget(strip)
    board = pictures.scenes(8)["board"]
    assert isinstance(board, BoardScene)
    looked: list[Shot] = []

    def look_at(shot: Shot) -> Callable[[], Shot]:
        def look() -> Shot:
            looked.append(shot)
            return shot

        return look

    first, more, most = (Shot(replace(board, answered=count)) for count in (1, 2, 3))
    for shot, about, waits_ms in (
        (first, "board", SOON_MS),
        (more, "board", CALM_MS),
        (most, "board", CALM_MS),
        (Shot(BlackScene()), "black", SOON_MS),
    ):
        strip.show_coming(look_at(shot), about)
        assert strip._soon.interval() == waits_ms  # never while the key is worked off
        if shot is not more:
            with qtbot.waitSignal(strip._ahead.changed, timeout=30_000):
                pass
            assert strip._ahead.shot == shot
    assert looked == [first, most, Shot(BlackScene())]  # what is not shown is not worked out


def test_the_word_of_what_is_on_air_covers_nothing_of_the_picture(desk: Desk) -> None:
    preview = PreviewWidget(Stage())
    rig = desk(8, preview=preview)
    tag = rig.window.side.air.tag
    assert tag.text() == "ON AIR"
    rig.press(Qt.Key.Key_F9)
    assert tag.text() == "FROZEN"
    rig.window.grab()
    bottom = tag.mapTo(rig.window, tag.rect().bottomLeft()).y()
    assert bottom < preview.mapTo(rig.window, preview.rect().topLeft()).y()
