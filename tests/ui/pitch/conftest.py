"""The application that fonts need."""

import pytest
from PySide6.QtWidgets import QApplication


@pytest.fixture(autouse=True)
def _application(qapp: QApplication) -> QApplication:
    """Text is measured with Qt's fonts, which need an application."""
    return qapp
