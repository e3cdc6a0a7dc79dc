"""White cards of text at the right: the question, and what the phase is about."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QVBoxLayout, QWidget

from ui.desk import look


class Card(QFrame):
    """Rich text on white, scrolling within itself where it is long."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self._text = QLabel()
        self._text.setTextFormat(Qt.TextFormat.RichText)
        self._text.setWordWrap(True)
        self._text.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._text.setFont(look.type_of(14))
        self._text.setContentsMargins(2, 0, 6, 0)
        scroll = QScrollArea()
        scroll.setWidget(self._text)
        scroll.setWidgetResizable(True)
        scroll.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll = scroll
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 8, 6, 8)
        layout.addWidget(scroll)

    def tell(self, name: str, html: str) -> None:
        """Show rich text; `name` is what a screen reader calls the card."""
        if self._text.text() != html:
            self._text.setText(html)
            self._scroll.verticalScrollBar().setValue(0)
        self.setAccessibleName(name)
        self._scroll.setAccessibleName(name)
        self._text.setAccessibleName(name)

    @property
    def html(self) -> str:
        """What is shown."""
        return self._text.text()

    def wanted(self, width: int) -> int:
        """The height that the text would like at a width."""
        return self._text.heightForWidth(width - 30) + 24
