"""What tests of results need: a browser where there is one."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.desk.results.rig import After


@pytest.fixture
def chromium() -> str:
    """The browser; the test is skipped where there is none."""
    found = shutil.which("chromium") or shutil.which("chromium-browser")
    if found is None:
        pytest.skip("no Chromium on this machine")
    return found


@pytest.fixture
def after(qtbot: QtBot, tmp_path: Path) -> Iterator[Callable[..., After]]:
    """Builds evenings; see `After`."""
    made: list[After] = []

    def build(**more: bool) -> After:
        made.append(After(tmp_path, **more))
        return made[-1]

    yield build
    for one in made:
        qtbot.waitUntil(lambda one=one: not one.courier.busy, timeout=60_000)  # type: ignore[misc]
        one.close()
