"""Russian and English: complete, with the right plurals, switched while the program runs."""

import xml.etree.ElementTree as ET
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QWidget

from app.places import resources
from ui.language import LANGUAGES, areas, install, translator_for
from ui.paint.words import Screen


def entries(area: str, language: str) -> Iterator[tuple[str, ET.Element]]:
    """Every message of a translation's source, with its context."""
    tree = ET.parse(resources() / "translations" / f"{area}_{language}.ts")
    for context in tree.getroot().iter("context"):
        for message in context.iter("message"):
            yield context.findtext("name") or "", message


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_screen_is_translated(language: str) -> None:
    translator = translator_for(language)
    for context, message in entries("koth", language):
        translation = message.find("translation")
        assert translation is not None
        assert translation.get("type") != "unfinished", message.findtext("source")
        source, comment = message.findtext("source") or "", message.findtext("comment") or ""
        plural = 5 if message.get("numerus") == "yes" else -1
        assert translator.translate(context, source, comment, plural), source


@pytest.mark.parametrize(
    ("count", "russian", "english"),
    [
        (1, "В игре 1 команда", "1 team in the game"),
        (2, "В игре 2 команды", "2 teams in the game"),
        (5, "В игре 5 команд", "5 teams in the game"),
        (11, "В игре 11 команд", "11 teams in the game"),
        (21, "В игре 21 команда", "21 teams in the game"),
        (24, "В игре 24 команды", "24 teams in the game"),
    ],
)
def test_plurals(count: int, russian: str, english: str) -> None:
    assert Screen(translator_for("ru")).joined(count) == russian
    assert Screen(translator_for("en")).joined(count) == english


def test_the_program_switches_and_every_window_is_told(qapp: QApplication) -> None:
    told: list[str] = []

    class Window(QWidget):
        """Notes what it is told."""

        def changeEvent(self, event: QEvent) -> None:
            if event.type() == QEvent.Type.LanguageChange:
                told.append(Screen().time_up())

    window = Window()
    for code in ("ru", "en", "ru", "en"):
        install(qapp, code)
        qapp.processEvents()
    window.deleteLater()
    assert set(told) == {"Время!", "Time!"}
    assert told[-1] == "Time!"


def test_an_unknown_language_is_refused_with_a_sentence() -> None:
    with pytest.raises(ValueError, match="no language 'de': choose one of ru, en"):
        translator_for("de")
    assert "koth" in areas("ru")
