"""The desk has a word for everything, in both languages."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from app.hill.refusal import Reason, Refusal
from app.night.deeds import _TOLD
from app.night.events import UNDOABLE
from app.night.refusal import NightReason, NightRefusal
from ui.desk.words import Refusals, refusal_text

FOLDER = Path(__file__).resolve().parents[3] / "resources" / "translations"


@pytest.mark.parametrize("reason", [*Reason, *NightReason], ids=lambda reason: reason.name)
def test_every_refusal_has_its_sentence(reason: Reason | NightReason) -> None:
    sentence = Refusals().sentence(reason.name)
    assert sentence != reason.name
    refused = Refusal(reason) if isinstance(reason, Reason) else NightRefusal(reason)
    text = refusal_text(refused)
    assert text.startswith(sentence)
    clause = getattr(reason, "clause", "")
    assert not clause or text.endswith(f"({clause})")


@pytest.mark.parametrize("language", ["ru", "en"])
def test_every_word_of_the_desk_is_translated(language: str) -> None:
    root = ET.parse(FOLDER / f"desk_{language}.ts").getroot()
    gaps = [
        message.findtext("source")
        for message in root.iter("message")
        if message.find("translation[@type='unfinished']") is not None
    ]
    assert gaps == []


def test_every_kind_of_step_can_be_told() -> None:
    assert set(UNDOABLE) <= set(_TOLD)
