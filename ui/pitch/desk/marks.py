"""How the desk draws what lies on a cell: players of two shapes, balls, heights as pips."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen

from app.night.pitch_scene import PlayerView, Side
from ui.desk import look
from ui.paint.fonts import BOLD

CENTRE = Qt.AlignmentFlag.AlignCenter
INKS: dict[Side, str] = {"left": look.RED, "right": look.BLUE}
SOFT: dict[Side, str] = {"left": look.RED_SOFT, "right": look.BLUE_SOFT}
QUAFFLE, BLUDGER, SNITCH = "#B3541E", "#22283A", "#E0A800"


def shape(side: Side, place: QRectF) -> QPainterPath:
    """A disc for the left side, a rounded square for the right: not told apart by colour alone."""
    path = QPainterPath()
    if side == "left":
        path.addEllipse(place)
    else:
        round_ = place.width() * 0.22
        path.addRoundedRect(place.adjusted(1, 1, -1, -1), round_, round_)
    return path


def token(painter: QPainter, place: QRectF, player: PlayerView, text: str, height: int) -> None:
    """A player with its letter and number, and its height as pips."""
    painter.setPen(QPen(QColor(look.SHEET), 1.5))
    painter.setBrush(QColor(INKS[player.side]))
    painter.drawPath(shape(player.side, place))
    painter.setPen(QColor(look.SHEET))
    _letters(painter, place.adjusted(0, 0, 0, -place.height() * 0.18), text)
    pips(painter, QPointF(place.center().x(), place.bottom() - place.height() * 0.2), height)
    if player.holds:
        painter.setPen(QPen(QColor(look.SHEET), 1.2))
        painter.setBrush(QColor(QUAFFLE))
        size = place.width() * 0.36
        painter.drawEllipse(QRectF(place.right() - size * 0.8, place.top() - 1, size, size))


def _letters(painter: QPainter, place: QRectF, text: str) -> None:
    """The letter, and the number smaller and lower: "З5" is no 35."""
    letter, number = text[:1], text[1:]
    px = place.width() * (0.44 if len(text) < 3 else 0.38)
    large, small = look.type_of(px, BOLD), look.type_of(px * 0.72, BOLD)
    wide = QFontMetricsF(large).horizontalAdvance(letter)
    whole = wide + QFontMetricsF(small).horizontalAdvance(number) + 1
    left = place.center().x() - whole / 2
    painter.setFont(large)
    middle = Qt.AlignmentFlag.AlignVCenter
    painter.drawText(QRectF(left, place.top(), wide + 4, place.height()), middle, letter)
    painter.setFont(small)
    low = place.height() * 0.1
    room = QRectF(left + wide + 1, place.top() + low, whole, place.height())
    painter.drawText(room, middle, number)


def pips(painter: QPainter, middle: QPointF, height: int, colour: str = look.SHEET) -> None:
    """One to three dots side by side."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))
    for number in range(height):
        x = middle.x() + (number - (height - 1) / 2) * 6
        painter.drawEllipse(QPointF(x, middle.y()), 1.9, 1.9)


def ball(painter: QPainter, middle: QPointF, size: float, colour: str, text: str) -> None:
    """A ball with what is written on it."""
    painter.setPen(QPen(QColor(look.SHEET), 1.5))
    painter.setBrush(QColor(colour))
    painter.drawEllipse(middle, size, size)
    painter.setPen(QColor(look.SHEET if colour != SNITCH else look.INK))
    painter.setFont(look.type_of(max(9.0, size * 1.15), BOLD))
    painter.drawText(QRectF(middle.x() - size, middle.y() - size, 2 * size, 2 * size), CENTRE, text)
