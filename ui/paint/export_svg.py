"""A drawing of Qt's as an SVG that looks the same everywhere: its fonts stand in it."""

from __future__ import annotations

import base64
import re
from collections import defaultdict
from collections.abc import Iterator
from html import unescape

from PySide6.QtGui import QTextLayout

from app.places import resources
from ui.paint.fontcut import cut
from ui.paint.fonts import BOLD, FAMILIES, MEDIUM, REGULAR, RULER, font

FILES = {
    ("Rubik", REGULAR): "Rubik_400Regular.ttf",
    ("Rubik", MEDIUM): "Rubik_500Medium.ttf",
    ("Rubik", BOLD): "Rubik_700Bold.ttf",
}
EMOJI = "NotoEmoji_700Bold.ttf"
TEXT = re.compile(r'<text\b[^>]*?font-weight="(\d+)"[^>]*>([^<]*)</text>')
HEAD = re.compile(r'<svg\s+width="[^"]*"\s+height="[^"]*"\s+viewBox="0 0 (\d+) (\d+)"')
TINY = re.compile(r'\s+version="1\.2"\s+baseProfile="tiny"')
Used = dict[tuple[str, int], set[int]]


def dressed(svg: str) -> str:
    """The SVG with the glyphs of its texts inside, its size in pixels."""
    style = "".join(_rules(_used(svg)))
    svg = HEAD.sub(r'<svg width="\1" height="\2" viewBox="0 0 \1 \2"', svg, count=1)
    return TINY.sub("", svg, count=1).replace("<defs>", f"<defs><style>{style}</style>", 1)


def _used(svg: str) -> Used:
    """The glyphs of each font, as the texts are shaped with them."""
    used: Used = defaultdict(set)
    for weight, text in set(TEXT.findall(svg)):
        layout = QTextLayout(unescape(text), font(RULER, int(weight)))
        layout.beginLayout()
        layout.createLine()
        layout.endLayout()
        for run in layout.glyphRuns():
            used[run.rawFont().familyName(), int(weight)].update(run.glyphIndexes())
    return used


def _rules(used: Used) -> Iterator[str]:
    yield "text{font-feature-settings:'tnum'}"
    for key in sorted(used.keys() & FILES.keys()):
        yield _face(key[0], FILES[key], f"font-weight:{key[1]};", used[key])
    emoji = {glyph for key, glyphs in used.items() if key[0] == FAMILIES[1] for glyph in glyphs}
    if emoji:
        yield _face(FAMILIES[1], EMOJI, "", emoji)


def _face(family: str, file: str, weight: str, glyphs: set[int]) -> str:
    data = cut((resources() / "fonts" / file).read_bytes(), glyphs)
    source = f"url(data:font/ttf;base64,{base64.b64encode(data).decode()})"
    return f"@font-face{{font-family:'{family}';{weight}src:{source}}}"
