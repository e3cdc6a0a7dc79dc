"""A QR code as a widget, and as a picture on any painter."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from app.night.hall.reception import qr_matrix
from ui.paint.qr import paint_code


class CodeView(QWidget):
    """Shows a text as a QR code, black on white; nothing for an empty text."""

    def __init__(self, side: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.text = ""
        self._side = side
        self.setFixedSize(side, side)

    def show_text(self, text: str, name: str) -> None:
        """Show a text; `name` is what a screen reader says."""
        self.text = text
        self.setAccessibleName(name)
        self.update()

    def sizeHint(self) -> QSize:
        """A square."""
        return QSize(self._side, self._side)

    def paintEvent(self, _: QPaintEvent) -> None:
        """Paint the code, every module as many device pixels as every other."""
        if self.text:
            painter = QPainter(self)
            paint_code(painter, QRectF(self.rect()), qr_matrix(self.text), self.devicePixelRatioF())
            painter.end()
