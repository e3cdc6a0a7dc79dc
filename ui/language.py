"""The program's language: Russian or English, switched while it runs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from app.places import resources

LANGUAGES = ("ru", "en")
_installed: list[QTranslator] = []
_forget: list[Callable[[], None]] = []


@cache
def translator_for(code: str, area: str = "koth") -> QTranslator:
    """The translation of one area ("koth" is the screen); English has one for its plurals.

    Raises ValueError for a language it does not speak and FileNotFoundError without its file.
    """
    if code not in LANGUAGES:
        raise ValueError(f"no language {code!r}: choose one of {', '.join(LANGUAGES)}")
    path = resources() / "translations" / f"{area}_{code}.qm"
    made = QTranslator()
    if not made.load(str(path)):
        raise FileNotFoundError(f"the translation {path.name} is missing or damaged")
    return made


def areas(code: str) -> tuple[str, ...]:
    """The areas that have words in this language."""
    end = f"_{code}"
    found = sorted((resources() / "translations").glob(f"*{end}.qm"))
    return tuple(path.stem.removesuffix(end) for path in found)


def system_language() -> str:
    """The language of the system, if the program speaks it, else English."""
    code = QLocale.system().name()[:2]
    return code if code in LANGUAGES else "en"


def install(app: QCoreApplication, code: str) -> None:
    """Switch the whole program to `code`; every window is sent a LanguageChange event."""
    new = [translator_for(code, area) for area in areas(code) or ("koth",)]
    qt = _qt_translator(code)
    for old in _installed:
        app.removeTranslator(old)
    _installed.clear()
    if qt is not None:
        new.insert(0, qt)
    for translator in new:
        app.installTranslator(translator)
        _installed.append(translator)
    QLocale.setDefault(QLocale(code))
    for forget in _forget:
        forget()


def once(words: Callable[[], Mapping[str, str]]) -> Callable[[], Mapping[str, str]]:
    """A table of words, put together once and then only after the language has changed."""
    kept = cache(words)
    _forget.append(kept.cache_clear)
    return kept


@cache
def _qt_translator(code: str) -> QTranslator | None:
    """Qt's own words ("Cancel"), where they are translated."""
    made = QTranslator()
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    return made if made.load(f"qtbase_{code}", folder) else None
