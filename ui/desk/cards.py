"""White cards of text at the right: the question, and what the phase is about."""

from __future__ import annotations

import re

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QVBoxLayout, QWidget

from ui.desk import look

PX, LEAST = 14, 30
_SIZE = re.compile(r"font-size:(\d+)px")


class Card(QFrame):
    """Rich text on white, scrolling within itself; `asked` carries the command of a clicked key."""

    asked = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self._scale = 1.0
        self._told: object = None
        self._text = QLabel()
        self._text.setTextFormat(Qt.TextFormat.RichText)
        self._text.setWordWrap(True)
        self._text.setTextInteractionFlags(Qt.TextInteractionFlag.LinksAccessibleByMouse)
        self._text.linkActivated.connect(self.asked)
        self._text.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._text.setFont(look.type_of(PX))
        self._text.setContentsMargins(2, 0, 6, 0)
        scroll = QScrollArea()
        scroll.setWidget(self._text)
        scroll.setWidgetResizable(True)
        scroll.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setMinimumHeight(LEAST)
        self._scroll = scroll
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 8, 6, 8)
        layout.addWidget(scroll)

    def tell(self, name: str, html: str) -> None:
        """Show rich text; `name` is what a screen reader calls the card."""
        if (name, html, self._scale) == self._told:
            return
        self._told = name, html, self._scale
        html = _SIZE.sub(lambda size: f"font-size:{round(int(size[1]) * self._scale)}px", html)
        if self._text.text() != html:
            self._text.setText(html)
            self._scroll.verticalScrollBar().setValue(0)
        self.setAccessibleName(name)
        self._scroll.setAccessibleName(name)
        self._text.setAccessibleName(name)

    def grow(self, scale: float) -> None:
        """Write larger on a large window; counts from the next text on."""
        self._scale = scale
        self._text.setFont(look.type_of(PX * scale))

    @property
    def html(self) -> str:
        """What is shown."""
        return self._text.text()

    def wanted(self, width: int) -> int:
        """The height that the text would like at a width."""
        return self._text.heightForWidth(width - 30) + 24
