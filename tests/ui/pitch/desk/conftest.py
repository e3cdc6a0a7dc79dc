"""Referees' pages for tests, closed behind them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.pitch.desk.pitch_rig import PitchRig


@pytest.fixture
def referee(qtbot: QtBot) -> Iterator[Callable[..., PitchRig]]:
    """Builds rigs; see `PitchRig`."""
    made: list[PitchRig] = []

    def build(**more: object) -> PitchRig:
        made.append(PitchRig(**more))  # type: ignore[arg-type]
        return made[-1]

    yield build
    for rig in made:
        rig.close()
