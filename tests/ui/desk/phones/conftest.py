"""Desks with an open hall, shut behind a test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.desk.phones.hall_rig import HallRig


@pytest.fixture
def hall(qtbot: QtBot, tmp_path: Path) -> Iterator[Callable[..., HallRig]]:
    """Builds rigs; see `HallRig`."""
    made: list[HallRig] = []

    def build(teams: int = 4, **more: Any) -> HallRig:
        made.append(HallRig(qtbot, tmp_path, teams, **more))
        return made[-1]

    yield build
    for rig in made:
        rig.shut()
