"""The bundled fonts: Rubik (Latin, Cyrillic, Hebrew, Arabic) with Noto Emoji behind it."""

from __future__ import annotations

from functools import cache, lru_cache

from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF

from app.places import resources

REGULAR, MEDIUM, BOLD = 400, 500, 700
FAMILIES = ("Rubik", "Noto Emoji")
RULER = 100
"""Text is measured at this size in pixels and scaled: without hinting, widths are linear."""


@cache
def load_fonts() -> tuple[str, ...]:
    """Load the bundled fonts once (a QGuiApplication must exist); return the families they gave."""
    families: list[str] = []
    for path in sorted((resources() / "fonts").glob("*.ttf")):
        number = QFontDatabase.addApplicationFont(str(path))
        families += QFontDatabase.applicationFontFamilies(number)
    return tuple(dict.fromkeys(families))


@lru_cache(maxsize=256)
def font(px: float, weight: int = MEDIUM) -> QFont:
    """The bundled font `px` units high, with figures of one width."""
    load_fonts()
    made = QFont()
    made.setFamilies(list(FAMILIES))
    made.setPixelSize(max(1, round(px)))
    made.setWeight(QFont.Weight(weight))
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    made.setStyleStrategy(QFont.StyleStrategy.PreferAntialias)
    made.setFeature(QFont.Tag("tnum"), 1)
    return made


@lru_cache(maxsize=8)
def _ruler(weight: int) -> QFontMetricsF:
    return QFontMetricsF(font(RULER, weight))


@lru_cache(maxsize=8192)
def width_of(text: str, weight: int = MEDIUM) -> float:
    """The width of `text` per unit of its font size."""
    return _ruler(weight).horizontalAdvance(text) / RULER
