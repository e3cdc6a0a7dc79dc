"""Text on paper: the fonts that ship, for letters, emoji and rarer signs, and what none has."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from itertools import groupby
from typing import Any
from xml.sax.saxutils import escape

from reportlab.pdfbase import pdfmetrics, ttfonts
from reportlab.pdfbase.ttfonts import TTFont

from app.places import resources
from app.results.bidi import visual
from app.results.cells import clean, without_isolates

REGULAR, BOLD, EMOJI, RARE = "Rubik", "Rubik-Bold", "NotoEmoji", "NotoSansMono"
FILES = {
    REGULAR: "Rubik_400Regular.ttf",
    BOLD: "Rubik_700Bold.ttf",
    EMOJI: "NotoEmoji_700Bold.ttf",
    RARE: "paper/NotoSansMono_400Regular.ttf",  # Greek, Vietnamese, mathematics, arrows
}
JOINERS = dict.fromkeys((0x200B, 0x200C, 0x200D, 0x200E, 0x200F, 0xFE0E, 0xFE0F, 0x2060, 0xFEFF))
LOOKALIKE = str.maketrans(
    {"\ufffd": "¿", "\u2011": "-", "\t": " ", "\u2605": "\u2b50", "\u2606": "\u2b50"}
)
MISSING = "¤"
DRAWN = (REGULAR, EMOJI, RARE)


@cache
def glyphs(font: str) -> frozenset[int]:
    """The characters that a font has; the font is registered by asking."""
    face = TTFont(font, str(resources() / "fonts" / FILES[font]))
    pdfmetrics.registerFont(face)
    return frozenset(face.face.charToGlyph)


def _copyable(fontname: str, subset: Any) -> str:
    """The table by which a reader copies text: signs beyond 16 bits as two halves."""
    return re.sub(r"(?m)<([0-9A-F]{5,6})>$", _in_halves, _as_shipped(fontname, subset))


def _in_halves(found: re.Match[str]) -> str:
    return f"<{chr(int(found[1], 16)).encode('utf-16-be').hex().upper()}>"


_as_shipped = ttfonts.makeToUnicodeCMap


def register() -> None:
    """Have all fonts known to the library of the page, with text that can be copied."""
    ttfonts.makeToUnicodeCMap = _copyable
    for font in FILES:
        glyphs(font)
    pdfmetrics.registerFontFamily(REGULAR, normal=REGULAR, bold=BOLD)


def plain(text: str) -> str:
    """The text as it is drawn: cleaned, in visual order, `MISSING` for signs that no font has."""
    bare = without_isolates(clean(text)).translate(JOINERS).translate(LOOKALIKE)
    return "\n".join(visual("".join(map(_known, line))) for line in bare.split("\n"))


def in_one_font(text: str) -> str:
    """A `plain` text for a place that one font draws."""
    known = glyphs(REGULAR)
    return "".join(char if ord(char) in known or char == "\n" else MISSING for char in text)


def is_simple(text: str) -> bool:
    """Whether one font draws all of a `plain` text in one line."""
    known = glyphs(REGULAR)
    return all(ord(char) in known for char in text)


def markup(text: str) -> str:
    """A `plain` text as the mark-up of a paragraph: each run of signs in the font that has them."""
    parts = []
    for font, run in groupby(text, key=_font):
        words = escape("".join(run)).replace("\n", "<br/>")
        parts.append(words if font == REGULAR else f'<font name="{font}">{words}</font>')
    return "".join(parts)


def _font(char: str) -> str:
    if char == "\n":
        return REGULAR
    return next((font for font in DRAWN if ord(char) in glyphs(font)), REGULAR)


def _known(char: str) -> str:
    """The sign, or the plain form of one that is wide or ornate, or `MISSING`."""
    bare = char if _is_drawn(char) else unicodedata.normalize("NFKC", char)
    return bare if all(map(_is_drawn, bare)) else MISSING


def _is_drawn(char: str) -> bool:
    return any(ord(char) in glyphs(font) for font in DRAWN)
