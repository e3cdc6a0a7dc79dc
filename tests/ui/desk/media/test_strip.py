"""The host's hand on media and long texts: keys, buttons, and what the strip tells."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.night import intents
from app.night.media.log_file import save_shown_log
from app.packs import Medium, Partner
from tests.ui.desk.rig import CTRL, SHIFT, Rig, question

LONG = "Длинный текст вопроса, который не прочесть за один взгляд. " * 50
SONG, FILM = Medium("sound", "song.ogg", "s.ogg"), Medium("video", "film.mp4", "f.mp4")


@pytest.fixture
def rig(desk: Callable[..., Rig]) -> Rig:
    made: Rig = desk(4)
    more = {"host_text": LONG, "screen_text": LONG}
    first = question(1, shown=(SONG, FILM, Medium("picture", "map.png")), **more)
    pack = intents.ChoosePack("x", (first, question(2)), (), (Partner("Tea House", "Tea"),))
    assert made.live.do(pack) is None
    return made


def test_keys_play_pause_begin_again_and_choose_the_next(rig: Rig) -> None:
    rig.press(Qt.Key.Key_F5)
    assert rig.said == "there is no sound or video to be played now"
    rig.space()
    rig.press(Qt.Key.Key_F5)
    assert rig.live.night.media.playing
    rig.press(Qt.Key.Key_F5)
    assert not rig.live.night.media.playing
    run = rig.live.night.media.run
    rig.press(Qt.Key.Key_F5, modifier=SHIFT)
    assert rig.live.night.media.run == run + 1
    rig.press(Qt.Key.Key_F6)
    assert rig.live.night.media.index == 1
    rig.press(Qt.Key.Key_Down, modifier=CTRL)
    assert rig.live.night.media.volume == 70


def test_keys_size_the_text_and_turn_its_pages(rig: Rig) -> None:
    rig.space()
    rig.press(Qt.Key.Key_Plus, modifier=CTRL)
    assert rig.live.night.media.size == 1
    rig.press(Qt.Key.Key_Minus, Qt.Key.Key_Minus, modifier=CTRL)
    assert rig.live.night.media.size == -1
    rig.press(Qt.Key.Key_PageDown)
    assert rig.live.night.media.page is None
    rig.window.read_media(lambda line: "ready", lambda: (1, 3))
    rig.press(Qt.Key.Key_PageDown)
    assert rig.live.night.media.page == 2
    rig.press(Qt.Key.Key_PageUp)
    assert rig.live.night.media.page == 0


def test_the_strip_tells_the_media_with_their_state_and_its_buttons_work(rig: Rig) -> None:
    strip = rig.window.side.media
    told = strip.media.accessibleName()
    assert "song.ogg" in told
    assert "map.png, missing" in told
    assert not strip.buttons["play"].isVisible()
    rig.space()
    assert strip.buttons["play"].isVisible()
    QTest.mouseClick(strip.buttons["play"], Qt.MouseButton.LeftButton)
    assert rig.live.night.media.playing
    assert "song.ogg, playing" in strip.media.accessibleName()
    QTest.mouseClick(strip.buttons["larger"], Qt.MouseButton.LeftButton)
    assert rig.live.night.media.size == 1
    assert all(button.accessibleName() for button in strip.buttons.values())


@pytest.mark.parametrize("size", [(900, 500), (1366, 768), (1920, 1080)])
def test_the_strip_covers_nothing(rig: Rig, size: tuple[int, int]) -> None:
    rig.window.resize(*size)
    rig.space(2)
    side = rig.window.side
    parts = [side.air, side.media, side.question, side.phase]
    shown = [part.geometry() for part in parts if part.isVisible()]
    assert len(shown) == 4
    for upper, lower in pairwise(shown):
        assert upper.bottom() < lower.top()
    assert shown[-1].bottom() <= side.height()


def test_a_question_without_media_has_no_strip(desk: Callable[..., Rig]) -> None:
    rig = desk(4)
    rig.live.do(intents.ChoosePack("x", (question(1),), ()))
    rig.space()
    assert not rig.window.side.media.isVisible()


def test_2_2_6_a_key_shows_the_partners_card_and_takes_it_away(rig: Rig) -> None:
    rig.put("l")
    assert rig.said == "this picture may not be shown yet"
    rig.live.do(intents.SetPartner("Tea House"))
    rig.put("l")
    assert rig.live.night.show.scene == "partner"
    rig.put("д")
    assert rig.live.night.show.scene == "board"


def test_the_log_of_what_was_shown_is_a_table_beside_the_records(rig: Rig, tmp_path: Path) -> None:
    rig.live.do(intents.SetPartner("Tea House"))
    rig.live.do(intents.ShowScene("partner"))
    path = save_shown_log(rig.live.evening.timeline, tmp_path, "ru")
    assert path.name == "2026-11-30 Осенний кубок.shown.csv"
    rows = path.read_text(encoding="utf-8-sig").splitlines()
    assert rows[0] == "Время,На экране,Вопрос,Партнёр,Медиа"
    assert rows[-1] == "2026-11-30T19:00:00+03:00,партнёр,,Tea House,"
