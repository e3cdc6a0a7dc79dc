"""The pitch's words: complete in Russian, plurals right in both languages."""

import xml.etree.ElementTree as ET
from dataclasses import replace
from typing import get_args

import pytest

from app.night.pitch_scene import LineKind, LineView
from app.places import resources
from tests.ui import matches
from ui.language import LANGUAGES
from ui.pitch.words import PitchWords

NAMES = ("Драконы", "Вороны")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_pitch_is_translated(language: str) -> None:
    tree = ET.parse(resources() / "translations" / f"pitch_{language}.ts")
    for context in tree.getroot().iter("context"):
        if context.findtext("name") == "PitchWords":
            for message in context.iter("message"):
                translation = message.find("translation")
                assert translation is not None
                assert translation.get("type") != "unfinished", message.findtext("source")


@pytest.mark.parametrize(
    ("count", "russian", "english"),
    [
        (1, "1 раунд", "1 round"),
        (2, "2 раунда", "2 rounds"),
        (5, "5 раундов", "5 rounds"),
        (11, "11 раундов", "11 rounds"),
        (21, "21 раунд", "21 rounds"),
    ],
)
def test_plurals(count: int, russian: str, english: str) -> None:
    assert PitchWords("ru").rounds(count) == russian
    assert PitchWords("en").rounds(count) == english


@pytest.mark.parametrize("kind", get_args(LineKind))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_has_words_whatever_is_known(kind: LineKind, language: str) -> None:
    words, view = PitchWords(language), matches.view()
    man = matches.who(view, "r7")
    for player in (man, replace(man, at=None, out=True), None):
        for side in ("left", None):
            for at in (matches.place(5, 2), None):
                text = words.line(LineView(kind, player, side, at), NAMES)
                assert "%" not in text
                assert text or (player is None and side is None) or kind in _NEEDS_A_PLAYER


_NEEDS_A_PLAYER = {"fell", "hit", "lost_action", "quaffle_caught", "quaffle_taken", "removed"}


def test_the_line_of_the_brief() -> None:
    man = matches.who(matches.view(), "r7")
    line = LineView("hit", man, rounds=2)
    assert PitchWords("ru").line(line, NAMES) == "Ловец 7 сбит бладжером, 2 раунда"
    assert PitchWords("en").line(line, NAMES) == "Seeker 7 is hit by a bludger, 2 rounds"
