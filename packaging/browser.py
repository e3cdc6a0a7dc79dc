"""The browser that tests drive the phones' pages in: Chromium, installed where it may be."""

from __future__ import annotations

import ctypes
import shutil
import sys

import debian

_NAMES = ("chromium", "chromium-browser", "google-chrome")
_DRIVERS_LIBRARY = ("libatomic.so.1", "libatomic1")  # of the program that drives the browser


def ensure() -> None:
    """See to it that there is a Chromium; without one the tests of the pages are skipped."""
    if sys.platform != "linux":
        return
    missing = [] if any(map(shutil.which, _NAMES)) else ["chromium"]
    library, package = _DRIVERS_LIBRARY
    if not _loads(library):
        missing.append(package)
    if missing and not debian.install(missing, "for tests of the phones' pages in a real browser"):
        print("Without Chromium the tests of the phones' pages are skipped.")


def _loads(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True
