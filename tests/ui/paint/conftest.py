"""The switch that rewrites the kept pictures, and the application that fonts need."""

import pytest
from PySide6.QtWidgets import QApplication


def pytest_addoption(parser: pytest.Parser) -> None:
    """Known when this folder is named: `pytest tests/ui/paint --update-pictures`."""
    parser.addoption(
        "--update-pictures",
        action="store_true",
        default=False,
        help="rewrite the kept pictures of the screen instead of comparing with them",
    )


@pytest.fixture(autouse=True)
def _application(qapp: QApplication) -> QApplication:
    """Text is measured with Qt's fonts, which need an application."""
    return qapp
