"""What text becomes in a cell, by who the file is for."""

from __future__ import annotations

import datetime as dt
import re
from typing import Literal

Profile = Literal["people", "rating"]
Cell = str | int | float | None
"""A text, a whole number, seconds or points with a fraction, or nothing."""


class Day(str):
    """A day, ISO 8601: a spreadsheet may read it as one."""

    __slots__ = ()


def day(text: str) -> str:
    """The text as a `Day` where it is one, else as it is."""
    try:
        return Day(dt.date.fromisoformat(text).isoformat())
    except ValueError:
        return text


REPLACEMENT = "\ufffd"
FSI, PDI = "\u2068", "\u2069"
_CONTROL = re.compile(
    "[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\ud800-\udfff\ufffe\uffff]"
)
_ISOLATES = re.compile("[\u2066-\u2069]")
_BREAKS = re.compile(r"\r\n?|\n")
_FORMULA = re.compile(r"[\s\u00a0\u200b\ufeff]*[=+\-@|＝＋－＠\t\r\n]|\s")
_NUMBER_LIKE = re.compile(
    r"[(]?[$€£¥₽]?\s*[\d.,][\d\s.,'’]*([eE][+-]?\d+|/\s*\d+|\s*[AaPp][Mm]?)?\s*[)%$€£¥₽]*"
)
_DATE_LIKE = re.compile(r"\d{1,4}\s*[-./:]\s*\d{1,4}(\s*[-./:]\s*\d{1,4})?(\s*[AaPp][Mm]?)?")
_MONTHS = (
    "jan(uary)?|feb(ruary)?|mar(ch)?|apr(il)?|may|june?|july?|aug(ust)?|sep(t(ember)?)?"
    "|oct(ober)?|nov(ember)?|dec(ember)?"
    "|янв(ар[ья])?|фев(рал[ья])?|март?а?|апр(ел[ья])?|ма[йя]|июн[ья]?|июл[ья]?|авг(уста?)?"
    "|сент?(ябр[ья])?|окт(ябр[ья])?|ноя(бр[ья])?|дек(абр[ья])?"
)
_MONTH_LIKE = re.compile(
    rf"\d{{1,4}}[\s./-]*({_MONTHS})\.?([\s./-]*\d{{1,4}})?|({_MONTHS})\.?[\s./-]*\d{{1,4}}",
    re.IGNORECASE,
)
_WORDS = frozenset(("true", "false", "истина", "ложь"))
LONGEST_WHOLE = 15


def isolated(name: str) -> str:
    """A name as it stands inside a sentence: its direction does not spread over the rest."""
    return f"{FSI}{_ISOLATES.sub(REPLACEMENT, one_line(name))}{PDI}"


def without_isolates(text: str) -> str:
    """The text for a medium that has no marks of direction."""
    return text.replace(FSI, "").replace(PDI, "")


def clean(text: str) -> str:
    """Text for reading: a control character or a change of direction is seen as U+FFFD.

    Line breaks of every kind become LF.
    """
    return _CONTROL.sub(REPLACEMENT, _BREAKS.sub("\n", text))


def one_line(text: str) -> str:
    """Text for a name: cleaned, tabs and line breaks as a space."""
    return re.sub(r"[\t\n]", " ", clean(text))


def for_people(text: str) -> str:
    """Text that a spreadsheet opens as it stands: what it would change gets an apostrophe first.

    That is a formula (= + - @ and control characters, also behind spaces), and what would be read
    as another number, a date or a truth value: 007, 1-2, 09/13, 8 марта.
    """
    return f"'{text}" if _would_change(text) else text


def _would_change(text: str) -> bool:
    if _FORMULA.match(text):
        return True
    bare = text.strip()
    if not bare or len(bare) > 30:
        return False
    if bare.isascii() and bare.isdigit():
        return len(bare) > LONGEST_WHOLE or str(int(bare)) != bare
    return (
        any(p.fullmatch(bare) is not None for p in (_NUMBER_LIKE, _DATE_LIKE, _MONTH_LIKE))
        or bare.casefold() in _WORDS
    )
