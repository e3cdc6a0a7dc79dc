"""What every test of a window stands on: English words, whatever the test before it spoke."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from ui import language


@pytest.fixture(autouse=True)
def english(qapp: QApplication) -> None:
    """Begin in English, with its plurals."""
    language.install(qapp, "en")
