"""White cards of text at the right: the question, and what the phase is about."""

from __future__ import annotations

import re

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from ui.desk import look
from ui.desk.writing import Leaf

PX, LEAST = 14, 30
_SIZE = re.compile(r"font-size:(\d+)px")


class Card(QFrame):
    """Rich text on white, scrolling within itself; `asked` carries the command of a clicked key.

    What it was told is written by `write`, when there is time.
    """

    asked = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self._scale = 1.0
        self._html = ""
        self.told: object = None
        self.written: object = None
        self.leaf = Leaf()
        self.leaf.asked.connect(self.asked)
        scroll = QScrollArea()
        scroll.setWidget(self.leaf)
        scroll.setWidgetResizable(True)
        self.leaf.setAutoFillBackground(False)
        scroll.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setMinimumHeight(LEAST)
        self._scroll = scroll
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 8, 6, 8)
        layout.addWidget(scroll)

    def tell(self, name: str, html: str) -> None:
        """Take rich text; `name` is what a screen reader calls the card."""
        if (name, html, self._scale) == self.told:
            return
        self.told = name, html, self._scale
        self._html = _SIZE.sub(self._scaled, html)
        for part in (self, self._scroll, self.leaf):
            part.setAccessibleName(name)

    def write(self) -> None:
        """Show what was told last."""
        if self.written == self.told:
            return
        self.written = self.told
        if self.leaf.write(self._html, look.type_of(PX * self._scale)):
            self._scroll.verticalScrollBar().setValue(0)

    def grow(self, scale: float) -> None:
        """Write larger on a large window; counts from the next text on."""
        self._scale = scale

    @property
    def html(self) -> str:
        """What was told last."""
        return self._html

    def wanted(self, width: int) -> int:
        """The height that the text would like at a width."""
        self.write()
        return self.leaf.heightForWidth(width - 30) + 24

    def _scaled(self, size: re.Match[str]) -> str:
        return f"font-size:{round(int(size[1]) * self._scale)}px"
