"""Every test begins in English."""

import pytest
from PySide6.QtWidgets import QApplication

from ui import language


@pytest.fixture(autouse=True)
def _english(qapp: QApplication) -> None:
    language.install(qapp, "en")
    qapp.processEvents()
