"""What people type, made fit to be shown."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.clean import clean_line, clean_lines


@pytest.mark.parametrize(
    ("typed", "clean"),
    [
        ("  Ёж \t и\r\nЦарь ", "Ёж и Царь"),
        ("Е\u0308ж, й", "Ёж, й"),
        ("\u202eabc\u202c", "abc"),
        ("\u2066a\u2069\u200e\u200f\u061c", "a"),
        ("a\u0000b\u001bc\u007f\u0085d\u009b", "abc d"),
        ("\ufeffa\u00adb\u200bc\u2060", "abc"),
        ("<b>&amp;</b>", "<b>&amp;</b>"),
        ("a\u2028b\u2029c\u00a0d\u3000e", "a b c d e"),
        ("\ud800a\udfff", "a"),
        ("a\ufffe\uffff\ufdd0\U0001ffffb", "ab"),
        ("\ue000x\U000f0000", "x"),
        ("👨\u200d👩\u200d👧 ❤️", "👨\u200d👩\u200d👧 ❤️"),
        ("a" + "\u0336" * 50, "a" + "\u0336" * 4),
        ("a" + "\u0301\u0323" * 900, "ạ\u0323\u0301\u0301"),
        ("\U0001d160" * 3, "\U0001d158\U0001d165\U0001d16e" * 3),
        ("ﬁ ½ №", "ﬁ ½ №"),
        ("", ""),
        (" \u200d\u200c ", ""),
        ("\u3164\u115f\u2800", ""),
        ("\u0301\u0302", ""),
        ("שלום", "שלום"),
    ],
)
def test_a_line_is_cleaned(typed: str, clean: str) -> None:
    assert clean_line(typed) == clean


def test_lines_stay_lines() -> None:
    assert clean_lines(" L2 12(2) \r\n\r\n\u202e\nthrow\t5\x0b6") == "L2 12(2)\nthrow 5\n6"


@given(st.text())
def test_clean_is_clean_and_stays_so(text: str) -> None:
    clean = clean_line(text)
    assert clean_line(clean) == clean
    assert unicodedata.is_normalized("NFC", clean)
    assert clean == " ".join(clean.split(" ")).strip()
    bad = {"Cc", "Cs", "Co", "Zl", "Zp"}
    assert not [char for char in clean if unicodedata.category(char) in bad]
    assert not set(clean) & set(
        "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f"
    )
