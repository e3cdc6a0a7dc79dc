"""What people type, on phones and as names, made fit to be shown: the only place that does it.

Out go control and format characters (and so every bidi override, isolate and mark),
noncharacters, lone surrogates and private ones; runs of blanks become one space; letters are
composed (NFC); stacks of accents end after a few. Markup stays what it is, text: whoever shows it
escapes it.
"""

from __future__ import annotations

import re
import unicodedata

_BLANK = re.compile(r"[\s\u115f\u1160\u2800\u3164\uffa0]+")
_ACCENTS = 4
# Emoji of several signs and some scripts are joined by these two format characters.
_JOINERS = "\u200c\u200d"
_GONE = {"Cc", "Cf", "Cs", "Co"}


def clean_line(text: str) -> str:
    """One line without what does not show; "" if nothing is left to see."""
    if text.isascii() and text.isprintable():
        return " ".join(text.split())
    text = "".join(char for char in _BLANK.sub(" ", text) if _stays(char))
    # First, because to compose a long stack of accents takes long.
    text = unicodedata.normalize("NFC", _fewer_accents(text))
    text = _BLANK.sub(" ", unicodedata.normalize("NFC", _fewer_accents(text))).strip()
    return text if _shows(text) else ""


def clean_lines(text: str) -> str:
    """The lines of a text, each made clean, without empty ones, joined by newlines."""
    lines = (clean_line(line) for line in text.splitlines())
    return "\n".join(line for line in lines if line)


def _stays(char: str) -> bool:
    if char in _JOINERS:
        return True
    return unicodedata.category(char) not in _GONE and not _is_noncharacter(ord(char))


def _is_noncharacter(code: int) -> bool:
    return code & 0xFFFE == 0xFFFE or 0xFDD0 <= code <= 0xFDEF


def _fewer_accents(text: str) -> str:
    kept, run = [], 0
    for char in text:
        run = run + 1 if unicodedata.category(char) in {"Mn", "Me"} else 0
        if run <= _ACCENTS:
            kept.append(char)
    return "".join(kept)


def _shows(text: str) -> bool:
    return any(char not in _JOINERS and unicodedata.category(char)[0] not in "ZM" for char in text)
