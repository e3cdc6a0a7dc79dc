"""The host's small view of the very picture the audience sees."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ui.paint import palette
from ui.paint.box import HEIGHT
from ui.paint.canvas import colour
from ui.paint.fonts import BOLD, font
from ui.screen.stage import Stage
from ui.screen.view import PictureView

PREVIEW_MS = 50


class PreviewWidget(PictureView):
    """The stage's picture in the projector's proportions, at most twenty times a second.

    `set_units` gives the projector's picture width in units (1920 for 16:9); `set_badge` writes a
    word in the corner, such as "live"; None takes it away.
    """

    def __init__(self, stage: Stage, parent: QWidget | None = None) -> None:
        self._units = 1920.0
        self._badge: str | None = None
        super().__init__(stage, parent, PREVIEW_MS)
        self.setMinimumSize(160, 90)
        self.setAccessibleName(self.tr("What the audience sees"))

    def units(self) -> float:
        """The width of the projector's picture in units."""
        return self._units

    def set_units(self, units: float) -> None:
        """Follow the projector's proportions."""
        if units != self._units:
            self._units = units
            self._size = (0, 0, 0.0)
            self.updateGeometry()
            self._take()

    def set_badge(self, text: str | None) -> None:
        """Write a word over the corner, or nothing."""
        self._badge = text
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The picture, then the badge."""
        super().paintEvent(event)
        if self._badge:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setFont(font(9, BOLD))
            width = painter.fontMetrics().horizontalAdvance(self._badge) + 8
            place = QRect(0, 0, width, 13)  # the margin of every scene
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour(palette.WINE))
            painter.drawRoundedRect(QRectF(place), 3, 3)
            painter.setPen(colour(palette.WHITE))
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, self._badge)
            painter.end()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.setAccessibleName(self.tr("What the audience sees"))
        super().changeEvent(event)

    def hasHeightForWidth(self) -> bool:
        """It keeps its proportions."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height of the picture at a width."""
        return round(width * HEIGHT / self._units)

    def sizeHint(self) -> QSize:
        """Room beside the host's table."""
        return QSize(446, self.heightForWidth(446))
