"""On the desk of the real windows: what is wrong with media stays to be read after the key."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.hill.roster import Team
from app.hill.rules import RuleSet
from app.night import intents
from app.night.events import Founded
from app.packs import Medium
from app.store.folder import DataFolder
from tests.app.night.evenings import question
from tests.ui.screen.media.makes import picture, tone
from ui.console.flow import Flow
from ui.console.stagehands import EveningWindows
from ui.screen.media import show

FIRST = Founded("Cup", "2026-11-30", "", RuleSet(), (Team("a", "Owls"), Team("b", "Foxes")))
PATIENCE_MS = 30_000
GONE, SONG, MAP = (f"{digit}" * 32 for digit in "123")


@pytest.fixture
def windows(program: Flow, tmp_path: Path) -> EveningWindows:
    """The windows of an evening with a sound, a picture that comes next, and what is missing."""
    folder = DataFolder(tmp_path / "data")
    folder.prepare()
    folder.media.mkdir(exist_ok=True)
    tone(folder.media / f"{SONG}.wav", 60)
    picture(folder.media / f"{MAP}.png", 400, 300)
    first = question(
        1,
        shown=(
            Medium("sound", "song", f"{SONG}.wav"),
            Medium("sound", "lost", f"{GONE}.ogg"),
            Medium("picture", "map", f"{MAP}.png"),
            Medium("picture", "chart"),
        ),
    )
    program.begin()
    program._found(FIRST, intents.ChoosePack("x", (first, question(2)), ()))
    assert program._evening is not None
    return program._evening


def test_the_words_on_media_outlast_the_key_that_led_to_them(
    windows: EveningWindows, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(show, "has_speakers", lambda: False)
    footer, line = windows.desk.footer, windows.desk.line
    lost = "Missing: “lost”, “chart”. The hall will not get it"
    qtbot.waitUntil(lambda: footer.said == lost, timeout=PATIENCE_MS)
    QTest.keyClick(line, Qt.Key.Key_Space)
    QTest.keyClick(line, Qt.Key.Key_F5)
    silence = "There is no sound device: nothing will be heard"
    qtbot.waitUntil(lambda: footer.said == silence, timeout=PATIENCE_MS)
    strip = windows.desk.side.media.media
    qtbot.waitUntil(lambda: "/1:00" in strip.text(), timeout=PATIENCE_MS)


def test_what_comes_next_is_shown_with_its_pictures(windows: EveningWindows, qtbot: QtBot) -> None:
    coming = windows.desk.side.air.coming

    def colours() -> set[int]:
        image = coming.grab().toImage()
        return {image.pixel(x, image.height() // 2) & 0xFFFFFF for x in range(image.width())}

    qtbot.waitUntil(lambda: 0x3366AA in colours(), timeout=PATIENCE_MS)
