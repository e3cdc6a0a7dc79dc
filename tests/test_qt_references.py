"""The installed Qt binding keeps the references of None and True.

PySide6 6.12.0 drops one of None in every void call; before Python 3.12 that ends the interpreter
after a few thousand calls, so a short run does not show it (see pyproject.toml).
"""

import sys
from collections.abc import Callable

import pytest
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

pytestmark = pytest.mark.skipif(
    sys.version_info >= (3, 12), reason="None and True are immortal from Python 3.12"
)

CALLS = 300
MOST_LOST_PER_CALL = 0.1


class Bell(QObject):
    """Something to emit."""

    rang = Signal(bool)


class Painted(QWidget):
    """A widget whose painting makes void calls."""

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(QColor("black"))
        painter.drawLine(0, 0, 10, 10)
        painter.end()


def drop(call: Callable[[], object]) -> dict[str, float]:
    """The references of None and True lost in each call."""
    call()
    before = sys.getrefcount(None), sys.getrefcount(True)
    for _ in range(CALLS):
        call()
    after = sys.getrefcount(None), sys.getrefcount(True)
    return {
        name: (old - new) / CALLS
        for name, old, new in zip(("None", "True"), before, after, strict=True)
    }


def test_painting_keeps_references(qtbot: QtBot) -> None:
    widget = Painted()
    qtbot.addWidget(widget)
    widget.show()
    assert max(drop(widget.repaint).values()) < MOST_LOST_PER_CALL


def test_emitting_keeps_references(qtbot: QtBot) -> None:
    bell = Bell()
    heard: list[bool] = []
    bell.rang.connect(heard.append)
    assert max(drop(lambda: bell.rang.emit(False)).values()) < MOST_LOST_PER_CALL
    assert len(heard) == CALLS + 1
