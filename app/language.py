"""The language of what commands say and write: Russian where the system speaks it, else English."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from typing import Literal

NAMES = ("LC_ALL", "LC_MESSAGES", "LANG")


def spoken(asked: str | None, environment: Mapping[str, str] | None = None) -> Literal["ru", "en"]:
    """The language that was asked for, else that of the system."""
    named = asked or _system(os.environ if environment is None else environment)
    return "ru" if named.lower().startswith("ru") else "en"


def _system(environment: Mapping[str, str]) -> str:
    """The system's locale, as "ru_RU.UTF-8"; "" where it has none."""
    found = next((environment[name] for name in NAMES if environment.get(name)), "")
    return found or _windows()


def _windows() -> str:
    if sys.platform != "win32":
        return ""
    import ctypes
    import locale

    code = ctypes.windll.kernel32.GetUserDefaultUILanguage()
    return locale.windows_locale.get(code, "")
