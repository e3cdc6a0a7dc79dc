"""The picture that comes next: another one soon, the same with another count a little later."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from pytestqt.qtbot import QtBot

from app.night.scenes import BlackScene, BoardScene, Shot
from tests.ui import pictures
from ui.desk.airstrip import SOON_MS, AirStrip
from ui.screen import PreviewWidget, Stage


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
        (first, "board", 0),
        (more, "board", SOON_MS),
        (most, "board", SOON_MS),
        (Shot(BlackScene()), "black", 0),
    ):
        strip.show_coming(look_at(shot), about)
        assert strip._soon.interval() == waits_ms  # never while the key is worked off
        if shot is not more:
            with qtbot.waitSignal(strip._ahead.changed, timeout=30_000):
                pass
            assert strip._ahead.shot == shot
    assert looked == [first, most, Shot(BlackScene())]  # what is not shown is not worked out
