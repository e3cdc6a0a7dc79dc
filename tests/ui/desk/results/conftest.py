"""What tests of results need: a browser where there is one."""

from __future__ import annotations

import shutil

import pytest


@pytest.fixture
def chromium() -> str:
    """The browser; the test is skipped where there is none."""
    found = shutil.which("chromium") or shutil.which("chromium-browser")
    if found is None:
        pytest.skip("no Chromium on this machine")
    return found
