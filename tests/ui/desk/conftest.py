"""Desks for tests, closed behind them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.desk.rig import Rig


@pytest.fixture
def desk(qtbot: QtBot) -> Iterator[Callable[..., Rig]]:
    """Builds rigs; see `Rig`."""
    made: list[Rig] = []

    def build(*args: object, **more: object) -> Rig:
        made.append(Rig(*args, **more))  # type: ignore[arg-type]
        return made[-1]

    yield build
    for rig in made:
        rig.close()
