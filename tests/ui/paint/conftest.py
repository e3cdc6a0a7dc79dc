"""The switch that rewrites the kept pictures."""

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """Known when this folder is named: `pytest tests/ui/paint --update-pictures`."""
    parser.addoption(
        "--update-pictures",
        action="store_true",
        default=False,
        help="rewrite the kept pictures of the screen instead of comparing with them",
    )
