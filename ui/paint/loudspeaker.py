"""The sign beside a question's number while a sound of it is heard, or stands."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPolygonF

from ui.paint import palette
from ui.paint.box import Box
from ui.paint.canvas import Canvas, colour, pen
from ui.paint.pieces import Silent

_HORN = ((0.0, 0.36), (0.16, 0.36), (0.36, 0.16), (0.36, 0.84), (0.16, 0.64), (0.0, 0.64))
_WAVES = (0.2, 0.38)
_BARS = (0.54, 0.74)


@dataclass(frozen=True, slots=True)
class Loudspeaker(Silent):
    """A loudspeaker: with waves while something sounds, with two bars while it stands."""

    box: Box
    sounding: bool

    def draw(self, canvas: Canvas) -> None:
        """Draw it as large as the box's lesser side."""
        side = min(self.box.w, self.box.h)
        x, y = self.box.x, self.box.y + (self.box.h - side) / 2
        ink = palette.GOLD if self.sounding else palette.MUTED
        horn = [QPointF(x + across * side, y + down * side) for across, down in _HORN]
        canvas.shape(colour(ink)).drawPolygon(QPolygonF(horn))
        painter = canvas.painter
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen(ink, side * 0.085))
        if not self.sounding:
            for across in _BARS:
                top = QPointF(x + across * side, y + side * 0.3)
                painter.drawLine(top, QPointF(top.x(), y + side * 0.7))
            return
        for radius in _WAVES:
            r = radius * side
            middle = x + side * 0.42
            around = QRectF(middle - r, y + side / 2 - r, 2 * r, 2 * r)
            painter.drawArc(around, -55 * 16, 110 * 16)
