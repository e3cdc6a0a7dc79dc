"""The browser that tests drive the phones' pages in: Chromium, installed where it may be."""

from __future__ import annotations

import shutil
import sys

import debian

_NAMES = ("chromium", "chromium-browser", "google-chrome")


def ensure() -> None:
    """See to it that there is a Chromium; without one the tests of the pages are skipped."""
    if sys.platform != "linux" or any(map(shutil.which, _NAMES)):
        return
    if not debian.install(["chromium"], "for tests of the phones' pages in a real browser"):
        print("Without Chromium the tests of the phones' pages are skipped.")
