"""One rule for the language of every command."""

from __future__ import annotations

import pytest

from app.cli import parser
from app.language import spoken


@pytest.mark.parametrize(
    ("asked", "environment", "language"),
    [
        ("en", {"LANG": "ru_RU.UTF-8"}, "en"),
        ("ru", {"LANG": "C.UTF-8"}, "ru"),
        (None, {"LANG": "ru_RU.UTF-8"}, "ru"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        (None, {"LC_ALL": "C", "LANG": "ru_RU.UTF-8"}, "en"),
        (None, {"LC_ALL": "", "LANG": "ru_RU.UTF-8"}, "ru"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
    ],
)
def test_the_language_is_the_one_asked_for_else_the_systems(
    asked: str | None, environment: dict[str, str], language: str
) -> None:
    assert spoken(asked, environment) == language


@pytest.mark.parametrize(
    "words",
    ["packs check a", "season nights", "export a --format html --out b", "rating a"],
)
def test_no_command_has_a_language_of_its_own(words: str) -> None:
    assert parser().parse_args(words.split()).lang is None
    assert parser().parse_args(["--lang", "ru", *words.split()]).lang == "ru"
