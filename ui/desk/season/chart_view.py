"""A chart on the screen: the same shapes that go into files."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from app.night.results_desk.season import Bar, Chart, Label, Stroke, fitted
from ui.desk.dialogs.parts import name_it
from ui.paint.fonts import FAMILIES

SIDES = {
    "start": Qt.AlignmentFlag.AlignLeft,
    "middle": Qt.AlignmentFlag.AlignHCenter,
    "end": Qt.AlignmentFlag.AlignRight,
}


class ChartView(QWidget):
    """Draws a chart as large as there is room."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._chart: Chart | None = None
        self.setMinimumSize(600, 260)

    def show_chart(self, chart: Chart) -> None:
        """Show this chart; its words are its name for a screen reader."""
        self._chart = chart
        name_it(self, chart.words)
        self.update()

    def sizeHint(self) -> QSize:
        """As large as the chart is made."""
        chart = self._chart
        return QSize(900, 400) if chart is None else QSize(int(chart.width), int(chart.height))

    def paintEvent(self, _: QPaintEvent) -> None:
        """Draw the shapes from back to front."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), Qt.GlobalColor.white)
        if self._chart is not None:
            scale = min(self.width() / self._chart.width, self.height() / self._chart.height)
            painter.scale(scale, scale)
            for shape in self._chart.shapes:
                _draw(painter, shape)
        painter.end()


def _draw(painter: QPainter, shape: Stroke | Bar | Label) -> None:
    match shape:
        case Stroke():
            pen = QPen(QColor(shape.colour), shape.width)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            if shape.dash:
                pen.setDashPattern([length / shape.width for length in shape.dash])
            painter.setPen(pen)
            painter.drawPolyline(QPolygonF([QPointF(x, y) for x, y in shape.points]))
        case Bar():
            painter.fillRect(
                QRectF(shape.x, shape.y, shape.width, shape.height), QColor(shape.colour)
            )
        case Label():
            _write(painter, shape)


def _write(painter: QPainter, label: Label) -> None:
    font = QFont()
    font.setFamilies(list(FAMILIES))
    font.setPixelSize(round(label.size))
    painter.setFont(font)
    painter.setPen(QColor(label.colour))
    room = label.room
    left = {"start": label.x, "middle": label.x - room / 2, "end": label.x - room}[label.anchor]
    box = QRectF(left, label.y - label.size, room, label.size * 1.3)
    flags = SIDES[label.anchor] | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip
    painter.drawText(box, int(flags), fitted(label))
