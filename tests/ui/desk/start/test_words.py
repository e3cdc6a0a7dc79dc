"""Every sentence that a roster, a pack or a file can need is there in both languages."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from app.night.question_packs import Doubt, DoubtKind, FlawKind, PackError
from app.night.roster_text import (
    Note,
    NoteKind,
    RosterFileError,
    RosterFileFlaw,
    TeamDoubt,
    TeamDoubtKind,
)
from app.night.rulebook import OPTIONS
from app.places import resources
from ui import language
from ui.desk.clauses import clause_text
from ui.desk.dialogs.doubts import Rosters
from ui.desk.dialogs.pack_words import Packs
from ui.desk.dialogs.rule_words import Rules
from ui.desk.dialogs.words import put

CYRILLIC = re.compile("[а-яё]")


@pytest.fixture(params=["ru", "en"])
def code(request: pytest.FixtureRequest, qapp: QApplication) -> str:
    language.install(qapp, request.param)
    return str(request.param)


def is_said(text: str, code: str, detail: str) -> bool:
    own = text.replace(detail, "")
    return detail in text and bool(CYRILLIC.search(own)) is (code == "ru")


def test_every_doubt_of_a_pack(code: str) -> None:
    words = Packs()
    for kind in DoubtKind:
        doubt = Doubt(7, kind, "%1Zz%2")
        both = f"{words.what(doubt)} {words.done(doubt)}"
        needs = "{detail}" in "".join(kind.value)
        assert is_said(both, code, "%1Zz%2" if needs else ""), kind
    for flaw in FlawKind:
        assert is_said(words.flaw(PackError("Zz.4s", flaw, "9", 3)), code, "Zz.4s"), flaw


def test_every_note_and_doubt_of_a_roster(code: str) -> None:
    words = Rosters()
    for note in NoteKind:
        assert is_said(words.note(Note(41, note, "Zz")), code, "Zz"), note
        assert "41" in words.note(Note(41, note, "Zz"))
    for doubt in TeamDoubtKind:
        detail = "Zz" if "{detail}" in doubt.value else ""
        assert is_said(words.doubt(TeamDoubt(doubt, "Zz")), code, detail), doubt
    for flaw in RosterFileFlaw:
        assert is_said(words.file(RosterFileError("Zz.csv", flaw, "9")), code, "Zz.csv"), flaw


def test_every_option_of_the_rules(code: str) -> None:
    words = Rules()
    for option in OPTIONS:
        for text in (words.name(option.field), words.sentence(option.field)):
            assert is_said(text, code, ""), option
        assert clause_text(option.clause) in words.wanted(option)


def test_values_may_hold_signs_of_their_own() -> None:
    assert put("%1 and %2, 100 %", "%2", "b") == "%2 and b, 100 %"
    assert put("%3 %", "a") == "%3 %"


def messages(path: Path) -> Iterator[tuple[str, list[str]]]:
    for message in ET.parse(path).getroot().iter("message"):
        translation = message.find("translation")
        assert translation is not None
        assert translation.get("type") is None, message.findtext("source")
        forms = [form.text or "" for form in translation.iter("numerusform")]
        yield message.findtext("source") or "", forms or [translation.text or ""]


@pytest.mark.parametrize(
    "name",
    [f"{area}_{code}.ts" for area in ("start", "packs", "results") for code in ("ru", "en")],
)
def test_translations_are_complete_and_keep_their_signs(name: str) -> None:
    found = list(messages(resources() / "translations" / name))
    assert found
    for source, forms in found:
        signs = set(re.findall(r"%\w", source))
        for form in forms:
            assert form, source
            assert set(re.findall(r"%\w", form)) == signs, source
